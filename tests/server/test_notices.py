"""Who is away at a table by turn hears that it is their turn: once, and without the table ever waiting for it."""

import json
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import msgspec
import pytest

from kartenhaus.kit import BadMessage, Refused
from kartenhaus.server.manners import Reminder
from kartenhaus.server.messages import Leave, Remind, SetPace
from kartenhaus.server.notices import (
    QUESTIONS,
    QUESTIONS_OF_ROOM,
    Due,
    Post,
    Turns,
    call,
    confirm,
    forget_gone,
    letter,
    question,
    remind,
    stop,
)
from kartenhaus.server.settings import Settings
from kartenhaus.server.sources import settings_from
from tests.server.driver import PATIENCE, Json, Server, serving
from tests.server.test_consent import choose, table_of
from tests.server.test_play import two_at_a_table
from tests.server.test_rooms import Party

ADDRESS = "ben@example.org"
HERE = "https://play.example"


def by_turn(*, ben_is_away: bool = True) -> Party:
    """Ann is here, Ben is to be written to, and has said yes to it."""
    party = Party()
    party.room.command(party.ann, SetPace("s", "by_turn"), 0.0)
    remind(party.room, Remind("r", 1, ADDRESS, "de"), HERE, has_letters=True)
    assert confirm(party.room, key_of(party))
    if ben_is_away:
        party.room.depart(party.ben, 0.0)
    return party


def key_of(party: Party) -> str:
    """The key of the only reminder."""
    (reminder,) = party.room.manners.reminders.values()
    return reminder.key


def new_turn(party: Party) -> None:
    """Both have chosen; the next turn begins for both."""
    table = table_of(party)
    for seat in list(table.awaited()):
        choose(party, party.ann if seat == 0 else party.ben, seat)
    while table.awaited() != [0, 1]:
        choose(party, party.ann if table.awaited()[0] == 0 else party.ben, table.awaited()[0])


def test_who_is_away_is_told_once_when_their_turn_begins() -> None:
    party = by_turn()
    turns = Turns(party.room)
    assert turns.look(party.room) == [], "the turn that is on when we come has been told"
    new_turn(party)
    (due,) = turns.look(party.room)
    assert (due.seat, due.reminder and due.reminder.address) == (1, ADDRESS)
    choose(party, party.ann, 0)
    assert turns.look(party.room) == []


def test_who_is_here_or_at_a_table_that_is_not_by_turn_is_told_nothing() -> None:
    party = by_turn(ben_is_away=False)
    turns = Turns(party.room)
    new_turn(party)
    assert turns.look(party.room) == []
    live = by_turn()
    live.room.command(live.ann, SetPace("s", "relaxed"), 0.0)
    turns = Turns(live.room)
    new_turn(live)
    assert turns.look(live.room) == []


def test_an_address_that_has_not_said_yes_is_told_of_no_turn() -> None:
    party = by_turn()
    remind(party.room, Remind("r", 1, "other@example.org"), HERE, has_letters=True)
    turns = Turns(party.room)
    new_turn(party)
    assert turns.look(party.room) == [Due(1, None)]
    assert not confirm(party.room, "another key")
    assert confirm(party.room, key_of(party))
    new_turn(party)
    assert [due.reminder and due.reminder.address for due in turns.look(party.room)] == ["other@example.org"]


def test_who_has_said_yes_is_not_asked_again() -> None:
    party = by_turn()
    key = key_of(party)
    remind(party.room, Remind("r", 1, ADDRESS, "fr"), HERE, has_letters=True)
    (reminder,) = party.room.manners.reminders.values()
    assert (reminder.key, reminder.is_confirmed, reminder.language) == (key, True, "fr")


def test_the_letter_that_asks_holds_nothing_that_people_have_typed() -> None:
    party = by_turn()
    (reminder,) = party.room.manners.reminders.values()
    mail = question(party.room, reminder, "table@example.org")
    assert mail["To"] == ADDRESS
    assert f"{HERE}/confirm/ABCDE/{reminder.key}\n" in mail.get_content()
    for secret in ["Ben", *party.ann, *party.ben, party.room.secret.hex()]:
        assert secret not in mail.as_string()


def to(reminder: Reminder, address: str) -> Reminder:
    """The same to another address."""
    return msgspec.structs.replace(reminder, address=address)


