"""The book: a whole page in the language of the story, with everything escaped, and the same as a PDF."""

import builtins
import hashlib
import re
from base64 import b64encode
from html.parser import HTMLParser
from typing import Any

import pytest

from kartenhaus.games.horses.tales import (
    LANGUAGES,
    MOTIFS,
    TARGETS,
    Facts,
    PdfMissing,
    Telling,
    book,
    pdf,
    style_source,
    title,
)
from kartenhaus.games.horses.tales.book import fetch_nothing, own_pictures, typeset
from kartenhaus.games.horses.tales.material import material

from .games import story

every_language = pytest.mark.parametrize("language", LANGUAGES)
VOID = {"meta", "br", "link", "img"}


class Page(HTMLParser):
    """What stands in a page, and whether all that was opened is closed again."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def told_by(language: str, seed: int = 1) -> Facts:
    """A story that three told."""
    name, tellings = story(language, seed)
    names = ("Ana", "Ben", "Caro")
    colours = ("red", "yellow", "green", "blue")
    return Facts(
        language,
        name,
        [told._replace(teller=names[i % 3], colour=colours[i % 4]) for i, told in enumerate(tellings)],
        winner="Ben",
    )


@every_language
def test_a_book_holds_title_every_telling_every_teller_and_the_end(language: str) -> None:
    facts = told_by(language)
    page = Page(book(facts))
    assert page.open == []
    assert ("html", {"lang": language}) in page.tags
    words = material(language).book
    wanted = [title(language, facts.name, facts.tellings), words["end"], "Ana, Ben", words["played"]]
    for text in [*wanted, *(telling.text for telling in facts.tellings)]:
        assert typeset(language, text) in page.text
    classes = " ".join(attrs.get("class") or "" for _, attrs in page.tags).split()
    assert classes.count("piece") == len(facts.tellings)
    assert classes.count("opening") == classes.count("ending") == 1
    assert set(classes) >= {"red", "yellow", "green", "blue"}


@every_language
def test_a_page_has_nothing_from_elsewhere_no_script_and_no_style_but_its_own(language: str) -> None:
    html = book(told_by(language))
    page = Page(html)
    assert {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "image", "use", "a"} == set()
    assert all("style" not in attrs and "href" not in attrs and "src" not in attrs for _, attrs in page.tags)
    assert "url(" not in html and "@import" not in html
    assert set(re.findall(r"https?://[^\"]*", html)) == {"http://www.w3.org/2000/svg"}


def test_the_style_can_be_allowed_by_its_hash() -> None:
    (style,) = re.findall(r"<style>(.*?)</style>", book(told_by("en")), re.DOTALL)
    digest = b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert style_source() == f"'sha256-{digest}'"


def test_what_people_wrote_is_text_and_nothing_else() -> None:
    bad = "<script>alert(1)</script>\"'&<img src=x onerror=1></style>"
    facts = Facts("en", bad, [Telling("dog", bad, "opening", bad, bad), Telling(bad, bad, bad)], winner=bad, title=bad)
    page = Page(book(facts))
    assert page.open == []
    assert page.text.count(bad) >= 6
    assert {tag for tag, _ in page.tags} & {"script", "img"} == set()
    assert all("onerror" not in attrs for _, attrs in page.tags)
    assert Page(book(Facts("en", "Luna", []))).open == []


def test_braces_in_names_are_only_signs() -> None:
    assert "{winner} {name}" in Page(book(Facts("en", "{x}", [], winner="{winner} {name}"))).text
    assert title("en", "{x}", []) == "{x} and the Great Adventure"


def test_pictures_that_are_handed_in_stand_in_for_the_books_own() -> None:
    html = book(Facts("en", "Luna", [Telling("dog", "A dog barked.")]), {"dog": '<svg id="mine"></svg>'})
    assert html.count('<svg id="mine"></svg>') == 1


def test_there_is_a_picture_for_every_motif() -> None:
    assert own_pictures().keys() >= {*MOTIFS, *TARGETS, "cover", "gallop"}
    for drawn in own_pictures().values():
        assert drawn.startswith("<svg xmlns=") and drawn.count("<svg") == drawn.count("</svg>") == 1
        assert "id=" not in drawn and "style=" not in drawn


@every_language
def test_a_title_tells_of_the_horse_and_of_what_the_story_is_about(language: str) -> None:
    titles = material(language).titles
    seen = set()
    for seed in range(12):
        name, told = story(language, seed)
        heading = title(language, name, told)
        about = [x for key, x in titles.items() if key != "both" and heading == titles["both"].format(name=name, x=x)]
        assert about
        seen.add(about[0])
    assert len(seen) >= 4
    assert titles["any"] in title(language, "Luna", [])


def test_french_has_narrow_spaces_before_high_signs() -> None:
    assert typeset("fr", "«Tu viens?» Oui! À 12:30: ici; là.") == (
        "«\u202fTu viens\u202f?\u202f» Oui\u202f! À 12:30\u202f: ici\u202f; là."
    )
    assert typeset("de", "Kommst du?") == "Kommst du?"


def test_a_book_becomes_a_pdf() -> None:
    made = pdf(book(told_by("de")))
    assert made.startswith(b"%PDF-")
    assert len(made) > 20_000


def test_a_computer_without_pango_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name == "weasyprint":
            raise OSError("cannot load library 'libpango-1.0-0'")
        return usual(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(PdfMissing, match=r"expected WeasyPrint with Pango .*libpango-1\.0-0"):
        pdf("<p>x")


def test_a_pdf_fetches_nothing() -> None:
    with pytest.raises(ValueError, match="expected a page without links"):
        fetch_nothing("http://example.org/x.png")
