"""The arena: players meet on the same deals, each in every place."""

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.simulate import FolderError, arena
from kartenhaus.simulate.arena import Contest, Played, Table, estimate

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules


def contest(*players: str, seats: int, field: str | None = None) -> Contest:
    """What the deals of a made-up arena have in common."""
    return Contest("nimmt", 1, (), players, seats, 1, field)


def table(contest: Contest, *deals: list[list[int]]) -> Table:
    """A table of deals whose points by seating and seat are known."""
    k = len(contest.names)
    return Table(contest, True, [Played(points, [0.5] * k, [10] * k, [0.25] * k) for points in deals])


def points(found: Table) -> list[Any]:
    """All that was played."""
    return [each.points for each in found.played]


def test_every_player_sits_on_every_seat_once() -> None:
    four = contest("a", "b", "c", "d", seats=4)
    assert [sorted(seats) for seats in zip(*(four.sitting(9, i) for i in range(4)), strict=True)] == [[0, 1, 2, 3]] * 4
    odd = contest("a", "b", seats=5)
    assert [odd.sitting(7, 0), odd.sitting(7, 1)] == [[0, 1, 0, 1, 0], [1, 0, 1, 0, 1]]


def test_in_a_field_players_change_places_and_move_on_from_deal_to_deal() -> None:
    found = contest("a", "b", seats=4, field="c")
    assert [found.sitting(0, 0), found.sitting(0, 1)] == [[0, 2, 1, 2], [1, 2, 0, 2]]
    assert [found.sitting(3, 0), found.sitting(3, 1)] == [[2, 1, 2, 0], [2, 0, 2, 1]]
    for seats in range(4, 11):
        many = contest("a", "b", "d", seats=seats, field="c")
        places = [many.sitting(deal, seating) for deal in range(seats) for seating in range(3)]
        assert all(sorted(each) == [0, 1, 2] + [3] * (seats - 3) for each in places)
        for seat in range(seats):  # as often on every seat
            assert [sum(each[seat] == who for each in places) for who in range(4)] == [3, 3, 3, 3 * (seats - 3)]


def test_a_difference_is_taken_deal_by_deal() -> None:
    found = table(contest("a", "b", seats=2), [[5, 1], [2, 4]], [[30, 26], [29, 31]])
    assert found.points(0).mean == (4.5 + 30.5) / 2
    assert found.difference(0, 1).mean == 3.0
    assert found.difference(0, 1).margin == 0.0  # the deals differ, the difference does not
    assert found.points(0).margin > 10
    assert found.ranking() == [1, 0]  # the fewest heads win
    assert found.milliseconds(0) == (50.0, 250.0)


def test_seats_of_the_same_player_are_averaged() -> None:
    found = table(contest("a", "b", seats=3), [[1, 10, 3], [20, 4, 10]])
    assert found.points(0).mean == (2 + 4) / 2
    assert found.points(1).mean == (10 + 15) / 2


def test_the_field_has_points_and_no_rank() -> None:
    found = table(contest("a", "b", seats=3, field="c"), [[5, 1, 9], [2, 6, 7]], [[8, 20, 10], [30, 40, 2]])
    assert found.contest.names == ("a", "b", "c")
    # the second deal is played one seat further on
    assert found.points(0).mean == ((5 + 6) / 2 + (20 + 2) / 2) / 2
    assert found.points(1).mean == ((1 + 2) / 2 + (10 + 40) / 2) / 2
    assert found.points(2).mean == ((9 + 7) / 2 + (8 + 30) / 2) / 2
    assert sorted(found.ranking()) == [0, 1]
    assert len(found.ratings() or [0, 0]) == 2


def test_one_deal_has_no_interval_and_none_no_mean() -> None:
    assert np.isnan(estimate(np.array([3.0])).margin)
    assert np.isnan(estimate(np.array([])).mean)


def test_ratings_follow_the_points() -> None:
    pytest.importorskip("openskill")
    found = table(contest("a", "b", seats=2), *[[[5, 1], [2, 4]]] * 20)
    ratings = found.ratings()
    assert ratings is not None
    assert ratings[1].mu > 25 > ratings[0].mu
    assert ratings[0].sigma < 8


def test_workers_change_nothing_and_seeds_do() -> None:
    def play(workers: int, seed: int = 3) -> list[Any]:
        return points(arena("nimmt", ["rule", "policy", "flat:20"], 6, seed=seed, workers=workers))

    assert play(1) == play(2)
    assert play(1) != play(1, seed=4)


