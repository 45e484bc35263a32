"""Compiled rules are those of the sources, all of them, and never those of yesterday."""

import importlib.util
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType, ModuleType

import numba
import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.compiled import Compiled, cache_folder, compiled, compiled_value, rule_modules, translate
from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage

pytestmark = pytest.mark.timeout(600)  # compiling takes its time on a busy machine
every_game = pytest.mark.parametrize("id", ids())


@pytest.fixture
def copied(tmp_path: Path) -> list[ModuleType]:
    """Modules in a folder of their own, whose sources may be changed."""
    modules = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.py"
        file.write_text(f"NAME = {name!r}\n")
        spec = importlib.util.spec_from_file_location(f"copied_{name}", file)
        assert spec is not None
        modules.append(importlib.util.module_from_spec(spec))
    (tmp_path / "components.toml").write_text("cards = 104\n")
    return modules


def test_the_cache_folder_keeps_its_name_while_no_source_changes(copied: list[ModuleType], tmp_path: Path) -> None:
    before = cache_folder(copied)
    assert cache_folder(list(reversed(copied))) == before
    shutil.copystat(tmp_path / "one.py", tmp_path / "two.py")
    assert cache_folder(copied) == before


@pytest.mark.parametrize("name", ["one.py", "two.py", "components.toml"])
def test_the_cache_folder_has_another_name_when_a_source_changes(
    copied: list[ModuleType], tmp_path: Path, name: str
) -> None:
    before = cache_folder(copied)
    file = tmp_path / name
    original = file.read_text()
    file.write_text(original + "# changed\n")
    assert cache_folder(copied) != before
    file.write_text(original)
    assert cache_folder(copied) == before


def test_the_cache_folder_has_another_name_when_a_source_comes_or_goes(
    copied: list[ModuleType], tmp_path: Path
) -> None:
    before = cache_folder(copied)
    (tmp_path / "three.py").write_text("")
    assert cache_folder(copied) != before


def test_the_cache_folder_depends_on_python_numba_and_numpy(
    copied: list[ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache_folder(copied)
    for module in (np, numba):
        with monkeypatch.context() as patched:
            patched.setattr(module, "__version__", "0.0.1")
            assert cache_folder(copied) != before
    monkeypatch.setattr(sys, "version", "4.0")
    assert cache_folder(copied) != before


@every_game
def test_the_digest_covers_the_kit_and_every_source_of_the_game(id: str) -> None:
    folders = {Path(str(module.__file__)).parent for module in rule_modules(load(id))}
    package = Path(str(sys.modules[load(id).start.__module__].__file__)).parent
    assert folders == {Path(str(kit.__file__)).parent, package}


@every_game
def test_every_function_of_the_rules_is_compiled_and_calls_compiled_ones_alone(id: str) -> None:
    game = load(id)
    modules = rule_modules(game)
    made = translate(modules, lambda f, is_copied: numba.njit(f), set())
    plain = {f for m in modules for f in vars(m).values() if isinstance(f, FunctionType) and f.__module__ == m.__name__}
    assert plain == set(made)
    assert game.start in plain and game.see in plain
    for f, translated in made.items():
        space = translated.py_func.__globals__
        left = [name for name in f.__code__.co_names if any(space.get(name) is f for f in plain)]
        assert not left, f"{f.__name__} would call plain {', '.join(left)}"


@every_game
def test_every_function_of_a_game_record_is_compiled(id: str) -> None:
    game, quick = load(id), compiled(id).game
    for name in ("start", "awaits", "may", "act", "why_not", "see", "imagine", "is_over", "standings", "score"):
        assert getattr(quick, name).py_func.__code__ is getattr(game, name).__code__
    assert quick.bots.keys() == game.bots.keys()
    for level, choose in quick.bots.items():
        assert choose.py_func.__code__ is game.bots[level].__code__  # type: ignore[attr-defined]  # Numba's
    assert (quick.id, quick.moves, quick.events) == (game.id, game.moves, game.events)


def test_tables_of_ints_become_arrays_and_nothing_else_does() -> None:
    table = compiled_value(((1, 2), (3, 4)), {})
    assert isinstance(table, np.ndarray) and table.tolist() == [[1, 2], [3, 4]]
    for value in ("text", ("a", "b"), (), 7, [1, 2], (1.5, 2.5), None):
        assert compiled_value(value, {}) is value


def helper(n: int) -> int:
    """What `asked` calls when nobody puts something else in its place."""
    return n + 1


def asked(n: int) -> int:
    """Calls another function."""
    return helper(n)


@every_game
def test_a_function_of_another_room_finds_what_it_is_bound_to(id: str) -> None:
    quick = compiled(id)
    assert asked(1) == 2
    twice = quick.bind(double)
    assert quick.bind(asked, helper=twice)(21) == 42
    assert asked(1) == 2


def test_a_bound_function_is_kept_with_its_own_game() -> None:
    games = {id: compiled(id) for id in ids()}
    for id, game in games.items():
        folder = cache_folder(rule_modules(load(id)))
        assert game.bind(double).stats.cache_path.startswith(str(folder))


def double(n: int) -> int:
    """Put in the place of `helper`."""
    return 2 * n


def module_at(file: Path, text: str) -> ModuleType:
    """A module of this text."""
    file.write_text(text)
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


USUAL = {
    "caller": "def caller(n):\n    return between(n) + LIMIT\n",
    "between": "def between(n):\n    return callee(n)\n",
    "callee": "def callee(n):\n    return n\n",
}


def kept_at(folder: Path, limit: int = 3, changed: Mapping[str, str] = USUAL) -> str:
    """Where the code of `caller` is kept, which calls `between`, which calls `callee`, all of them bound."""
    made = {name: module_at(folder / f"{name}.py", text) for name, text in {**USUAL, **changed}.items()}
    rules = Compiled(load("high_card"))
    callee = rules.bind(made["callee"].callee)
    between = rules.bind(made["between"].between, callee=callee)
    path: str = rules.bind(made["caller"].caller, between=between, LIMIT=limit).stats.cache_path
    return path


def test_bound_code_is_kept_elsewhere_when_a_source_that_it_calls_changes(tmp_path: Path) -> None:
    before = kept_at(tmp_path)
    assert kept_at(tmp_path) == before
    others = {kept_at(tmp_path, changed={name: text + "# changed\n"}) for name, text in USUAL.items()}
    assert len(others) == 3 and before not in others
    assert kept_at(tmp_path, limit=4) not in {before, *others}
    assert kept_at(tmp_path) == before


def test_sources_that_are_not_called_do_not_count(tmp_path: Path) -> None:
    rules = Compiled(load("high_card"))
    other = rules.bind(module_at(tmp_path / "other.py", "def other(n):\n    return n\n").other)
    assert rules.bind(asked, helper=double, spare=other).stats.cache_path == rules.bind(asked).stats.cache_path


def test_a_game_is_compiled_once() -> None:
    assert compiled(ids()[0]) is compiled(ids()[0])


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(BadMessage, match="expected a game among"):
        compiled("whist")


def test_compiling_leaves_the_plain_rules_as_they_are() -> None:
    game = load(ids()[0])
    before = {name: value for name, value in vars(sys.modules[game.start.__module__]).items() if name[0] != "_"}
    Compiled(game)
    after = {name: value for name, value in vars(sys.modules[game.start.__module__]).items() if name[0] != "_"}
    assert after == before
