"""The sentences themselves: each names its motif whoever plays in it, and all languages have the same parts."""

from itertools import product

import pytest

from kartenhaus.games.horses.tales import LANGUAGES, check
from kartenhaus.games.horses.tales.check import all_named
from kartenhaus.games.horses.tales.material import CHOICE, KINDS, SLOT, fixed_part, material
from kartenhaus.games.horses.tales.memory import mentioned, remember
from kartenhaus.games.horses.tales.story import Cast, cast, compose, fillings

from .chance import mind

every_language = pytest.mark.parametrize("language", LANGUAGES)


def casts(language: str, motif: str) -> list[Cast]:
    """Every figure of the language as a friend, and every figure of the motif as itself."""
    all_of = material(language)
    usual = cast(language, "horse", remember(language, ()), mind())
    own = [figure for figure in all_of.figures.values() if figure.kind == motif] or [all_of.figures["dog"]]
    place, thing = next(iter(all_of.places.values())), next(iter(all_of.things.values()))
    fixed = {"last": own[0], "place": place, "thing": thing, "new_thing": thing}
    return [
        Cast(**{**vars(usual), **fixed, "friend": friend, "self": own[number % len(own)]})
        for number, friend in enumerate(all_of.figures.values())
    ]


@every_language
def test_each_sentence_names_its_motif_whoever_plays_in_it(language: str) -> None:
    for kind in ("cards", "again"):
        for motif, sentences in material(language).sentences[kind].items():
            for sentence, actors in product(sentences, casts(language, motif)):
                text = compose(language, (sentence,), "Luna", actors)
                assert check(language, motif, "Luna", text).code == "ok", text
                assert len(all_named("Luna", text)) == (motif == "horse"), text


@every_language
def test_the_material_has_the_same_parts_in_every_language(language: str) -> None:
    german, here = material("de"), material(language)
    for kind in KINDS:
        assert {name: len(rows) for name, rows in here.sentences[kind].items()} == {
            name: len(rows) for name, rows in german.sentences[kind].items()
        }, kind
    assert here.quests.keys() == german.quests.keys()
    assert here.places.keys() == german.places.keys()
    assert here.things.keys() == german.things.keys()
    assert here.titles.keys() == german.titles.keys()
    assert here.book.keys() == german.book.keys()
    assert {quest.id: (len(quest.clues), len(quest.found)) for quest in here.quests.values()} == {
        quest.id: (len(quest.clues), len(quest.found)) for quest in german.quests.values()
    }
    assert len(here.figures) >= 30


@every_language
def test_sentences_have_known_slots_and_can_be_told_apart(language: str) -> None:
    slots = fillings(casts(language, "dog")[0], "Luna").keys()
    sentences = [s for kind in material(language).sentences.values() for rows in kind.values() for s in rows]
    assert len(sentences) == len(set(sentences))
    for sentence in sentences:
        assert set(SLOT.findall(sentence)) <= slots, sentence
        assert len(fixed_part(sentence)) >= 3, sentence
        genders = {figure.gender for figure in material(language).figures.values()}
        for choice in CHOICE.findall(sentence):
            assert choice.count("|") + 1 in (len(genders), 2), sentence


@every_language
def test_each_figure_place_and_thing_is_known_again_by_what_bots_call_it(language: str) -> None:
    all_of = material(language)
    for figure in all_of.figures.values():
        for form in set(figure.forms.values()):
            kinds = [all_of.figures[id].kind for id in mentioned(language, f"x {form} y") if id in all_of.figures]
            assert figure.id == "horse" or figure.kind in kinds, form
    for place in all_of.places.values():
        assert place.id in mentioned(language, place.there), place
        assert place.id in mentioned(language, place.into), place
    for thing in all_of.things.values():
        assert thing.id in mentioned(language, thing.what), thing
        assert thing.id in mentioned(language, thing.new), thing
    for quest in all_of.quests.values():
        assert quest.id in mentioned(language, quest.want), quest
