"""What became of each game, as Parquet: a row for each game and one for each seat. The only file that knows pyarrow."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from .batch import Batch, Job

COMPRESSION = "zstd"
ABOUT = b"kartenhaus"  # the key of a part's facts in its schema


def schemas() -> tuple[Any, Any]:
    """Of the games and of the seats; docs/simulate.md explains the columns."""
    import pyarrow as pa

    def columns(**types: Any) -> Any:
        return pa.schema([pa.field(name, type, nullable=False) for name, type in types.items()])

    return (
        columns(
            seed=pa.uint64(),
            game=pa.int64(),
            deals=pa.int64(),
            turns=pa.int64(),
            lead_changes=pa.int64(),
            winners=pa.int8(),
        ),
        columns(
            game=pa.int64(),
            seat=pa.int8(),
            bot=pa.dictionary(pa.int8(), pa.string()),
            points=pa.int64(),
            rank=pa.int8(),
            win_share=pa.float64(),
            times_last=pa.int64(),
        ),
    )


def game_rows(job: Job, batches: Sequence[Batch], about: object) -> bytes:
    """A file of games; `about` are facts in JSON, to be read without the rows."""
    import pyarrow as pa

    n = sum(len(batch) for batch in batches)
    columns = {
        "seed": np.full(n, job.seed, np.uint64),
        "game": np.arange(batches[0].first, batches[0].first + n),
        "deals": np.concatenate([batch.deals for batch in batches]),
        "turns": np.concatenate([batch.sheet.turns for batch in batches]),
        "lead_changes": np.concatenate([batch.sheet.lead_changes for batch in batches]),
        "winners": (ranks_of(batches) == 1).sum(axis=1).astype(np.int8),
    }
    schema = schemas()[0].with_metadata({ABOUT: json.dumps(about).encode()})
    return in_parquet(pa.table(columns, schema))


def seat_rows(job: Job, batches: Sequence[Batch]) -> bytes:
    """A file of seats, those of a game one after another."""
    import pyarrow as pa

    seats = len(job.bots)
    ranks = ranks_of(batches)
    won = ranks == 1
    bots = sorted(set(job.bots))
    sat = np.array([bots.index(bot) for bot in job.bots], np.int8)
    columns = {
        "game": np.repeat(np.arange(batches[0].first, batches[0].first + len(ranks)), seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), len(ranks)),
        "bot": pa.DictionaryArray.from_arrays(np.tile(sat, len(ranks)), pa.array(bots)),
        "points": np.concatenate([batch.sheet.points for batch in batches]).ravel(),
        "rank": ranks.ravel().astype(np.int8),
        "win_share": (won / won.sum(axis=1, keepdims=True)).ravel(),
        "times_last": np.concatenate([batch.sheet.times_last for batch in batches]).ravel(),
    }
    return in_parquet(pa.table(columns, schemas()[1]))


def ranks_of(batches: Sequence[Batch]) -> Any:
    """By game and seat."""
    return np.concatenate([batch.sheet.ranks for batch in batches])


def in_parquet(table: Any) -> bytes:
    """A whole file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    stream = pa.BufferOutputStream()
    pq.write_table(table, stream, compression=COMPRESSION)
    return bytes(stream.getvalue())


def about(file: str) -> Any:
    """The facts that a file of games begins with; ValueError if it is damaged."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return json.loads(pq.read_schema(file).metadata[ABOUT])
    except (pa.ArrowException, KeyError, TypeError) as error:
        raise ValueError(f"{file} is damaged: {error}") from None
