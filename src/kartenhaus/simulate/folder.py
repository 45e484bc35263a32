"""The folder of a run: parts that are whole or not there at all, so that a run can be stopped anywhere and resumed."""

import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from kartenhaus.games import load
from kartenhaus.kit import choices_of

from .batch import Batch, Job
from .replay import replay_of
from .space import tally_of

FORMAT = 2
RUN = "run.json"  # what all parts have in common
PART_GAMES = 2**16  # games in a part, about
PART_SECONDS = 20.0  # of work that is lost at most when a run is killed


class FolderError(Exception):
    """The folder cannot be used; the text says why, and what would help."""


class Folder:
    """What became of each game so far, and the games that wait until a part is full."""

    def __init__(self, path: Path, job: Job, resume: bool, part_games: int = PART_GAMES) -> None:
        need_pyarrow()
        self.path = path
        self.job = job
        self.part_games = part_games
        self.games = 0  # that earlier runs have written, like the deals and the tally
        self.deals = 0
        self.tally = tally_of(len(job.bots), load(job.game))
        self.waiting: list[Batch] = []
        self.since = time.monotonic()  # the part that is being filled was begun
        if resume:
            check_same(read_run(path), run_of(job), path)
            self.read_parts()
        else:
            begin(path, run_of(job))

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Whatever has ended the work, what is done is kept; only what could not be written is not tried again."""
        if not isinstance(error, FolderError):
            self.write_part()

    def read_parts(self) -> None:
        """Find out how far earlier runs have come."""
        from .rows import about

        names = set()
        for file in sorted((self.path / "games").glob("part-*.parquet")):
            try:
                part = about(str(file))
            except (ValueError, OSError):
                raise FolderError(
                    f"{file} is damaged; the run can be resumed without it and the parts after it"
                ) from None
            if part["first"] != self.games or not (self.path / "seats" / file.name).exists():
                raise FolderError(
                    f"{self.path} lacks a part, from game {self.games} on; the run can go on without those after it"
                )
            names.add(file.name)
            self.games += part["games"]
            self.deals += part["deals"]
            for total, sums in zip(self.tally, part["tally"], strict=True):
                np.add(total, np.array(sums, np.int64), out=total)
        for file in (self.path / "seats").glob("part-*.parquet"):
            if file.name not in names:  # the run was killed before the games were written
                file.unlink()

    def add(self, batch: Batch) -> None:
        """The next games; written as soon as there is a part of them."""
        self.waiting.append(batch)
        if self.n_waiting() >= self.part_games or time.monotonic() - self.since > PART_SECONDS:
            self.write_part()

    def n_waiting(self) -> int:
        """Games that are not written yet."""
        return sum(map(len, self.waiting))

    def write_part(self) -> None:
        """Write what waits. The games come last: a part without them does not count, and is written anew."""
        from .rows import game_rows, seat_rows

        if self.waiting:
            batches, self.waiting = self.waiting, []
            part = {
                "first": batches[0].first,
                "games": sum(map(len, batches)),
                "deals": int(sum(batch.deals.sum() for batch in batches)),
                "tally": [sum(sums).tolist() for sums in zip(*(batch.tally for batch in batches), strict=True)],
            }
            name = f"part-{batches[0].first:012}.parquet"
            write_whole(self.path / "seats" / name, seat_rows(self.job, batches))
            write_whole(self.path / "games" / name, game_rows(self.job, batches, run_of(self.job) | part))
        self.since = time.monotonic()

    def write_replays(self, n: int) -> None:
        """The first n games move by move, unless they are there already."""
        for number in range(n):
            file = self.path / "replays" / f"game-{number:012}.json"
            if not file.exists():
                write_whole(file, json.dumps(replay_of(self.job, number)).encode())


def need_pyarrow() -> None:
    """FolderError where it is missing."""
    if find_spec("pyarrow") is None:
        raise FolderError("results need pyarrow, which is not installed: pip install 'kartenhaus[study]'")


def run_of(job: Job) -> dict[str, Any]:
    """What all games of a run have in common."""
    numbers = dict(job.options)
    return {
        "format": FORMAT,
        "game": job.game,
        "rules_version": job.rules_version,
        "options": {each.name: each.kind.value(numbers[each.name]) for each in choices_of(load(job.game).Options)},
        "bots": list(job.bots),
        "seed": job.seed,
    }


def begin(path: Path, run: Mapping[str, Any]) -> None:
    """A new folder, or one that is empty."""
    try:
        if (path / RUN).exists():
            raise FolderError(f"{path} holds a run already: resume it, or choose another folder")
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise FolderError(f"expected a new folder or an empty one, got {path} with files in it")
    except OSError as error:
        raise FolderError(f"{path}: {why(error)}") from None
    write_whole(path / RUN, json.dumps(run, indent=2).encode())


def read_run(path: Path, format: object = FORMAT) -> dict[str, Any]:
    """What `begin` has written."""
    try:
        found = json.loads((path / RUN).read_bytes())
    except FileNotFoundError:
        raise FolderError(f"expected the folder of a run, got {path} without {RUN}") from None
    except OSError as error:
        raise FolderError(f"{path}: {why(error)}") from None
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != format:
        raise FolderError(f"expected a run of format {format} in {path / RUN}, got something else")
    return found


def check_same(found: Mapping[str, Any], wished: Mapping[str, Any], path: Path) -> None:
    """FolderError names the first difference."""
    for name, value in wished.items():
        if found.get(name) != value:
            raise FolderError(
                f"the run in {path} has {name} {found.get(name)}, not {value}; it can only go on as it began"
            )


def seed_in(path: Path, format: object = FORMAT) -> int:
    """The seed of the run in this folder."""
    seed = read_run(path, format).get("seed")
    if not isinstance(seed, int):
        raise FolderError(f"expected a seed in {path / RUN}, got {seed!r}")
    return seed


def write_whole(file: Path, content: bytes) -> None:
    """A file that is there with all of its content, or not at all; FolderError tells which of it is kept."""
    unfinished = file.with_name(f".{file.name}")  # readers of Parquet overlook such names
    try:
        file.parent.mkdir(exist_ok=True)
        with unfinished.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise FolderError(f"{file}: {why(error)}; what was written before is kept") from None


def why(error: OSError) -> str:
    """The system's reason."""
    return (error.strerror or str(error)).lower()
