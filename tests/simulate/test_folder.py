"""Results in a folder: the rows are the games, a run goes on where it stopped, and memory stays flat."""

import json
import threading
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.simulate import FolderError, Progress, Result, simulate
from kartenhaus.simulate import folder as folders
from kartenhaus.simulate.rows import schemas

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

BOTS = ["rule", "random", "random"]


def run(out: Path, deals: int, **more: Any) -> Result:
    """Always the same games."""
    asked: dict[str, Any] = {"seed": 7, "workers": 2, "batch": 20, "out": out}
    return simulate("nimmt", BOTS, deals, **asked | more)


def rows(out: Path, what: str) -> list[dict[str, Any]]:
    """All rows of a run, in the order of its parts."""
    return pq.read_table(out / what).to_pylist()  # type: ignore[no-any-return]  # it has no types


def files(out: Path, what: str) -> list[str]:
    """The names of its parts."""
    return sorted(file.name for file in (out / what).iterdir())


@pytest.fixture
def parts_of_100(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new part for every hundred games."""
    monkeypatch.setattr(folders.Folder.__init__, "__defaults__", (100,))


def test_the_rows_are_the_games_and_add_up_to_the_result(tmp_path: Path) -> None:
    found = run(tmp_path / "o", 900)
    assert found == simulate("nimmt", BOTS, 900, seed=7)
    games, seats = rows(tmp_path / "o", "games"), rows(tmp_path / "o", "seats")
    assert [game["game"] for game in games] == list(range(found.games))
    assert {game["seed"] for game in games} == {7}
    assert sum(game["deals"] for game in games) == found.deals
    assert [(seat["game"], seat["seat"]) for seat in seats] == [(g, s) for g in range(found.games) for s in range(3)]
    for seat, bot in enumerate(BOTS):
        mine = [row for row in seats if row["seat"] == seat]
        assert {row["bot"] for row in mine} == {bot}
        assert sum(row["points"] for row in mine) == found.points[seat]
        assert sum(row["win_share"] for row in mine) == pytest.approx(found.wins[seat] / found.whole)
    for game in games:
        table = seats[3 * game["game"] :][:3]
        assert game["winners"] == sum(row["rank"] == 1 for row in table)
        least = min(row["points"] for row in table)
        assert [row["rank"] == 1 for row in table] == [row["points"] == least for row in table]


def test_the_columns_are_those_of_the_documentation(tmp_path: Path) -> None:
    run(tmp_path / "o", 20)
    text = (Path(__file__).parents[2] / "docs/simulate.md").read_text(encoding="utf-8")
    for what, schema in zip(("games", "seats"), schemas(), strict=True):
        (file,) = (tmp_path / "o" / what).iterdir()
        assert pq.read_schema(file).equals(schema)
        assert all(f"| `{name}` |" in text for name in schema.names)


@pytest.mark.usefixtures("parts_of_100")
def test_a_run_in_pieces_is_the_run_in_one(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", 2000)
    run(tmp_path / "pieces", 700)
    run(tmp_path / "pieces", 1200, resume=True, workers=1, batch=33)
    assert run(tmp_path / "pieces", 2000, resume=True, seed=None) == whole
    for what in ("games", "seats"):
        assert rows(tmp_path / "pieces", what) == rows(tmp_path / "whole", what)
        assert len(files(tmp_path / "whole", what)) >= 4


@pytest.mark.usefixtures("parts_of_100")
def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    stop = threading.Event()

    def stop_soon(now: Progress) -> None:
        if now.games >= 130:
            stop.set()

    stopped = run(tmp_path / "o", 2000, stop=stop, on_progress=stop_soon)
    assert not stopped.is_complete and len(rows(tmp_path / "o", "games")) == stopped.games >= 130
    assert run(tmp_path / "o", 2000, resume=True) == simulate("nimmt", BOTS, 2000, seed=7)


@pytest.mark.usefixtures("parts_of_100")
def test_whatever_ends_the_work_what_is_done_is_written(tmp_path: Path) -> None:
    def fail(now: Progress) -> None:
        if now.games >= 130:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "o", 2000, on_progress=fail)
    assert len(rows(tmp_path / "o", "games")) >= 130
    assert run(tmp_path / "o", 2000, resume=True) == simulate("nimmt", BOTS, 2000, seed=7)


@pytest.mark.usefixtures("parts_of_100")
def test_a_part_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path / "o", 2000)
    last = tmp_path / "o" / "games" / files(tmp_path / "o", "games")[-1]
    last.unlink()  # as if killed after the seats and before the games
    (last.parent / f".{last.name}").write_bytes(b"PAR1")
    assert run(tmp_path / "o", 1, resume=True).games < whole.games
    assert files(tmp_path / "o", "seats")[-1] != last.name
    assert run(tmp_path / "o", 2000, resume=True) == whole
    assert len(rows(tmp_path / "o", "seats")) == 3 * whole.games


def test_memory_stays_flat_however_many_games_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders.Folder.__init__, "__defaults__", (500,))

    def peak(deals: int) -> int:
        tracemalloc.start()
        run(tmp_path / str(deals), deals, batch=250, workers=1)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(2000)  # what is imported and compiled on the way
    few, many = peak(10_000), peak(80_000)
    assert many - few < 4 * (80_000 - 10_000), "a number kept of each game would take 8 bytes"
    assert len(files(tmp_path / "80000", "games")) >= 8 * len(files(tmp_path / "10000", "games")) - 8


def test_the_first_games_are_written_move_by_move(tmp_path: Path) -> None:
    run(tmp_path / "o", 100, records=2)
    run(tmp_path / "o", 100, records=3, resume=True)
    assert files(tmp_path / "o", "replays") == [f"game-{number:012}.json" for number in range(3)]
    for number, name in enumerate(files(tmp_path / "o", "replays")):
        replay = json.loads((tmp_path / "o" / "replays" / name).read_bytes())
        seats = rows(tmp_path / "o", "seats")[3 * number :][:3]
        assert replay["points"] == [row["points"] for row in seats]
        assert replay["ranks"] == [row["rank"] for row in seats]


def test_a_full_disk_is_told_and_costs_nothing_that_was_written(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("expected /dev/full, a disk that is always full")

    def fill_disk(now: Progress) -> None:
        if not now.deals:
            (tmp_path / "o" / "seats").mkdir()
            (tmp_path / "o" / "seats" / ".part-000000000000.parquet").symlink_to("/dev/full")

    with pytest.raises(FolderError, match=r"part-000000000000.parquet: no space left on device; what was written"):
        run(tmp_path / "o", 200, on_progress=fill_disk)
    assert list((tmp_path / "o" / "seats").iterdir()) == []
    assert run(tmp_path / "o", 200, resume=True) == simulate("nimmt", BOTS, 200, seed=7)


def with_a_run(out: Path) -> None:
    run(out, 50)


def with_other_files(out: Path) -> None:
    out.mkdir()
    (out / "letter.txt").touch()


def damaged(out: Path) -> None:
    run(out, 50)
    (out / "games" / "part-000000000000.parquet").write_bytes(b"PAR1 and no more")


def with_a_gap(out: Path) -> None:
    run(out, 50)
    (out / "games" / "part-000000000000.parquet").rename(out / "games" / "part-000000000009.parquet")


def newer(out: Path) -> None:
    out.mkdir()
    (out / "run.json").write_text('{"format": 3}')


@pytest.mark.parametrize(
    ("before", "change", "expected"),
    [
        (with_a_run, {}, "holds a run already: resume it, or choose another folder"),
        (with_other_files, {}, "expected a new folder or an empty one"),
        (Path.touch, {}, "file exists|not a directory"),
        (Path.mkdir, {"resume": True}, "expected the folder of a run, got .* without run.json"),
        (with_a_run, {"resume": True, "seed": 8}, "has seed 7, not 8"),
        (with_a_run, {"resume": True, "options": {"limit": 5}}, "has options .* it can only go on as it began"),
        (damaged, {"resume": True}, "part-000000000000.parquet is damaged"),
        (with_a_gap, {"resume": True}, "lacks a part"),
        (newer, {"resume": True}, "expected a run of format 2"),
    ],
)
def test_a_folder_that_cannot_be_used_is_named(
    tmp_path: Path, before: Callable[[Path], None], change: dict[str, Any], expected: str
) -> None:
    before(tmp_path / "o")
    with pytest.raises(FolderError, match=expected) as refused:
        run(tmp_path / "o", 60, **change)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"records": -1}, "0 to 1000 records"),
        ({"records": 10**9}, "0 to 1000 records"),
        ({"records": 1}, "a folder to write records to"),
        ({"resume": True}, "the folder of the run to go on with"),
    ],
)
def test_what_cannot_be_written_is_refused(change: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadMessage, match=expected):
        simulate("nimmt", BOTS, 60, **change)


def test_a_result_says_whether_more_was_wanted(tmp_path: Path) -> None:
    found = run(tmp_path / "o", 60)
    assert replace(found, is_complete=True) == found == run(tmp_path / "o", 60, resume=True)
