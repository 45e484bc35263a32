"""The wheel, built from the source archive as a packager would, run where nothing else can be reached."""

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from page import PAGE, ROOT

pytestmark = [pytest.mark.wheel, pytest.mark.timeout(600)]

OFFLINE = Path(__file__).parent / "offline.py"
PAGE_IN_WHEEL = PAGE.relative_to("src").as_posix()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built out of the source archive, so that neither this tree nor its page can help."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert built.returncode == 0, built.stdout
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def required(of: Distribution, seen: dict[str, Distribution], extras: frozenset[str] = frozenset()) -> None:
    """Add to `seen` all that a distribution needs to run, and all that those need."""
    for text in of.requires or []:
        need = Requirement(text)
        applies = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extras | {""})
        if applies and (need.name not in seen or need.extras):
            seen[need.name] = distribution(need.name)
            required(seen[need.name], seen, frozenset(need.extras))


def top_entries(of: Distribution) -> Iterator[Path]:
    """The files and folders of a distribution that lie right in site-packages."""
    site = Path(str(of.locate_file("")))
    for name in {file.parts[0] for file in of.files or []} - {"..", "__pycache__"}:
        yield site / name


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment: the wheel installed, and links to the distributions that it says it needs, no others."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=True)
    python = str(home / "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(pip, check=True)
    [site] = home.glob("lib/python*/site-packages")
    needed: dict[str, Distribution] = {}
    [installed] = Distribution.discover(name="kartenhaus", path=[str(site)])
    required(installed, needed)
    for entry in {entry for each in needed.values() for entry in top_entries(each)}:
        (site / entry.name).symlink_to(entry)
    return home


@pytest.fixture(scope="module")
def cut() -> list[str]:
    """The words that start a command in an empty network; skips where this user may not make one."""
    if shutil.which("unshare") is None:
        pytest.skip("no `unshare` here to cut the network with")
    for words in (["unshare", "--net"], ["unshare", "--map-root-user", "--net"]):
        if subprocess.run([*words, "true"], capture_output=True, check=False).returncode == 0:
            return words
    pytest.skip("this user may not make an empty network")


def manifest_of(environment: Path) -> dict[str, dict[str, Any]]:
    [path] = environment.glob(f"lib/python*/site-packages/{PAGE_IN_WHEEL}/manifest.json")
    manifest: dict[str, dict[str, Any]] = json.loads(path.read_text())
    return manifest


def assets(manifest: dict[str, dict[str, Any]]) -> set[str]:
    """Every file that the manifest names."""
    return {
        path for chunk in manifest.values() for path in [chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])]
    }


def test_the_wheel_has_the_page_and_not_what_it_was_built_from(names: list[str]) -> None:
    assert f"{PAGE_IN_WHEEL}/index.html" in names
    assert f"{PAGE_IN_WHEEL}/manifest.json" in names
    assert [name for name in names if name.endswith((".svelte", ".ts"))] == []


def test_the_wheel_has_the_words_and_components_of_every_game(names: list[str]) -> None:
    sources = ROOT / "src"
    wanted = {
        path.relative_to(sources).as_posix()
        for pattern in ("words/*.ftl", "components.toml")
        for path in sources.glob(f"kartenhaus/games/*/{pattern}")
    }
    assert wanted
    assert wanted - set(names) == set()


def test_every_module_of_the_tree_is_in_the_wheel(names: list[str]) -> None:
    sources = ROOT / "src"
    assert {path.relative_to(sources).as_posix() for path in sources.rglob("*.py")} - set(names) == set()


def test_with_the_network_cut_every_asset_is_served(environment: Path, cut: list[str], tmp_path: Path) -> None:
    paths = sorted(assets(manifest_of(environment)))
    assert paths
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    python, command, data = environment / "bin/python", environment / "bin/kartenhaus", tmp_path / "data.sqlite"
    run = subprocess.run(
        [*cut, str(python), str(OFFLINE), str(command), str(data), "", *paths],
        cwd=tmp_path,
        env=clean,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    seen = json.loads(run.stdout.splitlines()[-1])
    assert [path for path, (status, size) in seen["fetched"].items() if status != 200 or size == 0] == []
    assert seen["ended"] == 0, seen["said"]
    assert "Traceback" not in seen["said"]


def test_what_runs_is_the_wheel(environment: Path, tmp_path: Path) -> None:
    ask = [str(environment / "bin/python"), "-c", "import kartenhaus; print(kartenhaus.__file__)"]
    asked = subprocess.run(ask, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert Path(asked.stdout).is_relative_to(environment)
