"""Finds English on a page that speaks another language: every message whose words differ is known in both."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from kartenhaus.words import GAMES, HERE
from tests.e2e.house import script

LEAST = 4  # letters of a message's own; of fewer, two languages may well share them
FACT = ".+?"  # stands for what is put into a message


@cache
def texts(language: str) -> frozenset[str]:
    """Each line of each message in all its forms, as a regular expression."""
    return frozenset(line for file in sorted(files(language)) for line in lines(file))


def files(language: str) -> Iterator[Path]:
    """What the page may say in a language."""
    yield from (HERE / language / f"{name}.ftl" for name in ("page", "shared"))
    yield from (file for folder in ("words", "learn") for file in GAMES.glob(f"*/{folder}/{language}.ftl"))


def lines(file: Path) -> Iterator[str]:
    """The lines of all messages of one file."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for form in forms(entry.value):
                yield from filter(None, map(str.strip, form.split("\n")))


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """Everything that a message may turn out to be; of several choices in one message each is taken alone."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [re.escape(element.value).replace(r"\ ", " ").replace("\\\n", "\n")]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [form for variant in element.expression.variants for form in forms(variant.value)]
        else:
            parts = [FACT]
        found = [before + part for before in found for part in parts][:64]
    yield from found


@cache
def english(language: str) -> tuple[frozenset[str], re.Pattern[str]]:
    """What only English says: plain lines, and one expression for those with facts in them."""
    only = {line for line in texts("en") - texts(language) if is_telling(line)}
    with_facts = sorted(line for line in only if FACT in line)
    plain = frozenset(re.sub(r"\\(.)", r"\1", line) for line in only if FACT not in line)
    return plain, re.compile("|".join(with_facts))


def is_telling(line: str) -> bool:
    """Whether enough of the line is words of its own."""
    return len(re.findall(r"[a-zA-Z]", line.replace(FACT, ""))) >= LEAST


def leftovers(page: Page, language: str) -> list[str]:
    """What is shown or said on the page in English although this language has its own words for it."""
    said: list[str] = page.evaluate(script("said"))
    return [text for text in said if is_english(text, language)]


def is_english(text: str, language: str) -> bool:
    """Whether the text, or a part of it between commas, is a message as only English has it."""
    plain, with_facts = english(language)
    return any(part in plain or with_facts.fullmatch(part) for part in {text, *text.split(", ")})
