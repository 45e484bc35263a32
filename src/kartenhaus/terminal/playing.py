"""A whole game in the terminal: one person against bots."""

import contextlib
import getpass
import hashlib
import io
import secrets
import sys
import time
from collections.abc import Sequence

from kartenhaus.bots import is_level, opponents, usual_level
from kartenhaus.kit import BadMessage, Game
from kartenhaus.table import NAME_LENGTH, SECRET_LENGTH, Seat, Table
from kartenhaus.words import Words

from . import keeping
from .asking import game_called, language_called, options_called
from .ending import check_story_file, check_writable, has_story, offer_story, write_record, write_story
from .keeping import Kept
from .paper import paper
from .presses import presses
from .real_time import RealTimeSession
from .session import Left, Session

USUAL_BOTS = 3
BOT_NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Ella",
    "Finn",
    "Gus",
    "Hana",
    "Ida",
    "Jan",
    "Kaya",
    "Leo",
    "Mia",
    "Nils",
    "Oda",
)
NO_NAMES = ("", "root", "admin", "user", "guest")  # logins that are no names


def play_game(
    game: str,
    bots: int | None,
    level: str | None,
    variant: str | None,
    edition: str | None,
    language: str | None,
    name: str | None,
    seed: int | None,
    record_file: str | None,
    resume: bool,
    options: Sequence[str],
    story_file: str | None = None,
) -> None:
    """Play to the end, or until the person leaves; then the game is kept."""
    rules = game_called(game)
    words = Words(language_called(language), rules.id)
    if record_file is not None:
        check_writable(record_file)
    if story_file is not None:
        check_story_file(story_file, rules)
    with contextlib.suppress(ImportError):  # Windows has none
        import readline  # noqa: F401  # being there is enough for arrow keys in `input`
    if resume:
        kept = keeping.kept_game(rules)
    else:
        seats = seats_for(rules, bots, level, name, words)
        settled = options_called(rules, edition, options, variant, words.language)
        secret = secret_from(seed)
        kept = Kept(Table(rules, keeping.TABLE, seats, settled, secret, now=time.time()), secret, [])
        if keeping.file_of(rules).exists():
            paper().print(words.say("terminal-kept-before"), style="yellow")
    read_anything()
    session = Session(kept, words) if rules.real_time is None else RealTimeSession(kept, words, presses())
    session.greet()
    session.catch_up()
    try:
        session.play()
    except (Left, EOFError, KeyboardInterrupt):
        session.leave()
        return
    finally:
        session.workshop.close()
    if resume:
        keeping.forget(rules)
    session.drawing.result()
    if record_file is not None:
        write_record(session.table, record_file, words)
    if story_file is None:
        offer_story(session.table, words)
    elif has_story(session.table):
        write_story(session.table, story_file, words)


def read_anything() -> None:
    """Bytes that are no text are read as such, rather than as an error."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def seats_for(game: Game, bots: int | None, level: str | None, name: str | None, words: Words) -> list[Seat]:
    """The person first, then the bots."""
    n = min(max(USUAL_BOTS, game.seats[0] - 1), game.seats[-1] - 1) if bots is None else bots
    if n + 1 not in game.seats:
        raise BadMessage(f"{game.seats[0] - 1} to {game.seats[-1] - 1} bots for {game.id}", n, "--bots")
    level = usual_level(game) if level is None else level
    if not is_level(game, level):
        raise BadMessage(f"a level among {', '.join(opponents(game))}", level, "--level")
    me = Seat("person", own_name(words) if name is None else name)
    others = [each for each in BOT_NAMES if each != me.name]
    return [me, *(Seat("bot", others[i], level) for i in range(n))]


def own_name(words: Words) -> str:
    """The login name, where it is one."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError):
        login = ""
    return login[:1].upper() + login[1:NAME_LENGTH] if login not in NO_NAMES else words.say("terminal-player")


def secret_from(seed: int | None) -> bytes:
    """The table's secret: from the system, or the same one for the same seed."""
    if seed is None:
        return secrets.token_bytes(SECRET_LENGTH)
    return hashlib.sha256(f"kartenhaus seed {seed}".encode()).digest()
