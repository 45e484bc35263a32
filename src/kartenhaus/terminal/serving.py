"""Starts the server and says where it is."""

import os
import sys
import threading
import webbrowser

from rich.text import Text

from kartenhaus.kit import BadMessage
from kartenhaus.server.app import Ready, run
from kartenhaus.server.database import DataError
from kartenhaus.server.page import NoPage
from kartenhaus.server.settings import Settings
from kartenhaus.words import Words

from .asking import language_of_system
from .failing import Failed
from .paper import paper


def serve_table(host: str, port: int, lan: bool, data: str | None, no_browser: bool) -> None:
    """Serve until Ctrl-C."""
    words = Words(language_of_system())
    settings = Settings(data=data or "", host=host, port=port, lan=lan)
    try:
        run(settings, lambda ready: welcome(ready, lan, words, browser=not no_browser))
    except (DataError, NoPage) as error:
        raise Failed(str(error)) from None
    except KeyboardInterrupt:
        pass  # before anybody could come: the same goodbye
    except OSError as error:
        if error.filename is None:  # no file, so it was the address
            raise BadMessage("an address of this machine", host, "--host") from None
        raise
    paper().print()
    paper().print(words.say("terminal-bye"))


def welcome(ready: Ready, lan: bool, words: Words, browser: bool) -> None:
    """Where the table stands; for phones a QR code."""
    if ready.busy_port is not None:
        used = ready.url.rpartition(":")[2]
        said = words.say("terminal-port-taken", port=str(ready.busy_port), next=used)
        paper().print(said, style="yellow", markup=False)
    say_address("terminal-address", ready.url, words)
    if ready.lan_url is not None:
        say_address("terminal-lan", ready.lan_url, words)
        paper().print(Text(qr_code(f"{ready.lan_url}/"), style="bright_white on black"))
    elif lan:
        paper().print(words.say("terminal-no-lan"), style="yellow")
    paper().print(words.say("terminal-ctrl-c"), style="dim")
    if browser and has_screen():
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
