"""The only file that knows Numba: the same rule functions, compiled for one core or for a GPU."""

import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Literal

import numba
import numpy as np
import platformdirs

import kartenhaus.kit
from kartenhaus.games import load
from kartenhaus.kit import Game, RealTime

Target = Literal["cpu", "cuda"]
Jit = Callable[[FunctionType, bool], Any]  # the function, and whether it is copied into its callers
Sources = frozenset[bytes]  # what compiled code comes from beside the rules

# Without what rules never need, the check for division by 0 and the counting of references to arrays (a fifth of the
# time), and with every function of the rules copied into its callers (another fifth).
FAST: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": True}


class Compiled:
    """A game whose functions are compiled. They take records instead of plain objects and leave the same bytes.

    `target` "cpu" compiles at the first call (kept on disk, see `cache_folder`; no call holds the GIL), "cuda" makes
    device functions for kernels.
    """

    def __init__(self, game: Game, target: Target = "cpu") -> None:
        modules = rule_modules(game)
        self._target = target
        self._folder = cache_folder(modules)
        self._sources: dict[Any, Sources] = {}  # of each bound function
        self._functions = translate(modules, jit_for(target, self._folder), set(game.bots.values()))
        values = {field.name: getattr(game, field.name) for field in fields(game)}
        values["bots"] = {level: self._functions[choose] for level, choose in values["bots"].items()}
        values["real_time"] = compiled_parts(values["real_time"], self._functions)
        self.game = Game(**{name: compiled_value(value, self._functions) for name, value in values.items()})

    def bind(self, f: Callable[..., Any], is_copied: bool = True, **names: Any) -> Any:
        """Compile a function of another room, as a rule into its callers; `names` stand in for its globals."""
        assert isinstance(f, FunctionType)
        space = {name: compiled_value(value, self._functions) for name, value in f.__globals__.items()} | names
        sources = sources_of(f, f.__globals__ | names, self._sources)
        jit = jit_for(self._target, self._folder / named_after(sources))
        bound = jit(FunctionType(f.__code__, space, f.__name__, f.__defaults__), is_copied)
        self._sources[bound] = sources
        return bound


def sources_of(f: FunctionType, space: Mapping[str, Any], bound: Mapping[Any, Sources]) -> Sources:
    """The files that the function and all bound ones that it calls come from, and the numbers that they are given."""
    sources = {Path(f.__code__.co_filename).read_bytes()}
    for name in f.__code__.co_names:
        value = space.get(name)
        if isinstance(value, int | float | tuple):
            sources.add(f"{name} {value}".encode())
        elif callable(value):
            sources |= bound.get(value, frozenset())
    return frozenset(sources)


def named_after(sources: Sources) -> str:
    """The name of a folder for code that comes from these sources."""
    return hashlib.sha256(b"".join(sorted(hashlib.sha256(each).digest() for each in sources))).hexdigest()[:16]


def rule_modules(game: Game) -> list[ModuleType]:
    """The kit's and the game's modules: all that a game's rules may call. What lies in folders below stays plain."""
    package = sys.modules[game.start.__module__].__package__
    assert package is not None
    packages = (kartenhaus.kit.__name__, package)
    return [module for _, module in sorted(sys.modules.items()) if getattr(module, "__package__", None) in packages]


def translate(modules: list[ModuleType], jit: Jit, bots: set[Any]) -> dict[FunctionType, Any]:
    """Every function of the modules, compiled so that each calls the compiled others.

    Bots are called and not copied: they are large, and their copies took a quarter of the time to compile.
    """
    functions: dict[FunctionType, Any] = {}
    spaces = []
    for module in modules:
        space = dict(vars(module))
        spaces.append(space)
        for f in vars(module).values():
            if isinstance(f, FunctionType) and f.__module__ == module.__name__:
                plain = FunctionType(f.__code__, space, f.__name__, f.__defaults__)
                functions[f] = jit(plain, f not in bots)
    for space in spaces:
        for name, value in space.items():
            space[name] = compiled_value(value, functions)
    return functions


def compiled_value(value: Any, functions: dict[FunctionType, Any]) -> Any:
    """What compiled code uses in place of a global: a compiled function, or an array for a table of ints."""
    if isinstance(value, FunctionType):
        return functions.get(value, value)
    if isinstance(value, tuple) and value and all(isinstance(x, int | tuple) for x in value):
        table = np.array(value)
        return table if table.dtype == np.int64 else value
    return value


def compiled_parts(part: RealTime | None, functions: dict[FunctionType, Any]) -> RealTime | None:
    """The same part of a game with compiled functions."""
    if part is None:
        return None
    return replace(part, **{f.name: compiled_value(getattr(part, f.name), functions) for f in fields(part)})


def jit_for(target: Target, folder: Path) -> Jit:
    """What makes compiled functions of plain ones; those for the processor are kept in the folder."""
    if target == "cuda":
        from numba import cuda  # slow to import, and of use to few

        return lambda f, is_copied: cuda.jit(f, device=True)

    def jit(f: FunctionType, is_copied: bool) -> Any:
        # Numba reads this whenever a function is made, and another game may have been compiled in between.
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        return numba.njit(**FAST | {"forceinline": is_copied})(f)

    return jit


def cache_folder(modules: Iterable[ModuleType]) -> Path:
    """Where compiled code is kept between runs: a folder for exactly these rules.

    Numba's own cache does not notice a change in the functions that a compiled one calls. Code that is bound to the
    rules lies in a folder below, which is named after its sources in turn.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for folder in sorted({Path(str(module.__file__)).parent for module in modules}):
        for file in sorted([*folder.glob("*.py"), *folder.glob("*.toml")]):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    digest.update(Path(__file__).read_bytes())
    return platformdirs.user_cache_path("kartenhaus") / f"compiled-{digest.hexdigest()[:16]}"


@cache
def compiled(game_id: str) -> Compiled:
    """The game with this id, compiled for the processor; BadMessage for an unknown one."""
    return Compiled(load(game_id))
