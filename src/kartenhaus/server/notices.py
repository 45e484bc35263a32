"""Telling somebody who is away that it is their turn: a letter to the person, a call to the owner's webhook.

Both go out beside the table. Whether they arrive is nothing that a table ever waits for.
"""

import json
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import NamedTuple
from urllib.request import Request, urlopen

from kartenhaus.kit import Refused
from kartenhaus.table import SEAT_CHANGE
from kartenhaus.words import Words

from .credits import Purses
from .logs import log_mistake, warn
from .manners import Reminder
from .messages import Remind
from .rooms import Room
from .seating import new_token
from .settings import Settings

PATIENCE = 15.0  # seconds until a post office or a webhook that does not answer is given up
MOST_WAITING = 500  # letters and calls; more are dropped, as they would come too late anyway
LETTERS = 30  # to one address at once, then one every ten minutes
QUESTIONS = 3  # whether an address wants letters: to one address at once, then one every hour
QUESTIONS_OF_ROOM = 12  # to whatever addresses, then one every ten minutes


class Due(NamedTuple):
    """It has become this seat's turn, and its person is away."""

    seat: int
    reminder: Reminder | None


class Turns:
    """Whose turn it was when we looked last, so that nobody is told of the same turn twice."""

    def __init__(self, room: Room) -> None:
        self._table, self._step, self._waited = "", 0, set[int]()
        self.look(room)

    def look(self, room: Room) -> list[Due]:
        """The seats whose turn has begun since, at a table by turn, and whose persons are away."""
        table = room.table
        if table is None or table.is_over:
            self._waited = set()
            return []
        if table.id != self._table:
            self._table, self._step, self._waited = table.id, 0, set()
        acted = {entry.actor for entry in table.entries[self._step :] if entry.action != SEAT_CHANGE}
        waits = set(table.awaited())
        begun = sorted(waits - (self._waited - acted))
        self._step, self._waited = table.step, waits
        if not room.manners.is_by_turn or room.stands_still:
            return []
        away = [seat for seat in begun if is_away(room, seat)]
        return [Due(seat, confirmed(room, seat)) for seat in away]


def confirmed(room: Room, seat: int) -> Reminder | None:
    """Where this seat's person is written to, if the address has said yes to it."""
    reminder = room.manners.reminders.get(room.seats[seat].holder or "")
    return reminder if reminder is not None and reminder.is_confirmed else None


def is_away(room: Room, seat: int) -> bool:
    """A person sits there, plays, and no device of theirs is here."""
    its = room.seats[seat]
    return its.kind == "person" and not its.is_resting and its.holder not in room.present


def remind(room: Room, message: Remind, base_url: str, has_letters: bool) -> None:
    """Write to this person, or write no more; who asks holds the seat. Refused if this server writes no letters."""
    holder = room.seats[message.seat].holder
    assert holder is not None
    if message.address is None:
        room.manners.reminders.pop(holder, None)
    elif not has_letters:
        raise Refused("no_letters")
    else:
        before = room.manners.reminders.get(holder)
        is_confirmed = before is not None and before.is_confirmed and before.address == message.address
        key = before.key if before is not None and is_confirmed else new_token(room.draw)
        room.manners.reminders[holder] = Reminder(message.address, message.language, base_url, key, is_confirmed)
    room.revision += 1


def to_ask(room: Room, seat: int) -> Reminder | None:
    """What has to be asked of this seat's address before it is written to."""
    reminder = room.manners.reminders.get(room.seats[seat].holder or "")
    return reminder if reminder is not None and not reminder.is_confirmed else None


def confirm(room: Room, key: str) -> bool:
    """Whoever was sent this key says yes to letters; whether there was anybody."""
    found = [reminder for reminder in room.manners.reminders.values() if reminder.key == key]
    for reminder in found:
        reminder.is_confirmed = True
        room.revision += 1
    return bool(found)


def forget_gone(room: Room) -> None:
    """Nobody is written to who has left."""
    holders = {seat.holder for seat in room.seats}
    for holder in [holder for holder in room.manners.reminders if holder not in holders]:
        del room.manners.reminders[holder]
        room.revision += 1


def stop(room: Room, key: str) -> bool:
    """Write no more to whom this key was sent; whether there was anybody."""
    found = [holder for holder, reminder in room.manners.reminders.items() if reminder.key == key]
    for holder in found:
        del room.manners.reminders[holder]
        room.revision += 1
    return bool(found)


# What is written


def letter(room: Room, due: Due, sender: str) -> EmailMessage:
    """It is your turn: with the way back to the table, and one to stop such letters."""
    assert due.reminder is not None
    reminder = due.reminder
    words = Words(reminder.language, room.game.id)
    link, stopping = f"{reminder.base_url}/t/{room.code}", f"{reminder.base_url}/stop/{room.code}/{reminder.key}"
    name = room.seats[due.seat].name
    mail = envelope(reminder, sender, words.say("letter-subject", title=words.say("title")))
    mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stopping}>", "List-Unsubscribe=One-Click"
    facts = {"name": name, "title": words.say("title"), "code": room.code}
    mail.set_content(f"{words.say('letter-text', **facts)}\n\n{link}\n\n{words.say('letter-stop')}\n{stopping}\n")
    return mail


