"""Races at a table: claims are decided together, every odd end is defined, and a record proves who was first."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Game, Refused
from kartenhaus.table import Claim, Entry, Finish, Link, Seat, Table, parse, record, replay, verify
from kartenhaus.table.evidence import as_text, from_text, noted
from kartenhaus.table.finishing import event_of
from kartenhaus.table.reactions import decide
from tests.table.bell import BELL, CLOSE, HANG, LEAVE, MOVES, OVER, RING, RING_LEFT, RINGING, TOO_SOON, bell, hung
from tests.table.playing import nimmt

SHOWN = 110.0
GOOD = Link(0.020, 0.002)


def press(table: Table, seat: int, reaction: float, action: int = RING, device: str = "") -> Claim:
    """A true claim for what can be claimed now."""
    arrival = SHOWN + reaction + GOOD.rtt
    return Claim(seat, action, table.race(), arrival, SHOWN, reaction, GOOD, device or f"device {seat}")


def refused(finish: Finish) -> dict[int, str]:
    """Whose claims came to nothing, and why."""
    return {claim.seat: code for claim, code in finish.refused}


def again(table: Table, entries: list[Entry] | None = None) -> Table:
    """The table that this log leads to."""
    log = table.entries if entries is None else entries
    return Table.fold(BELL, table.id, table.seats_at_start, table.options, table._secret, (), log, table.started)


def everything(table: Table) -> tuple[object, ...]:
    """All that anybody can see of a table, and its state."""
    viewers = (ONLOOKER, *range(len(table.seats)))
    return (
        table.state_bytes(),
        table.entries,
        table.spoken,
        table.closes_at(),
        table.rests_until(),
        [
            (table.view(viewer), table.events(viewer, -1), table.recall(viewer), table.lines(viewer))
            for viewer in viewers
        ],
        [table.told_lines(viewer, -1) for viewer in viewers],
    )


# What can be claimed


def test_nothing_can_be_claimed_in_a_game_without_races() -> None:
    table = nimmt()
    assert (table.race(), table.racing(), table.rests_until(), table.closes_at()) == (0, [], None, None)
    assert not table.is_claim(0)
    with pytest.raises(BadMessage, match="a move that claims something"):
        table.check_claim(0, 0, 1)


def test_a_race_has_a_number_from_when_it_can_be_won_to_when_it_is() -> None:
    table = bell()
    assert (table.race(), table.racing()) == (0, [])
    hung(table)
    assert (table.race(), table.racing()) == (1, [0, 1, 2])
    table.act(1, LEAVE, 111.0)
    assert table.racing() == [0, 2]
    table.finish([press(table, 0, 0.4)], 111.0)
    assert (table.race(), table.racing()) == (0, [])
    assert hung(table).race() == 2


def test_claims_are_known_by_their_names() -> None:
    claims = [action for action in range(MOVES.size) if bell().is_claim(action)]
    assert claims == [RING, RING_LEFT]


@pytest.mark.parametrize(
    ("seat", "action", "race", "expected"),
    [(9, RING, 1, "a seat"), (0, 99, 1, "an action"), (0, LEAVE, 1, "a move that claims"), (0, RING, "1", "a race")],
)
def test_what_is_no_claim_is_told(seat: int, action: int, race: Any, expected: str) -> None:
    table = hung(bell())
    before = everything(table)
    with pytest.raises(BadMessage, match=expected):
        table.check_claim(seat, action, race)
    with pytest.raises(BadMessage):
        table.finish([press(table, 1, 0.4), replace(press(table, 0, 0.4), seat=seat, action=action, race=race)], 111.0)
    assert everything(table) == before


# Who is first


def test_the_quickest_takes_it_though_its_claim_came_last() -> None:
    table = hung(bell())
    slow = replace(press(table, 2, 0.380), arrival=SHOWN + 0.580, link=Link(0.190, 0.010))
    finish = table.finish([press(table, 0, 0.460), press(table, 1, 0.500), slow], 110.7)
    assert [placed.claim.seat for placed in finish.order] == [2, 0, 1]
    assert table.scores() == [0, 0, 1]
    assert refused(finish) == {0: "too_late", 1: "too_late"}
    assert [(entry.actor, entry.action, entry.at) for entry in table.entries[2:]] == [(2, RING, 110.7)]


def test_a_finish_of_several_is_told_to_everybody_with_its_milliseconds() -> None:
    table = hung(bell())
    step = table.step
    table.finish([press(table, 0, 0.4604), press(table, 1, 0.372, RING_LEFT)], 110.7)
    for viewer in (ONLOOKER, 0, 1, 2):
        told = table.events(viewer, step)
        assert [event["event"] for event in told] == ["rang", "photo_finish"]
        assert told[1] == {
            "event": "photo_finish",
            "rule": "photo_finish",
            "life": "turn",
            "seat": 1,
            "claims": [{"seat": 1, "ms": 372, "uncertain_ms": 8}, {"seat": 0, "ms": 460, "uncertain_ms": 8}],
            "margin_ms": 88,
            "is_tie": 0,
        }
        assert told[1] in table.recall(viewer)
    table.events(0, step)[1]["claims"].clear()  # what is handed out is the receiver's own
    assert table.events(0, step)[1]["claims"]
    assert len(table.told_lines(0, step)) == 1  # memories get what the rules noted


def test_one_claim_alone_is_no_photo_finish_but_keeps_its_evidence() -> None:
    table = hung(bell())
    step = table.step
    table.finish([press(table, 1, 0.4)], 110.7)
    assert [event["event"] for event in table.events(ONLOOKER, step)] == ["rang"]
    place, claims = from_text(table.entries[-1].text, MOVES)
    assert (place, claims[0].reaction) == (0, 0.4)


def test_a_tie_is_the_favourites() -> None:
    table = hung(bell())  # seat 0 has hung it up: 1 is next, then 2
    finish = table.finish([press(table, 2, 0.400), press(table, 1, 0.410)], 110.7)
    assert (finish.order[0].claim.seat, finish.ties) == (1, (1, 2))
    assert table.events(ONLOOKER, table.step - 1)[1]["is_tie"] == 1


def test_on_one_device_times_decide_exactly() -> None:
    table = hung(bell())
    finish = table.finish([press(table, 1, 0.401, device="tablet"), press(table, 2, 0.400, device="tablet")], 110.7)
    assert (finish.order[0].claim.seat, finish.ties) == (2, ())


def test_false_starts_are_done_as_such_and_the_next_one_takes_it() -> None:
    table = hung(bell())
    step = table.step
    finish = table.finish([press(table, 0, 0.050), press(table, 1, 0.420), press(table, 2, 0.460)], 110.7)
    assert [entry.action for entry in table.entries[step:]] == [TOO_SOON, RING]
    assert table.scores() == [0, 1, 0]
    assert refused(finish) == {2: "too_late"}
    told = table.events(ONLOOKER, step)
    assert [event["event"] for event in told] == ["left", "rang", "photo_finish"]
    assert [claim["seat"] for claim in told[2]["claims"]] == [1, 2]


def test_a_claim_that_knows_no_false_start_stays_what_it_is_however_early() -> None:
    assert BELL.real_time is not None
    both = replace(BELL, real_time=replace(BELL.real_time, claims=frozenset({"ring", "leave"})))
    table = hung(Table(both, "t", [Seat("person", "A"), Seat("person", "B")], kit.settle(both.Options, {}), bytes(32)))
    step = table.step
    table.finish([press(table, 0, 0.050, LEAVE), press(table, 1, 0.050)], 110.7)
    assert {entry.actor: entry.action for entry in table.entries[step:]} == {0: LEAVE, 1: TOO_SOON}


def test_after_false_starts_alone_the_race_goes_on_without_them() -> None:
    table = hung(bell())
    table.finish([press(table, 0, 0.050)], 110.2)
    assert (table.race(), table.racing()) == (1, [1, 2])
    later = table.finish([press(table, 0, 0.4), press(table, 2, 0.5)], 110.9)
    assert (refused(later), table.scores()) == ({0: "out"}, [0, 0, 1])


def test_bots_are_claims_like_all_others() -> None:
    table = hung(bell())
    robot = Claim(2, RING, 1, SHOWN + 0.400, SHOWN, 0.400)
    assert table.finish([press(table, 0, 0.420), robot], 110.7).order[0].claim.seat == 2


# Odd ends


def test_a_claim_for_something_that_is_over_is_too_late_and_changes_nothing() -> None:
    table = hung(bell())
    first, second = press(table, 0, 0.4), press(table, 1, 0.7)
    table.finish([first], 110.6)
    before = everything(table)
    assert refused(table.finish([second], 110.9)) == {1: "too_late"}  # after the window
    with pytest.raises(Refused, match="too_late"):
        table.check_claim(1, RING, second.race)
    assert everything(table) == before
    hung(table)
    before = everything(table)
    assert refused(table.finish([second], 111.0)) == {1: "too_late"}  # it never takes the next bell
    assert everything(table) == before


def test_no_race_is_number_zero() -> None:
    table = bell()
    assert refused(table.finish([replace(press(table, 1, 0.4), race=0)], 110.7)) == {1: "too_late"}


def test_the_rules_say_what_a_second_claim_does() -> None:
    table = hung(bell(late="spent"))
    finish = table.finish([press(table, 0, 0.4), press(table, 1, 0.5), press(table, 2, 0.6)], 110.7)
    assert (table.scores(), refused(finish)) == ([1, -1, -1], {})
    assert [entry.action for entry in table.entries[2:]] == [RING] * 3
    assert [from_text(entry.text, MOVES)[0] for entry in table.entries[2:]] == [0, 1, 2]


def test_a_seat_claims_once() -> None:
    table = hung(bell(late="spent"))
    finish = table.finish([press(table, 1, 0.400, RING_LEFT), press(table, 1, 0.450), press(table, 2, 0.5)], 110.7)
    assert [entry.action for entry in table.entries[2:]] == [RING_LEFT, RING]
    assert [(claim.seat, claim.action, code) for claim, code in finish.refused] == [(1, RING, "too_late")]


def test_a_seat_may_claim_in_two_ways_at_once() -> None:
    assert BELL.real_time is not None
    both = replace(BELL, real_time=replace(BELL.real_time, claims=frozenset({"ring", "leave"})))
    table = Table(both, "t", [Seat("person", "A"), Seat("person", "B")], kit.settle(both.Options, {}), bytes(32))
    hung(table)
    step = table.step
    finish = table.finish([press(table, 1, 0.400, LEAVE), press(table, 1, 0.350)], 110.7)
    assert refused(finish) == {1: "too_late"}  # the bell was rung, and there was nothing left to leave
    assert [event["event"] for event in table.events(ONLOOKER, step)] == ["rang"]  # nobody to compare with


def test_a_claim_stands_though_its_seat_has_changed_hands() -> None:
    table = hung(bell())
    claims = [press(table, 1, 0.4), press(table, 2, 0.5)]
    table.set_seat(1, Seat("bot", "Ersatz", "random"), 110.65)
    assert refused(table.finish(claims, 110.7)) == {2: "too_late"}
    assert table.scores() == [0, 1, 0]
    assert everything(again(table)) == everything(table)


def test_claims_that_are_all_refused_leave_no_trace() -> None:
    table = hung(bell())
    for seat in range(3):
        table.act(seat, LEAVE, 110.2)
    before = everything(table)
    finish = table.finish([press(table, 0, 0.4), press(table, 1, 0.4)], 110.7)
    assert (finish.order, refused(finish)) == ((), {0: "out", 1: "out"})
    assert table.finish([], 110.7) == Finish((), (), 0.0)
    assert everything(table) == before


def test_when_the_first_claim_ends_the_game_the_others_are_too_late() -> None:
    table = hung(bell(bells=1, late="spent"))
    finish = table.finish([press(table, 0, 0.4), press(table, 1, 0.5)], 110.7)
    assert table.is_over
    assert refused(finish) == {1: "too_late"}
    assert (table.race(), table.racing(), table.closes_at(), table.rests_until()) == (0, [], None, None)


def test_claims_can_be_done_one_by_one_where_nobody_is_quick() -> None:
    table = hung(bell(window=9))
    table.act(2, RING, 112.0)
    assert (table.scores(), table.entries[-1].text) == ([0, 0, 1], "")
    assert everything(again(table)) == everything(table)


def test_with_a_claim_nobody_says_anything() -> None:
    table = hung(bell())
    for action in (RING, TOO_SOON):
        with pytest.raises(BadMessage, match="a move without words"):
            table.act(1, action, 111.0, as_text(0, noted([press(table, 1, 0.4)]), MOVES))


def other(game: Game, **wished: object) -> Table:
    """A bell of another kind, hung up for three."""
    people = [Seat("person", name) for name in "ABC"]
    return hung(Table(game, "bells", people, kit.settle(game.Options, wished), bytes(range(32)), now=100.0))


def test_a_claim_never_takes_what_the_first_one_has_uncovered() -> None:
    def ring_on(s: Any, actor: int, action: int, log: Any) -> None:
        BELL.act(s, actor, action, log)
        if action == RING and s.phase != OVER:
            s.phase, s.bell = RINGING, s.bell + 1  # the next bell hangs there at once

    table = other(replace(BELL, act=ring_on))
    assert refused(table.finish([press(table, 0, 0.4), press(table, 1, 0.5)], 110.7)) == {1: "too_late"}
    assert (table.race(), table.scores()) == (2, [1, 0, 0])


def test_the_very_same_evidence_may_come_twice() -> None:
    def forgive(s: Any, actor: int, action: int, log: Any) -> None:
        if action != TOO_SOON:
            BELL.act(s, actor, action, log)

    table = other(replace(BELL, act=forgive))
    for _ in range(2):
        table.finish([press(table, 1, 0.05)], 110.7)
    assert table.entries[-1].text == table.entries[-2].text
    game = table.game
    log = table.entries
    copy = Table.fold(game, table.id, table.seats_at_start, table.options, table._secret, (), log, table.started)
    assert copy.entries == log


# Time


def test_other_moves_rest_after_a_beat() -> None:
    table = bell()
    assert table.rests_until() == 100.5  # from the start
    table.act(0, HANG, 110.0, "A bell")
    assert table.rests_until() == 110.5
    table.act(CLOCK, CLOSE, 112.0)
    table.act(1, LEAVE, 113.0)  # no beat
    assert table.rests_until() == 112.5
    assert again(table).rests_until() == 112.5


def test_the_clock_reads_as_long_as_there_are_words() -> None:
    table = bell()
    assert (table.may_close(), table.closes_at(), table.reading()) == (False, None, [])
    table.act(0, HANG, 110.0, "Listen, the old bell rings")
    assert table.reading() == ["Listen,", "the", "old"]
    assert table.closes_at() == pytest.approx(110.9)
    assert table.racing() == [] == table.awaited()  # nobody can hurry it
    table.act(CLOCK, CLOSE, 111.0)
    assert table.reading() == []


def test_a_window_closes_when_its_time_is_up_or_all_have_let_it_pass() -> None:
    table = hung(bell(window=9))
    assert (table.may_close(), table.closes_at()) == (True, 119.0)
    table.act(0, LEAVE, 112.0)
    table.finish([replace(press(table, 1, 0.4), reaction=0.0)], 112.5)
    assert table.closes_at() == 119.0
    table.act(2, LEAVE, 113.0)
    assert table.closes_at() == 113.0
    assert again(table).closes_at() == 113.0


def test_all_may_let_it_pass_quickly_but_what_is_shown_rests() -> None:
    table = hung(bell(seats=2, window=9))
    for seat in range(2):
        table.act(seat, LEAVE, 110.1)
    assert table.closes_at() == 110.5


def test_nobody_hurries_a_reading_or_one_who_is_waited_for() -> None:
    assert BELL.real_time is not None
    early = replace(BELL, real_time=replace(BELL.real_time, race=lambda s: s.bell))  # claims while it is being read
    table = Table(early, "bells", [Seat("person", name) for name in "AB"], kit.settle(early.Options, {}), bytes(32))
    table.act(0, HANG, 110.0, "Listen, the old bell rings")
    assert (table.racing(), table.awaited(), table.race()) == ([], [], 1)
    assert table.closes_at() == pytest.approx(110.9)
    table = other(replace(BELL, awaits=lambda s, seat: s.phase == RINGING and seat == 0), window=9)
    for seat in range(3):
        table.act(seat, LEAVE, 112.0)
    assert (table.racing(), table.awaited(), table.closes_at()) == ([], [0], 119.0)


def test_without_a_window_the_clock_waits_for_somebody() -> None:
    table = hung(bell(window=0))
    for seat in range(3):
        table.act(seat, LEAVE, 110.1)
    assert (table.may_close(), table.closes_at()) == (True, None)


# Records


def finished(seed: int, seats: int = 4) -> Table:
    """A whole game, with claims of every kind."""
    chance = Random(seed)
    late = chance.choice(["returned", "spent"])
    people = [Seat("person", f"Person {i + 1}") for i in range(seats)]
    secret = bytes(chance.randrange(256) for _ in range(32))
    options = kit.settle(BELL.Options, {"late": late, "bells": 5})
    table = Table(BELL, f"bells {seed}", people, options, secret, (), 100.25)
    while not table.is_over:
        now = 110.0 + 3.125 * table.step
        if table.awaited():
            table.act(table.awaited()[0], HANG, now, chance.choice(["A bell 🔔", "<b>My</b> bell", "the gong"]))
        elif table.racing() and chance.random() < 0.8:
            claims = [
                replace(press(table, seat, chance.choice([0.05, 0.3, 0.303, 0.31, 0.5])), reaction=reaction)
                for seat in table.racing()
                if chance.random() < 0.7
                for reaction in [chance.choice([None, 0.0, 0.2, 0.3, 0.304])]
            ]
            table.finish(claims, now)
        else:
            if chance.random() < 0.2:
                table.set_seat(0, Seat("bot", "Ersatz", "random"), now)
            table.act(CLOCK, CLOSE, now)
    return table


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_replay_is_equal_in_every_byte_and_proves_true(seed: int) -> None:
    table = finished(seed)
    assert everything(again(table)) == everything(table)
    found = parse(json.dumps(record(table), ensure_ascii=False))
    assert verify(found, BELL) == []
    copy = replay(found, BELL)
    assert record(copy) == found
    assert copy.state_bytes() == table.state_bytes()
    assert [copy.events(viewer, -1) for viewer in range(4)] == [table.events(viewer, -1) for viewer in range(4)]


def told_of(change: Callable[[list[Any]], object]) -> list[str]:
    """What verify says when the moves of this game were changed: one bell, three claims that count, a farewell."""
    table = hung(bell(seats=4, bells=2, late="spent"))
    table.finish([press(table, 0, 0.3), press(table, 1, 0.4), press(table, 2, 0.5)], 110.7)
    hung(table, "The other bell")
    table.finish([press(table, 3, 0.3)], 120.7)
    found = record(table)
    assert verify(found, BELL) == []
    change(found["moves"])
    return verify(json.loads(json.dumps(found)), BELL)


def with_evidence(line: list[Any], change: Callable[[dict[str, Any]], object]) -> None:
    """Change the evidence of one line."""
    found = json.loads(line[3])
    change(found)
    line[3] = json.dumps(found, separators=(",", ":"))


def swap(moves: list[Any]) -> None:
    """The two first claims in the other order, and their places with them."""
    moves[2][0], moves[3][0] = moves[3][0], moves[2][0]


def slower(found: dict[str, Any]) -> None:
    """The first one took longer."""
    found["claims"][0].update(arrival=900_000, reaction=880_000)


def test_who_was_first_cannot_be_changed_in_a_record() -> None:
    assert "expected seat 0 in place 0 by the evidence, got 'seat 1 in place 0'" in told_of(swap)[0]
    assert "expected seat 1 in place 0" in told_of(lambda moves: with_evidence(moves[2], slower))[0]


def test_a_claim_cannot_be_left_out_of_a_record() -> None:
    assert "expected the claim of seat 2, in place 2, got 'nothing'" in told_of(lambda moves: moves.pop(4))[0]
    assert "expected seat 0 in place 0" in told_of(lambda moves: moves.pop(2))[0]
    assert "expected seat 1 in place 1" in told_of(lambda moves: moves.pop(3))[0]


def test_a_claim_cannot_be_made_up_in_a_record() -> None:
    def twice(found: dict[str, Any]) -> None:
        found["claims"].append({**found["claims"][0], "arrival": 9_000_000})

    def other_race(found: dict[str, Any]) -> None:
        found["claims"][0]["race"] = 2

    assert "each claim once" in told_of(lambda moves: with_evidence(moves[2], twice))[0]
    assert (
        "claims that could be made, got 'seat 0: too_late'"
        in told_of(lambda moves: with_evidence(moves[2], other_race))[0]
    )
    assert told_of(lambda moves: moves.insert(5, moves[4])) != []


def test_the_end_of_a_record_is_no_place_to_leave_out_a_claim() -> None:
    table = hung(bell(seats=3, bells=9, late="spent"))
    table.finish([press(table, 0, 0.3), press(table, 1, 0.4)], 110.7)
    with pytest.raises(BadMessage, match="the claim of seat 1"):
        again(table, table.entries[:-1])


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda moves: moves[2].__setitem__(3, "{}"), "the evidence of a photo finish"),
        (lambda moves: moves[2].__setitem__(3, ""), "a text of 1 to"),
        (lambda moves: moves[2].__setitem__(3, 7), "a text of 1 to"),
        (lambda moves: moves[2].__setitem__(3, "x" * 9000), "a text of 1 to"),
        (lambda moves: moves[2].append("more"), "an actor, a move and milliseconds"),
        (lambda moves: moves[2].__setitem__(3, moves[2][3].replace(":", ": ")), "evidence as this program writes it"),
        (lambda moves: moves[0].__setitem__(3, "two\nlines"), "words in one plain line"),
        (lambda moves: moves[0].__setitem__(3, "x" * 500), "at most 400 characters"),
        (lambda moves: moves.insert(0, [CLOCK, {"seat": 0, "kind": "open", "name": "", "level": None}, 0, "hello"]),
         "a change of seat without a text"),
    ],
)  # fmt: skip
def test_a_damaged_text_in_a_record_is_told(change: Callable[[list[Any]], object], expected: str) -> None:
    assert expected in told_of(change)[0]


def test_people_count_from_what_was_shown_last() -> None:
    first = Claim(0, RING, 1, 108.42, 100.0, 8.4, GOOD)
    second = Claim(1, RING, 1, 108.52, 100.0, 8.5, GOOD)
    event = event_of(decide([first, second], {}, [1, 2, 3, 4]), since=8.0)
    assert event is not None
    assert [claim["ms"] for claim in cast(list[dict[str, int]], event["claims"])] == [400, 500]
    assert event["margin_ms"] == 100


def test_the_margin_is_the_difference_of_the_times_that_are_told() -> None:
    first = Claim(0, RING, 1, 100.4834, 100.0, 0.4834, GOOD)
    second = Claim(1, RING, 1, 100.5498, 100.0, 0.5498, GOOD)
    event = event_of(decide([first, second], {}, [1, 2, 3, 4]), since=0.0)
    assert event is not None
    one, other = (claim["ms"] for claim in cast(list[dict[str, int]], event["claims"]))
    assert event["margin_ms"] == other - one == 67
