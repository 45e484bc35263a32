"""A view as one row of numbers. Its columns are the fields of the game's View in their order, cell by cell."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import log
from struct import Struct
from typing import Any, NamedTuple, get_type_hints

import numpy as np
from numpy.typing import NDArray

from kartenhaus.kit import Choice, Number, dtype_of


@dataclass(frozen=True)
class Column:
    """One number of an observation."""

    name: str  # "row[2,0]" for row 2, place 0 of the field `row`
    field: str
    kind: Choice | Number | None  # of an option
    least: int
    most: int

    @property
    def is_wide(self) -> bool:
        """Its bounds are those of 32 bits: points, rounds, bits."""
        return self.kind is None and self.most > 2**15


class Observation(NamedTuple):
    """The same numbers twice."""

    ints: NDArray[np.int32]  # as they stand in the view
    floats: NDArray[np.float32]  # scaled to -1 … 1, see `scaled`


def columns(schema: type) -> tuple[Column, ...]:
    """The columns of a View class, the options first."""
    return _columns(schema)


@cache
def _columns(schema: type) -> tuple[Column, ...]:
    return tuple(cells(schema))


def cells(schema: type) -> Iterator[Column]:
    """Field by field, each cell."""
    dtype = dtype_of(schema)
    hints = get_type_hints(schema, include_extras=True)
    for field in dtype.names or ():
        kinds = [each for each in hints[field].__metadata__ if isinstance(each, Choice | Number)]
        kind = kinds[0] if kinds else None
        least, most = bounds(kind, dtype[field])
        for place in product(*map(range, dtype[field].shape)):
            name = f"{field}[{','.join(map(str, place))}]" if place else field
            yield Column(name, field, kind, least, most)


def bounds(kind: Choice | Number | None, dtype: np.dtype[Any]) -> tuple[int, int]:
    """The least and the most that can stand in a field."""
    if isinstance(kind, Choice):
        return 0, len(kind.values) - 1
    if isinstance(kind, Number):
        return kind.least, kind.most
    info = np.iinfo(dtype.base)
    return int(info.min), int(info.max)


def observation(schema: type, view: Any) -> Observation:
    """A plain view, or a record, of this View class as ints and as floats."""
    ints = flat(view)
    return Observation(ints, scaled(schema, ints))


def flat(view: Any) -> NDArray[np.int32]:
    """The numbers of a plain view, as `blank` orders its fields, or of a record, one after another."""
    if isinstance(view, np.void):
        return np.concatenate([np.ravel(view[name]) for name in view.dtype.names or ()]).astype(np.int32)
    # gathered in plain Python, as a few dozen arrays of a few numbers each would take several times as long
    cells: list[int] = []
    for value in vars(view).values():
        if not isinstance(value, list):
            cells.append(value)
        elif isinstance(value[0], list):
            for row in value:
                cells += row
        else:
            cells += value
    ints = np.empty(len(cells), np.int32)
    packer(len(cells)).pack_into(ints.data, 0, *cells)
    return ints


@cache
def packer(n: int) -> Struct:
    """So many numbers of 32 bits: NumPy would take twice as long to write them."""
    return Struct(f"={n}i")


def scaled(schema: type, ints: NDArray[np.int32]) -> NDArray[np.float32]:
    """Options to 0 … 1 within their bounds, small numbers by 1/128, wide ones by sign · ln(1 + abs) / ln(2**31).

    Works on one row or on many. Each value of a column has a float of its own, but for wide ones near the bounds.
    """
    wide, least, span = scales(schema)
    floats: NDArray[np.float64] = (ints - least) / span
    some = ints[..., wide].astype(np.float64)
    floats[..., wide] = np.sign(some) * np.log1p(np.abs(some)) / log(2**31)
    held: NDArray[np.float32] = np.minimum(np.maximum(floats, -1), 1).astype(np.float32)
    return held


def scales(schema: type) -> tuple[Any, Any, Any]:
    """Of a View class: where its wide columns stand; from what, and by what, all others are scaled."""
    return _scales(schema)


@cache
def _scales(schema: type) -> tuple[Any, Any, Any]:
    """They are needed again for each observation."""
    found = columns(schema)
    is_option = np.array([each.kind is not None for each in found])
    least = np.array([each.least for each in found], np.int64)
    most = np.array([each.most for each in found], np.int64)
    span = np.where(is_option, np.maximum(most - least, 1), 128)
    return np.flatnonzero([each.is_wide for each in found]), np.where(is_option, least, 0), span
