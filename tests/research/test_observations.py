"""Views as rows of numbers."""

from typing import Annotated, Any

import numpy as np
import pytest

from kartenhaus.games import ids, load
from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row, blank, dtype_of, pack
from kartenhaus.research.observations import columns, observation, scaled
from kartenhaus.research.one_game import OneGame

every_game = pytest.mark.parametrize("id", ids())


class Small:
    """A view with a field of each sort."""

    lamp: Annotated[int, Choice("off", "low", "high", group="house")]
    limit: Annotated[int, Number(20, least=10, most=60, group="house")]
    seats: Int8
    row: Annotated[Row, Cells(np.int8, 2)]
    grid: Annotated[Grid, Cells(np.int8, 2, 2)]
    score: Int32


def small() -> Any:
    view = blank(Small)
    view.lamp, view.limit, view.seats, view.score = 2, 35, 4, 66
    view.row, view.grid = [-1, 64], [[1, 2], [3, 4]]
    return view


def test_columns_are_the_cells_of_the_fields_in_their_order() -> None:
    names = [column.name for column in columns(Small)]
    assert names == [
        "lamp",
        "limit",
        "seats",
        "row[0]",
        "row[1]",
        "grid[0,0]",
        "grid[0,1]",
        "grid[1,0]",
        "grid[1,1]",
        "score",
    ]
    assert [(column.least, column.most) for column in columns(Small)[:3]] == [(0, 2), (10, 60), (-128, 127)]


def test_ints_stand_as_in_the_view_and_floats_are_scaled() -> None:
    seen = observation(Small, small())
    assert seen.ints.dtype == np.int32 and seen.floats.dtype == np.float32
    assert seen.ints.tolist() == [2, 35, 4, -1, 64, 1, 2, 3, 4, 66]
    assert seen.floats[:5].tolist() == [1, 0.5, 4 / 128, -1 / 128, 0.5]
    assert seen.floats[-1] == pytest.approx(np.log(67) / np.log(2**31))


def test_a_wide_number_keeps_its_sign_and_its_order() -> None:
    rows = np.tile(observation(Small, small()).ints, (7, 1))
    rows[:, -1] = [-(2**31), -5, 0, 1, 2, 500, 2**31 - 1]
    wide = scaled(Small, rows)[:, -1]
    assert wide.tolist() == sorted(wide.tolist())
    assert (wide[0], wide[2], wide[-1]) == (-1, 0, 1)


def test_a_record_gives_the_same_as_a_plain_view() -> None:
    record = np.zeros(1, dtype_of(Small))[0]
    pack(small(), record)
    for one, other in zip(observation(Small, small()), observation(Small, record), strict=True):
        assert np.array_equal(one, other)


@every_game
def test_every_view_fits_its_columns_and_can_be_read_again(id: str) -> None:
    game = load(id)
    found = columns(game.View)
    assert len({column.name for column in found}) == len(found)
    table = OneGame(id, 3, {}, seed=2)
    table.begin(0)
    for step in range(40):
        view = table.view(step % 4 - 1)
        ints, floats = observation(game.View, view)
        assert len(ints) == len(floats) == len(found)
        assert all(column.least <= number <= column.most for column, number in zip(found, ints, strict=True))
        assert np.abs(floats).max() <= 1
        for column, number in zip(found, ints, strict=True):
            assert number == cell(view, column.name)
        if table.is_over():
            break
        table.act(table.actor, table.legal(table.actor)[-1])
        table.go_on()


def cell(view: Any, name: str) -> int:
    """What stands in a view under the name of a column."""
    field, _, place = name.removesuffix("]").partition("[")
    value = getattr(view, field)
    for each in place.split(",") if place else []:
        value = value[int(each)]
    return int(value)
