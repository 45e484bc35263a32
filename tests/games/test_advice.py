"""Reasons for what the rule of thumb does: for every game, and from its view and memory alone."""

import hashlib

import pytest

from kartenhaus.bots import choose, new_mind, notice_all, thinking
from kartenhaus.games import load, offered
from kartenhaus.kit import CLOCK, Game, settle
from kartenhaus.table import Seat, Table
from kartenhaus.words import LANGUAGES, Words, learn_file

MOST_STEPS = 160
SEATS = 3


def table_of(game: Game, seed: str, **options: str | int) -> Table:
    secret = hashlib.sha256(seed.encode()).digest()
    seats = [Seat("bot", name, "rule") for name in ("Ann", "Ben", "Cem")]
    return Table(game, "a table", seats, settle(game.Options, options), secret)


def reasons_of(table: Table) -> list[tuple[str, dict[str, int]]]:
    """Play on by the rule of thumb, and ask for every reason."""
    game, found = table.game, []
    minds = [new_mind(game, table.words(f"memory {seat}")) for seat in range(SEATS)]
    told = -1
    while not table.is_over and table.step < MOST_STEPS:
        for seat in range(SEATS):
            notice_all(game, minds[seat], seat, table.told_lines(seat, told))
        told = table.step
        seats = [*table.racing(), *table.tempted(), *table.awaited()]
        if not seats:
            table.act(CLOCK, table.legal(CLOCK)[0], 0.0)
            continue
        seat, view = seats[0], table.see(seats[0])
        mind = thinking(minds[seat], table.words(f"bot {seat}"))
        action = choose(game, "rule", view, table.legal(seat), mind)
        why = game.reason(view, action, mind)
        found.append((why.code, dict(why.facts)))
        words = ""
        if table.needs_words(seat, action):
            assert game.story is not None
            words = game.story.speak(view, table.spoken, action, mind)
        table.act(seat, action, 0.0, words)
    return found


@pytest.mark.parametrize("id", offered())
def test_every_choice_of_the_rule_of_thumb_has_a_reason_with_a_sentence(id: str) -> None:
    game = load(id)
    words = Words("en", id)
    found = [reason for seed in "abc" for reason in reasons_of(table_of(game, seed))]
    assert len({code for code, _ in found}) > 3
    for code, facts in found:
        assert code in game.reasons
        assert words.say(f"hint-{code}", **facts)


@pytest.mark.parametrize("id", offered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(id: str, language: str) -> None:
    said = learn_file(language, id).read_text(encoding="utf-8")
    assert {f"hint-{code}" for code in load(id).reasons} == {
        line.partition(" =")[0] for line in said.splitlines() if line.startswith("hint-")
    }


# The rules behind what happens, and behind what may not be done


@pytest.mark.parametrize("id", offered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_refusal_can_answer_why(id: str, language: str) -> None:
    game, words = load(id), Words(language, id)
    for kind in game.events.kinds:
        assert words.say(f"why-{kind.rule.lower()}"), kind.name
    for code in game.refusals[1:]:
        assert words.say(f"refusal-{code}")
    for code, rule in game.refusal_rules.items():
        assert f"refusal-{code}" in words
        assert words.say(f"why-{rule.lower()}"), code


# What has no rule behind it: the sentence says all there is, or it is about words and not about cards
SAY_IT_ALL = {"not_for_seats", "not_agreed", "not_now", "no_such_seat", "no_such_player"}
SAY_IT_ALL |= {"no_tile_lies", "no_puma_shown", "no_such_neighbour"}  # Flinke Stinker
SAY_IT_ALL |= {"cards_come_alone", "first_jester_goes", "nothing_to_leave", "seen_already"}  # Nilo Kilo
SAY_IT_ALL |= {"not_asked", "lot_decides", "no_lot", "no_shout", "nothing_to_close", "empty", "too_short", "too_long"}
ABOUT_WORDS = ("name_", "words_")


@pytest.mark.parametrize("id", offered())
def test_every_refusal_names_the_rule_behind_it_unless_it_says_all_itself(id: str) -> None:
    game = load(id)
    without = {code for code in game.refusals[1:] if code not in game.refusal_rules}
    assert not {code for code in without if code not in SAY_IT_ALL and not code.startswith(ABOUT_WORDS)}


def test_what_says_it_all_is_a_refusal_somewhere() -> None:
    assert not SAY_IT_ALL - {code for id in offered() for code in load(id).refusals}
