"""After a restart a table by turn goes on with what its bots are to do, without a visitor."""

from kartenhaus.server.settings import Settings
from kartenhaus.server.waking import sleeping
from tests.server.driver import BOT, PATIENCE, Json, Server, serving
from tests.server.test_play import two_at_a_table

NEVER = 1e6  # times as long as people think


def left_alone(server: Server, *others: Json, pace: str = "by_turn") -> str:
    """A table at which both persons have chosen a card, and gone."""
    with two_at_a_table(server, *others) as (code, ann, ben):
        ann.answer_to(type="set_pace", pace=pace)
        ann.move(0)
        ben.move(1)
        ben.settled()
    return code


def has_moved(server: Server, code: str) -> bool:
    """The bot on seat 2 has chosen, though nobody is there."""
    for _ in range(PATIENCE * 20):
        server.http.get("/api/games")
        party = server.house.parties.get(code)
        if party is not None and party.room.table is not None and 2 not in party.room.table.awaited():
            return not party.devices
    return False


def test_a_bot_moves_though_nobody_has_come_by_since_the_restart(settings: Settings) -> None:
    with serving(settings, pace=NEVER) as server:
        code = left_alone(server, BOT)
        waited = server.house.parties[code].room.table
        assert waited is not None
        assert waited.awaited() == [2]
    with serving(settings) as server:
        assert has_moved(server, code)


def test_only_tables_by_turn_with_a_bot_and_a_game_in_the_middle_are_woken(settings: Settings) -> None:
    with serving(settings, pace=NEVER) as server:
        found = left_alone(server, BOT)
        left_alone(server, BOT, pace="live")
        left_alone(server)
        engine = server.house.store.engine
        assert sleeping(engine) == [found]
        again = left_alone(server, BOT)
        assert sleeping(engine) == [again, found]
        assert sleeping(engine, most=1) == [again]


def test_a_table_that_waits_for_persons_alone_is_left_in_the_store(settings: Settings) -> None:
    with serving(settings) as server, two_at_a_table(server, BOT) as (code, ann, _ben):
        ann.answer_to(type="set_pace", pace="by_turn")
        ann.settled()
        ann.wait(lambda device: 2 not in device.views[0]["awaited"])
    with serving(settings) as server:
        assert sleeping(server.house.store.engine) == [code]
        server.house.wake(code)
        assert code not in server.house.parties
