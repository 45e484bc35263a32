"""Draw the app's icons anew from web/src/icon.svg, with the Chromium on PATH.

python scripts/icons.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
WOOD = "#7a4b2a"  # the picture's own ground, which must reach the edge of a maskable icon
SAFE = 0.72  # of a maskable icon's width; a circle of 0.8 is never cut off
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, SAFE)}


def page_with(svg: str, size: int, part: float) -> str:
    """A page that shows the picture alone, over this part of its width."""
    ground = "transparent" if part == 1 else WOOD
    style = f"margin:0;display:grid;place-items:center;height:{size}px;background:{ground}"
    sized = svg.replace("<svg ", f'<svg width="{size * part}" height="{size * part}" ', 1)
    return f'<body style="{style}">{sized}</body>'


def main() -> None:
    svg = (ROOT / "web" / "src" / "icon.svg").read_text("utf-8")
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_with(svg, size, part))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
