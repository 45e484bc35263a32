"""Bots tell: every telling passes its own check, none is told twice, and what was told before is taken up."""

import re
from collections import Counter

import pytest

from kartenhaus.games.horses.tales import (
    LANGUAGES,
    MOTIFS,
    TARGETS,
    Telling,
    begin,
    check,
    end,
    name_proposal,
    suggestions,
    tell,
)
from kartenhaus.games.horses.tales.check import all_named
from kartenhaus.games.horses.tales.material import material
from kartenhaus.games.horses.tales.memory import mentioned
from kartenhaus.games.horses.tales.story import essence

from .chance import mind
from .games import story

every_language = pytest.mark.parametrize("language", LANGUAGES)
STORIES = 30  # of each language; together some three thousand tellings
BEGINNING = re.compile(r"[«„“¿¡]*[A-ZÀ-ÖØ-Þ]")
ENDING = re.compile(r".*(?:[.!?]|[.!?][»“”][.]?)")


@pytest.fixture(scope="module")
def stories() -> dict[str, list[tuple[str, list[Telling]]]]:
    """Stories of all languages, some of them much longer than any game."""
    return {
        language: [story(language, seed, 30 if seed % 10 == 0 else 11) for seed in range(STORIES)]
        for language in LANGUAGES
    }


Stories = dict[str, list[tuple[str, list[Telling]]]]


@every_language
def test_every_telling_passes_its_check_and_names_the_horse_where_it_must(stories: Stories, language: str) -> None:
    for name, told in stories[language]:
        for telling in told:
            assert check(language, telling.motif, name, telling.text, part=telling.part).code == "ok", telling
            must = telling.part != "card" or telling.motif == "horse"
            assert len(all_named(name, telling.text)) == must, telling


@every_language
def test_no_telling_comes_twice_in_a_story(stories: Stories, language: str) -> None:
    for _, told in stories[language]:
        assert len({essence(telling.text) for telling in told}) == len(told)


@every_language
def test_a_telling_is_written_as_a_sentence_is(stories: Stories, language: str) -> None:
    for _, told in stories[language]:
        for telling in told:
            assert len(telling.text.split()) >= 3 and len(telling.text) <= 400
            assert BEGINNING.match(telling.text), telling
            assert ENDING.fullmatch(telling.text), telling
            assert not re.search(r"\s\s|[{}\[\]<>|]|\s[.,;:!?]|,,|\.\.", telling.text), telling
            assert telling.text.count("«") == telling.text.count("»"), telling
            assert telling.text == telling.text.strip()


@every_language
def test_the_name_stands_at_many_places_of_a_horse_cards_telling(stories: Stories, language: str) -> None:
    places = Counter(
        check(language, "horse", name, telling.text).word
        for name, told in stories[language]
        for telling in told
        if telling.motif == "horse" and telling.part == "card"
    )
    assert len(places) >= 10
    assert max(places.values()) < sum(places.values()) / 4


@every_language
def test_there_are_at_least_twelve_sentences_for_every_motif(language: str) -> None:
    sentences = material(language).sentences
    for motif in MOTIFS:
        assert len({*sentences["cards"][motif], *sentences["again"].get(motif, ())}) >= 12, motif
        assert len(sentences["openings"][motif]) >= 2
    for target in TARGETS:
        assert len(sentences["endings"][target]) >= 3


def test_the_same_chance_tells_the_same_and_another_something_else() -> None:
    assert story("de", 3) == story("de", 3)
    assert story("de", 3) != story("de", 4)


def test_nothing_of_an_earlier_round_is_told_again() -> None:
    avoid: list[str] = []
    for _ in range(12):
        avoid.append(begin("en", "stable", "Luna", mind(), avoid))
    assert len(set(avoid)) == 12


def test_even_a_hundred_cards_of_one_motif_are_told_differently() -> None:
    told = [Telling("dog", begin("en", "dog", "Luna", mind()), "opening")]
    bot = mind(5)
    for _ in range(100):
        told.append(Telling("dog", tell("en", "dog", "Luna", told, bot)))
    assert len({essence(telling.text) for telling in told}) == len(told)


def told_by_people(language: str, motif: str, *texts: str) -> list[str]:
    """What bots of many minds tell after people told this."""
    so_far = [Telling("", text) for text in texts]
    return [tell(language, motif, "Luna", so_far, mind(seed)) for seed in range(60)]


