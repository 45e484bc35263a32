"""The page's packages: exact, and from whatever registry npm is set to."""

import json

from page import ROOT


def test_every_package_is_named_with_its_exact_version() -> None:
    asked = json.loads((ROOT / "package.json").read_text())
    for version in [*asked["dependencies"].values(), *asked["devDependencies"].values()]:
        assert all(part.isdecimal() for part in version.split(".")), version


def test_the_lock_names_no_address() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert len(packages) > 1
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
