"""Finished games, looked at again: nothing before the end, the truth afterwards, and no more than was asked for."""

import asyncio
import gzip
import json
from copy import deepcopy

import pytest

from kartenhaus.games import load
from kartenhaus.kit import ONLOOKER, BadMessage, Refused
from kartenhaus.server import replaying
from kartenhaus.server.replaying import OPEN, PER_PART, Projector, Reel, reel_of
from kartenhaus.server.seating import animal_of_place
from kartenhaus.table import Seat, Table, record, take_back
from tests.server.driver import BOT, Json, Server, person
from tests.table.playing import finished, nimmt, play_on, random_table

UNHURRIED = bool  # is never late


@pytest.fixture(scope="module")
def played(server: Server) -> Json:
    """A finished game of one deal: its code, and the tokens of Ana's seat."""
    room = server.opened(person("Ana"), BOT, options={"end_mode": "deals", "deals": 1})
    with server.device(room["code"], room["held"][0]["token"]) as ana:
        ana.settled()
        ana.play_on()
    return room


def asked(server: Server, path: str, **wish: object) -> Json:
    """A part of a replay."""
    answer = server.http.post(f"/api/{path}", json=wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def parts(reel: Reel) -> list[Json]:
    """All parts, unpacked."""
    return [json.loads(gzip.decompress(part)) for part in reel.parts]


def moments(table: Table, viewer: int) -> list[Json]:
    """All that a viewer is shown of a finished table."""
    found = json.loads(json.dumps(record(table)))
    return [moment for part in parts(reel_of(found, viewer, [], "ABCDE", UNHURRIED)) for moment in part["moments"]]


# Secrets


def test_nothing_is_shown_before_the_end(server: Server) -> None:
    room = server.opened(person("Ana"), BOT)
    path, token = f"/api/rooms/{room['code']}/replay", room["held"][0]["token"]
    for viewer in (OPEN, ONLOOKER, 0, 1):
        answer = server.http.post(path, json={"viewer": viewer, "tokens": [token]})
        assert (answer.status_code, answer.json()["code"]) == (409, "game_running")


def test_nothing_is_shown_before_the_deal_or_of_no_room(server: Server) -> None:
    room = server.opened(person("Ana"), BOT, start=False)
    assert server.http.post(f"/api/rooms/{room['code']}/replay", json={}).json()["code"] == "not_started"
    assert server.http.post("/api/rooms/ABCDE/replay", json={}).json()["code"] == "unknown_room"


def test_a_new_game_in_the_room_hides_itself(server: Server) -> None:
    room = server.opened(person("Ana"), BOT, options={"end_mode": "deals", "deals": 1})
    path = f"rooms/{room['code']}/replay"
    with server.device(room["code"], room["held"][0]["token"]) as ana:
        ana.settled()
        ana.play_on()
        asked(server, path)
        assert ana.answer_to(type="start", fill=True)["type"] == "done"
    assert server.http.post(f"/api/{path}", json={}).json()["code"] == "game_running"


def test_a_locked_room_shows_it_to_its_people_alone(server: Server) -> None:
    room = server.opened(person("Ana"), BOT, options={"end_mode": "deals", "deals": 1})
    path, token = f"rooms/{room['code']}/replay", room["held"][0]["token"]
    with server.device(room["code"], token) as ana:
        ana.settled()
        ana.play_on()
        assert ana.answer_to(type="set_door", door="locked")["type"] == "done"
    assert asked(server, path, tokens=[token])["moments"]
    for tokens in ([], ["forged"]):
        assert server.http.post(f"/api/{path}", json={"tokens": tokens}).json()["code"] == "room_locked"


# What is asked for


@pytest.mark.parametrize(("wish", "where"), [
    ({"step": -1}, "$.step"), ({"step": 100_000}, "$.step"), ({"step": "x"}, "$.step"),
    ({"viewer": 2}, "$.viewer"), ({"viewer": -3}, "$.viewer"), ({"seat": 0}, "$"),
])  # fmt: skip
def test_a_move_or_seat_that_is_not_there_is_named(server: Server, played: Json, wish: Json, where: str) -> None:
    answer = server.http.post(f"/api/rooms/{played['code']}/replay", json=wish)
    assert (answer.status_code, answer.json()["code"], answer.json()["where"]) == (400, "bad_message", where)
    assert asked(server, f"rooms/{played['code']}/replay")["moments"]


def test_the_room_sees_the_game_from_the_deal_to_the_result(server: Server, played: Json) -> None:
    found = asked(server, f"rooms/{played['code']}/replay", viewer=0)
    assert (found["room"]["code"], found["room"]["is_over"], found["viewer"]) == (played["code"], True, 0)
    assert found["room"]["seats"][0]["name"] == "Ana"
    first, last = found["moments"][0], asked(server, f"rooms/{played['code']}/replay", viewer=0, step=found["steps"])
    assert first["step"] == 0
    assert first["view"]["hand"][0][9] > 0
    assert last["moments"][-1]["step"] == found["steps"]
    assert found["room"]["ranks"] == server.http.get(f"/api/rooms/{played['code']}/record").json()["ranks"]


def test_who_takes_no_packed_answer_gets_the_same(server: Server, played: Json) -> None:
    path = f"/api/rooms/{played['code']}/replay"
    packed = server.http.post(path, json={}, headers={"accept-encoding": "gzip"})
    plain = server.http.post(path, json={}, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


# What a viewer sees


@pytest.mark.parametrize("game", ["nimmt", "lobo77", "skunks", "nilokilo", "horses"])
def test_each_moment_is_what_the_viewer_saw_at_the_table(game: str) -> None:
    table, chance = random_table(load(game), seed=7)
    viewers = (ONLOOKER, len(table.seats) - 1)
    seen: dict[int, dict[int, Json]] = {viewer: {} for viewer in viewers}
    while not table.is_over:
        for viewer in viewers:
            seen[viewer][table.step] = json.loads(json.dumps(table.view(viewer)))
        play_on(table, chance, 1)
    for viewer in viewers:
        found = moments(table, viewer)
        assert [moment["step"] for moment in found] == sorted({moment["step"] for moment in found})
        shown = {}
        for moment in found:
            shown[moment["step"]] = moment["view"]
        latest: Json = {}
        for step, view in seen[viewer].items():
            latest = shown.get(step, latest)
            assert latest == view, f"viewer {viewer} at step {step}"


def test_what_is_remembered_follows_from_the_events_and_stands_whole_in_each_part() -> None:
    table = nimmt(4, end_mode="deals", deals=2)
    chance = random_table(table.game, 5)[1]
    logs: dict[int, list[Json]] = {}
    while not table.is_over:
        play_on(table, chance, 1)
        logs[table.step] = json.loads(json.dumps(table.recall(0)))
    found = parts(reel_of(json.loads(json.dumps(record(table))), 0, [], "", UNHURRIED))
    assert len(found) > 1
    for n, part in enumerate(found):
        assert (part["first"], len(part["moments"]) <= PER_PART) == (n * PER_PART, True)
        assert part["starts"][n] == part["moments"][0]["step"]
        if n:
            assert part["moments"][0]["log"] == logs[part["moments"][0]["step"]]
        assert [moment["log"] is None for moment in part["moments"][1:]] == [True] * (len(part["moments"]) - 1)


def test_an_onlooker_sees_no_hand_and_all_hands_lie_open_to_who_asks_for_that() -> None:
    table = finished()
    for moment in moments(table, ONLOOKER):
        assert {card for hand in moment["view"]["hand"] for card in hand} == {0}
        assert moment["own"] == []
    deal = moments(table, OPEN)[0]
    assert {card for hand in deal["view"]["hand"] for card in hand} == {0}
    for seat, own in enumerate(deal["own"]):
        assert own["hand"] == moments(table, seat)[0]["view"]["hand"]


def test_a_move_taken_back_is_seen_to_be_taken_back() -> None:
    table = nimmt(2, end_mode="deals", deals=1)
    chance = random_table(table.game, 5)[1]
    table.act(0, table.legal(0)[0], 1.0)
    take_back(table, 0, 2.0)
    while not table.is_over:
        play_on(table, chance, 1)
    deal, chosen, back = moments(table, 0)[:3]
    assert [each["is_undone"] for each in (deal, chosen, back)] == [False, False, True]
    assert [each["actor"] for each in (deal, chosen, back)] == [None, 0, 0]
    assert back["view"] == deal["view"] != chosen["view"]
    assert back["log"] is not None


# The work


def test_a_viewpoint_is_made_once_and_a_failed_one_is_forgotten() -> None:
    made: list[int] = []

    async def ask() -> None:
        projector = Projector(lambda: 0.0)
        reel = Reel("nimmt", 0, [0], [b"x"])

        def prepare() -> replaying.Make:
            made.append(1)
            return lambda is_late: reel

        found = await asyncio.gather(*(projector.reel("key", 0, prepare) for _ in range(3)))
        assert found == [reel] * 3
        assert len(made) == 1

        def fails(is_late: replaying.IsLate) -> Reel:
            raise Refused("record_unreadable")

        for _ in range(2):
            with pytest.raises(Refused, match="record_unreadable"):
                await projector.reel("other", 0, lambda: fails)
        projector.close()

    asyncio.run(ask())


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(Refused, match="slow_down"):
        reel_of(record(finished()), ONLOOKER, [], "", lambda: True)


def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "KEPT_BYTES", 25)

    async def ask() -> None:
        projector, made = Projector(lambda: 0.0), list[int]()
        for n in (0, 1, 2, 2, 1, 0):

            def prepare(n: int = n) -> replaying.Make:
                made.append(n)
                return lambda is_late: Reel("nimmt", 0, [0], [bytes(10)])

            await projector.reel("key", n, prepare)
        assert made == [0, 1, 2, 0]
        projector.close()

    asyncio.run(ask())


# A record that somebody brings


def test_a_saved_record_is_looked_at_without_its_room(server: Server, played: Json) -> None:
    saved = server.http.get(f"/api/rooms/{played['code']}/record").content
    opened = server.http.post("/api/replays", content=saved)
    assert (opened.status_code, opened.json()["game"]) == (201, "nimmt")
    of_room = asked(server, f"rooms/{played['code']}/replay", viewer=1)
    of_file = asked(server, f"replays/{opened.json()['key']}", viewer=1)
    assert of_file["moments"] == of_room["moments"]
    assert of_file["room"]["code"] == ""


def changed(found: Json, what: str) -> Json:
    """The record with one untruth in it."""
    found = deepcopy(found)
    if what == "secret":
        found["secret"] = "00" * 32
    elif what == "moves[3]":
        found["moves"][3][1]["card"] = 104
    elif what == "moves":
        del found["moves"][-2:]
    elif what in ("ranks", "scores"):
        found[what][0] += 1
    return found


@pytest.mark.parametrize("where", ["secret", "moves[3]", "moves", "ranks", "scores"])
def test_an_untrue_record_is_refused_where_it_is_untrue(server: Server, where: str) -> None:
    untrue = changed(record(finished()), where)
    answer = server.http.post("/api/replays", json=untrue)
    assert (answer.status_code, answer.json()["code"]) == (409, "record_untrue")
    assert answer.json()["facts"]["where"].startswith(where)


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"{}", b"[1, 2", b"[" * 100_000, b'{"format": 1, "game": "chess"}'])
def test_what_is_no_record_is_refused_as_that(server: Server, text: bytes) -> None:
    answer = server.http.post("/api/replays", content=text)
    assert (answer.status_code, answer.json()["code"]) == (409, "record_unreadable")