@pytest.mark.parametrize(
    ("language", "text", "taken_up"),
    [
        ("de", "Da kam eine alte Hexe mit einem Besen.", "Hexe"),
        ("en", "An old witch came along with her broom.", "witch"),
        ("fr", "Une vieille sorcière arriva avec son balai.", "sorcière"),
        ("nl", "Er kwam een oude heks met haar bezem.", "heks"),
        ("es", "Llegó una vieja bruja con su escoba.", "bruja"),
        ("it", "Arrivò una vecchia strega con la scopa.", "strega"),
        ("pt", "Chegou uma velha bruxa com a vassoura.", "bruxa"),
    ],
)
def test_a_figure_that_people_brought_in_is_taken_up(language: str, text: str, taken_up: str) -> None:
    with_her = [telling for telling in told_by_people(language, "hazard", text) if taken_up in telling]
    without = [telling for telling in told_by_people(language, "hazard", "Pling plang plong.") if taken_up in telling]
    assert len(with_her) >= 10
    assert not without


def test_a_place_and_a_thing_that_people_brought_in_are_taken_up() -> None:
    told = told_by_people("en", "dog", "They found a lantern in the cave.")
    assert any("in the cave" in telling.lower() for telling in told)
    assert any("the lantern" in telling.lower() for telling in told)


def test_who_was_introduced_is_known_afterwards() -> None:
    first = told_by_people("de", "dog", "Es war einmal ein König.")
    assert all("ein" in telling.split(" Hund")[0] for telling in first)
    again = told_by_people("de", "dog", "Es war einmal eine Hündin.")
    assert all("Hündin" in telling and " ein Hund" not in telling for telling in again)


@every_language
def test_the_wish_of_the_opening_comes_true_at_the_end(stories: Stories, language: str) -> None:
    quests = material(language).quests
    for _, told in stories[language]:
        first = next(id for id in reversed(mentioned(language, told[0].text)) if id in quests)
        assert any(told[-1].text.startswith(sentence[:20]) for sentence in quests[first].found)


@every_language
def test_after_a_hazard_somebody_tells_how_they_got_past_it(language: str) -> None:
    after = material(language).sentences["after"]["hazard"]
    so_far = [Telling("stable", begin(language, "stable", "Luna", mind()), "opening")]
    so_far.append(Telling("hazard", tell(language, "hazard", "Luna", so_far, mind())))
    for seed in range(20):
        assert tell(language, "coach", "Luna", so_far, mind(seed)).startswith(after)


@every_language
def test_people_may_tell_anything_and_bots_go_on(language: str) -> None:
    so_far = [Telling("dog", text, part) for part in ("opening", "card") for text in ("🐶 <b>x</b>", "?" * 400, "")]
    for motif in MOTIFS:
        text = tell(language, motif, "Luna", so_far, mind())
        assert check(language, motif, "Luna", text).code == "ok"
    for target in TARGETS:
        text = end(language, target, "Luna", so_far, mind())
        assert check(language, target, "Luna", text, part="ending").code == "ok"
    assert tell(language, "dog", "Luna", [], mind())
    assert end(language, "foal", "Luna", [], mind())


@every_language
def test_a_name_that_is_part_of_the_material_spoils_nothing(language: str) -> None:
    aims = " ".join(quest.aim for quest in material(language).quests.values())
    for name in sorted({word for word in aims.split() if len(word) > 3 and word.isalpha()}):
        _, told = story(language, 2, 8, name.capitalize())
        for telling in told:
            assert check(language, telling.motif, name, telling.text, part=telling.part).code == "ok"


@every_language
def test_no_name_that_bots_propose_stands_in_a_sentence(language: str) -> None:
    all_of = material(language)
    texts = [text for kind in all_of.sentences.values() for rows in kind.values() for text in rows]
    texts += [text for quest in all_of.quests.values() for text in (quest.want, quest.aim, *quest.clues, *quest.found)]
    texts += [form for figure in all_of.figures.values() for form in figure.forms.values()]
    assert [name for name in all_of.names for text in texts if all_named(name, text)] == []
    assert name_proposal(language, mind()) in all_of.names


def test_a_name_begins_a_sentence_with_a_capital() -> None:
    told = [tell("en", "horse", "luna", [], mind(seed)) for seed in range(40)]
    assert any(text.startswith("Luna") for text in told)


@every_language
def test_there_are_three_different_sentences_to_choose_from(language: str) -> None:
    so_far = [Telling("stable", begin(language, "stable", "Luna", mind()), "opening")]
    for part, motif in (("opening", "stable"), ("card", "horse"), ("ending", "foal")):
        made = suggestions(language, motif, "Luna", so_far, mind(), part=part)
        assert len(set(made)) == 3
        starts = {" ".join(text.split()[:4]) for text in made}
        assert len(starts) == 3 or part == "ending", "expected them to begin differently"
        assert all(check(language, motif, "Luna", text, part=part).code == "ok" for text in made)
