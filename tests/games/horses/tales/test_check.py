"""What is said is checked: motifs by their words, the horse by its name, and anything at all without an exception."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.games.horses.tales import (
    LANGUAGES,
    MOTIFS,
    TARGETS,
    categories,
    category_name,
    check,
    check_name,
    check_words,
    clean,
    name_proposal,
    spoken_words,
)
from kartenhaus.games.horses.tales import lists as word_lists

from .chance import mind

every_language = pytest.mark.parametrize("language", LANGUAGES)


def code(language: str, motif: str, text: str, **options: object) -> str:
    """What becomes of a sentence in a story about Luna."""
    return check(language, motif, "Luna", text, **options).code  # type: ignore[arg-type]


@pytest.mark.rule("HM-14")
@pytest.mark.parametrize(
    ("language", "told", "not_told"),
    [
        ("de", "Der Hufschmied suchte seine Zange.", "Es war ein kalter Morgen."),
        ("en", "Before sunrise the blacksmith lit his fire.", "It was raining that day."),
        ("fr", "Le maréchal-ferrant cherchait sa pince.", "Il faisait froid ce matin-là."),
        ("nl", "De hoefsmid zocht zijn tang.", "Het was een koude ochtend."),
        ("es", "El herrador buscaba sus tenazas.", "Era una mañana fría."),
        ("it", "Il maniscalco cercava le tenaglie.", "Era una mattina fredda."),
        ("pt", "O ferrador procurava a tenaz.", "Era uma manhã fria."),
    ],
)
def test_an_opening_names_the_motif_of_the_start_card(language: str, told: str, not_told: str) -> None:
    assert code(language, "blacksmith", told, part="opening") == "ok"
    assert code(language, "blacksmith", not_told, part="opening") == "motif_missing"


@pytest.mark.rule("HM-20", "HM-22")
def test_a_telling_may_be_longer_than_a_sentence_and_needs_the_motif_once() -> None:
    assert code("en", "stable", "She looked into the stable. It was empty. Where had they gone?") == "ok"
    assert code("en", "stable", "She looked inside. It was empty. Where had they gone?") == "motif_missing"


@pytest.mark.rule("HM-20")
@pytest.mark.parametrize(
    ("language", "motif", "text"),
    [
        ("de", "dog", "Vor der Hundehütte lag ein Knochen."),
        ("de", "rider", "Auf dem Reiterhof wurde es still."),
        ("de", "stable", "Der Stallbursche gähnte laut."),
        ("de", "horseshoe", "Beim Hufeisenwerfen lachten alle."),
        ("de", "horseshoe", "Ein Stück Eisen lag im Gras."),
        ("de", "coach", "Der Kutscher zog den Hut."),
        ("de", "rider", "Der Fluss wurde immer breiter."),
        ("de", "direction", "Die Einrichtung war sehr hübsch."),
        ("de", "stable", "Im Berg glitzerte ein Bergkristall."),
        ("en", "coach", "The coachman took off his hat."),
        ("en", "horseshoe", "A piece of iron lay there."),
        ("es", "coach", "Se fue a casa en su coche."),
        ("fr", "horseshoe", "Un morceau de fer brillait."),
        ("it", "horseshoe", "Un pezzo di ferro luccicava."),
        ("nl", "stable", "Het kristal fonkelde heel mooi."),
        ("nl", "coach", "De koetsier nam zijn hoed af."),
        ("pt", "coach", "O cocheiro tirou o chapéu."),
        ("pt", "horseshoe", "Um pedaço de ferro brilhava."),
    ],
)
def test_what_only_sounds_like_a_motif_does_not_count(language: str, motif: str, text: str) -> None:
    assert code(language, motif, text) == "motif_missing"
    assert code(language, motif, text, is_forgiving=True) == "motif_missing"


@pytest.mark.rule("HM-20")
@pytest.mark.parametrize(
    ("language", "motif", "text"),
    [
        ("de", "dog", "Ein alter Schäferhund schlief dort."),
        ("de", "dog", "Der Hund vom Reiterhof bellte."),
        ("de", "stable", "Im Kuhstall war es warm."),
        ("de", "hazard", "Sie sprangen ueber drei Graeben."),
        ("de", "hazard", "DAS WAR EIN GARTENZAUN!"),
        ("de", "horse", "Er ritt auf einem weißen Roß davon."),
        ("en", "horseshoe", "A horse-shoe hung there."),
        ("en", "direction", "They went the other way, then back again."),
        ("es", "coach", "Llegó un coche de caballos."),
        ("es", "stable", "Durmieron en las cuadras."),
        ("es", "hazard", "Habia un obstaculo enorme."),
        ("fr", "horseshoe", "Il trouva un fer à cheval."),
        ("fr", "horseshoe", "Trois fers-a-cheval brillaient."),
        ("fr", "stable", "Dans l'écurie il faisait chaud."),
        ("fr", "stable", "Une ETABLE était ouverte."),
        ("fr", "direction", "Ils firent demi-tour très vite."),
        ("it", "horseshoe", "C'era un ferro di cavallo."),
        ("it", "dog", "Arrivò l'altro cane, tutto bagnato."),
        ("nl", "stable", "De paardenstal was open."),
        ("nl", "stable", "In de koestal was het warm."),
        ("nl", "dog", "Twee puppy's renden weg."),
        ("pt", "dog", "Vieram dois cães a correr."),
        ("pt", "direction", "Deram meia-volta muito depressa."),
        ("pt", "sunset", "Viram juntos o pôr-do-sol."),
    ],
)
def test_forms_compounds_accents_hyphens_and_apostrophes_count(language: str, motif: str, text: str) -> None:
    part = "ending" if motif in TARGETS or motif == "horse" else "card"
    assert code(language, motif, text, part=part) == "ok"


@pytest.mark.rule("HM-20")
def test_a_shorter_beginning_than_four_letters_makes_no_compound() -> None:
    assert code("de", "dog", "Ein Seehund schwamm vorbei.") == "motif_missing"
    assert code("de", "dog", "Ein Jagdhund schwamm vorbei.") == "ok"


@pytest.mark.rule("HM-31")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Then the horse jumped over it."),
        ("it", "Trovarono un ferro di cavallo."),
        ("fr", "Il y avait un fer à cheval."),
        ("de", "Dann wieherte das Pferd laut."),
    ],
)
def test_a_horse_card_needs_the_name_and_no_other_word_will_do(language: str, text: str) -> None:
    related = categories(language)
    for options in ({}, {"mention": "refer"}, {"related": related}):
        assert code(language, "horse", text, **options) == "name_missing"


@pytest.mark.rule("HM-31")
@pytest.mark.parametrize(
    ("name", "text", "word"),
    [
        ("Luna", "Then Luna jumped over the moon", 1),
        ("Luna", "Lunas Mähne flog im Wind", 0),
        ("Luna", "We followed Luna's hoof prints", 2),
        ("Luna", "Wir suchten überall: „Luna!“", 3),
        ("Luna", "Luna und Luna und Luna", 0),
        ("Fritz", "Das war Fritz’ großer Tag", 2),
        ("Éclair", "Alors l'eclair arriva ici", 1),
        ("Bella Luna", "Dort stand Bella Luna im Gras", 2),
        ("Bella Luna", "Dort stand Bella-Lunas Freund", 2),
        ("Blitz", "Der Blitzableiter war kaputt", -1),
        ("Luna", "Die Lunapark Leute kamen", -1),
        ("Bella Luna", "Dort stand Luna Bella im Gras", -1),
    ],
)
def test_the_word_of_the_name_is_where_it_is_said_first(name: str, text: str, word: int) -> None:
    verdict = check("de", "horse", name, text)
    assert verdict.word == word
    assert verdict.code == ("ok" if word >= 0 else "name_missing")
    assert word < len(spoken_words(verdict.text))


def test_where_the_name_stands_is_told_for_other_cards_as_well() -> None:
    assert check("en", "dog", "Luna", "The dog licked Luna.") == ("ok", 3, "The dog licked Luna.")


def test_the_name_will_do_for_an_opening_with_a_horse_and_so_does_a_horse() -> None:
    assert code("en", "horse", "Once there was a pony.", part="opening") == "ok"
    assert code("en", "horse", "Luna could count to ten.", part="opening") == "ok"
    assert code("en", "horse", "Once there was a frog.", part="opening") == "motif_missing"


@pytest.mark.rule("HM-50")
def test_an_ending_names_the_motif_of_the_target_card() -> None:
    assert code("en", "trophy", "And the cup went to Luna.", part="ending") == "ok"
    assert code("en", "trophy", "And they all went home.", part="ending") == "motif_missing"


def test_where_the_others_judge_only_length_and_name_are_looked_at() -> None:
    assert code("en", "rider", "Somebody came along slowly", mention="refer") == "ok"
    assert code("en", "rider", "Somebody came", mention="refer") == "too_short"


def test_no_motif_is_in_every_text() -> None:
    assert code("en", "", "Something happened here") == "ok"


def test_a_wrong_letter_in_a_long_word_is_forgiven_only_if_asked_for() -> None:
    for text in ("Da lag ein Hufeisn dort.", "Da lag ein Huffeisen dort.", "Da lag ein Hufeiesn dort."):
        assert code("de", "horseshoe", text) == "motif_missing"
        assert code("de", "horseshoe", text, is_forgiving=True) == "ok"
    assert code("de", "dog", "Ein Hunt lief vorbei.", is_forgiving=True) == "motif_missing"
    assert code("de", "horseshoe", "Da lag ein Hufissn dort.", is_forgiving=True) == "motif_missing"


@pytest.mark.parametrize(
    ("language", "motif", "text"),
    [
        ("de", "hazard", "Sie würden gerne singen."),
        ("de", "direction", "Das muss anders werden."),
        ("de", "stable", "In dieser Stellung schlief er."),
        ("en", "rider", "They swam in two rivers."),
        ("en", "stable", "There were two tables."),
        ("es", "rider", "El cabello era largo."),
        ("it", "stable", "Brillavano le stelle."),
    ],
)
def test_another_word_is_no_wrong_letter(language: str, motif: str, text: str) -> None:
    assert code(language, motif, text, is_forgiving=True) == "motif_missing"


def test_too_much_too_little_and_nothing() -> None:
    assert code("en", "dog", "") == "empty"
    assert code("en", "dog", " \u200b\u202e\x00\n ") == "empty"
    assert code("en", "dog", "?!… — «»") == "empty"
    assert code("en", "dog", "🐶🐶🐶 🐶") == "empty"
    assert code("en", "dog", "A dog!") == "too_short"
    assert code("en", "dog", "the dog barked " + "x" * 385) == "ok"
    assert code("en", "dog", "the dog barked " + "x" * 386) == "too_long"
    assert code("en", "dog", "dog " * 2500) == "too_long"
    assert code("en", "dog", "dog " * 250_000) == "too_long"


def test_what_nobody_sees_is_taken_out_and_the_rest_stays_as_it_is() -> None:
    assert clean("The\x07 dog\u202e ran\tto\nme\u200f.") == "The dog ran to me."
    assert clean("<b>dog</b> & 🐶") == "<b>dog</b> & 🐶"
    assert clean("e\u0301" + "\u0301" * 50) == "é\u0301\u0301"
    assert clean("a\ud800b") == "ab"
    assert clean(" two  blanks ") == "two blanks"


@given(st.text(max_size=600), st.sampled_from(LANGUAGES), st.sampled_from((*MOTIFS, *TARGETS)), st.booleans())
def test_anything_gets_a_verdict_and_cleaning_twice_changes_nothing(
    text: str, language: str, motif: str, is_forgiving: bool
) -> None:
    verdict = check(language, motif, "Luna", text, is_forgiving=is_forgiving)
    assert verdict.code in {"ok", "empty", "too_short", "too_long", "motif_missing", "name_missing"}
    assert clean(verdict.text) == verdict.text
    assert -1 <= verdict.word < max(1, len(spoken_words(verdict.text)))
    assert check_name(language, text).code
    assert check_words(text).code


def test_a_name_has_two_to_twenty_letters_in_one_word_or_two() -> None:
    names = {
        "": "empty",
        "X": "too_short",
        "Bo": "ok",
        "A" * 20: "ok",
        "A" * 21: "too_long",
        "Luna Blue": "ok",
        "Mary-Lou": "ok",
        "Luna Blue Moon": "too_many_words",
        "R2D2": "not_letters",
        "Luna!": "not_letters",
        "<b>": "not_letters",
        "🐴": "not_letters",
        "-'-": "not_letters",
        "Éclair": "ok",
        "\u202eLuna\x00": "ok",
    }
    assert {name: check_name("en", name).code for name in names} == names
    assert check_name("en", "  Luna \u200b Blue ").name == "Luna Blue"


@pytest.mark.parametrize(
    ("language", "name", "expected"),
    [
        ("de", "Rappe", "motif_word"),
        ("de", "Schäferhund", "motif_word"),
        ("en", "Puppy", "motif_word"),
        ("it", "Sole", "motif_word"),
        ("de", "Und", "common_word"),
        ("de", "Da", "common_word"),
        ("fr", "Le", "common_word"),
        ("en", "Then", "common_word"),
        ("de", "Lina", "player_name"),
        ("de", "LINA", "player_name"),
        ("de", "Mia", "player_name"),
    ],
)
def test_a_name_is_no_word_of_the_cards_no_small_word_and_no_player(language: str, name: str, expected: str) -> None:
    assert check_name(language, name, ["Lina", "Mia Moser"]).code == expected
    assert check_name(language, "Zottel", ["Lina", "Mia Moser"]).code == "ok"


@every_language
def test_a_bot_proposes_names_that_will_do_and_not_one_that_is_taken(language: str) -> None:
    taken: list[str] = []
    for _ in range(24):
        name = name_proposal(language, mind(len(taken)), taken)
        assert check_name(language, name).code == "ok", name
        assert name not in taken
        taken.append(name)
    assert name_proposal(language, mind(), taken) in taken


@pytest.mark.rule("HM-61", "HM-62", "HM-63")
def test_in_the_story_teller_variant_what_is_related_will_do() -> None:
    related = categories("en")
    for motif, text in {
        "rider": "A princess waved at them.",
        "dog": "Two cats were sleeping there.",
        "stable": "They reached an old castle.",
        "coach": "A tractor came along slowly.",
    }.items():
        assert code("en", motif, text) == "motif_missing"
        assert code("en", motif, text, related=related) == "ok"
    assert code("en", "dog", "The old dog was sleeping.", related=related) == "ok"
    assert code("es", "coach", "Se fue a casa en su coche.", related=categories("es")) == "ok"


@pytest.mark.rule("HM-62")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Da klapperte die alte Mühle."),
        ("en", "There was an old mill."),
        ("fr", "Voilà un vieux moulin gris."),
        ("nl", "Daar stond een molen stil."),
        ("es", "Allí había un molino viejo."),
        ("it", "C'era un vecchio mulino."),
        ("pt", "Ali havia um moinho velho."),
    ],
)
def test_a_mill_is_a_building_but_no_dwelling(language: str, text: str) -> None:
    assert code(language, "stable", text, related=categories(language)) == "motif_missing"
    assert code(language, "stable", text, related=categories(language, is_building=True)) == "ok"


@pytest.mark.rule("HM-63")
def test_the_players_words_take_the_place_of_the_list_and_keep_their_forms() -> None:
    edits = {"dog": check_words("Kuh, ~drache, kleiner Mann vom Mond").words}
    related = categories("de", edits)
    assert related["dog"] == ("kuh", "~drache", "kleiner mann vom mond")
    for text in ("Drei dicke Kühe lachten laut.", "Ein Feuerdrache kam.", "Da war der kleiner Mann vom Mond."):
        assert code("de", "dog", text, related=related) == "ok"
    assert code("de", "dog", "Eine Katze schlief dort.", related=related) == "motif_missing"
    assert related["rider"] == categories("de")["rider"]


@every_language
def test_every_motif_but_the_horse_has_a_category_that_can_be_typed(language: str) -> None:
    for is_building in (False, True):
        kinds = categories(language, is_building=is_building)
        assert set(kinds) == {*MOTIFS, *TARGETS} - {"horse"}
        for motif, words in kinds.items():
            typed = ", ".join(words)
            assert len(typed) <= 400, motif
            assert check_words(typed) == ("ok", words, "")
            assert category_name(language, motif, is_building=is_building)
    assert category_name(language, "horse") == ""


def test_a_category_is_a_list_of_words() -> None:
    assert check_words(" Ring,, ring ; Key ").words == ("ring", "key")
    assert check_words(",;").code == "empty"
    assert check_words("a") == ("not_a_word", (), "a")
    assert check_words("key, <b>ring</b>").wrong == "<b>ring</b>"
    assert check_words("key, 🔑").wrong == "🔑"
    assert check_words("one two three four five").code == "not_a_word"
    assert check_words(", ".join("ab" * k for k in range(1, 20)) + ", " + "x" * 41).code == "not_a_word"
    assert check_words(", ".join(chr(97 + i) + chr(97 + j) for i in range(8) for j in range(8))).code == "too_many"
    assert check_words("word," * 5000).code == "too_many"


@every_language
def test_every_word_of_a_motif_names_it_and_none_is_among_those_that_never_do(language: str) -> None:
    never = {word for entry in word_lists.never(language) for word in entry.words[0]}
    for motif in (*MOTIFS, *TARGETS):
        for word in word_lists.motif_words(language, motif):
            assert check(language, motif, "Luna", f"x {word} y", part="ending").code == "ok", word
            assert word.removeprefix("~") not in never, word


def test_an_unknown_language_names_the_ones_there_are() -> None:
    with pytest.raises(KeyError, match="de, en, es, fr, it, nl, pt"):
        check("xx", "dog", "Luna", "A dog barked loudly")
