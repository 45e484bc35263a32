"""What the server is told when it starts."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).with_name("page")
PORT = 8844


def usual_data() -> str:
    """The data file in the user's own data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("kartenhaus") / "kartenhaus.sqlite3")


@dataclass(frozen=True)
class Settings:
    """Address, data and page of one server; the last fields let a test turn the clock and choose the secrets."""

    data: str = ""  # a path, or any address that SQLAlchemy knows; empty: the user's data folder
    host: str = "127.0.0.1"
    port: int = PORT  # 0: any free one
    lan: bool = False  # also for the devices of the home network
    public_url: str | None = None  # where a proxy in front of the server is reached, such as https://play.example
    page: Path = PAGE
    pace: float = 1.0  # how long bots think, as a multiple of people's time; 0: not at all
    grace: float = 60.0  # seconds until the table goes on without a person whose device has gone
    keep: float = 600.0  # seconds that a room without a device stays in memory
    openings: float = 60.0  # rooms that an address may open at once, and then one a second
    frames: float = 15.0  # frames a second that a device may send for long; three seconds' worth at once
    clock: Callable[[], float] = time.time
    draw: Callable[[int], bytes] = secrets.token_bytes  # where secrets, tokens and codes come from