def question(room: Room, reminder: Reminder, sender: str) -> EmailMessage:
    """Whether this address wants letters; nothing that people have typed stands in it."""
    words = Words(reminder.language, room.game.id)
    mail = envelope(reminder, sender, words.say("letter-confirm-subject"))
    text = words.say("letter-confirm-text", title=words.say("title"), code=room.code)
    mail.set_content(f"{text}\n\n{reminder.base_url}/confirm/{room.code}/{reminder.key}\n")
    return mail


def envelope(reminder: Reminder, sender: str, subject: str) -> EmailMessage:
    """A letter with nothing in it yet."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, reminder.address, subject
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def call(room: Room, due: Due, base_url: str) -> dict[str, str | int]:
    """The same for a program, which may tell it in a chat."""
    name, title = room.seats[due.seat].name, Words("en", room.game.id).say("title")
    link = f"{base_url}/t/{room.code}"
    return {
        "event": "your_turn",
        "room": room.code,
        "game": room.game.id,
        "seat": due.seat,
        "name": name,
        "link": link,
        "text": f"{title}: {name} – {link}",
    }


# Sending


class Post:
    """One thread that hands letters to the post office and calls to the webhook."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="post")
        self._waiting = 0
        self._purses = Purses(rate=1 / 600, most=LETTERS)
        self._asked_addresses = Purses(rate=1 / 3600, most=QUESTIONS)
        self._asked_by_rooms = Purses(rate=1 / 600, most=QUESTIONS_OF_ROOM)

    @property
    def has_letters(self) -> bool:
        """The owner has named a post office and a sender."""
        return bool(self.settings.smtp_host and self.settings.mail_from)

    def tell(self, room: Room, due: Due, now: float) -> None:
        """Send whatever there is to send; never waits, never raises."""
        try:
            if due.reminder is not None and self.has_letters and self._purses.spend(due.reminder.address.lower(), now):
                mail = letter(room, due, self.settings.mail_from)
                self._later("a letter could not be sent", lambda: send_letter(self.settings, mail))
            if self.settings.webhook:
                base_url = self.settings.public_url or (due.reminder.base_url if due.reminder else "")
                said = call(room, due, base_url.rstrip("/"))
                self._later("the webhook could not be called", lambda: send_call(self.settings.webhook, said))
        except Exception as error:
            log_mistake("a notice could not be written", error, game=room.game.id)

    def ask(self, room: Room, reminder: Reminder, now: float) -> None:
        """Ask an address whether it wants letters; Refused if it, or this room, has been asked for too often."""
        may = self._asked_by_rooms.spend(room.code, now)
        if not may or not self._asked_addresses.spend(reminder.address.lower(), now):
            raise Refused("slow_down")
        mail = question(room, reminder, self.settings.mail_from)
        self._later("a letter could not be sent", lambda: send_letter(self.settings, mail))

    def _later(self, failure: str, send: Callable[[], None]) -> None:
        if self._waiting >= MOST_WAITING:
            warn(failure, reason="too many are waiting")
            return
        self._waiting += 1
        self._thread.submit(self._send, failure, send)

    def _send(self, failure: str, send: Callable[[], None]) -> None:
        try:
            send()
        except Exception as error:
            warn(failure, error=type(error).__name__)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """What has not gone out stays."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def send_letter(settings: Settings, mail: EmailMessage) -> None:
    """Hand it to the post office."""
    safe = ssl.create_default_context()
    if settings.smtp_security == "tls":
        office: smtplib.SMTP = smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=PATIENCE, context=safe)
    else:
        office = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE)
    with office:
        if settings.smtp_security == "starttls":
            office.starttls(context=safe)
        if settings.smtp_user:
            office.login(settings.smtp_user, settings.smtp_password)
        office.send_message(mail)


def send_call(url: str, said: dict[str, str | int]) -> None:
    """POST it as JSON. The address is the owner's own choice, and nobody else's."""
    assert re.match("https?://", url), "the settings let nothing else pass"
    body = json.dumps(said, ensure_ascii=False).encode()
    asked = Request(url, data=body, headers={"content-type": "application/json"}, method="POST")
    with urlopen(asked, timeout=PATIENCE):
        pass


# Saying yes, and stopping


def asking_page(language: str, title: str, yes: str) -> str:
    """The page behind the link in a letter: a button, since programs that look at mail follow links too."""
    words = Words(language)
    button = f'<button type="submit">{words.say(yes)}</button>'
    return small_page(language, f'<h1>{words.say(title)}</h1><form method="post">{button}</form>')


def answer_page(language: str, said: str) -> str:
    """What came of it."""
    return small_page(language, f"<h1>{Words(language).say(said)}</h1>")


def small_page(language: str, inner: str) -> str:
    """A page without scripts."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta name="color-scheme" content="light dark"><title>Kartenhaus</title><style>{STYLE}</style>'
    )
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{inner}</body></html>'


STYLE = (
    "body{margin:15vh auto;max-width:30rem;padding:0 1rem;font:1.15rem/1.5 system-ui,sans-serif;text-align:center}"
    "button{min-height:3rem;padding:0 1.5rem;font:inherit;font-weight:700}"
)
