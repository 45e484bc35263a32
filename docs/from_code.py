"""Pages made from the code when they are built, so that they cannot get stale.

    ```{rules} nimmt      the chapters of a game's rules help
    ```{options} nimmt    its options and editions
    ```{facts} nimmt      who can play it, and against whom
    ```{games}            the games on the shelf, in a table
    ```{messages} FromPage    the structs of one kind of messages (also ToPage, HTTP)
    ```{settings}         what the owner of a server may set
    ```{observation} nimmt    the columns of its observations, by field
    ```{files} table      the files of a room, each with its first sentence

and docstrings whose single backquotes mean code, as in the code.
"""

import ast
import dataclasses
import inspect
import json
import math
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from docutils import nodes  # type: ignore[import-untyped]  # it has no types
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import kartenhaus
from kartenhaus.bots import levels
from kartenhaus.games import load, offered
from kartenhaus.kit import Choice, Game, Number, choices_of, dtype_of
from kartenhaus.research.observations import Column, columns
from kartenhaus.server import messages
from kartenhaus.server.settings import CHOOSABLE, Settings, described
from kartenhaus.server.sources import expectation
from kartenhaus.words import Words

HOUSE = Path(kartenhaus.__file__).parent
Made = Iterator[str]  # lines of Markdown


def table(head: list[str], rows: list[list[str]]) -> Made:
    """A table; bars in its cells would begin new ones."""
    yield from ("", line(head), line(["---"] * len(head)))
    yield from (line([cell.replace("|", "\\|") for cell in row]) for row in rows)
    yield ""


def line(cells: list[str]) -> str:
    """One row of a table."""
    return f"| {' | '.join(cells)} |"


# Games


def rules(id: str) -> Made:
    """The rules help, a section a chapter."""
    words = Words("en", id)
    n = 1
    while f"rules-{n:02}-title" in words:
        yield f"## {words.say(f'rules-{n:02}-title')}\n"
        yield "\n\n".join(words.say(f"rules-{n:02}-text").splitlines()) + "\n"
        n += 1


def options(id: str) -> Made:
    """A table for each group of options, and one of the editions."""
    game, words = load(id), Words("en", id)
    found = choices_of(game.Options)
    for group in dict.fromkeys(option.kind.group for option in found):
        yield f"### {words.say(f'group-{group}')}\n"
        rows = [option_row(o.name, o.kind, words) for o in found if o.kind.group == group]
        yield from table(["option", "what it decides", "values (the usual one in bold)"], rows)
    yield from editions(game, words)


def option_row(name: str, kind: Choice | Number, words: Words) -> list[str]:
    """An option's name, its sentence, its values."""
    says = f"**{words.say(f'option-{name}')}**: {words.say(f'option-{name}-help')}"
    if isinstance(kind, Number):
        return [f"`{name}`", says, f"{kind.least} to {kind.most}, **{kind.default}**"]
    values = [f"`{v}` ({words.say(f'option-{name}-{v}')})" for v in kind.values]
    return [f"`{name}`", says, "; ".join(f"**{v}**" if f"`{kind.default}`" in v else v for v in values)]


def editions(game: Game, words: Words) -> Made:
    """What each edition plays in another way."""
    yield "### Editions\n"
    rows = []
    for edition, changes in game.presets.items():
        changed = ", ".join(f"`{name}={value}`" for name, value in changes.items()) or "as usual"
        rows.append([f"`{edition}`", words.say(f"preset-{edition}"), changed])
    yield from table(["edition", "what it is", "its options"], rows)


def facts(id: str) -> Made:
    """Seats, age, minutes, bots."""
    game, words = load(id), Words("en", id)
    bots = ", ".join(f"{words.say(f'level-{level}').lower()} (`{level}`)" for level in levels(game))
    yield f"{game.seats[0]} to {game.seats[-1]} players, from {game.age} years, about {game.minutes} minutes. "
    yield f"Bots, weakest first: {bots}."


def games(_: str) -> Made:
    """What stands on the shelf."""
    rows = []
    for id in offered():
        game, words = load(id), Words("en", id)
        players = f"{game.seats[0]} to {game.seats[-1]}"
        rows.append([f"`{id}`", f"**{words.say('title')}**", players, f"{game.age}+", words.say("tagline")])
    yield from table(["id", "game", "players", "age", ""], rows)


# Messages


def kinds() -> dict[str, list[type[msgspec.Struct]]]:
    """The messages of each direction of the socket, and what is neither: HTTP's."""
    socket = {name: list(get_args(getattr(messages, name))) for name in ("FromPage", "ToPage")}
    spoken = [struct for structs in socket.values() for struct in structs]
    mine = [each for each in vars(messages).values() if inspect.isclass(each) and each.__module__ == messages.__name__]
    return socket | {"HTTP": [struct for struct in mine if struct not in spoken]}


