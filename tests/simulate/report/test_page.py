"""Reports as files: whole or not there, and in need of nothing from anywhere."""

import errno
import os
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from kartenhaus.games import load, offered
from kartenhaus.simulate.report import Report, ReportError, Wish, check_place, report_on
from kartenhaus.simulate.report import charts as drawing
from kartenhaus.simulate.report.charts import svg_of
from tests.simulate.report.studies import plain_study

EXAMPLES = Path(__file__).parents[3] / "docs/extra/reports"
MOST_BYTES = 300_000


@pytest.fixture(scope="module")
def report() -> Report:
    """A small one, of a comparison."""
    studies = [plain_study("nimmt", ["rule", "random"], 3, variant=value) for value in ("base", "professional")]
    return report_on(*studies, compare=Wish("variant", ("base", "professional")))


def addresses(html: str) -> list[str]:
    """Whatever a browser would fetch, or could be led to: all but places in the page itself."""
    return re.findall(r"https?:|//[a-z]|<script|<link|<iframe|<img|@import|url\(|\bsrc=|href=\"[^#]", html)


@pytest.mark.parametrize("game", offered())
def test_every_game_has_a_report_that_needs_nothing_from_anywhere(game: str) -> None:
    bots = ["rule", "random", "random"][: load(game).seats[-1]]
    made = report_on(plain_study(game, bots, 2))
    html = made.html()
    assert addresses(html) == []
    assert len(html.encode()) < MOST_BYTES
    assert {"length", "seats", "legal", "events"} <= {figure.id for figure in made.figures}
    for figure in made.figures:
        assert figure.asks.endswith("?") and figure.says.endswith("."), figure.id
        assert "nan" not in figure.says.lower().split()


@pytest.mark.parametrize("game", [*offered(), "nimmt-variant"])
def test_the_documentation_has_an_example_by_these_rules(game: str) -> None:
    html = (EXAMPLES / f"{game}.html").read_text(encoding="utf-8")
    id = game.partition("-")[0]
    assert f"version {load(id).rules_version} of {id}" in html, "run `make reports`"
    assert addresses(html) == []
    assert len(html.encode()) < MOST_BYTES


def test_the_page_says_how_it_was_made(report: Report) -> None:
    html = report.html()
    for said in (
        "--compare variant=base,professional",
        "--seed 5",
        "rule, random",
        "version 1 of nimmt",
        "seconds a turn",
    ):
        assert said in html, said


def test_pictures_are_read_out_by_title_and_description(report: Report) -> None:
    for figure in report.figures:
        root = ET.fromstring(svg_of(figure))
        title, text = (root.find(f"{{http://www.w3.org/2000/svg}}{name}") for name in ("title", "desc"))
        assert title is not None and title.text == figure.asks
        assert text is not None and text.text == figure.says
        assert root.get("aria-labelledby") == f"{title.get('id')} {text.get('id')}"
    ids = re.findall(r' id="([^"]*)"', report.html())
    assert len(ids) == len(set(ids))


def test_intervals_are_drawn(report: Report) -> None:
    (seats,) = [figure for figure in report.figures if figure.id == "seats"]
    drawn = drawing.chart_of(seats).to_dict()
    assert any(layer["mark"]["type"] == "rule" and "x2" in layer["encoding"] for layer in drawn["layer"])
    assert drawn["title"]["text"] == [seats.asks]


def test_a_chart_can_be_had_alone(report: Report) -> None:
    assert type(report.chart("seats")).__module__.startswith("altair")
    with pytest.raises(KeyError, match="expected a figure among changes"):
        report.chart("sets")


def test_charts_become_pictures_of_both_kinds(report: Report, tmp_path: Path) -> None:
    few = Report(report.studies, report.wish, report.figures[:2], report.pace, report.command)
    few.save_charts(tmp_path / "a" / "b")
    assert sorted(file.name for file in (tmp_path / "a" / "b").iterdir()) == sorted(
        f"{figure.id}.{kind}" for figure in few.figures for kind in ("png", "svg")
    )
    assert (tmp_path / "a" / "b" / "changes.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("is_charts", [False, True])
def test_a_full_disk_leaves_what_was_there(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_charts: bool
) -> None:
    def full(*anything: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (tmp_path / "report.html").write_text("the last one")
    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(Path, "write_bytes", full)
    few = Report(report.studies, report.wish, report.figures[:1], report.pace, report.command)
    with pytest.raises(ReportError, match="no space left on device; nothing was written"):
        few.save_charts(tmp_path / "charts") if is_charts else few.save(tmp_path / "report.html")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    assert (tmp_path / "report.html").read_text() == "the last one"


def test_places_that_cannot_be_written_are_refused_beforehand(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    os.mkfifo(tmp_path / "pipe")
    for file, folder, expected in (
        (tmp_path, None, "expected a file for the report, got the folder"),
        (tmp_path / "pipe", None, "which is none"),
        (tmp_path / "none" / "r.html", None, "there is no folder"),
        (None, tmp_path / "file", "expected a folder for the charts, got the file"),
        (Path("/proc/r.html"), None, "nothing was written"),
        (None, Path("/proc/charts"), "nothing was written"),
    ):
        with pytest.raises(ReportError, match=expected):
            check_place(file, folder)
    check_place(tmp_path / "r.html", tmp_path / "new" / "charts")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "pipe"]


def test_a_missing_extra_is_named(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda name: None)
    with pytest.raises(ReportError, match=r"pip install 'kartenhaus\[study\]'"):
        report.html()
