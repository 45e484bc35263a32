"""The words at the table: what is heard in them, what is read out, and what the story is.

Which words name a motif is the business of `tales` and its own tests; here stand the ledger's examples, and how the
game asks.
"""

from random import Random
from typing import Any

import pytest

from kartenhaus import kit
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import ASK_0, CATEGORY_0, PROPOSE, TELL_0, WAVE
from kartenhaus.games.horses.components import MOTIF, MOTIFS, START_0
from kartenhaus.games.horses.state import ASKS, ENDING, OPENING, READING, TELLING, State
from kartenhaus.games.horses.tales import check, said_aloud
from kartenhaus.games.horses.telling import LANGUAGES, closes, horse_name, needs_words, reading
from kartenhaus.games.horses.turns import piece, teller
from kartenhaus.kit import CLOCK, Refused, Spoken
from tests.games.horses.positions import ask, card, do, drawn, lay, say_name, started, target, tell, view

LUNA = Spoken(1, 0, PROPOSE, "Luna")
assert GAME.story is not None
STORY = GAME.story


def owing(what: str, **options: Any) -> State:
    """The first seat owes the sentence of this card; the horse is called Luna."""
    agreed = " ".join(f"{name}={value}" for name, value in options.items())
    s = drawn(
        f"hands: {what} B-stable | R-rider G-dog | Y-dog; top: R-stable" + (f"; options: {agreed}" * bool(agreed))
    )
    if what[2:] == "horseshoe":
        lay(s, 0, what, "blue")
    else:
        lay(s, 0, what)
    s.named_by = 0
    return s


def opening(motif: str, **options: Any) -> State:
    """The first seat owes the opening for a start card with this motif."""
    s = started(3, **options)
    s.phase, s.turn, s.named_by = OPENING, 0, 0
    s.start_card = next(c for c in range(START_0 + 1, START_0 + 6) if MOTIFS[MOTIF[c]] == motif)
    return s


def heard(s: State, text: str, *before: Spoken) -> str:
    """The refusal's code when the teller tells this; "" when it will do."""
    try:
        action = TELL_0 + piece(s)
        assert STORY.hear(s, [LUNA, *before], teller(s), action, text) == action
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.rule("HM-14")
def test_example_1_the_opening_needs_the_start_cards_motif() -> None:
    s = opening("blacksmith", language="en")
    assert heard(s, "Long before breakfast the blacksmith packed his tools") == ""
    assert heard(s, "It was a cold morning") == "motif_missing"


@pytest.mark.rule("HM-14")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Der Hufschmied packte sein Werkzeug"),
        ("fr", "Le maréchal-ferrant prit ses outils"),
        ("nl", "De hoefsmid pakte zijn hamer"),
        ("es", "El herrador cogió sus clavos"),
        ("it", "Il maniscalco prese i chiodi"),
        ("pt", "O ferrador pegou nos pregos"),
    ],
)
def test_example_2_the_same_in_the_other_languages(language: str, text: str) -> None:
    assert heard(opening("blacksmith", language=language), text) == ""


@pytest.mark.rule("HM-20", "HM-22")
def test_example_3_several_sentences() -> None:
    s = owing("R-stable", language="en")
    assert heard(s, "He walked into the stable. Nobody was there. Where was everyone?") == ""


@pytest.mark.rule("HM-20")
def test_example_4_the_motif_must_be_the_cards_own() -> None:
    text = "Der Hund vom Reiterhof sprang an ihm hoch"
    assert heard(owing("R-dog"), text) == ""
    assert heard(owing("R-rider"), text) == "motif_missing"


@pytest.mark.rule("HM-20")
def test_example_5_a_car_is_no_coach() -> None:
    assert heard(owing("R-blacksmith", language="en"), "The blacksmith got into his car in blue slippers") == ""
    assert heard(owing("R-coach", language="es"), "Subió a su coche con las zapatillas") == "motif_missing"


