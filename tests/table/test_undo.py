"""A move can be taken back as long as nobody has learned more by it than the move itself."""

import json
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.games import ids, load
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Game, Refused
from kartenhaus.table import UNDO, Entry, Seat, Table, as_text, check_undo, parse, record, replay, take_back, verify
from kartenhaus.table.undo import NOT_OFFERED, NOT_YOURS, NOTHING, REVEALED
from kartenhaus.words import Words
from tests.table.playing import NONCES, do_any, finished, nimmt, pick, play_on, random_table, some_who_act

SOME = 60  # made-up states, of other chance than the table's own


def code_against(table: Table, seat: int) -> str | None:
    """Why the seat may not take back what was done last."""
    try:
        check_undo(table, seat)
    except Refused as refused:
        return refused.code
    return None


def views(table: Table) -> dict[int, bytes]:
    """What everybody may know, byte for byte."""
    return {viewer: kit.as_bytes(table.see(viewer), table.game.View) for viewer in viewers(table)}


def viewers(table: Table) -> list[int]:
    return [ONLOOKER, *range(len(table.seats))]


def shown(game: Game, state: Any, viewer: int, actor: int, action: int) -> tuple[bytes, list[list[int]]]:
    """What a viewer sees and hears of a move in some state; the state is changed."""
    log = kit.log_with_room(512)
    game.act(state, actor, action, log)
    view = kit.blank(game.View)
    game.see(state, viewer, view)
    return kit.as_bytes(view, game.View), [list(line) for line in log.line[: log.n] if line[1] in (-1, viewer)]


def told(table: Table, viewer: int, since: int) -> tuple[bytes, list[list[int]]]:
    return kit.as_bytes(table.see(viewer), table.game.View), table.told_lines(viewer, since)


@pytest.mark.parametrize("id", ids())
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 60))
def test_what_may_be_taken_back_has_shown_nobody_more_than_the_move(id: str, seed: int, steps: int) -> None:
    game = load(id)
    table, chance = random_table(game, seed)
    play_on(table, chance, steps)
    seen_before = {viewer: table.see(viewer) for viewer in viewers(table)}
    step = table.step
    actor = pick(some_who_act(table), chance)
    assume(not table.is_over and table.legal(actor))
    do_any(table, actor, chance)
    if actor == CLOCK or code_against(table, actor) is not None:
        return
    action = table.entries[-1].action
    for viewer in viewers(table):
        for n in range(SOME):
            state = kit.blank(game.State)
            kit.reseed(state, chance.integers(1, 2**32, 4).tolist())
            game.imagine(seen_before[viewer], state)
            if game.why_not(state, actor, action) == 0:
                assert shown(game, state, viewer, actor, action) == told(table, viewer, step), f"{viewer}, try {n}"


@pytest.mark.parametrize("id", ids())
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 60))
def test_after_it_is_taken_back_all_is_as_it_was_and_the_log_knows(id: str, seed: int, steps: int) -> None:
    game = load(id)
    table, chance = random_table(game, seed)
    play_on(table, chance, steps)
    actor = pick(some_who_act(table), chance)
    assume(not table.is_over and table.legal(actor) and actor != CLOCK)
    before, remembered = views(table), [table.recall(viewer) for viewer in viewers(table)]
    may, awaited, spoken = [table.legal(seat) for seat in range(len(table.seats))], table.awaited(), table.spoken
    decisions = [table.decision(seat) for seat in range(len(table.seats))]
    do_any(table, actor, chance)
    after = table.state_bytes()
    if (code := code_against(table, actor)) is not None:
        assert (code == NOT_OFFERED) == (game.real_time is not None)
        assert table.state_bytes() == after
        return
    done = table.step
    take_back(table, actor, 99.5)
    assert views(table) == before
    assert [table.recall(viewer) for viewer in viewers(table)] == remembered
    assert [table.legal(seat) for seat in range(len(table.seats))] == may
    assert (table.awaited(), table.spoken) == (awaited, spoken)
    assert all(table.decision(seat) > was for seat, was in enumerate(decisions)), "an old press would count"
    assert table.entries[-1] == Entry(done + 1, actor, UNDO, 99.5, str(done))
    again = Table.fold(game, table.id, table.seats_at_start, table.options, table._secret, NONCES, table.entries)
    assert again.state_bytes() == table.state_bytes()
    assert [again.decision(seat) for seat in range(len(table.seats))] == [
        table.decision(seat) for seat in range(len(table.seats))
    ]


@pytest.mark.parametrize("id", [id for id in ids() if load(id).real_time is None])
def test_many_moves_of_every_game_can_be_taken_back(id: str) -> None:
    """Else the property above would hold for want of examples."""
    found = 0
    for seed in range(20):
        table, chance = random_table(load(id), seed)
        for _ in range(8):
            actor = pick(some_who_act(table), chance)
            if table.is_over or not table.legal(actor):
                break
            do_any(table, actor, chance)
            if actor != CLOCK and code_against(table, actor) is None:
                found += 1
                take_back(table, actor, 0.0)
        if found > 5:
            return
    raise AssertionError(f"only {found} moves could be taken back")


