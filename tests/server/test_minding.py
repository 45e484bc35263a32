"""When bots act, what they remember, and what becomes of who thinks too long."""

import statistics
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import numpy as np

from kartenhaus.bots import new_mind
from kartenhaus.bots.pace import AT_ONCE, PATIENCE
from kartenhaus.kit import CLOCK, Cells, Game, Int16, Mind, RealTime, as_bytes
from kartenhaus.server.messages import SeatPlan, SetSeat
from kartenhaus.server.minding import Choice, Minding, Turn
from kartenhaus.server.photo import Photo
from kartenhaus.table import Table
from tests.server.test_rooms import GRACE, Party
from tests.table.bell import BELL, CLOSE, HANG, LEAVE, RESTS, RING


def minding(party: Party, pace: float = 1.0) -> Minding:
    return Minding(party.room, pace)


def play(party: Party, turns: list[Turn], now: float) -> None:
    assert party.room.table is not None
    for turn in turns:
        action, text = turn.choose()
        party.room.table.act(turn.seat, action, now, text)


def test_a_bot_acts_after_a_while_of_thinking() -> None:
    party = Party(SeatPlan("bot"))
    mind = minding(party)
    due = mind.due(100.0)
    assert due is not None
    assert 100.1 < due < 110.0
    assert mind.turns(100.0) == []
    assert mind.due(100.0) == due, "asking does not begin the thought anew"
    (turn,) = mind.turns(due)
    assert (turn.seat, turn.level) == (2, "rabbit")
    assert mind.is_current(turn)
    play(party, [turn], due)
    assert not mind.is_current(turn)
    assert mind.due(due) is None, "the persons have to choose now"


def test_a_bot_sees_its_view_and_nothing_else() -> None:
    party = Party(SeatPlan("bot"))
    (turn,) = minding(party, pace=0.0).turns(0.0)
    assert turn.view.viewer == 2
    assert not any(any(hand) for seat, hand in enumerate(turn.view.hand) if seat != 2)
    assert not hasattr(turn.view, "rng")


def test_bots_of_one_table_think_for_different_times() -> None:
    party = Party(*[SeatPlan("bot") for _ in range(3)])
    mind = minding(party)
    due = mind.due(0.0)
    assert due is not None
    assert len(mind.turns(due)) == 1
    assert len(mind.turns(60.0)) == 3


def test_without_a_pace_bots_act_at_once() -> None:
    party = Party(SeatPlan("bot"), SeatPlan("bot"))
    mind = minding(party, pace=0.0)
    assert mind.due(5.0) == 5.0
    assert [turn.seat for turn in mind.turns(5.0)] == [2, 3]


def test_absence_is_due_when_the_grace_time_ends() -> None:
    party = Party()
    mind = minding(party)
    assert mind.due(0.0) is None
    party.room.depart(party.ben, 10.0)
    assert mind.due(20.0) == 10.0 + GRACE
    party.room.replace_absent(10.0 + GRACE)
    assert [turn.seat for turn in mind.turns(1000.0)] == [], "the bot thinks first"
    assert [turn.seat for turn in mind.turns(2000.0)] == [1]


def test_a_turn_timer_plays_for_who_thinks_too_long() -> None:
    for choice, level in (("random", "random"), ("lowest_risk", "rule")):
        party = Party(turn_timer=30, on_timeout=choice)
        mind = minding(party)
        assert mind.due(0.0) == 30.0
        assert mind.turns(29.9) == []
        assert [(turn.seat, turn.level) for turn in mind.turns(30.0)] == [(0, level), (1, level)]


def test_a_turn_timer_that_only_shows_the_time_plays_for_nobody() -> None:
    party = Party(turn_timer=30, on_timeout="wait")
    assert minding(party).due(0.0) is None
    assert minding(party).turns(1000.0) == []


