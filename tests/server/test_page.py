"""The page's files."""

import gzip
import os
from pathlib import Path

import pytest

from kartenhaus.server.page import NoPage, Page
from tests.server.driver import page_in


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return page_in(tmp_path / "page")


def test_without_a_page_the_sentence_says_what_is_missing_and_what_builds_it(tmp_path: Path) -> None:
    with pytest.raises(NoPage, match=r"the page is missing: expected .*index\.html; 'make page' builds it"):
        Page(tmp_path)


def test_a_file_comes_with_its_type(folder: Path) -> None:
    page = Page(folder)
    script = page.file("assets/page-1a2b.js")
    assert script is not None
    assert script.media_type == "text/javascript"


def test_a_long_text_is_packed_and_a_short_one_is_not(folder: Path) -> None:
    page = Page(folder)
    script, index = page.file("assets/page-1a2b.js"), page.file("index.html")
    assert script is not None
    assert index is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.content
    assert index.packed is None


@pytest.mark.parametrize("name", ["../secret", "assets/../../secret", "manifest.json", "assets", "", "missing.js"])
def test_nothing_but_the_files_of_the_page_is_handed_out(folder: Path, name: str) -> None:
    (folder.parent / "secret").write_text("secret")
    assert Page(folder).file(name) is None


def test_a_page_that_is_built_anew_is_served_anew(folder: Path) -> None:
    page = Page(folder)
    assert page.file("index.html") is not None
    (folder / "index.html").write_text("new")
    os.utime(folder / "index.html", (2_000_000_000, 2_000_000_000))
    new = page.file("index.html")
    assert new is not None
    assert new.content == b"new"
