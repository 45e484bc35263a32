"""A seat goes to another device by a ticket, which is good once."""

import json
import logging
from pathlib import Path

import pytest

from kartenhaus.kit import Refused
from kartenhaus.server.manners import Reminder
from kartenhaus.server.messages import Arrange, Join, Leave, SeatPlan, Start
from kartenhaus.server.reseating import take_over
from kartenhaus.server.seating import holder_of
from kartenhaus.server.settings import Settings
from kartenhaus.server.tickets import GOOD_FOR
from tests.server.driver import BOT, OPEN, Device, Json, Server, person, serving
from tests.server.test_rooms import Party


def ticket_for(party: Party, seat: int, now: float = 0.0) -> str:
    return party.room.tickets.issue(party.room.seats[seat], party.room.draw, now)


def why_not(party: Party, ticket: str, now: float = 0.0) -> str:
    before = party.facts(), [vars(seat).copy() for seat in party.room.seats], list(party.room.playing)
    with pytest.raises(Refused) as error:
        take_over(party.room, ticket, now)
    assert before == (party.facts(), [vars(seat) for seat in party.room.seats], party.room.playing)
    return error.value.code


def test_a_ticket_carries_the_seat_to_another_device() -> None:
    party = Party(SeatPlan("bot"))
    held, before = take_over(party.room, ticket_for(party, 1), 1.0)
    new = frozenset({holder_of(held.token)})
    assert (held.seat, frozenset({before})) == (1, party.ben)
    assert (party.room.viewers(new), party.room.viewers(party.ben)) == ([1], [-1])
    assert not party.room.is_known(before)
    party.room.arrive(new, 1.0)
    assert party.player(1) == "person"
    assert party.facts(new).seats[1].name == "Ben"


def test_a_ticket_is_good_once_and_for_five_minutes() -> None:
    party = Party()
    first, late = ticket_for(party, 1), ticket_for(party, 0)
    take_over(party.room, first.lower(), 1.0)
    assert why_not(party, first) == "ticket_used"
    assert why_not(party, "NEVERGIVEN") == "ticket_unknown"
    assert why_not(party, late, GOOD_FOR) == "ticket_expired"
    take_over(party.room, late, GOOD_FOR - 1)


def test_a_new_ticket_takes_the_place_of_the_one_before() -> None:
    party = Party()
    first, second = ticket_for(party, 1, 0.0), ticket_for(party, 1, 1.0)
    assert why_not(party, first, 1.0) == "ticket_expired"
    take_over(party.room, second, 1.0)


def test_a_ticket_is_worth_nothing_once_its_person_has_left() -> None:
    party = Party(start=False)
    ticket = ticket_for(party, 1)
    party.room.command(party.ben, Leave("l", 1), 0.0)
    party.room.join(Join("Cem"), 0.0)
    assert why_not(party, ticket) == "ticket_expired"


def test_a_ticket_follows_its_seat_to_another_place() -> None:
    party = Party(SeatPlan("bot"), start=False)
    ticket = ticket_for(party, 1)
    party.room.command(party.ann, Arrange("a", [1, 2, 0]), 0.0)
    assert take_over(party.room, ticket, 0.0)[0].seat == 0


def test_the_host_is_host_on_the_other_device() -> None:
    party = Party(start=False)
    held, _ = take_over(party.room, ticket_for(party, 0), 0.0)
    new = frozenset({holder_of(held.token)})
    party.room.arrive(new, 0.0)
    assert party.room.is_host(new, 0.0)
    assert not party.room.is_host(party.ann, 0.0)
    party.room.command(new, Start("s"), 0.0)


def test_who_is_written_to_is_so_on_the_other_device() -> None:
    party = Party()
    reminder = Reminder("ben@example.org", "en", "", "key")
    party.room.manners.reminders = {next(iter(party.ben)): reminder}
    held, _ = take_over(party.room, ticket_for(party, 1), 0.0)
    assert party.room.manners.reminders == {holder_of(held.token): reminder}


def test_no_ticket_and_no_token_is_kept() -> None:
    party = Party()
    ticket = ticket_for(party, 1)
    assert ticket not in repr(party.room.tickets)
    held, _ = take_over(party.room, ticket, 0.0)
    assert held.token not in repr(party.room.seats) + repr(party.room.tickets)


# Over the wire


def asked(device: Device, seat: int) -> Json:
    """A ticket for a seat of the device."""
    id = device.ask(type="move_seat", seat=seat)
    ticket = device.until(lambda message: message["type"] in {"ticket", "refused"})
    assert device.answer(id)["type"] == "done"
    return ticket


def take(server: Server, code: str, ticket: str) -> Json:
    found: Json = server.http.post(f"/api/rooms/{code}/take", json={"ticket": ticket}).json()
    return found


