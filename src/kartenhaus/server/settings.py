"""What the server is told when it starts. `sources` tells where its owner may say it."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

from msgspec import Meta

PAGE = Path(__file__).with_name("page")
PORT = 8844

SECRET = {"is_secret": True}  # for a setting that may hold one: no error shows it
Number = Annotated[float, Meta(ge=0, le=100_000)]
Rate = Annotated[float, Meta(ge=1, le=100_000)]  # of 0 nobody could ever come in
# nothing behind the name and the port, as the page asks for its files from the top
PublicUrl = Annotated[str, Meta(pattern=r"^https?://([^\s/?#@:\[\]]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?$")]
Addresses = Annotated[tuple[str, ...], Meta(examples=["addresses and networks such as 127.0.0.1 or 10.0.0.0/8"])]


def usual_data() -> str:
    """The data file in the user's own data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("kartenhaus") / "kartenhaus.sqlite3")


@dataclass(frozen=True)
class Settings:
    """Address, data and page of one server.

    What has a description is its owner's to choose; the last fields let a test turn the clock and choose the secrets.
    """

    data: Annotated[
        str,
        Meta(
            description="the SQLite file, or any database address that SQLAlchemy knows; empty: the usual file",
            extra=SECRET,
        ),
    ] = ""
    host: Annotated[str, Meta(min_length=1, description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0: any that is free")] = PORT
    lan: Annotated[bool, Meta(description="also let the devices of the home network in")] = False
    browser: Annotated[bool, Meta(description="open the browser at the start, where there is a screen")] = True
    public_url: Annotated[
        PublicUrl | None,
        Meta(
            description="where people reach the server: for links and QR codes, and as a name it answers to",
            examples=["an address such as https://play.example"],
        ),
    ] = None
    trusted_proxy: Annotated[
        Addresses,
        Meta(description="proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; nobody else's are"),
    ] = ()
    metrics_from: Annotated[
        Addresses,
        Meta(description="who may ask for `/metrics`; nobody named: this machine alone, and not through a proxy"),
    ] = ()
    log_format: Annotated[
        Literal["text", "json"],
        Meta(description="`text`: what went wrong, for people; `json`: every event, one a line"),
    ] = "text"
    pace: Annotated[Number, Meta(description="how long bots think, as a multiple of people's time; 0: not at all")] = (
        1.0
    )
    grace: Annotated[
        Number, Meta(description="seconds until the table goes on without a person whose device has gone")
    ] = 60.0
    keep: Annotated[Number, Meta(description="seconds that a room without a device stays in memory")] = 600.0
    closes_after: Annotated[
        Number,
        Meta(description="days until a finished room where nothing happens is closed; its record stays; 0: never"),
    ] = 30.0
    public_tables: Annotated[
        bool, Meta(description="let people put tables on the shelf that everybody may join who reaches this server")
    ] = False
    openings: Annotated[
        Rate, Meta(description="rooms that an address may open at once; one more comes free each second")
    ] = 60.0
    frames: Annotated[
        Rate, Meta(description="messages a second that a device may send for long; three seconds' worth at once")
    ] = 15.0
    smtp_host: Annotated[
        str, Meta(description="the post office that takes letters to who is away at a table by turn; empty: none")
    ] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="its port")] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"], Meta(description="how the way there is made safe; `none` for this machine")
    ] = "starttls"
    smtp_user: Annotated[str, Meta(description="our name there; empty: it asks for none")] = ""
    smtp_password: Annotated[str, Meta(description="our password there", extra=SECRET)] = ""
    mail_from: Annotated[
        str,
        Meta(
            pattern=r"^([!-?A-~ ]*<)?[!-;=?A-~]+@[!-;=?A-~]+>?$|^$",
            description="who the letters are from",
            examples=["an address such as table@example.org"],
        ),
    ] = ""
    webhook: Annotated[
        str,
        Meta(
            pattern=r"^(https?://\S+)?$",
            description="is sent a POST with JSON when it is the turn of somebody who is away at a table by turn",
            examples=["an address such as https://chat.example/hook"],
            extra=SECRET,
        ),
    ] = ""
    page: Path = PAGE
    clock: Callable[[], float] = time.time
    draw: Callable[[int], bytes] = secrets.token_bytes  # where secrets, tokens and codes come from


def described(kind: Any) -> str:
    """The description of a field; empty if it is not its owner's to choose."""
    said = [meta.description for meta in getattr(kind, "__metadata__", ()) if isinstance(meta, Meta)]
    return "".join(each for each in said if each)


KINDS: dict[str, Any] = get_type_hints(Settings, include_extras=True)
CHOOSABLE = {name.replace("_", "-"): kind for name, kind in KINDS.items() if described(kind)}  # by name, as in a file
