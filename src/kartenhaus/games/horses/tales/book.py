"""The book of a story: a page that can be kept, printed, and made into a PDF."""

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from importlib import resources
from typing import Any, NamedTuple

from .material import material
from .memory import Telling, remember
from .story import capital

COLOURS = ("red", "yellow", "green", "blue")
RULE = (
    '<svg class="rule" viewBox="0 0 120 14" aria-hidden="true"><path d="M2 7H46M74 7H118" stroke="#c9a777"'
    ' stroke-width="1.5" stroke-linecap="round"/><path d="M54.5 12C51 6 53 1.5 60 1.5S69 6 65.5 12" fill="none"'
    ' stroke="#c9a777" stroke-width="2.5" stroke-linecap="round"/></svg>'
)
FRENCH_SPACE = "\u202f"  # a narrow one that does not break


class Facts(NamedTuple):
    """What a book is made of: the opening, the pieces and the ending, with their tellers' names."""

    language: str
    name: str  # the horse's
    tellings: Sequence[Telling]
    winner: str = ""
    title: str = ""  # if it is not to be made up


class PdfMissing(RuntimeError):
    """This computer cannot make a PDF; the message says what it lacks."""


def title(language: str, name: str, so_far: Sequence[Telling]) -> str:
    """A title for the story: the horse, and what the story is about."""
    titles = material(language).titles
    about = "any"
    quests = remember(language, so_far).quests
    told = Counter(telling.motif for telling in so_far if telling.part == "card" and telling.motif in titles)
    # The length of the opening decides between the two: the title shall not change while the story goes on.
    if quests and (not told or len(so_far[0].text) % 2):
        about = quests[0].id
    elif told:
        about = told.most_common(1)[0][0]
    return titles["both"].format(name=capital(name), x=titles[about])


def book(facts: Facts, pictures: Mapping[str, str] | None = None) -> str:
    """The whole page as HTML, in the language of the story; `pictures` (motif to SVG) stand in for the book's own.

    All words are escaped. It has one style element (see `style_source`) and nothing from elsewhere.
    """
    heading = facts.title or title(facts.language, facts.name, facts.tellings)
    words = material(facts.language).book
    drawn = {**own_pictures(), **(pictures or {})}
    pieces = [piece(facts.language, number, telling, drawn) for number, telling in enumerate(facts.tellings)]
    *middle, last = pieces or [""]
    if not facts.tellings or facts.tellings[-1].part != "ending":
        middle, last = pieces, ""
    credits = [line for line in (last_word(facts, words), words["played"]) if line]
    return f"""<!DOCTYPE html>
<html lang="{escape(facts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(heading)}</title>
<style>{style()}</style>
</head>
<body>
<main class="book">
<header class="cover">
{drawn["cover"]}
<p class="kind">{escape(words["story"])}</p>
<h1 dir="auto">{escape(typeset(facts.language, heading))}</h1>
{tellers(facts, words)}
</header>
<div class="pages">
{"".join(middle)}
<div class="closing">
{last}
<p class="end">{escape(words["end"])}</p>
{RULE}
<footer class="last">{"".join(f"<p>{escape(line)}</p>" for line in credits)}</footer>
</div>
</div>
</main>
</body>
</html>
"""


def piece(language: str, number: int, telling: Telling, pictures: Mapping[str, str]) -> str:
    """What was told for one card, beside the card's picture."""
    side = "right" if number % 2 else "left"
    colour = f" {telling.colour}" if telling.colour in COLOURS else ""
    part = telling.part if telling.part in ("opening", "card", "ending") else "card"
    picture = pictures.get(telling.motif, pictures["gallop"])
    by = f'<p class="by" dir="auto">{escape(telling.teller)}</p>' if telling.teller else ""
    return f"""<section class="piece {part} {side}"><div class="row">
<div class="picture{colour}" aria-hidden="true">{picture}</div>
<div class="words"><p dir="auto">{escape(typeset(language, telling.text))}</p>{by}</div>
</div></section>
"""


def tellers(facts: Facts, words: Mapping[str, str]) -> str:
    """Everybody who told, in the order in which they began."""
    names = list(dict.fromkeys(telling.teller for telling in facts.tellings if telling.teller))
    if not names:
        return ""
    together = f" {words['and']} ".join(filter(None, (", ".join(names[:-1]), names[-1])))
    return f'<p class="tellers" dir="auto">{escape(words["told_by"])} {escape(together)}</p>'


def last_word(facts: Facts, words: Mapping[str, str]) -> str:
    """Who had the last word, as is due to whoever has won."""
    return words["last_word"].replace("{winner}", facts.winner) if facts.winner else ""


def typeset(language: str, text: str) -> str:
    """The text as the language's printers set it: French has a narrow space before high signs."""
    if language != "fr":
        return text
    text = re.sub(r"(?<=[\w»”)])\s*([?!;:]+)(?=\s|[»”)]|$)", FRENCH_SPACE + r"\1", text)
    return re.sub(r"\s*»", FRENCH_SPACE + "»", re.sub(r"«\s*", "«" + FRENCH_SPACE, text))


@cache
def own_pictures() -> dict[str, str]:
    """The book's own drawings by motif, and the `cover`."""
    folder = resources.files(__package__) / "pictures"
    drawn = {
        file.name.removesuffix(".svg"): file.read_text(encoding="utf-8").strip()
        for file in folder.iterdir()
        if file.name.endswith(".svg")
    }
    horse = re.sub(r"</?svg[^>]*>", "", drawn["gallop"])
    drawn["cover"] = drawn["cover"].replace("<!-- horse -->", horse)
    return drawn


@cache
def style() -> str:
    """What the style element holds."""
    return (resources.files(__package__) / "book.css").read_text(encoding="utf-8")


@cache
def style_source() -> str:
    """How a Content-Security-Policy allows exactly this style: `'sha256-…'`."""
    return f"'sha256-{b64encode(sha256(style().encode()).digest()).decode()}'"


def pdf(html: str) -> bytes:
    """The page as a PDF; PdfMissing if WeasyPrint, or what it needs from the system, is not there. Takes seconds."""
    try:
        import weasyprint  # type: ignore[import-untyped]
    except (ImportError, OSError) as reason:
        raise PdfMissing(
            f"expected WeasyPrint with Pango (Debian: libpango-1.0-0, libpangoft2-1.0-0): {reason}"
        ) from None
    page: Any = weasyprint.HTML(string=html, url_fetcher=fetch_nothing)
    made: bytes = page.write_pdf()
    return made


def fetch_nothing(url: str, *_: Any, **__: Any) -> Any:
    """A book has nothing from elsewhere."""
    raise ValueError(f"expected a page without links, got {url[:80]!r}")
