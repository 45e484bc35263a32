"""Rule coverage: every row of a game's rule list (tests/games/<id>/ledger.txt) has a passing test that names it.

A gap fails a run of the game's whole folder; an id that no list has fails every run.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(__file__).parent / "games"
RULE = "rule"  # the marker, and the property that carries its ids from xdist's workers to the controller
coverage_key = pytest.StashKey["Coverage"]()
deselected_key = pytest.StashKey[set[str]]()  # games of which this run leaves out some tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-recorded",
        action="store_true",
        help="play the recorded games of tests/games/*/recorded anew and write down what happens now",
    )


def ledgers(folder: Path = GAMES) -> dict[str, list[str]]:
    """The rule ids of every game that has a list."""
    return {file.parent.name: file.read_text(encoding="utf-8").split() for file in sorted(folder.glob("*/ledger.txt"))}


def rules_of(item: pytest.Item) -> list[str]:
    """The rule ids that a test names."""
    return [str(id) for marker in item.iter_markers(RULE) for id in marker.args]


class Coverage:
    """Which rules passed tests have shown, by game."""

    def __init__(self, folders: dict[str, list[str]], whole: set[str]) -> None:
        self.ledgers = folders
        self.whole = whole  # games whose folder was asked for as a whole
        self.shown: set[str] = set()
        self.named: set[str] = set()

    def known(self) -> set[str]:
        """All ids of all games."""
        return {id for ledger in self.ledgers.values() for id in ledger}

    def gaps(self) -> dict[str, list[str]]:
        """What no passed test has shown, for games that were tested as a whole."""
        return {
            game: missing
            for game, ledger in self.ledgers.items()
            if game in self.whole and (missing := [id for id in ledger if id not in self.shown])
        }

    def unknown(self) -> list[str]:
        """Ids that tests name and no list has."""
        return sorted(self.named - self.known())

    def lines(self) -> list[str]:
        """What the run says at its end."""
        lines = []
        for game, ledger in self.ledgers.items():
            if self.shown & set(ledger) or game in self.whole:
                lines.append(f"rules {game} {len(self.shown & set(ledger))}/{len(ledger)} covered")
        lines += [f"rules {game}: no passing test shows {', '.join(missing)}" for game, missing in self.gaps().items()]
        if self.unknown():
            lines.append(f"rules: no list has {', '.join(self.unknown())}")
        return lines


def whole_games(config: pytest.Config) -> set[str]:
    """The games whose whole folder this run takes in."""
    if config.option.collectonly or getattr(config.option, "lf", False):
        return set()
    asked = [Path(arg).resolve() for arg in config.args if "::" not in arg]
    return {game for game in ledgers() if any(path == GAMES / game or path in (GAMES / game).parents for path in asked)}


def pytest_configure(config: pytest.Config) -> None:
    config.stash[deselected_key] = set()
    if not hasattr(config, "workerinput"):
        config.stash[coverage_key] = Coverage(ledgers(), whole_games(config))


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        if GAMES in item.path.parents:
            item.config.stash[deselected_key].add(item.path.relative_to(GAMES).parts[0])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """An xdist worker has ended: what it did not select was not selected."""
    node.config.stash[deselected_key] |= set(getattr(node, "workeroutput", {}).get("deselected", ()))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.user_properties += [(RULE, id) for id in rules_of(item)]


class Seen:
    """Counts what the reports of finished tests name; only the controller has one."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = {str(id) for name, id in report.user_properties if name == RULE}
        self.coverage.named |= ids
        if report.when == "call" and report.passed:
            self.coverage.shown |= ids


def pytest_sessionstart(session: pytest.Session) -> None:
    coverage = session.config.stash.get(coverage_key, None)
    if coverage is not None:
        session.config.pluginmanager.register(Seen(coverage), "rules seen")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    deselected = session.config.stash[deselected_key]
    coverage = session.config.stash.get(coverage_key, None)
    if coverage is None:
        session.config.workeroutput["deselected"] = sorted(deselected)  # type: ignore[attr-defined]  # xdist's
    else:
        coverage.whole -= deselected
        if session.exitstatus == pytest.ExitCode.OK and (coverage.gaps() or coverage.unknown()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    coverage = config.stash.get(coverage_key, None)
    if coverage is not None and not config.option.collectonly:
        for line in coverage.lines():
            terminalreporter.write_line(line, red=": " in line)
