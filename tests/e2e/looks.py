"""What a page must look like on any screen: nothing outside it, nothing too small to read or to tap."""

from playwright.sync_api import Page

from tests.e2e.house import ROOT, script

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# Ends when nothing moves, what has begun meanwhile included; or after a while, as a hidden page may never come to rest.
RESTS = """
async () => {
  const isPassing = ({ playState, effect }) => playState === "running" && effect.getTiming().iterations !== Infinity;
  const frame = () => new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 100)));
  const end = performance.now() + 5_000;
  while (document.getAnimations().some(isPassing) && performance.now() < end) await frame();
}
"""
# Measured in the very moment of rest.
STILL_LAYOUT = f"async (facts) => {{ await ({RESTS})(); return ({script('layout')})(facts); }}"


def layout_faults(page: Page, *, is_table: bool = False, numeral: int = 24) -> list[str]:
    """What is outside the screen, too small to tap or too small to read; a table must not scroll, either.

    numeral: the least height, in px, of the type on a card.
    """
    found: list[str] = page.evaluate(STILL_LAYOUT, [is_table, numeral])
    return found


def axe_faults(page: Page) -> list[str]:
    """All that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; null")
    found: list[str] = page.evaluate(script("axe"))
    return found


def at_rest(page: Page) -> None:
    """Wait until nothing moves: a contrast in the middle of a fade is nobody's fault."""
    page.evaluate(RESTS)
