"""The rules of High Card as examples, and what leads to each refusal."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from kartenhaus import kit
from kartenhaus.games import load
from kartenhaus.games.high_card.actions import LAY_0
from kartenhaus.games.high_card.components import CARDS
from kartenhaus.games.high_card.state import HAND, NOBODY, State, View
from kartenhaus.kit import CLOCK, ONLOOKER

HIGH_CARD = load("high_card")
ANA, BEN, CLEO = range(3)


def begun(seats: int, seed: int = 1, options: Mapping[str, object] | None = None) -> State:
    """A game whose first deal has been made."""
    s = cast(State, kit.blank(HIGH_CARD.State))
    s.seats = seats
    for name, value in kit.settle(HIGH_CARD.Options, options or {}).items():
        setattr(s, name, value)
    kit.reseed(s, [seed, 2, 3, 4])
    HIGH_CARD.start(s, kit.log_with_room(0))
    return s


def holding(*hands: Sequence[int], **options: object) -> State:
    """A game in which the seats have just been dealt these cards."""
    s = begun(len(hands), options=options)
    s.owner[:] = [NOBODY] * (CARDS + 1)
    for seat, hand in enumerate(hands):
        for card in hand:
            s.owner[card] = seat
    return s


def lay(s: State, *cards: int, log: kit.Log | None = None) -> None:
    """Ana, Ben and the others lay these cards, one after another."""
    for seat, card in enumerate(cards):
        assert refusal(s, seat, card) == "legal"
        HIGH_CARD.act(s, seat, LAY_0 + card, log or kit.log_with_room(0))


def refusal(s: State, actor: int, card: int) -> str:
    """Why this card may not be laid."""
    return HIGH_CARD.refusals[HIGH_CARD.why_not(s, actor, LAY_0 + card)]


def seen(s: State, viewer: int) -> View:
    """What this viewer may know."""
    v = cast(View, kit.blank(HIGH_CARD.View))
    HIGH_CARD.see(s, viewer, v)
    return v


def told(log: kit.Log) -> list[dict[str, Any]]:
    """All events, named."""
    return [HIGH_CARD.events.named(line, {}) for line in log.line[: log.n]]


def ranks(s: State) -> list[int]:
    """Each seat's rank."""
    out = [0] * s.seats
    HIGH_CARD.standings(s, out)
    return out


@pytest.mark.rule("HC-01")
def test_two_to_four_take_part() -> None:
    assert list(HIGH_CARD.seats) == [2, 3, 4]


@pytest.mark.rule("HC-02")
def test_there_are_twelve_cards() -> None:
    assert HIGH_CARD.components["cards"] == 12
    assert HIGH_CARD.moves.named(0) == {"move": "lay", "card": 1}
    assert HIGH_CARD.moves.named(HIGH_CARD.moves.size - 1) == {"move": "lay", "card": 12}


@pytest.mark.rule("HC-03")
@pytest.mark.parametrize("seats", HIGH_CARD.seats)
def test_everybody_gets_three_cards_and_the_rest_is_nobodys(seats: int) -> None:
    s = begun(seats)
    assert [s.owner[1:].count(seat) for seat in range(seats)] == [HAND] * seats
    assert s.owner[1:].count(NOBODY) == CARDS - seats * HAND


@pytest.mark.rule("HC-03")
def test_nobody_sees_the_hand_of_another_or_the_rest() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    assert [card for card in range(CARDS + 1) if seen(s, ANA).owner[card] != NOBODY] == [2, 5, 9]
    assert set(seen(s, ONLOOKER).owner) == {NOBODY}


@pytest.mark.rule("HC-04")
def test_that_a_card_was_laid_is_seen_by_all_but_which_by_its_owner_alone() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    lay(s, 5)
    assert [seen(s, viewer).has_chosen[ANA] for viewer in (ONLOOKER, ANA, BEN)] == [1, 1, 1]
    assert [seen(s, viewer).chosen[ANA] for viewer in (ONLOOKER, ANA, BEN)] == [0, 5, 0]


@pytest.mark.rule("HC-04")
def test_a_laid_card_may_be_changed_until_the_last_one_has_chosen() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    lay(s, 5)
    assert [HIGH_CARD.awaits(s, seat) for seat in (ANA, BEN)] == [False, True]
    legal = [0] * HIGH_CARD.moves.size
    n = HIGH_CARD.may(s, ANA, legal)
    assert [action - LAY_0 for action in legal[:n]] == [2, 9]
    lay(s, 9, 12)
    assert s.shown_in[5] == 0
    assert s.shown_in[9] == 1


@pytest.mark.rule("HC-05")
def test_all_cards_are_turned_up_at_once() -> None:
    log = kit.log_with_room(20)
    s = holding([2, 5, 9], [1, 6, 12])
    lay(s, 5, log=log)
    assert [event["event"] for event in told(log)] == ["laid"]
    HIGH_CARD.act(s, BEN, LAY_0 + 6, log)
    assert [(e["seat"], e["card"]) for e in told(log) if e["event"] == "showed"] == [(ANA, 5), (BEN, 6)]
    assert [seen(s, ONLOOKER).owner[card] for card in (5, 6)] == [ANA, BEN]