@pytest.mark.rule("HM-31")
def test_example_14_a_horse_card_needs_the_name_and_it_is_read_up_to_it() -> None:
    s = owing("R-horse", language="en")
    assert heard(s, "Then the horse jumped") == "name_missing"
    text = "Then Luna jumped over the moon"
    assert heard(s, text) == ""
    tell(s)
    spoken = [LUNA, Spoken(2, 0, TELL_0 + card("R-horse"), text)]
    assert s.phase == READING
    assert reading(s, spoken) == ["Then"]
    assert 500 < closes(s, spoken) < 2000
    assert [line for line in STORY.lines(view(s, 1), spoken) if line["line"] == "told"] == []
    say_name(s)
    assert reading(s, spoken) == []
    # The story began in the middle here: with an opening it stands in the lines again.
    begun = [LUNA, Spoken(2, 0, TELL_0 + s.start_card, "The blacksmith yawned loudly"), *spoken[1:]]
    texts = [line["text"] for line in STORY.lines(view(s, 1), begun) if line["line"] == "told"]
    assert texts == ["The blacksmith yawned loudly", text]


@pytest.mark.rule("HM-61", "HM-62")
@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("R-rider", "A princess waved to everybody"),
        ("R-dog", "There a cat slept all day"),
        ("R-stable", "At last they reached a castle"),
    ],
)
def test_example_21_related_words_will_do_for_story_tellers(what: str, text: str) -> None:
    assert heard(owing(what, language="en", storyteller="on"), text) == ""
    assert heard(owing(what, language="en"), text) == "motif_missing"


@pytest.mark.rule("HM-62")
def test_example_21_a_mill_is_a_building_and_no_dwelling() -> None:
    french = {"language": "fr", "storyteller": "on", "stable_category": "building"}
    assert heard(owing("R-stable", **french), "Ils virent le moulin au loin") == ""
    assert heard(owing("R-stable", language="de", storyteller="on"), "Da stand die Mühle am Bach") == "motif_missing"


@pytest.mark.rule("HM-63")
def test_categories_are_the_ones_that_were_agreed() -> None:
    s = owing("R-dog", language="en", storyteller="on")
    dog = MOTIFS.index("dog")
    edited = Spoken(2, 1, CATEGORY_0 + dog, "spoon, ladle")
    assert heard(s, "Suddenly a spoon fell down here") == "motif_missing"
    assert heard(s, "Suddenly a spoon fell down here", edited) == ""
    assert heard(s, "There a cat slept all day", edited) == "motif_missing"
    line = next(x for x in STORY.lines(view(s, 0), [LUNA, edited]) if x["line"] == "category" and x["motif"] == dog)
    assert line["text"] == "spoon, ladle"


@pytest.mark.rule("HM-61", "HM-31")
def test_s56_story_tellers_still_need_the_horses_name() -> None:
    s = owing("R-horse", language="en", storyteller="on")
    assert heard(s, "Then a zebra jumped over it") == "name_missing"


def test_s57_s58_the_ending_is_checked_as_well() -> None:
    s = owing("R-dog", language="en")
    s.phase, s.winner, s.shown_target = ENDING, 0, target("trophy")
    assert heard(s, "So everybody was happy again") == "motif_missing"
    assert heard(s, "So the whole village cheered and the cup went to Luna") == ""


def test_s11_a_direction_card_needs_a_turn_or_nothing() -> None:
    assert heard(owing("D1", language="en"), "It was really nice there") == "motif_missing"
    assert heard(owing("D1", language="en"), "They went back home together") == ""
    assert heard(owing("D1", language="en", direction_sentence="free"), "It was really nice there") == ""


def test_s42_length() -> None:
    s = owing("R-dog", language="en")
    assert heard(s, "") == "empty"
    assert heard(s, "A dog") == "too_short"
    assert heard(s, "A dog barked " * 40) == "too_long"


@pytest.mark.parametrize("options", [{"mention": "refer"}, {"story_check": "off"}], ids=str)
def test_e5_where_hints_are_enough_no_word_is_looked_for(options: dict[str, str]) -> None:
    assert heard(owing("R-dog", language="en", **options), "Something barked in the night") == ""