def test_a_timer_begins_anew_when_the_room_was_empty() -> None:
    party = Party(turn_timer=30, on_timeout="random")
    mind = minding(party)
    mind.awake_since = 500.0
    assert mind.due(500.0) == 530.0
    assert mind.turns(529.0) == []


def test_a_turn_is_void_when_the_table_has_stopped_or_ended() -> None:
    party = Party(SeatPlan("bot"), leaver="cancel_deal")
    mind = minding(party, pace=0.0)
    (turn,) = mind.turns(0.0)
    party.room.is_stopped = True
    assert not mind.is_current(turn)
    assert mind.due(0.0) is None
    assert mind.turns(0.0) == []


def test_a_bot_that_still_thinks_when_the_person_comes_back_does_not_play() -> None:
    party = Party()
    party.room.depart(party.ben, 0.0)
    party.room.replace_absent(GRACE)
    (turn,) = minding(party, pace=0.0).turns(GRACE)
    assert turn.seat == 1
    party.room.arrive(party.ben, GRACE)
    assert not minding(party).is_current(turn)


def test_a_bot_that_is_exchanged_thinks_at_its_new_level() -> None:
    party = Party(SeatPlan("bot", level="random"))
    party.room.command(party.ann, SetSeat("x", 2, "bot", level="six_year_old"), 0.0)
    (turn,) = minding(party, pace=0.0).turns(0.0)
    assert turn.level == "six_year_old"


def test_a_quick_bot_thinks_for_a_shorter_time_than_an_unhurried_one() -> None:
    party = Party(SeatPlan("bot", level="wolf"))
    takes = {}
    for tempo in ("quick", "usual", "unhurried"):
        party.room.command(party.ann, SetSeat(f"x {tempo}", 2, "bot", level="wolf", tempo=tempo), 0.0)
        takes[tempo] = minding(party)._time_for(2)
    assert takes["quick"] < takes["usual"] < takes["unhurried"]


# What nobody waits for


def at_turn_of(seat: int, draw_window: int = 0) -> Party:
    """A table of Lobo 77 with two persons and two bots at which everybody has drawn and this seat is to lay."""
    party = Party(SeatPlan("bot"), SeatPlan("bot"), game="lobo77", draw_window=draw_window)
    table = party.room.table
    assert table is not None
    while table.awaited() != [seat] or table.tempted():
        actor = (table.tempted() or table.awaited())[0]
        table.act(actor, table.legal(actor)[0], 0.0)
    return party


def test_a_bot_does_what_nobody_waits_for_before_the_next_bot_acts() -> None:
    party = at_turn_of(2)
    mind, table = minding(party, pace=0.0), party.room.table
    assert table is not None
    play(party, mind.turns(0.0), 0.0)
    assert (table.tempted(), table.awaited()) == ([2], [3])
    (turn,) = mind.turns(0.0)
    assert turn.seat == 2 and mind.is_current(turn)
    assert minding(party).due(100.0) == 100.0 + AT_ONCE
    play(party, [turn], 0.0)
    assert not mind.is_current(turn)
    assert [turn.seat for turn in mind.turns(0.0)] == [3]


def test_a_bot_leaves_a_person_the_time_to_do_what_nobody_waits_for() -> None:
    party = at_turn_of(1)
    table = party.room.table
    assert table is not None
    table.act(1, table.legal(1)[0], 100.0)
    assert (table.tempted(), table.awaited()) == ([1], [2])
    times = []
    for word in range(40):
        mind = minding(party)
        mind._chance = lambda seat, word=word: new_mind(table.game, [word, 1, 2, 3])  # type: ignore[method-assign, misc]
        due = mind.due(100.0)
        assert due is not None
        times.append(due - 100.0)
    assert min(times) == PATIENCE