def describe(kind: str) -> Made:
    """A section for each struct of this kind."""
    for struct in kinds()[kind]:
        tag = struct.__struct_config__.tag
        yield f"### {struct.__name__}\n"
        if tag is not None:
            yield f'`"type": "{tag}"`\n'
        yield inspect.cleandoc(struct.__doc__ or "") + "\n"
        yield from fields(struct)


def fields(struct: type[msgspec.Struct]) -> Made:
    """The fields as the source has them: name, type, default, and the comment behind."""
    lines = textwrap.dedent(inspect.getsource(struct)).splitlines()
    rows = []
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.AnnAssign):
            default = "needed" if node.value is None else spelled(node.value)
            comment = re.search(r"#\s*(.*)", lines[(node.end_lineno or node.lineno) - 1])
            rows.append(
                [f"`{ast.unparse(node.target)}`", spelled(node.annotation), default, comment[1] if comment else ""]
            )
    head = ["field", "type", "default", ""]
    shown = 4 if any(row[3] for row in rows) else 3
    yield from table(head[:shown], [row[:shown] for row in rows])


def spelled(source: ast.expr) -> str:
    """A type or a default as the source has it."""
    return f"`{ast.unparse(source)}`".replace("'", '"')


# Settings


def settings(_: str) -> Made:
    """Every setting, in the order of the code."""
    usual = {field.name: field.default for field in dataclasses.fields(Settings)}
    rows = [
        [f"`{name}`", described(kind), expectation(kind), spelled_in_toml(usual[name.replace("-", "_")])]
        for name, kind in CHOOSABLE.items()
    ]
    yield from table(["key", "what it is", "what it may be", "usual"], rows)


def spelled_in_toml(value: object) -> str:
    """A value as a file has it; nothing for one that a file cannot say."""
    if value is None:
        return ""
    return f"`{json.dumps(list(value) if isinstance(value, tuple) else value)}`"


# Observations


def observation(id: str) -> Made:
    """A row for each field of the View: where its cells stand, their shape and bounds, and what the source says."""
    view = load(id).View
    dtype, found, said = dtype_of(view), columns(view), comments(view)
    rows = []
    first = 0
    for field in dtype.names or ():
        shape = dtype[field].shape
        last = first + math.prod(shape) - 1
        cells = f"{first}" if first == last else f"{first} to {last}"
        rows.append([cells, f"`{field}`", " × ".join(map(str, shape)), bounds(found[first]), said.get(field, "")])
        first = last + 1
    yield f"{len(found)} columns.\n"
    yield from table(["columns", "field", "shape", "numbers", "meaning"], rows)


def bounds(column: Column) -> str:
    """What can stand in a cell."""
    if isinstance(column.kind, Choice):
        return ", ".join(f"{number} = {value}" for number, value in enumerate(column.kind.values))
    return "32 bits" if column.is_wide else f"{column.least} to {column.most}"


def comments(schema: type) -> dict[str, str]:
    """By field, the comment behind it; a derived class has the last word."""
    said: dict[str, str] = {}
    for each in reversed(schema.__mro__[:-1]):
        lines = textwrap.dedent(inspect.getsource(each)).splitlines()
        for node in ast.walk(ast.parse("\n".join(lines))):
            if isinstance(node, ast.AnnAssign):
                comment = re.search(r"#\s*(.*)", lines[(node.end_lineno or node.lineno) - 1])
                if comment:
                    said[ast.unparse(node.target)] = comment[1]
    return said


# Rooms


def files(room: str) -> Made:
    """What each file of a room is for, in its own words."""
    rows = []
    for file in sorted((HOUSE / room).glob("*.py")):
        first = (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").split("\n\n")[0]
        rows.append([f"`{file.name}`", " ".join(first.split())])
    yield from table(["file", "what it is for"], rows)


# Sphinx

MAKERS: dict[str, Callable[[str], Made]] = {
    "rules": rules,
    "options": options,
    "facts": facts,
    "games": games,
    "messages": describe,
    "settings": settings,
    "observation": observation,
    "files": files,
}


class FromCode(SphinxDirective):
    """Puts Markdown that is made from the code in its place."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        made = MAKERS[self.name]("".join(self.arguments))
        return self.parse_text_to_nodes("\n".join(made), allow_section_headings=True)


def as_code(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Docstrings of the house are plain text with code in backquotes; indented lines are code as well."""
    made: list[str] = []
    for each in lines:
        if each.startswith("    ") and (not made or not made[-1].startswith("    ")):
            made += ["", "::", ""]
        made.append(re.sub(r"`+([^`]+)`+", r"``\1``", each) if "`" in each else each.replace("*", "\\*"))
    lines[:] = made


def setup(app: Sphinx) -> dict[str, bool]:
    for name in MAKERS:
        app.add_directive(name, FromCode)
    app.connect("autodoc-process-docstring", as_code)
    return {"parallel_read_safe": True}
