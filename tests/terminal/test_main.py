"""The commands as a user meets them; bad input ends in one sentence and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kartenhaus.games import offered
from tests.terminal.conftest import Run

COMMAND = [sys.executable, "-c", "from kartenhaus.terminal.main import main; main()"]


def in_a_process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A real process, as the shell starts one."""
    return subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, text=True, timeout=100, check=False)


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["serve"],
        ["backup"],
        ["restore"],
        ["play"],
        ["rules"],
        ["simulate"],
        ["verify"],
        ["record"],
        ["record", "show"],
    ],
    ids=" ".join,
)
def test_every_command_helps(kartenhaus: Run, command: list[str]) -> None:
    said = kartenhaus(*command, "--help")
    assert said.code == 0
    assert "Usage: kartenhaus" in said.out
    assert said.err == ""


def test_help_loads_neither_numpy_nor_numba_nor_a_game() -> None:
    script = (
        "import sys\nfrom kartenhaus.terminal.main import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'litestar', 'sqlalchemy', 'kartenhaus.games'} & set(sys.modules)\n"
        "print(sorted(heavy), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_the_version_is_said(kartenhaus: Run) -> None:
    assert kartenhaus("--version").out.startswith("kartenhaus ")


A_GAME = f"expected a game among {', '.join(offered())}"
BAD = {
    "unknown command": (["deal"], "No such command 'deal'"),
    "unknown flag": (["--loud"], "No such option: --loud"),
    "no game": (["play"], "Missing argument 'GAME'"),
    "unknown game": (["play", "chess"], A_GAME),
    "unknown game, rules": (["rules", "chess"], A_GAME),
    "unknown game, simulate": (["simulate", "chess"], A_GAME),
    "a path for a game": (["rules", "../nimmt"], A_GAME),
    "unknown option": (["play", "nimmt", "-o", "limt=3"], "expected an option among variant"),
    "option without a value": (["play", "nimmt", "-o", "limit"], "expected an option as NAME=VALUE, got 'limit'"),
    "option's value": (["play", "nimmt", "-o", "limit=none"], "expected a whole number from 1 to 9999, got 'none'"),
    "huge value": (["play", "nimmt", "-o", "limit=" + "9" * 5000], "expected a whole number from 1 to 9999"),
    "unknown variant": (["play", "nimmt", "--variant", "pro"], "expected one of base, professional, got 'pro'"),
    "unknown edition": (["play", "nimmt", "--edition", "1066"], "expected an edition among italian_1998"),
    "unknown level": (["play", "nimmt", "--level", "god"], "expected a level among mouse, rabbit, fox, owl, wolf"),
    "too many bots": (["play", "nimmt", "--bots", "10"], "expected 1 to 9 bots for nimmt, got 10"),
    "no bots": (["play", "nimmt", "--bots", "0"], "expected 1 to 9 bots for nimmt, got 0"),
    "bots in words": (["play", "nimmt", "--bots", "three"], "--bots"),
    "empty name": (["play", "nimmt", "--name", ""], "expected a text of 1 to 24 characters"),
    "name with a line end": (["play", "nimmt", "--name", "A\nB"], "expected a text without control characters"),
    "nothing to resume": (["play", "nimmt", "--resume"], "expected a game of nimmt that was left"),
    "record nowhere": (["play", "nimmt", "--record", "/nowhere/r.json"], "/nowhere/r.json: no such file or directory"),
    "unknown language": (["rules", "nimmt", "--lang", "tlh"], "expected a language among de, en"),
    "no deals": (["simulate", "nimmt", "--deals", "0"], "expected a number of deals from 1"),
    "absurd deals": (["simulate", "nimmt", "--deals", "1" + "0" * 40], "expected a number of deals from 1"),
    "unknown bot": (["simulate", "nimmt", "--bots", "rule,god"], "expected a level among random"),
    "too few seats": (["simulate", "nimmt", "--seats", "1"], "expected 2 to 10 seats for nimmt, got 1"),
    "two counts of seats": (["simulate", "nimmt", "--bots", "rule,rule", "--seats", "3"], "expected one level, or 3"),
    "no workers": (["simulate", "nimmt", "--workers", "0"], "expected 1 to 1024 workers, got 0"),
    "no file": (["verify", "/nowhere.json"], "/nowhere.json: no such file or directory"),
    "a folder for a file": (["verify", "/"], "/: is a directory"),
    "no file, show": (["record", "show", "/nowhere.json"], "/nowhere.json: no such file or directory"),
    "impossible port": (["--port", "70000"], "--port"),
    "strange address": (["--host", "no.such.host.invalid", "--port", "0"], "expected an address of this machine"),
    "impossible address for people": (["serve", "--public-url", "play.example"], "such as https://play.example"),
    "a name for a proxy": (["serve", "--trusted-proxy", "nginx"], "got 'nginx' at --trusted-proxy"),
    "another form of log": (["serve", "--log-format", "xml"], "expected one of text, json, got 'xml' at --log-format"),
    "no settings": (["serve", "--settings", "/nowhere.toml"], "/nowhere.toml: no such file or directory"),
    "a folder for settings": (["--settings", "/"], "/: is a directory"),
    "data in no folder": (["--data", "/proc/none/x.sqlite3", "--port", "0"], "/proc/none/x.sqlite3 cannot be used"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_sentence_and_exit_code_2(kartenhaus: Run, arguments: list[str], expected: str) -> None:
    said = kartenhaus(*arguments)
    assert said.code == 2
    assert expected in said.err
    assert said.err.startswith("kartenhaus: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"{}", b'{"format": 99}', b"[" * 100_000])
def test_a_damaged_record_is_named(kartenhaus: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    for command in (["verify"], ["record", "show"]):
        said = kartenhaus(*command, str(file))
        assert said.code == 2
        assert "record.json" in said.err
        assert said.err.count("\n") == 1
        assert len(said.err) < 400


def test_a_real_process_shows_no_traceback() -> None:
    done = in_a_process("play", "chess")
    assert done.returncode == 2
    assert done.stderr == f"kartenhaus: {A_GAME}, got 'chess' at game\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen([*COMMAND, "rules", "nimmt"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_the_shell_completes_games_and_languages() -> None:
    def completed(line: str, word: int) -> list[str]:
        asked = {"_KARTENHAUS_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(word)}
        done = subprocess.run(COMMAND, env=os.environ | asked, capture_output=True, text=True, check=False)
        return done.stdout.split()

    assert completed("kartenhaus pl", 1) == ["play"]
    assert completed("kartenhaus rules nim", 2) == ["nimmt"]
    assert completed("kartenhaus rules nimmt --lang p", 4) == ["pt"]