def test_rule_beats_random_and_nobody_beats_itself() -> None:
    found = arena("nimmt", ["rule", "random", "random"], 60, seed=5, workers=1)
    assert found.ranking()[0] == 0
    better = found.difference(0, 1)
    assert better.mean + better.margin < 0
    itself = found.difference(1, 2)
    assert itself.mean != 0
    assert abs(itself.mean) < 1.5 * itself.margin


def test_a_field_is_filled_with_its_player() -> None:
    asked: dict[str, Any] = {"seats": 4, "seed": 3, "workers": 1}
    dull = arena("nimmt", ["rule", "random"], 40, field="random", **asked)
    keen = arena("nimmt", ["rule", "random"], 40, field="rule", **asked)
    assert all(len(each.points) == 2 and len(each.choices) == 3 for each in dull.played)
    assert dull.played[0].choices[2] > dull.played[0].choices[0] > 0
    assert dull.points(2).mean > 1.5 * keen.points(2).mean


def test_every_seating_has_the_same_cards() -> None:
    found = arena("nimmt", ["six_year_old", "six_year_old"], 3, seed=2, workers=1, options={"auto_row": "cheapest"})
    calm = arena("nimmt", ["rule", "rule"], 3, seed=2, workers=1)
    assert all(len(each.points) == 2 for each in found.played)
    # the rule of thumb leaves nothing to chance: the same cards on the same seats make the same heads
    assert all(each.points[0] == each.points[1] for each in calm.played)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    stop = threading.Event()

    def stop_soon(done: int, wanted: int) -> None:
        if done == 2:
            stop.set()

    asked: dict[str, Any] = {"seed": 9, "workers": 1}
    whole = arena("nimmt", ["rule", "random"], 5, **asked)
    begun = arena("nimmt", ["rule", "random"], 5, **asked, out=tmp_path / "a", on_progress=stop_soon, stop=stop)
    assert not begun.is_complete and len(begun.played) == 2
    ended = arena("nimmt", ["rule", "random"], 5, workers=1, out=tmp_path / "a", resume=True)
    assert ended.is_complete and ended.contest.seed == 9
    assert points(ended) == points(whole)
    with pytest.raises(FolderError, match="has players"):
        arena("nimmt", ["rule", "policy"], 5, out=tmp_path / "a", resume=True)
    with pytest.raises(FolderError, match="holds a run already"):
        arena("nimmt", ["rule", "random"], 5, out=tmp_path / "a")
    (tmp_path / "a" / "deals-000000000000.json").write_text("[{")
    with pytest.raises(FolderError, match="is damaged"):
        arena("nimmt", ["rule", "random"], 5, out=tmp_path / "a", resume=True)


def test_a_run_goes_on_with_the_field_that_it_began_with(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"seats": 3, "workers": 1, "out": tmp_path / "a"}
    arena("nimmt", ["rule", "random"], 1, field="rule", **asked)
    assert len(arena("nimmt", ["rule", "random"], 2, field="rule", resume=True, **asked).played) == 2
    with pytest.raises(FolderError, match="has field rule, not None"):
        arena("nimmt", ["rule", "random"], 2, resume=True, **asked)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"players": ["rule"]}, "expected 2 to 16 players, got 1"),
        ({"players": ["rule", "genius"]}, "expected a player of nimmt"),
        ({"players": ["rule", "flat:0"]}, "expected a budget from 1"),
        ({"deals": 0}, "expected a number of deals"),
        ({"seats": 11}, "expected 2 to 10 seats for nimmt, got 11"),
        ({"players": ["rule"] * 3, "seats": 2}, "expected at least 3 seats for so many players, got 2"),
        ({"field": "rule"}, "expected more seats than players where a field is named, got 2"),
        ({"field": "genius", "seats": 3}, "expected a player of nimmt"),
        ({"workers": 0}, "expected 1 to 1024 workers, got 0"),
        ({"seed": -1}, "expected a seed"),
        ({"resume": True}, "expected the folder of the run to go on with"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(asked: dict[str, Any], said: str) -> None:
    wish: dict[str, Any] = {"game": "nimmt", "players": ["rule", "random"], "deals": 2} | asked
    with pytest.raises(BadMessage) as error:
        arena(**wish)
    assert said in str(error.value)