def test_the_time_to_draw_ends_by_the_clock_where_the_table_wants_that() -> None:
    party = at_turn_of(0, draw_window=5)
    table = party.room.table
    assert table is not None
    table.act(0, table.legal(0)[0], 100.0)
    assert (table.tempted(), table.awaited(), minding(party).due(100.0)) == ([0], [1], 105.0)
    party.room.close_windows(104.9)
    assert table.tempted() == [0]
    party.room.close_windows(105.0)
    assert table.tempted() == [] and table.closes_at() is None
    assert minding(party).due(105.0) is None


def test_without_such_an_option_the_clock_closes_nothing() -> None:
    party = at_turn_of(0)
    table = party.room.table
    assert table is not None
    table.act(0, table.legal(0)[0], 100.0)
    assert table.closes_at() is None
    party.room.close_windows(1e9)
    assert table.tempted() == [0]


def test_what_a_bot_covers_again_stays_to_be_seen() -> None:
    party = Party(SeatPlan("bot"), SeatPlan("bot"), game="skunks", reveal_seconds=9)
    table = party.room.table
    assert table is not None
    cover = table.game.moves.first("cover")
    while not any(table.legal(seat) == [cover] for seat in (2, 3)):
        actor = table.awaited()[0]
        run = table.game.moves.first("run")
        legal = [action for action in table.legal(actor) if action != run] or table.legal(actor)
        table.act(actor, legal[-1], 0.0)
    due = minding(party).due(100.0)
    assert due == 109.0


# What goes on in real time


class Heard(Mind):
    """A mind that keeps what it was told last, and how much that was."""

    n: Int16
    last: Annotated[list[int], Cells(np.int16, 6)]


def hear(mind: Any, seat: int, line: Sequence[int]) -> None:
    mind.n += 1
    for i in range(6):
        mind.last[i] = line[i]


def grabby(v: Any, legal: list[int], n: int, mind: Any) -> int:
    """Rings if it may, else does the first thing; and forgets, which must not matter."""
    mind.n = 0
    return RING if RING in legal else legal[0]


def real_time_of(game: Game) -> RealTime:
    assert game.real_time is not None
    return game.real_time


ALIVE = replace(
    BELL,
    bots={"rule": grabby},
    Mind=Heard,
    notices=hear,
    real_time=replace(real_time_of(BELL), reactions={"random": 800, "rule": 400}),
)


def at_bell(*levels: str) -> tuple[Party, Table]:
    """A table at which Ann has hung up a bell, which can be rung since second 10."""
    party = Party(*[SeatPlan("bot", level=level) for level in levels], game=ALIVE)
    table = party.room.table
    assert table is not None
    table.act(0, HANG, 9.0, "a bell")
    table.act(CLOCK, CLOSE, 10.0)
    return party, table


def test_bots_in_a_race_act_after_a_reaction_time_of_their_level() -> None:
    party, table = at_bell("rule", "random")
    times: dict[int, list[float]] = {2: [], 3: []}
    for word in range(200):
        mind = minding(party)
        chance = {seat: new_mind(ALIVE, table.words(f"{word} {seat}")) for seat in times}
        mind._chance = lambda seat, chance=chance: chance[seat]  # type: ignore[method-assign, misc]
        for seat, found in times.items():
            found.append(mind._thought(seat, 10.0).until - 10.0)
    medians = {seat: statistics.median(found) for seat, found in times.items()}
    assert 0.36 < medians[2] < 0.44
    assert 0.72 < medians[3] < 0.88
    assert len(set(times[2])) > 150, "nobody always takes the same time"


def test_a_planned_claim_is_thought_over_again_when_it_is_another_decision() -> None:
    party, table = at_bell("rule")
    mind = minding(party)
    due = mind.due(10.0)
    assert due is not None
    (turn,) = mind.turns(due)
    assert turn.choose() == Choice(RING)
    assert mind.is_current(turn)
    table.act(0, RING, 10.2)
    assert not mind.is_current(turn)
    assert mind.turns(due) == [], "there is nothing to claim any more"