def test_s41_what_the_others_judge_needs_no_word_either() -> None:
    s = owing("R-dog", language="en")
    action = ASK_0 + card("R-dog")
    assert STORY.hear(s, [LUNA], 0, action, "Something barked in the night") == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Luna", ""),
        ("Wirbel Wind", ""),
        ("", "name_empty"),
        ("L", "name_too_short"),
        ("L" * 21, "name_too_long"),
        ("Luna7", "name_not_letters"),
        ("Hund", "name_motif_word"),
    ],
)
def test_s37_which_names_are_allowed(text: str, code: str) -> None:
    s = started(2)
    if code:
        with pytest.raises(Refused, match=code):
            STORY.hear(s, [], 0, PROPOSE, text)
    else:
        assert STORY.hear(s, [], 0, PROPOSE, text) == PROPOSE


def test_s37_a_name_is_proposed_once() -> None:
    with pytest.raises(Refused, match="name_taken"):
        STORY.hear(started(2), [LUNA], 1, PROPOSE, "luna")


# Waving through


def asked() -> State:
    """The first of three has asked the others about the dog's sentence."""
    s = owing("R-dog")
    ask(s)
    return s


@pytest.mark.rule("HM-20")
def test_s41_one_other_player_is_enough() -> None:
    s = asked()
    assert [GAME.awaits(s, seat) for seat in range(3)] == [False, True, True]
    do(s, 1, action("object"))
    assert do(s, 2, action("wave"))[:2] == ["waved 2", "told 0 R-dog"]
    assert s.waved[0] == 1


def test_s41_without_an_opinion_of_others_the_tellers_word_counts() -> None:
    s = asked()
    assert refusal_of(s, "insist") == "others_decide"
    for seat in (1, 2):
        do(s, seat, action("leave"))
    assert GAME.awaits(s, 0)
    assert do(s, 0, action("insist"))[0] == "insisted 0"
    s = asked()
    do(s, 1, action("object"))
    do(s, 2, action("leave"))
    assert refusal_of(s, "insist") == "others_decide"
    assert GAME.awaits(s, 0)


def test_s41_where_the_others_judge_everything_nobody_simply_tells() -> None:
    s = owing("R-dog", story_check="table")
    assert GAME.refusals[GAME.why_not(s, 0, TELL_0 + card("R-dog"))] == "others_judge"
    ask(s)
    do(s, 1, action("wave"))
    assert s.turn == 1


def action(move: str) -> int:
    """A move without a number."""
    return GAME.moves.first(move)


def refusal_of(s: State, move: str) -> str:
    """Why the first seat may not do this."""
    return GAME.refusals[GAME.why_not(s, 0, action(move))]


# Lines


def test_a_sentence_that_was_asked_about_counts_only_when_it_was_waved_through() -> None:
    s = asked()
    start = Spoken(2, 0, TELL_0 + s.start_card, "Der Hufschmied lachte sehr laut")
    refused = Spoken(3, 0, ASK_0 + card("R-dog"), "Etwas bellte in der Nacht")
    spoken = [LUNA, start, refused]
    assert [(x["line"], x["text"]) for x in STORY.lines(view(s, 1), spoken) if "card" in x] == [
        ("told", start.text),
        ("asked", refused.text),
    ]
    for seat in (1, 2):
        do(s, seat, action("object"))
    assert s.phase == TELLING
    ask(s)
    again = Spoken(4, 0, ASK_0 + card("R-dog"), "Der Kläffer bellte in der Nacht")
    do(s, 1, action("wave"))
    texts = [x["text"] for x in STORY.lines(view(s, 1), [*spoken, again]) if x["line"] == "told"]
    assert texts == [start.text, again.text]


def test_the_horses_name_is_told_to_everybody_and_proposals_while_they_are_open() -> None:
    s = started(2)
    do(s, 0, PROPOSE)
    assert [x for x in STORY.lines(view(s, 1), [LUNA]) if x["line"] == "proposal"] == [
        {"line": "proposal", "seat": 0, "text": "Luna"}
    ]
    do(s, 1, action("no_name"))
    assert STORY.lines(view(s, 1), [LUNA])[0] == {"line": "horse", "text": "Luna"}


