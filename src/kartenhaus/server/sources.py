"""Where settings come from: a file, above it the environment, above both the command line."""

import ipaddress
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from kartenhaus.kit import BadMessage

from . import settings
from .settings import CHOOSABLE

PREFIX = "KARTENHAUS_"
FILE = f"{PREFIX}SETTINGS"  # names the file
SHOWN = 80  # characters of what was said


def settings_from(flags: Mapping[str, object], environment: Mapping[str, str]) -> settings.Settings:
    """The settings; BadMessage tells which file, variable or flag says what cannot be.

    `flags` by name; those that are None, and the empty list, were not given. `settings` among them is the file.
    """
    given = {name: value for name, value in flags.items() if value not in (None, [])}
    file = given.pop("settings", None) or environment.get(FILE)
    chosen: dict[str, object] = {}
    if file:
        chosen |= {name: checked(name, value, f"{file}: {name}") for name, value in read_file(Path(str(file))).items()}
    chosen |= {name: checked(name, value, variable(name), True) for name, value in variables(environment)}
    chosen |= {name: checked(name, value, f"--{name}") for name, value in given.items()}
    return settings.Settings(**{name.replace("-", "_"): value for name, value in chosen.items()})  # type: ignore[arg-type]  # checked


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.replace("-", "_").upper()


def variables(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What the environment says; BadMessage for a variable of ours that says nothing we know."""
    known = {variable(name): name for name in CHOOSABLE}
    for key, value in sorted(environment.items()):
        if key.startswith(PREFIX) and key != FILE:
            if key not in known:
                raise BadMessage(f"one of {', '.join([*known, FILE])}", key, "the environment")
            yield known[key], value


def read_file(file: Path) -> dict[str, object]:
    """What the file says; OSError if it cannot be read, BadMessage if it is no settings file."""
    try:
        found = tomllib.loads(file.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadMessage("TOML in UTF-8", "other bytes", str(file)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadMessage("TOML, such as port = 8844", str(error), str(file)) from None
    for name in found:
        if name not in CHOOSABLE:
            raise BadMessage(f"one of {', '.join(CHOOSABLE)}", name[:SHOWN], str(file))
    return found


def checked(name: str, value: object, where: str, is_text: bool = False) -> object:
    """The value of a setting; BadMessage if it cannot be one. `is_text`: numbers and the like are spelled out."""
    kind = CHOOSABLE[name]
    if get_origin(plain(kind)) is tuple and isinstance(value, str):
        value = [each.strip() for each in value.split(",") if each.strip()]
    try:
        found: object = msgspec.convert(value, kind, strict=not is_text)
    except msgspec.ValidationError:
        got = value if isinstance(value, bool | int | float) else str(value)[:SHOWN]
        raise BadMessage(expectation(kind), "what is not shown" if is_secret(kind) else got, where) from None
    for each in found if isinstance(found, tuple) else ():
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise BadMessage(expectation(kind), each[:SHOWN], where) from None
    return found


def plain(kind: Any) -> Any:
    """A type without what is said about it."""
    return kind.__origin__ if hasattr(kind, "__metadata__") else kind


def is_secret(kind: Any) -> bool:
    """The value may hold a password."""
    return any((each.extra or {}).get("is_secret") for each in kind.__metadata__ if isinstance(each, Meta))


def expectation(kind: Any) -> str:
    """What a setting has to be, in words."""
    said = [each for each in kind.__metadata__ if isinstance(each, Meta)]
    for each in said:
        if each.examples:
            return str(each.examples[0])
    bare = plain(kind)
    if get_origin(bare) is Literal:
        return f"one of {', '.join(get_args(bare))}"
    if bare is bool:
        return "true or false"
    if bare in (int, float):
        least, most = (
            next(bound for each in said if (bound := getattr(each, way)) is not None) for way in ("ge", "le")
        )
        return f"a {'whole ' if bare is int else ''}number from {least} to {most}"
    return "a text" if not any(each.min_length for each in said) else "a text that is not empty"