@pytest.mark.rule("HC-06")
@pytest.mark.rule("HC-07")
def test_the_highest_card_takes_as_many_points_as_the_turn_has_in_number() -> None:
    log = kit.log_with_room(50)
    s = holding([2, 5, 9], [1, 6, 12], [3, 4, 11])
    for cards in ([9, 1, 3], [2, 12, 4], [5, 6, 11]):
        lay(s, *cards, log=log)
    took = [(e["seat"], e["card"], e["points"]) for e in told(log) if e["event"] == "took"]
    assert took == [(ANA, 9, 1), (BEN, 12, 2), (CLEO, 11, 3)]


@pytest.mark.rule("HC-08")
@pytest.mark.parametrize(("option", "winner"), [("off", ANA), ("on", CLEO)])
def test_the_one_beats_the_twelve_where_the_table_has_agreed_on_it(option: str, winner: int) -> None:
    s = holding([2, 5, 12], [3, 6, 10], [1, 4, 11], one_beats_highest=option)
    lay(s, 12, 10, 1)
    assert s.points.index(1) == winner


@pytest.mark.rule("HC-08")
def test_the_one_beats_no_other_card() -> None:
    s = holding([2, 5, 11], [1, 6, 10], one_beats_highest="on")
    lay(s, 11, 1)
    assert s.points[ANA] == 1


@pytest.mark.rule("HC-09")
def test_after_three_turns_the_points_are_written_down_and_all_cards_are_dealt_anew() -> None:
    log = kit.log_with_room(50)
    s = holding([2, 5, 9], [1, 6, 12])
    for cards in ([2, 1], [5, 6], [9, 12]):
        assert HIGH_CARD.deals_done(s) == 0
        lay(s, *cards, log=log)
    assert [(e["seat"], e["points"], e["total"]) for e in told(log) if e["event"] == "scored"] == [(0, 1, 1), (1, 5, 5)]
    assert [HIGH_CARD.score(s, seat) for seat in (ANA, BEN)] == [1, 5]
    assert (s.deal, s.turn, HIGH_CARD.deals_done(s), sum(s.points), max(s.shown_in)) == (2, 1, 1, 0, 0)
    assert s.owner.count(ANA) == s.owner.count(BEN) == HAND


@pytest.mark.rule("HC-10")
def test_the_game_is_over_after_the_agreed_number_of_deals() -> None:
    s = holding([2, 5, 9], [1, 6, 12], deals=1)
    for cards in ([2, 1], [5, 6], [9, 12]):
        assert not HIGH_CARD.is_over(s)
        lay(s, *cards)
    assert HIGH_CARD.is_over(s)
    assert refusal(s, ANA, 2) == "game_over"


@pytest.mark.rule("HC-11")
def test_the_most_points_win_and_equal_points_share_a_rank() -> None:
    log = kit.log_with_room(50)
    s = holding([2, 5, 9], [1, 6, 12], [3, 4, 11], deals=1)
    for cards in ([9, 1, 3], [2, 12, 4], [5, 6, 11]):
        lay(s, *cards, log=log)
    assert ranks(s) == [3, 2, 1]
    assert [e["seat"] for e in told(log) if e["event"] == "won"] == [CLEO]

    log = kit.log_with_room(50)
    s = holding([2, 5, 9], [1, 6, 8], deals=1)
    for cards in ([2, 1], [5, 6], [9, 8]):
        lay(s, *cards, log=log)
    assert ranks(s) == [1, 2]
    s.score[:2] = [3, 3]
    assert ranks(s) == [1, 1]


# Refusals


def test_a_card_that_is_not_in_hand_may_not_be_laid() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    assert refusal(s, ANA, 6) == "not_in_hand"
    lay(s, 5, 6)
    assert refusal(s, ANA, 5) == "not_in_hand"


def test_the_card_that_lies_face_down_cannot_be_laid_again() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    lay(s, 5)
    assert refusal(s, ANA, 5) == "same_card"


def test_the_clock_lays_no_cards() -> None:
    s = begun(4)
    assert {refusal(s, CLOCK, card) for card in range(1, CARDS + 1)} == {"not_in_hand"}


# The example's bot


def test_the_rule_of_thumb_takes_more_than_its_share_of_points_from_chance() -> None:
    points = [0] * 4
    mind = begun(4)
    legal = [0] * HIGH_CARD.moves.size
    for seed in range(600):
        s = begun(4, seed=seed)
        while not HIGH_CARD.is_over(s):
            seat = next(seat for seat in range(4) if HIGH_CARD.awaits(s, seat))
            n = HIGH_CARD.may(s, seat, legal)
            action = HIGH_CARD.bots["rule"](seen(s, ANA), legal, n, mind) if seat == ANA else legal[kit.below(mind, n)]
            HIGH_CARD.act(s, seat, action, kit.log_with_room(0))
        for seat in range(4):
            points[seat] += HIGH_CARD.score(s, seat)
    assert points[ANA] > 1.1 * sum(points) / 4, points