def test_a_record_of_other_rules_says_so(server: Server) -> None:
    old = {**record(finished()), "rules_version": 0}
    assert server.http.post("/api/replays", json=old).json()["code"] == "record_version"


def test_too_long_a_file_is_not_read(server: Server) -> None:
    answer = server.http.post("/api/replays", content=b" " * (replaying.FILE_BYTES + 1))
    assert answer.status_code == 413


def test_a_record_that_was_never_opened_or_is_forgotten_has_to_be_opened(server: Server) -> None:
    assert server.http.post("/api/replays/none", json={}).json()["code"] == "record_forgotten"


def test_a_table_whose_seats_have_moved_keeps_who_sat_there() -> None:
    table = finished()
    found = parts(reel_of(record(table), ONLOOKER, ["owl"], "", UNHURRIED))[0]["room"]
    assert [seat["animal"] for seat in found["seats"]] == ["owl", animal_of_place(1), animal_of_place(2)]
    assert [seat["name"] for seat in found["seats"]] == ["Zoë 🦊", "Бот", "Ersatz"]
    assert Seat("bot", "Ersatz", "random") in table.seats


def test_a_bot_looks_like_the_animal_it_plays_as() -> None:
    saved = deepcopy(record(finished()))
    saved["seats"][1] = {"kind": "bot", "name": "Bo", "level": "wolf"}
    found = parts(reel_of(saved, ONLOOKER, ["cat", "owl"], "", UNHURRIED))[0]["room"]
    assert [seat["animal"] for seat in found["seats"]] == ["cat", "wolf", animal_of_place(2)]


def test_a_step_is_answered_with_the_part_it_lies_in() -> None:
    reel = Reel("nimmt", 9, [0, 4, 8], [b"a", b"b", b"c"])
    assert [reel.part(step) for step in (0, 3, 4, 7, 8, 9)] == [b"a", b"a", b"b", b"b", b"c", b"c"]
    for step in (-1, 10):
        with pytest.raises(BadMessage, match="a step from 0 to 9"):
            reel.part(step)