def two_at_nimmt() -> Table:
    """One card lies face down."""
    table = nimmt(seats=2)
    table.act(0, table.legal(0)[0], 5.0)
    return table


def test_a_card_that_lies_face_down_may_go_back_into_the_hand() -> None:
    table = two_at_nimmt()
    check_undo(table, 0)
    take_back(table, 0, 6.0)
    assert table.awaited() == [0, 1]
    table.act(0, table.legal(0)[3], 7.0)


def test_no_card_goes_back_once_the_others_were_turned_up() -> None:
    table = two_at_nimmt()
    table.act(1, table.legal(1)[0], 6.0)
    assert code_against(table, 1) == REVEALED


def test_only_who_has_moved_last_can_take_that_back_and_only_once() -> None:
    table = two_at_nimmt()
    assert code_against(table, 1) == NOT_YOURS
    take_back(table, 0, 6.0)
    assert code_against(table, 0) == NOTHING
    with pytest.raises(Refused):
        take_back(table, 0, 6.0)
    assert code_against(nimmt(seats=2), 0) == NOTHING


def test_nothing_is_taken_back_from_somebody_who_sat_down_meanwhile() -> None:
    table = two_at_nimmt()
    table.set_seat(1, Seat("person", "Zoe"), 6.0)
    assert code_against(table, 0) == NOTHING


def test_the_time_to_think_begins_anew() -> None:
    table = nimmt(seats=2, turn_timer=30)
    table.act(0, table.legal(0)[0], 5.0)
    take_back(table, 0, 20.0)
    assert [table.deadline(seat) for seat in (0, 1)] == [50.0, 50.0]


def test_the_next_move_draws_other_chance_than_the_one_taken_back() -> None:
    table = two_at_nimmt()
    drawn = list(table._state.rng)
    take_back(table, 0, 6.0)
    table.act(0, table.legal(0)[0], 7.0)
    assert list(table._state.rng) != drawn


# Records


def with_undos() -> Table:
    """A finished game in which somebody took a card back twice."""
    whole = finished()
    table = Table(whole.game, whole.id, whole.seats_at_start, whole.options, whole._secret, NONCES, now=1000.5)
    chance = np.random.default_rng(1)
    while not table.is_over:
        seat = pick(table.awaited(), chance)
        table.act(seat, pick(table.legal(seat), chance), 1001.0 + table.step)
        if table.n_undone < 2 and code_against(table, seat) is None:
            take_back(table, seat, 1001.5 + table.step)
    return table


def test_a_record_with_a_move_taken_back_proves_true_and_reads_well() -> None:
    table = with_undos()
    found = parse(json.dumps(record(table)), ids())
    undone = [line for line in found["moves"] if "undo" in line[1]]
    assert (found["format"], len(undone)) == (2, 2)
    assert undone[0][1] == {"undo": 1}
    assert verify(found, table.game) == []
    again = replay(found, table.game)
    assert again.entries == table.entries
    assert record(again) == found
    read = as_text(found, table.game, Words("en", table.game.id).say)
    assert read.count("takes the last move back") == 2


def test_a_record_in_which_something_seen_was_taken_back_is_no_true_one() -> None:
    table = with_undos()
    found = record(table)
    for i, line in enumerate(found["moves"]):
        if i > 4 and "move" in line[1]:
            lie = deepcopy(found)
            lie["moves"].insert(i + 1, [line[0], {"undo": i + 1}, line[2]])
            problems = verify(lie, table.game)
            if any(REVEALED in problem for problem in problems):
                return
    raise AssertionError("every move could be taken back")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ([0, {"undo": 7}, 1], "entry 1 to be taken back"),
        ([0, {"undo": "1"}, 1], "entry 1 to be taken back"),
        ([1, {"undo": 1}, 1], NOT_YOURS),
        ([0, {"undo": 1}, 1, "sorry"], "without a text"),
        ([CLOCK, {"undo": 1}, 1], "a seat from 0"),
    ],
)
def test_a_damaged_undo_is_named(line: list[Any], said: str) -> None:
    found = record(with_undos())
    first = found["moves"][0][0]
    found["moves"][1] = [line[0] if line[0] == CLOCK else abs(line[0] - first), *line[1:]]
    problems = verify(found, load("nimmt"))
    assert len(problems) == 1
    assert said in problems[0]
    assert "moves[1]" in problems[0]


def test_a_log_with_a_damaged_undo_is_refused() -> None:
    table = two_at_nimmt()
    with pytest.raises(BadMessage, match="entry 1 to be taken back"):
        table.redo(Entry(2, 0, UNDO, 6.0, "0"))
    with pytest.raises(Refused):
        table.redo(Entry(2, 1, UNDO, 6.0, "1"))
