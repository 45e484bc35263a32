"""What a page must look like on any screen: nothing outside it, nothing too small to read or to tap."""

from playwright.sync_api import Page

from tests.e2e.house import ROOT, script

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


def layout_faults(page: Page, *, is_table: bool = False, numeral: int = 24) -> list[str]:
    """What is outside the screen, too small to tap or too small to read; a table must not scroll, either.

    numeral: the least height, in px, of the type on a card.
    """
    found: list[str] = page.evaluate(script("layout"), [is_table, numeral])
    return found


def axe_faults(page: Page) -> list[str]:
    """All that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; null")
    found: list[str] = page.evaluate(script("axe"))
    return found


RESTS = """
() => {
  const passing = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
  return Promise.allSettled(passing.map(({ finished }) => finished));
}
"""


def at_rest(page: Page) -> None:
    """Wait until nothing moves: a contrast in the middle of a fade is nobody's fault."""
    page.evaluate(RESTS)