def test_a_seat_moves_in_the_middle_of_a_game(server: Server) -> None:
    room = server.opened(person("Ann"), BOT, BOT)
    code = room["code"]
    with server.device(code, room["held"][0]["token"]) as phone:
        phone.wait(lambda device: 0 in device.views)
        hand = phone.views[0]["view"]["hand"][0]
        ticket = asked(phone, 0)
        assert ticket["link"].endswith(f"/t/{code}#seat={ticket['ticket']}")
        assert ticket["qr"].startswith("<svg") and ticket["good_for"] == GOOD_FOR
        held = take(server, code, ticket["ticket"])["held"][0]
        assert phone.until(lambda message: message["type"] == "gone")["name"] == "Ann"
        phone.wait(lambda device: -1 in device.views and device.room["held"] == [])
        assert {card for cards in phone.views[-1]["view"]["hand"] for card in cards} <= {0}
        assert phone.move(0)["code"] == "not_your_seat"
        with server.device(code, held["token"]) as tablet:
            tablet.wait(lambda device: 0 in device.views)
            assert tablet.views[0]["view"]["hand"][0] == hand
            assert tablet.room["is_host"]
            assert tablet.move(0)["type"] == "done"
        assert take(server, code, ticket["ticket"])["code"] == "ticket_used"
    with server.device(code, room["held"][0]["token"]) as phone:
        assert phone.until(lambda message: message["type"] == "gone")["name"] == "Ann", "who was away hears it later"


def test_others_hear_nothing_of_a_ticket(server: Server) -> None:
    room = server.opened(person("Ann"), OPEN, start=False)
    code = room["code"]
    ben = server.joined(code, "Ben")
    with server.device(code, room["held"][0]["token"]) as one, server.device(code, ben) as other:
        ticket = asked(one, 0)
        other.settled()
        assert not any(ticket["ticket"] in frame for frame in other.frames)
        assert other.answer_to(type="move_seat", seat=0)["code"] == "not_your_seat"


def test_a_repeated_question_gets_a_ticket_and_no_stored_answer_holds_one(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), BOT)
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            tickets = []
            for _ in range(2):
                ann.send({"type": "move_seat", "id": "again", "seat": 0})
                tickets.append(ann.until(lambda message: message["type"] == "ticket")["ticket"])
        assert take(server, room["code"], tickets[0])["code"] == "ticket_expired"
        held = take(server, room["code"], tickets[1])["held"][0]
    kept = b"".join(path.read_bytes() for path in Path(settings.data).parent.glob("kartenhaus.sqlite3*"))
    assert tickets[0].encode() not in kept and tickets[1].encode() not in kept
    assert held["token"].encode() not in kept
    with serving(settings) as server, server.device(room["code"], held["token"]) as tablet:
        tablet.wait(lambda device: 0 in device.views)


def test_no_ticket_is_written_to_the_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    room = server.opened(person("Ann"), BOT)
    with caplog.at_level(logging.INFO), server.device(room["code"], room["held"][0]["token"]) as ann:
        ticket = asked(ann, 0)["ticket"]
        token = take(server, room["code"], ticket)["held"][0]["token"]
        take(server, room["code"], ticket)
    assert caplog.records, "expected the requests to be logged for this test"
    assert not any(secret in record.getMessage() for record in caplog.records for secret in (ticket, token))


def test_whoever_guesses_tickets_is_slowed_down(settings: Settings) -> None:
    with serving(settings, clock=lambda: 0.0) as server:
        code = server.opened(person("Ann"), BOT)["code"]
        codes = [take(server, code, f"GUESS{n}")["code"] for n in range(70)]
    assert codes[0] == "ticket_unknown"
    assert codes[-1] == "slow_down"


def test_a_ticket_that_is_none_is_said_to_be_so(server: Server) -> None:
    code = server.opened(person("Ann"), BOT)["code"]
    answer = server.http.post(f"/api/rooms/{code}/take", json={"ticket": 5})
    assert answer.status_code == 400 and answer.json()["where"] == "$.ticket"
    assert server.http.get(f"/tv/{code}").status_code == 200
    assert b"<svg" in server.http.get(f"/api/rooms/{code}/tv.svg").content


def test_pictures_tempos_and_rest_outlast_the_server(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), person("Ben"), BOT)
        tokens = [held["token"] for held in room["held"]]
        with server.device(room["code"], *tokens) as tablet:
            assert tablet.answer_to(type="pick", seat=0, animal="koala")["type"] == "done"
            assert tablet.answer_to(type="rest", seat=0, is_resting=True)["type"] == "done"
            quick_mouse = {"seat": 2, "kind": "bot", "level": "mouse", "tempo": "quick"}
            assert tablet.answer_to(type="set_seat", **quick_mouse)["type"] == "done"
    with serving(settings) as server, server.device(room["code"], *tokens) as tablet:
        tablet.wait(lambda device: 0 in device.views)
        seats = tablet.room["seats"]
        assert [seat["animal"] for seat in seats] == ["koala", "frog", "mouse"]
        assert [seat["is_resting"] for seat in seats] == [True, False, False]
        assert (seats[2]["level"], seats[2]["tempo"]) == ("mouse", "quick")
        assert seats[0]["is_stood_in"]
        assert json.dumps(tablet.room).count("koala") == 1


def test_another_game_is_told_to_all_and_kept(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), OPEN, start=False)
        with server.device(room["code"], room["held"][0]["token"]) as ann, server.device(room["code"]) as tv:
            tv.settled()
            assert ann.answer_to(type="change_game", game="skunks")["type"] == "done"
            tv.wait(lambda device: device.room.get("game") == "skunks")
            assert ann.answer_to(type="start", fill=True)["type"] == "done"
            tv.wait(lambda device: -1 in device.views)
    with serving(settings) as server:
        assert server.http.get(f"/api/rooms/{room['code']}").json()["game"] == "skunks"