def test_nobody_can_have_many_letters_sent_that_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    party = by_turn()
    (reminder,) = party.room.manners.reminders.values()
    post = Post(Settings(smtp_host="127.0.0.1", smtp_port=9, mail_from="t@example.org"))
    sent = list[str]()
    monkeypatch.setattr(post, "_later", lambda failure, send: sent.append(failure))
    for _ in range(QUESTIONS):
        post.ask(party.room, reminder, 0.0)
    with pytest.raises(Refused, match="slow_down"):
        post.ask(party.room, to(reminder, ADDRESS.upper()), 0.0)
    for i in range(QUESTIONS_OF_ROOM - QUESTIONS - 1):
        post.ask(party.room, to(reminder, f"{i}@example.org"), 0.0)
    with pytest.raises(Refused, match="slow_down"):
        post.ask(party.room, to(reminder, "last@example.org"), 0.0)
    assert len(sent) == QUESTIONS_OF_ROOM - 1
    post.close()


def test_at_the_deal_everybody_who_is_away_is_told() -> None:
    party = Party(start=False)
    party.room.command(party.ann, SetPace("s", "by_turn"), 0.0)
    turns = Turns(party.room)
    party.room.depart(party.ben, 0.0)
    party.room.start(fill=False, now=0.0)
    assert turns.look(party.room) == [Due(1, None)]


def test_a_letter_leads_back_and_tells_how_to_stop_and_holds_no_secret() -> None:
    party = by_turn()
    reminder = next(iter(party.room.manners.reminders.values()))
    mail = letter(party.room, Due(1, reminder), "table@example.org")
    text = mail.get_content()
    assert mail["To"] == ADDRESS
    assert "6 nimmt!" in mail["Subject"]
    assert "Ben" in text
    assert f"{HERE}/t/ABCDE\n" in text
    assert f"{HERE}/stop/ABCDE/{reminder.key}" in text
    assert mail["List-Unsubscribe"] == f"<{HERE}/stop/ABCDE/{reminder.key}>"
    for holder in [*party.ann, *party.ben, party.room.secret.hex()]:
        assert holder not in mail.as_string()


def test_a_call_says_whose_turn_it_is() -> None:
    party = by_turn()
    said = call(party.room, Due(1, None), HERE)
    assert (said["event"], said["name"], said["link"]) == ("your_turn", "Ben", f"{HERE}/t/ABCDE")


def test_who_leaves_or_stops_is_written_to_no_more() -> None:
    party = by_turn()
    key = next(iter(party.room.manners.reminders.values())).key
    assert not stop(party.room, "another key")
    assert stop(party.room, key)
    assert party.room.manners.reminders == {}
    party = by_turn()
    party.room.command(party.ben, Leave("l", 1), 0.0)
    forget_gone(party.room)
    assert party.room.manners.reminders == {}


def test_a_server_without_a_post_office_takes_no_address() -> None:
    party = Party()
    with pytest.raises(Refused, match="no_letters"):
        remind(party.room, Remind("r", 1, ADDRESS), HERE, has_letters=False)
    remind(party.room, Remind("r", 1, None), HERE, has_letters=False)


# What the owner chooses


def test_the_owner_names_the_post_office_and_the_webhook() -> None:
    chosen = settings_from({}, {"KARTENHAUS_SMTP_HOST": "mail.example", "KARTENHAUS_MAIL_FROM": "t@example.org"})
    assert Post(chosen).has_letters
    assert not Post(replace(chosen, mail_from="")).has_letters
    for name, wrong in (
        ("SMTP_SECURITY", "maybe"),
        ("MAIL_FROM", "a@b\nBcc: c@d"),
        ("WEBHOOK", "file:///etc/passwd"),
    ):
        with pytest.raises(BadMessage):
            settings_from({}, {f"KARTENHAUS_{name}": wrong})


# Over the wire


class PostOffice:
    """A post office for one test: it takes every letter."""

    def __init__(self) -> None:
        self.letters: Queue[str] = Queue()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb") as wire:
                self._hear(wire)

    def _hear(self, wire: Any) -> None:
        def say(text: str) -> None:
            wire.write(text.encode() + b"\r\n")
            wire.flush()

        say("220 here")
        for line in iter(wire.readline, b""):
            match line[:4].upper():
                case b"DATA":
                    say("354 go on")
                    said = b"".join(iter(wire.readline, b".\r\n"))
                    self.letters.put(said.decode())
                    say("250 taken")
                case b"QUIT":
                    say("221 bye")
                    return
                case _:
                    say("250 fine")

    def close(self) -> None:
        self._listener.close()


@pytest.fixture
def office() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.close()


def post(office_port: int) -> Json:
    """Settings of a server that writes letters."""
    return {
        "smtp_host": "127.0.0.1",
        "smtp_port": office_port,
        "smtp_security": "none",
        "mail_from": "Kartenhaus <table@example.org>",
    }


