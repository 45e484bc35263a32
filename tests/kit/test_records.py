"""One class is a glossary, a type and a dtype; plain objects and records hold the same."""

from typing import Annotated

import numpy as np
import pytest

from kartenhaus.games import ids, load
from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row, UInt32, blank, dtype_of, pack, unpack
from tests.kit.tables import random_tables


class Agreed:
    tie: Annotated[int, Choice("shared", "extra", group="house")]
    limit: Annotated[int, Number(66, least=1, most=9999, group="house")]


class Toy(Agreed):
    turn: Int8
    score: Annotated[Row, Cells(np.int32, 3)]
    row: Annotated[Grid, Cells(np.int8, 2, 5)]
    word: UInt32


def test_the_dtype_has_the_fields_in_their_order_the_inherited_ones_first() -> None:
    dtype = dtype_of(Toy)
    assert dtype.names == ("tie", "limit", "turn", "score", "row", "word")
    assert dtype["row"].shape == (2, 5) and dtype["row"].base == np.int8
    assert dtype["limit"] == np.int32 and dtype["tie"] == np.int8
    assert dtype.isalignedstruct


def test_a_blank_object_has_ints_and_lists_of_zero() -> None:
    toy = blank(Toy)
    assert vars(toy) == {"tie": 0, "limit": 0, "turn": 0, "score": [0, 0, 0], "row": [[0] * 5] * 2, "word": 0}
    toy.row[0][0] = 1
    assert toy.row[1][0] == 0


def test_packing_and_unpacking_lead_back() -> None:
    toy = blank(Toy)
    toy.turn, toy.score, toy.word, toy.limit = -7, [1, -2, 2**31 - 1], 2**32 - 1, 66
    toy.row[1] = [1, 2, 3, 127, -128]
    record = np.zeros(1, dtype_of(Toy))[0]
    pack(toy, record)
    assert unpack(record, Toy) == toy
    assert type(unpack(record, Toy).turn) is int


@pytest.mark.parametrize("id", ids())
def test_states_of_every_game_lead_back(id: str) -> None:
    game = load(id)
    for state in random_tables(game, 20, seed=3):
        again = np.zeros(1, state.dtype)
        pack(unpack(state, game.State), again[0])
        assert again.tobytes() == state.tobytes()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 128),
        ("turn", -129),
        ("score", [0, 2**31, 0]),
        ("word", -1),
        ("word", 2**32),
        ("row", [[0, 0, 0, 0, 200], [0, 0, 0, 0, 0]]),
    ],
)
def test_a_value_that_its_field_cannot_hold_is_an_error(field: str, value: object) -> None:
    toy = blank(Toy)
    setattr(toy, field, value)
    with pytest.raises(OverflowError):
        pack(toy, np.zeros(1, dtype_of(Toy))[0])


def test_a_field_without_its_storage_is_named() -> None:
    class Loose:
        turn: int

    with pytest.raises(TypeError, match=r"Loose\.turn: expected one Cells, Choice or Number"):
        dtype_of(Loose)


def test_a_field_with_two_storages_is_named() -> None:
    class Double:
        turn: Annotated[int, Cells(np.int8), Cells(np.int32)]

    with pytest.raises(TypeError, match=r"Double\.turn"):
        dtype_of(Double)


def test_numbers_that_add_up_are_wide() -> None:
    class Wide:
        score: Int32

    assert dtype_of(Wide)["score"].itemsize == 4