def test_the_teller_alone_is_offered_ready_sentences_that_will_do() -> None:
    s = owing("R-dog", language="it")
    start = Spoken(2, 0, TELL_0 + s.start_card, "Il maniscalco rideva forte")
    offered = [x["text"] for x in STORY.lines(view(s, 0), [LUNA, start]) if x["line"] == "offer"]
    assert len(set(offered)) == 3
    assert [heard(s, text, start) for text in offered] == ["", "", ""]
    assert [x for x in STORY.lines(view(s, 1), [LUNA, start]) if x["line"] == "offer"] == []


def test_which_moves_need_words() -> None:
    s = started(2)
    needing = {str(GAME.moves.named(a)["move"]) for a in range(GAME.moves.size) if needs_words(s, 0, a)}
    assert needing == {"name", "tell", "ask", "category"}
    assert not needs_words(s, CLOCK, PROPOSE)


def test_a_quick_table_tells_nothing() -> None:
    s = drawn("hands: R-dog B-stable | R-rider; top: R-stable; options: story=quick")
    assert {x["line"] for x in STORY.lines(view(s, 0), [])} == {"horse"}


def test_a_horse_that_nobody_has_named_gets_one_of_many_names_and_keeps_it() -> None:
    s = started(2)
    names = []
    for number in range(60):
        s.stock_name = number
        names.append([x["text"] for x in STORY.lines(view(named(s), 0), []) if x["line"] == "horse"])
    assert names[3] == [horse_name(named(s, 3), [])]
    assert len({name for (name,) in names}) >= 8


def named(s: State, number: int | None = None) -> State:
    """The horse has a name of the stock."""
    s.phase = OPENING
    s.stock_name = s.stock_name if number is None else number
    return s


def told_aloud(s: State, action: int) -> int:
    """What becomes of this action with the words that stand for a piece which was told at the table itself."""
    assert STORY.hear is not None
    return STORY.hear(s, [LUNA], teller(s), action, said_aloud("en"))


@pytest.mark.rule("HM-20")
def test_what_was_told_aloud_is_judged_by_the_others() -> None:
    s = owing("R-dog", language="en", telling="aloud")
    assert told_aloud(s, TELL_0 + piece(s)) == ASK_0 + piece(s)
    assert told_aloud(s, ASK_0 + piece(s)) == ASK_0 + piece(s)
    assert {"line": "aloud", "text": said_aloud("en")} in STORY.lines(view(s, 0), [LUNA])


def test_where_nobody_judges_what_was_told_aloud_counts() -> None:
    s = owing("R-dog", language="en", telling="aloud", story_check="off")
    assert told_aloud(s, TELL_0 + piece(s)) == TELL_0 + piece(s)
    s = owing("R-dog", language="en", telling="aloud")
    s.n_asks = ASKS
    assert told_aloud(s, TELL_0 + piece(s)) == TELL_0 + piece(s)


def test_where_all_is_written_the_words_for_telling_aloud_are_a_sentence_like_any_other() -> None:
    s = owing("R-dog", language="en")
    with pytest.raises(Refused, match="motif_missing"):
        told_aloud(s, TELL_0 + piece(s))
    assert not [line for line in STORY.lines(view(s, 0), [LUNA]) if line["line"] == "aloud"]


def test_a_horse_that_was_told_aloud_lets_its_figure_go_after_a_while_that_nobody_knows() -> None:
    waits = set()
    for chance in range(5):
        s = owing("R-horse", language="en", telling="aloud")
        kit.reseed(s, Random(chance).sample(range(1 << 32), 4))
        aloud = Spoken(2, 0, ASK_0 + piece(s), said_aloud("en"))
        written = Spoken(2, 0, TELL_0 + piece(s), "Then suddenly our Luna came")
        ask(s)
        do(s, 1, WAVE)
        assert s.phase == READING and reading(s, [LUNA, aloud]) == []
        waits.add(closes(s, [LUNA, aloud]))
        assert closes(s, [LUNA, written]) == 700 + 1000
    assert len(waits) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_telling_aloud_name_nothing(language: str) -> None:
    for motif in ("horse", "dog", "rider", "direction", "sunset"):
        assert check(language, motif, "Luna", said_aloud(language)).code in ("motif_missing", "name_missing")
