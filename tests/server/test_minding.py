"""When bots act, and what becomes of who thinks too long."""

from kartenhaus.bots import new_mind
from kartenhaus.server.messages import SeatPlan, SetSeat
from kartenhaus.server.minding import AT_ONCE, PATIENCE, Minding, Turn
from tests.server.test_rooms import GRACE, Party


def minding(party: Party, pace: float = 1.0) -> Minding:
    return Minding(party.room, pace)


def play(party: Party, turns: list[Turn], now: float) -> None:
    assert party.room.table is not None
    for turn in turns:
        party.room.table.act(turn.seat, turn.choose(), now)


def test_a_bot_acts_after_a_while_of_thinking() -> None:
    party = Party(SeatPlan("bot"))
    mind = minding(party)
    due = mind.due(100.0)
    assert due is not None
    assert 100.1 < due < 110.0
    assert mind.turns(100.0) == []
    assert mind.due(100.0) == due, "asking does not begin the thought anew"
    (turn,) = mind.turns(due)
    assert (turn.seat, turn.level) == (2, "rule")
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
        mind._new_mind = lambda seat, word=word: new_mind([word, 1, 2, 3])  # type: ignore[method-assign, misc]
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
    assert table.tempted() == [] and table.closing() is None
    assert minding(party).due(105.0) is None


def test_without_such_an_option_the_clock_closes_nothing() -> None:
    party = at_turn_of(0)
    table = party.room.table
    assert table is not None
    table.act(0, table.legal(0)[0], 100.0)
    assert table.closing() is None
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
