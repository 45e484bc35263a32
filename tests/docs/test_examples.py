"""What README and documentation show is what happens: their examples are carried out."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kartenhaus.server import messages
from kartenhaus.terminal import asking, playing
from kartenhaus.terminal.main import main
from kartenhaus.words import Words

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://)([^)#]+)[^)]*\)")
FEW = "50"  # deals, instead of as many as an example has


def examples(language: str) -> list[Any]:
    """The fenced texts of this language, each under its page's name and its place there."""
    return [
        pytest.param(text, id=f"{page.relative_to(ROOT)}:{n}")
        for page in PAGES
        for n, (spoken, text) in enumerate(FENCE.findall(page.read_text(encoding="utf-8")))
        if spoken == language
    ]


def commands(program: str) -> list[Any]:
    """All lines of shell examples that call this program, once each."""
    lines = dict.fromkeys(line for text in examples("sh") for line in str(text.values[0]).splitlines())
    return [pytest.param(shlex.split(line)[1:], id=line) for line in lines if line.split()[0] == program]


@pytest.mark.parametrize("text", examples("pycon"))
def test_python_examples_give_what_they_show(text: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, {}, "example", None, 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("arguments", commands("kartenhaus"))
def test_commands_are_understood(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, instead in stand_ins(arguments).items():
        monkeypatch.setattr(f"kartenhaus.terminal.{name}", instead)
    with pytest.raises(SystemExit) as end:
        main(with_few_deals(arguments))
    said = capsys.readouterr()
    assert end.value.code == 0, said.err


def with_few_deals(arguments: list[str]) -> list[str]:
    """The same command with less work to do."""
    if arguments[:1] not in (["simulate"], ["arena"]):
        return arguments
    if "--deals" in arguments:
        arguments = [*arguments]
        arguments[arguments.index("--deals") + 1] = FEW
        return arguments
    return [*arguments, "--deals", FEW]


def stand_ins(arguments: list[str]) -> dict[str, Any]:
    """What is not carried out: a whole game, a server that runs on, files that an earlier example has written."""
    match [word for word in arguments if not word.startswith("-")]:
        case ["play", *_]:
            return {"playing.play_game": understand_game}
        case ["verify" | "record", *_]:
            return {"recording.verify_record": understand, "recording.show_record": understand}
        case ["simulate", *_] if "--resume" in arguments:
            return {"simulating.print_simulation": understand}
        case ["arena", *_] if "--resume" in arguments:
            return {"contesting.print_contest": understand}
        case ["rules" | "simulate" | "arena", *_]:
            return {}
        case ["backup" | "restore", *_]:
            return {"saving.back_up": understand, "saving.bring_back": understand}
        case _:
            return {"serving.serve_table": understand}


def understand_game(
    game: str,
    bots: int | None,
    level: str | None,
    variant: str | None,
    edition: str | None,
    language: str | None,
    name: str | None,
    seed: int | None,
    record: str | None,
    resume: bool,
    options: list[str],
    story: str | None,
) -> None:
    """Makes sense of what was asked for."""
    rules = asking.game_called(game)
    asking.options_called(rules, edition, options, variant)
    playing.seats_for(rules, bots, level, name, Words(asking.language_called(language), game))


def understand(*_: object) -> int:
    """Leaves it at that."""
    return 0


def targets() -> set[str]:
    """What there is to make."""
    return set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def named_targets() -> Iterator[str]:
    """What the pages say can be made, in shell examples and in backquotes."""
    for text in examples("sh"):
        yield from re.findall(r"^make ([a-z0-9-]+)", str(text.values[0]), re.MULTILINE)
    for page in PAGES:
        yield from re.findall(r"`make ([a-z0-9-]+)", page.read_text(encoding="utf-8"))


def test_what_the_pages_make_can_be_made() -> None:
    named = set(named_targets())
    assert {"play", "test"} <= named
    assert named <= targets()


@pytest.mark.parametrize("text", examples("json"))
def test_messages_that_are_shown_are_messages(text: str) -> None:
    for direction in (messages.FromPage, messages.ToPage):
        try:
            msgspec.json.decode(text, type=direction)
        except msgspec.ValidationError:
            continue
        return
    pytest.fail(f"expected a message, got {text}")


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent == ROOT], ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    linked = LINK.findall(page.read_text(encoding="utf-8"))
    assert linked
    assert not [link for link in linked if not (page.parent / link).exists()]
