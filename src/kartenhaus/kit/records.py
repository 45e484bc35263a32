"""Records: one typed class is a game's glossary, its static type and its NumPy dtype.

    class State:
        seats: Int8                                                 # players at this table
        hand: Annotated[Grid, Cells(np.int8, SEATS, HAND)]          # card numbers; 0 = played

`dtype_of(State)` is the structured dtype for batches and compiled code; `unpack(record, State)` the plain object of
ints and lists on which the same rule functions run at the table.
"""

from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, TypeVar, cast, get_type_hints

import numpy as np

R = TypeVar("R")

Row = list[int]
Grid = list[list[int]]


class Cells:
    """How a field is stored: an integer type and a fixed shape (none: a single number)."""

    def __init__(self, number: type[np.integer[Any]], *shape: int) -> None:
        self.cell = (number, shape)


Int8 = Annotated[int, Cells(np.int8)]
Int16 = Annotated[int, Cells(np.int16)]
Int32 = Annotated[int, Cells(np.int32)]
UInt32 = Annotated[int, Cells(np.uint32)]


def dtype_of(schema: type) -> np.dtype[np.void]:
    """The aligned structured dtype of a schema class, inherited fields first."""
    return _dtype(schema)


@cache
def _dtype(schema: type) -> np.dtype[np.void]:
    fields = []
    for name, hint in get_type_hints(schema, include_extras=True).items():
        cells = [m.cell for m in getattr(hint, "__metadata__", ()) if hasattr(m, "cell")]
        if len(cells) != 1:
            raise TypeError(f"{schema.__name__}.{name}: expected one Cells, Choice or Number, got {hint!r}")
        fields.append((name, *cells[0]))
    return np.dtype(fields, align=True)


def unpack(record: np.void, schema: type[R]) -> R:
    """A plain object with the record's fields as ints and (nested) lists."""
    return cast(R, SimpleNamespace(**{name: record[name].tolist() for name in _names(record)}))


def pack(plain: object, record: np.void) -> None:
    """Write a plain object into a record; a value that its field cannot hold raises OverflowError."""
    for name in _names(record):
        record[name] = getattr(plain, name)


def as_bytes(plain: object, schema: type) -> bytes:
    """A plain object's packed bytes, to compare two of them."""
    record = np.zeros(1, dtype_of(schema))[0]
    pack(plain, record)
    return bytes(record.tobytes())


def blank(schema: type[R]) -> R:
    """A plain object whose fields are all 0."""
    return unpack(np.zeros(1, dtype_of(schema))[0], schema)


def _names(record: np.void) -> tuple[str, ...]:
    names = record.dtype.names
    assert names is not None
    return names
