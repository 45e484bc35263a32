"""What the page for keeping a server says is so."""

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from kartenhaus.server.metrics import Metrics
from kartenhaus.server.settings import Settings
from kartenhaus.server.sources import settings_from

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "keep.md").read_text(encoding="utf-8")


def test_the_example_of_a_file_is_one() -> None:
    found = settings_from({"settings": str(DOCS / "keep" / "kartenhaus.toml")}, {})
    assert found == Settings(
        data="/var/lib/kartenhaus/kartenhaus.sqlite3",
        public_url="https://play.example",
        trusted_proxy=("127.0.0.1",),
        log_format="json",
        browser=False,
    )


def test_the_container_sets_what_can_be_set() -> None:
    said = (DOCS / "keep" / "Containerfile").read_text(encoding="utf-8")
    variables = dict(re.findall(r"\b(KARTENHAUS_\w+)=(\S+)", said))
    assert len(variables) == 4
    assert settings_from({}, variables).host == "0.0.0.0"


def test_every_metric_is_on_the_page_and_no_other() -> None:
    metrics = Metrics()
    metrics.move("", 1)
    metrics.refuse("")
    metrics.claim("")
    with metrics.thinking("", ""):
        pass
    families = {each.name: each for each in text_string_to_metric_families(metrics.text().decode())}
    ours = {
        name + ("_total" if family.type == "counter" else "")
        for name, family in families.items()
        if name.startswith("kartenhaus_")
    }
    assert set(re.findall(r"^\| `(kartenhaus_\w+)`", PAGE, re.MULTILINE)) == ours


def test_a_line_of_the_log_has_the_form_that_is_shown() -> None:
    (line,) = re.findall(r"^\{.*\}$", PAGE, re.MULTILINE)
    assert re.findall(r'"(\w+)":', line) == ["time", "level", "from", "event", "game", "table", "seats"]