def test_among_bots_the_quicker_one_comes_first() -> None:
    party, _ = at_bell("rule", "rule", "rule")
    mind = minding(party)
    mind.due(10.0)
    turns = mind.turns(60.0)
    assert [turn.takes for turn in turns] == sorted(turn.takes for turn in turns)
    assert {turn.seat for turn in turns} == {2, 3, 4}


def test_while_claims_are_held_only_those_who_race_are_asked_and_each_once() -> None:
    party, table = at_bell("rule", "rule")
    mind = minding(party, pace=0.0)
    photo = Photo(table.race(), 10.2, let_pass={3})
    assert [turn.seat for turn in mind.turns(10.0, photo)] == [2]
    assert mind.bots_due(10.0, photo) == 10.0
    photo.let_pass.add(2)
    assert mind.bots_due(10.0, photo) is None


def test_a_bot_does_not_act_before_its_move_would_be_done() -> None:
    party, table = at_bell("rule")
    table.act(0, RING, 11.0)
    table.set_seat(1, table.seats[2])
    for pace in (0.01, 1.0):
        due = minding(party, pace).bots_due(11.0)
        assert due is not None and due >= 11.0 + RESTS / 1000


def test_a_bot_says_what_its_move_needs() -> None:
    party, table = at_bell("rule")
    table.act(0, RING, 11.0)
    table.set_seat(1, table.seats[2])
    (turn,) = minding(party, pace=0.0).turns(12.0)
    assert turn.choose() == Choice(HANG, "A bell")
    play(party, [turn], 12.0)
    assert table.spoken[-1].text == "A bell"


def test_a_bot_that_has_words_to_find_takes_longer() -> None:
    party, table = at_bell("rule")
    mute = replace(ALIVE, story=None)
    table.act(0, RING, 11.0)
    table.set_seat(1, table.seats[2])
    telling = minding(party)._time_for(1)
    table.game = mute
    assert telling > minding(party)._time_for(1) + 1.0


def test_a_bot_is_told_all_that_everybody_or_its_seat_is_told_before_it_chooses() -> None:
    party, table = at_bell("rule")
    mind = minding(party, pace=0.0)
    (turn,) = mind.turns(10.0)
    assert turn.mind.n == len(table.told_lines(2, -1)) == 1
    table.act(0, LEAVE, 10.1)
    table.act(1, LEAVE, 10.1)
    (turn,) = mind.turns(10.2)
    assert turn.mind.n == 3
    assert list(turn.mind.last) == table.told_lines(2, 0)[-1]


def test_what_a_bot_does_to_its_mind_while_it_chooses_does_not_last() -> None:
    party, table = at_bell("rule")
    mind = minding(party, pace=0.0)
    (turn,) = mind.turns(10.0)
    turn.choose()
    assert turn.mind.n == 0
    table.act(0, LEAVE, 10.1)
    (again,) = mind.turns(10.2)
    assert again.mind.n == 2


def test_a_mind_that_is_made_in_the_middle_remembers_the_same() -> None:
    party, table = at_bell("rule")
    long = minding(party, pace=0.0)
    long.turns(10.0)
    table.act(0, LEAVE, 10.1)
    (before,), (after,) = long.turns(10.2), minding(party, pace=0.0).turns(10.2)
    assert as_bytes(before.mind, Heard) == as_bytes(after.mind, Heard)
    assert as_bytes(long.memories[2].mind, Heard) != as_bytes(before.mind, Heard), "a choice has chance of its own"


def test_time_in_which_nobody_was_here_does_not_count() -> None:
    party = Party(game=ALIVE)
    table = party.room.table
    assert table is not None
    table.act(0, HANG, 9.0, "dong dong a bell")
    mind = minding(party)
    closes_at = mind.closes_at()
    assert closes_at is not None
    mind.awake_since = 100.0
    assert mind.closes_at() == closes_at + 91.0
    party.room.close_windows(closes_at + 90.0, mind.lag())
    assert table.race() == 0
    party.room.close_windows(closes_at + 91.0, mind.lag())
    assert table.race() == 1
