"""Reads components.toml: how many cards there are."""

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("components.toml")
CARDS: int = tomllib.loads(FILE.read_text(encoding="utf-8"))["cards"]