def ben_goes_and_ann_plays(server: Server, *, says_yes: bool = True) -> tuple[str, Json]:
    """Ben leaves an address, says yes by its mail, and goes; Ann's card begins the next turn.

    The code, and what Ben was answered.
    """
    with two_at_a_table(server, auto_row="cheapest") as (code, ann, ben):
        assert ann.answer_to(type="set_pace", pace="by_turn")["type"] == "done"
        said = ben.answer_to(type="remind", seat=1, address=ADDRESS, language="en")
        if said["type"] == "done" and says_yes:
            (reminder,) = server.house.parties[code].room.manners.reminders.values()
            assert server.http.post(f"/confirm/{code}/{reminder.key}").status_code == 200
        assert ben.move(1)["type"] == "done"
        ben.close()
        ann.wait(lambda device: not device.room["seats"][1]["is_here"])
        assert ann.move(0)["type"] == "done"
        ann.settled()
        assert ann.views[0]["view"]["turn"] == 2
    return code, said


def test_a_letter_goes_out_and_its_link_stops_more(settings: Settings, office: PostOffice) -> None:
    with serving(settings, **post(office.port)) as server:
        code, said = ben_goes_and_ann_plays(server)
        assert said["type"] == "done"
        assert f"/confirm/{code}/" in office.letters.get(timeout=PATIENCE).replace("=\r\n", "")
        text = office.letters.get(timeout=PATIENCE)
        assert "To: ben@example.org" in text
        assert f"{server.url}/t/{code}" in text.replace("=\r\n", "")
        (reminder,) = server.house.parties[code].room.manners.reminders.values()
        path = f"/stop/{code}/{reminder.key}"
        page = server.http.get(path, headers={"accept-language": "de-AT,en"})
        assert "Nicht mehr schreiben" in page.text
        assert "form-action 'self'" in page.headers["content-security-policy"]
        assert server.house.parties[code].room.manners.reminders, "to look at it stops nothing"
        assert server.http.post(path).status_code == 200
        assert server.house.parties[code].room.manners.reminders == {}
        server.house._forget(code)
        assert server.house.find(code, "").room.manners.reminders == {}


def test_only_a_press_behind_the_link_lets_letters_begin(settings: Settings, office: PostOffice) -> None:
    with serving(settings, **post(office.port)) as server:
        code, _ = ben_goes_and_ann_plays(server, says_yes=False)
        room = server.house.parties[code].room
        (reminder,) = room.manners.reminders.values()
        path = f"/confirm/{code}/{reminder.key}"
        assert path in office.letters.get(timeout=PATIENCE).replace("=\r\n", "")
        page = server.http.get(path, headers={"accept-language": "nl"})
        assert "Ja, schrijf mij" in page.text
        assert not reminder.is_confirmed, "to look at it says nothing"
        assert "no more" not in server.http.post(path).text
        assert reminder.is_confirmed
        server.house._forget(code)
        assert [each.is_confirmed for each in server.house.find(code, "").room.manners.reminders.values()] == [True]
        assert "once more" in server.http.post(f"/confirm/{code}/another").text
        assert office.letters.empty(), "nothing was told of the turn"


def test_a_dead_post_office_and_a_dead_webhook_stop_no_table(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    with serving(settings, **post(port), webhook=f"http://127.0.0.1:{port}/") as server:
        code, said = ben_goes_and_ann_plays(server)
        assert said["type"] == "done"
        assert not server.house.parties[code].room.is_stopped


def test_the_webhook_is_called(settings: Settings) -> None:
    calls: Queue[Json] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    with serving(settings, webhook=f"http://127.0.0.1:{hook.server_port}/x", public_url="http://127.0.0.1") as server:
        code, said = ben_goes_and_ann_plays(server)
        assert said["code"] == "no_letters"
        found = calls.get(timeout=PATIENCE)
        assert (found["room"], found["seat"], found["name"]) == (code, 1, "Ben")
        assert found["link"] == f"http://127.0.0.1/t/{code}"
    hook.shutdown()
    hook.server_close()


@pytest.mark.parametrize("address", ["", "ben", "a@b\r\nBcc: c@d", "a b@c", "<a@b>", "x" * 65 + "@b", 7])
def test_what_is_no_address_is_named(server: Server, address: Any) -> None:
    with two_at_a_table(server) as (_, ann, _ben):
        assert ann.answer_to(type="remind", seat=0, address=address)["type"] == "bad"


def test_bots_at_a_table_by_turn_need_nobody_to_look_on(server: Server) -> None:
    bot = {"kind": "bot", "level": "random"}
    with two_at_a_table(server, bot, auto_row="cheapest") as (code, ann, ben):
        ann.answer_to(type="set_pace", pace="by_turn")
        ben.move(1)
        ben.close()
        ann.move(0)
    room = server.house.parties[code].room
    assert room.table is not None
    for _ in range(PATIENCE * 20):
        server.http.get("/api/games")
        if 2 not in room.table.awaited():
            return
    raise AssertionError("the bot waits for company")
