"""Starts the server and says where it is."""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

import typer
from rich.text import Text

from kartenhaus.server.app import Ready, run
from kartenhaus.server.database import DataError
from kartenhaus.server.logs import fail
from kartenhaus.server.network import PortTaken
from kartenhaus.server.page import NoPage
from kartenhaus.server.settings import Settings
from kartenhaus.server.sources import settings_from
from kartenhaus.words import Words

from .asking import language_of_system
from .failing import Failed
from .paper import paper

CANNOT_START = 2  # exit code


def serve_table(flags: Mapping[str, object]) -> None:
    """Serve until Ctrl-C or SIGTERM, as flags, environment and settings file say."""
    settings = settings_from(flags, os.environ)
    is_quiet = settings.log_format == "json"
    words = Words(language_of_system())

    def begin(ready: Ready) -> None:
        if not is_quiet:
            welcome(ready, settings, words)

    try:
        serve(settings, begin)
    except Failed as error:
        if not is_quiet:
            raise
        fail("the server cannot start", why=str(error))
        raise typer.Exit(CANNOT_START) from None
    if not is_quiet:
        paper().print()
        paper().print(words.say("terminal-bye"))


def serve(settings: Settings, begin: Callable[[Ready], None]) -> None:
    """Serve until the end; Failed says in one sentence why that cannot be."""
    try:
        run(settings, begin)
    except (DataError, NoPage, PortTaken) as error:
        raise Failed(str(error)) from None
    except KeyboardInterrupt:
        pass  # before anybody could come: the same goodbye
    except OSError as error:
        if error.filename is None:  # no file, so it was the address
            raise Failed(f"expected an address of this machine, got {settings.host!r} at host") from None
        raise


def welcome(ready: Ready, settings: Settings, words: Words) -> None:
    """Where the table stands; for phones a QR code."""
    if ready.busy_port is not None:
        used = ready.url.rpartition(":")[2]
        said = words.say("terminal-port-taken", port=str(ready.busy_port), next=used)
        paper().print(said, style="yellow", markup=False)
    say_address("terminal-address", (settings.public_url or ready.url).rstrip("/"), words)
    if ready.lan_url is not None:
        say_address("terminal-lan", ready.lan_url, words)
        paper().print(Text(qr_code(f"{ready.lan_url}/"), style="bright_white on black"))
    elif settings.lan:
        paper().print(words.say("terminal-no-lan"), style="yellow")
    paper().print(words.say("terminal-ctrl-c"), style="dim")
    if settings.browser and has_screen():
        open_browser(ready)


def open_browser(ready: Ready) -> threading.Thread:
    """Open the table's page; in a thread, as some browsers return only when they are closed."""
    thread = threading.Thread(target=webbrowser.open, args=(f"{ready.url}/",), daemon=True)
    thread.start()
    return thread


def say_address(id: str, url: str, words: Words) -> None:
    """An address that stands out, never broken into two lines."""
    text = Text(words.say(id, address=f"{url}/"))
    text.highlight_words([f"{url}/"], "bold cyan")
    paper().print(text, soft_wrap=True)


def has_screen() -> bool:
    """A browser would have somewhere to open; over SSH it would take over the terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


HALVES = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}


def qr_code(address: str) -> str:
    """A QR code of half blocks. Light cells are drawn: without colours, most terminals are dark."""
    import segno

    light = [[0 if cell else 1 for cell in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    if len(light) % 2:
        light.append([0] * len(light[0]))
    return "\n".join(
        "".join(HALVES[top, bottom] for top, bottom in zip(*pair, strict=True))
        for pair in zip(light[::2], light[1::2], strict=True)
    )
