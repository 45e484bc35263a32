"""What the players of the house notice, recall and choose."""

import pytest

from kartenhaus import kit
from kartenhaus.bots.pace import bots_that_choose
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import FLIP, LEAVE
from kartenhaus.games.nilokilo.bot import (
    believed_due,
    fair_share,
    plates_of,
    sweets_of,
    sweets_on_heap,
    worth_of_heap,
)
from kartenhaus.games.nilokilo.mind import ON_HEAP, Mind
from kartenhaus.games.nilokilo.state import State
from kartenhaus.simulate.course import Course
from kartenhaus.table import Seat, Table
from tests.games.nilokilo.positions import drawn, flip, legal_moves, snatch, started, turn, view

ALL = 100  # a memory that keeps everything


class Watched:
    """A table with a mind on seat 0 that is told everything."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.mind: Mind = kit.blank(Mind)
        kit.reseed(self.mind, [1, 2, 3, 4])

    def turn(self, *cards: str) -> None:
        """These cards come up, each turned by whose turn it is."""
        for card in cards:
            seat = self.s.due
            turn(self.s, card)
            kind, sweets = ("?BCLSI".index(card[0]), int(card[1])) if card != "G" else (0, 0)
            name = "glutton_up" if card == "G" else "card_up"
            self.tell(name, seat, kind, sweets)

    def snatch(self, seat: int) -> None:
        """A heap is taken."""
        snatch(self.s, seat)
        self.tell("snatched", seat, 1, 2, seat + 1)

    def tell(self, name: str, *facts: int) -> None:
        """One event, as the table would tell it."""
        number = [kind.name for kind in GAME.events.kinds].index(name)
        GAME.notices(self.mind, 0, [number, -1, *facts, *[0] * (4 - len(facts))])

    def choice(self, level: str, strengths: int | None = None) -> str:
        """What seat 0 does."""
        legal = [0] * GAME.moves.size
        n = GAME.may(self.s, 0, legal)
        if strengths is not None:
            self.mind.strength = [strengths] * len(self.mind.strength)
        action = GAME.bots[level](view(self.s, 0), legal, n, self.mind)
        return str(GAME.moves.named(action)["move"])


def test_a_mind_knows_what_lies_where_and_forgets_with_the_round() -> None:
    t = Watched(started(3))
    t.turn("B2", "B3", "G")
    assert (sweets_of(t.mind, ON_HEAP, 1, ALL), plates_of(view(t.s, 0), t.mind, ON_HEAP, ALL)) == (5, 1)
    t.snatch(2)
    assert (sweets_of(t.mind, ON_HEAP, 1, ALL), sweets_of(t.mind, 3, 1, ALL)) == (0, 5)
    t.tell("round_began", 1, 2)
    assert (t.mind.n, sweets_of(t.mind, 3, 1, ALL)) == (0, 0)


def test_a_mind_notices_what_fex_refused_and_what_a_mistake_cost() -> None:
    t = Watched(started(3, fex="strict"))
    t.turn("B2", "L3", "G")
    t.tell("took_glutton", 1, 0)
    assert plates_of(view(t.s, 0), t.mind, 2, ALL) == 1
    t.snatch(0)
    t.tell("sorted_out", 0, 1, 2, 1)
    assert plates_of(view(t.s, 0), t.mind, 1, ALL) == 1
    assert sweets_of(t.mind, 1, 1, ALL) == 0


def test_who_forgets_more_recalls_less() -> None:
    t = Watched(started(2))
    t.turn(*["B1", "B2", "B3", "C1", "C2", "C3", "L1", "L2", "L3", "S1", "S2", "S3"])
    recalled = [sweets_on_heap(view(t.s, 0), t.mind, 0, memory) for memory in (0, 60, 80, 100)]
    assert recalled == sorted(recalled) and recalled[0] == 0 and recalled[-1] == 24


def test_gluttons_lower_the_worth_of_a_heap() -> None:
    t = Watched(started(3))
    t.turn("B2")
    alone = worth_of_heap(view(t.s, 0), t.mind, 0, ALL)
    t.turn("G")
    assert worth_of_heap(view(t.s, 0), t.mind, 0, ALL) < alone


def test_a_fex_that_likes_more_of_the_heap_is_worth_more() -> None:
    t = Watched(started(2, fex="tricky"))
    t.turn("B3", "C2")
    worth = [worth_of_heap(view(t.s, 0), t.mind, jester, ALL) for jester in range(3)]
    assert worth[1] > worth[2] > worth[0] == 0


def test_a_jester_should_bring_less_when_the_king_is_near() -> None:
    t = Watched(started(2))
    early = fair_share(view(t.s, 0), t.mind)
    t.mind.n = 47
    t.mind.where = [1] * len(t.mind.where)
    assert fair_share(view(t.s, 0), t.mind) < early // 4


@pytest.mark.parametrize("level", ["rule", "keen", "sharp", "master"])
def test_a_full_heap_is_snatched_and_a_lone_card_is_left(level: str) -> None:
    t = Watched(started(2))
    t.turn("B1")
    assert t.choice(level, 0) == "leave"
    t.turn("B3", "C3", "L3", "S3", "I3", "B3", "C3")
    assert t.choice(level, 0) == "snatch"


def test_a_child_is_tempted_by_sweets_and_not_by_a_glutton() -> None:
    t = Watched(started(2))
    t.turn("B3", "C3", "L3")
    assert t.choice("six_year_old", 0) == "snatch"
    t.turn("G")
    chosen = [t.choice("six_year_old", 0) for _ in range(60)]
    assert 0 <= chosen.count("snatch") < 12


def test_on_an_unmarked_table_a_bot_works_out_the_turn() -> None:
    t = Watched(started(3, glutton_variant="on"))
    assert believed_due(view(t.s, 0), t.mind, 0, 0) == t.s.due
    for card in ("B1", "C1", "G", "L1", "G", "B2", "G"):
        t.turn(card)
        assert believed_due(view(t.s, 0), t.mind, 0, 0) == t.s.due
        assert believed_due(view(t.s, 0), t.mind, 100, 100) != t.s.due


def test_on_an_unmarked_table_a_bot_leaves_what_is_not_its_turn() -> None:
    t = Watched(started(3, glutton_variant="on"))
    assert t.choice("sharp") == "flip"
    t.turn("G")
    assert (t.s.due, t.choice("sharp", 99)) == (2, "leave")


def test_reactions_get_quicker_with_the_level() -> None:
    assert GAME.real_time is not None
    reactions = GAME.real_time.reactions
    assert set(reactions) == {"random", *GAME.bots}
    quickest_last = [reactions[level] for level in GAME.bots]
    assert quickest_last == sorted(quickest_last, reverse=True) and quickest_last[-1] >= 300
    assert reactions["six_year_old"] >= 1800  # a child of five can be quicker


def test_a_bot_that_is_due_turns_the_card() -> None:
    s = drawn("jesters: 3 3; last: 1")
    assert legal_moves(s, 0) == ["flip"]
    assert Watched(s).choice("rule") == "flip"
    flip(s, 0)


def test_a_slow_bot_keeps_nobody_waiting() -> None:
    bots = [Seat("bot", f"Bot {seat}", "six_year_old" if seat == 0 else "rule") for seat in range(3)]
    table = Table(GAME, "slow", bots, kit.settle(GAME.Options, {"first_starter": "random"}), bytes(range(32)))
    first = table.awaited()[0]
    table.act(first, FLIP, 1.0)
    (due,) = table.awaited()
    assert bots_that_choose(table) == [0, 1, 2], "expected all to think about the heap"
    table.act(due, LEAVE, 2.0)
    assert due not in table.racing()
    assert bots_that_choose(table) == [0, 1, 2], "expected the next card to be turned while others still think"


def test_cards_come_in_the_same_order_whoever_takes_them() -> None:
    calm, wild = started(3, chance=5), started(3, chance=5)
    for step in range(30):
        flip(calm, calm.due)
        flip(wild, wild.due)
        assert calm.top == wild.top
        if step % 5 == 4 and step < 25:
            snatch(wild, step % 3)


def test_in_an_arena_nobody_is_quicker_than_another() -> None:
    medians = Course("nilokilo", kit.settle(GAME.Options, {}), 4, 1).space.medians
    assert len(set(medians.tolist())) == 1
