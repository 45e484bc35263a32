"""Any mix of seats: their order, their pictures, a bot for a while, another game. Time is turned by hand."""

from dataclasses import replace
from typing import Any

import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage
from kartenhaus.server.messages import Act, Arrange, ChangeGame, Join, Leave, NewRoom, Pick, Rest, SeatPlan, SetSeat
from kartenhaus.server.reseating import change_game
from kartenhaus.server.rooms import Room
from kartenhaus.server.seating import ANIMALS, holder_of
from tests.server.test_rooms import GRACE, NOBODY, Drawn, Party, refused

BOT = SeatPlan("bot")
OF_CHANCE = SeatPlan("bot", level="random")  # which goes by the name of no animal


def names(party: Party) -> list[str]:
    return [seat.name for seat in party.facts().seats]


def animals(party: Party) -> list[str]:
    return [seat.animal for seat in party.facts().seats]


def finished() -> Party:
    """A game that is over."""
    party = Party(leaver="cancel_deal")
    party.room.command(party.ben, Leave("l", 1), 0.0)
    party.ben = frozenset({holder_of(party.room.join(Join("Ben"), 0.0).token)})
    party.room.arrive(party.ben, 0.0)
    return party


# The order


def test_the_host_puts_the_seats_in_an_order() -> None:
    party = Party(BOT, start=False)
    before = animals(party)
    party.room.command(party.ann, Arrange("a", [2, 0, 1]), 0.0)
    assert names(party)[1:] == ["Ann", "Ben"]
    assert (party.facts(party.ann).held, party.facts(party.ben).held) == ([1], [2])
    assert animals(party) == [before[2], before[0], before[1]], "the picture goes with the person"
    party.room.start(False, 0.0)
    assert party.room.viewers(party.ann) == [1]


def test_chance_puts_the_seats_in_an_order() -> None:
    party = Party(BOT, BOT, BOT, start=False)
    orders = set()
    for n in range(20):
        party.room.command(party.ann, Arrange(f"a{n}"), 0.0)
        orders.add(tuple(names(party)))
        assert party.facts(party.ann).held == [names(party).index("Ann")]
    assert len(orders) > 10
    assert len({frozenset(order) for order in orders}) == 1, "nobody is lost"


@pytest.mark.parametrize("order", [[0], [0, 0, 1], [0, 1, 3], [0, 1, 2, 3], [-1, 0, 1]])
def test_an_order_names_each_seat_once(order: list[int]) -> None:
    party = Party(BOT, start=False)
    with pytest.raises(BadMessage, match=r"each seat from 0 to 2 once"):
        party.room.command(party.ann, Arrange("a", order), 0.0)
    assert names(party)[:2] == ["Ann", "Ben"]


def test_a_finished_table_stays_as_it_was_when_its_seats_change_places() -> None:
    party = finished()
    party.room.command(party.ann, Arrange("a", [1, 0]), 0.0)
    assert party.room.viewers(party.ann) == [0]
    assert party.facts(party.ann).held == [1]


# Pictures


def test_everybody_has_a_picture_of_their_own() -> None:
    party = Party(*[OF_CHANCE] * 8, start=False)
    assert animals(party) == list(ANIMALS[:10])
    party.room.command(party.ann, SetSeat("a", 4, None), 0.0)
    party.room.command(party.ann, SetSeat("b", 9, "open"), 0.0)
    assert len(set(animals(party))) == 10


def test_a_bot_looks_like_the_animal_as_which_it_plays() -> None:
    party = Party(SeatPlan("bot", level="wolf", animal="cat"), SeatPlan("bot", level="wolf"), OF_CHANCE, start=False)
    assert animals(party) == ["panda", "frog", "wolf", "wolf", "tiger"]
    party.room.command(party.ann, SetSeat("a", 2, "bot", level="mouse"), 0.0)
    party.room.command(party.ann, SetSeat("b", 3, "open"), 0.0)
    assert animals(party) == ["panda", "frog", "mouse", "wolf", "tiger"]


def test_nobody_is_given_the_picture_of_a_bot_unless_they_wish_for_it() -> None:
    bots = [SeatPlan("bot", level=level) for level in ("fox", "owl", "rabbit", "mouse", "wolf")]
    party = Party(*bots, SeatPlan("open"), SeatPlan("open"), SeatPlan("open"), start=False)
    assert not {*animals(party)[:2], *animals(party)[7:]} & {"fox", "owl", "rabbit", "mouse", "wolf"}
    party.room.join(Join("Cem", animal="wolf"), 0.0)
    assert animals(party)[6:8] == ["wolf", "wolf"]


def test_a_person_picks_a_picture_and_a_bot_that_had_it_takes_the_old_one() -> None:
    party = Party(OF_CHANCE)
    party.room.command(party.ben, Pick("p", 1, "tiger"), 0.0)
    assert animals(party) == ["panda", "tiger", "frog"]
    party.room.command(party.ben, Pick("p", 1, "koala"), 0.0)
    party.room.command(party.ben, Pick("p", 1, "koala"), 0.0)
    assert animals(party) == ["panda", "koala", "frog"]


def test_a_picture_that_a_person_has_is_refused() -> None:
    party = Party(BOT)
    assert refused(party, party.ben, Pick("p", 1, "panda")) == "animal_taken"


def test_a_picture_is_picked_by_its_owner_and_that_of_a_bot_by_the_host() -> None:
    party = Party(OF_CHANCE)
    assert refused(party, party.ben, Pick("p", 0, "cat")) == "not_your_seat"
    assert refused(party, party.ann, Pick("p", 1, "cat")) == "not_your_seat"
    assert refused(party, party.ben, Pick("p", 2, "cat")) == "not_your_seat"
    party.room.command(party.ann, Pick("p", 2, "cat"), 0.0)
    assert animals(party) == ["panda", "frog", "cat"]


def test_whoever_comes_brings_their_picture_if_nobody_has_it() -> None:
    party = Party(SeatPlan("open"), SeatPlan("open"), OF_CHANCE, start=False)
    party.room.join(Join("Cem", animal="penguin"), 0.0)
    assert animals(party) == ["panda", "frog", "penguin", "tiger", "bear"]
    party.room.join(Join("Dan", animal="panda"), 0.0)
    assert animals(party)[3] == "tiger", "the panda is Ann"


def test_whoever_opens_a_table_brings_their_picture() -> None:
    new = NewRoom("nimmt", [SeatPlan("here", "Ann", animal="bear"), SeatPlan("here", "Ben", animal="bear"), BOT])
    room, _ = Room.opened("ABCDE", Party().room.game, new, Drawn(), GRACE)
    assert [seat.picture for seat in room.seats] == ["bear", "panda", "rabbit"]


# A bot for a while


def act(party: Party, holders: frozenset[str], seat: int) -> Act:
    table = party.room.table
    assert table is not None
    return Act("x", seat, table.decision(seat), table.moves(seat)[0])


def test_a_person_lets_a_bot_play_and_plays_again() -> None:
    party = Party()
    party.room.command(party.ben, Rest("r", 1, True), 0.0)
    seat = party.facts().seats[1]
    assert (party.player(1), seat.kind, seat.is_resting, seat.is_stood_in) == ("bot", "person", True, True)
    assert party.room.viewers(party.ben) == [1], "the seat is still theirs"
    assert refused(party, party.ben, act(party, party.ben, 1)) == "is_resting"
    party.room.command(party.ben, Rest("s", 1, False), 0.0)
    assert (party.player(1), party.facts().seats[1].is_resting) == ("person", False)
    party.room.command(party.ben, act(party, party.ben, 1), 0.0)


def test_a_bot_plays_on_for_a_person_who_goes_and_comes_while_it_does() -> None:
    party = Party()
    party.room.command(party.ben, Rest("r", 1, True), 0.0)
    party.room.depart(party.ben, 1.0)
    party.room.arrive(party.ben, 2.0)
    assert party.player(1) == "bot"


def test_a_bot_plays_the_next_game_as_well_until_the_person_plays_again() -> None:
    party = Party(SeatPlan("bot"), start=False)
    party.room.command(party.ben, Rest("r", 1, True), 0.0)
    party.room.start(False, 0.0)
    assert [party.player(seat) for seat in range(3)] == ["person", "bot", "bot"]


def test_nobody_rests_for_another_who_is_here() -> None:
    party = Party(SeatPlan("bot"))
    assert refused(party, party.ann, Rest("r", 1, True)) == "not_your_seat"
    assert refused(party, party.ann, Rest("r", 2, True)) == "not_your_seat"
    assert refused(party, party.ben, Rest("r", 0, True)) == "not_host"
    assert refused(party, NOBODY, Rest("r", 0, True)) == "not_host"


def test_the_host_need_not_wait_for_who_is_away() -> None:
    party = Party()
    party.room.depart(party.ben, 1.0)
    party.room.command(party.ann, Rest("r", 1, True), 2.0)
    assert party.player(1) == "bot"
    assert party.facts(now=2.0).seats[1].away_until == 0.0
    party.room.arrive(party.ben, 3.0)
    assert party.player(1) == "person", "as soon as they are back"


def test_where_the_table_wants_no_bot_none_plays_for_a_while() -> None:
    party = Party(leaver="cancel_deal")
    assert refused(party, party.ben, Rest("r", 1, True)) == "no_stand_in"
    party.room.depart(party.ben, 1.0)
    assert refused(party, party.ann, Rest("r", 1, True), 2.0) == "no_stand_in"


# Another game


def test_the_same_people_go_on_to_another_game() -> None:
    party = finished()
    party.room.command(party.ann, SetSeat("s", 2, "bot", level="rule"), 0.0)
    party.room.command(party.ann, ChangeGame("g", "lobo77"), 0.0)
    facts = party.facts(party.ben)
    assert (facts.game, facts.is_started, facts.table, facts.held) == ("lobo77", False, None, [1])
    assert "limit" not in facts.options, "those of 6 nimmt! are gone"
    assert names(party)[:2] == ["Ann", "Ben"]
    assert party.room.viewers(party.ben) == []
    party.room.start(False, 0.0)
    assert party.room.viewers(party.ben) == [1]
    assert party.room.table is not None and party.room.table.game.id == "lobo77"


def test_another_game_has_its_own_usual_options_and_the_same_game_keeps_what_was_agreed() -> None:
    party = Party(start=False, limit=40)
    party.room.command(party.ann, ChangeGame("g", "nimmt"), 0.0)
    assert party.facts().options["limit"] == 40
    party.room.command(party.ann, ChangeGame("g", "skunks"), 0.0)
    party.room.command(party.ann, ChangeGame("g", "nimmt"), 0.0)
    assert party.facts().options["limit"] != 40


@pytest.mark.parametrize("message", [ChangeGame("g", "lobo77"), Arrange("a", [1, 0])])
def test_the_seats_and_the_game_are_the_hosts_and_not_to_be_changed_in_the_middle(message: Any) -> None:
    waiting, running = Party(start=False), Party()
    assert refused(waiting, waiting.ben, message) == "not_host"
    assert refused(running, running.ann, message) == "game_running"


def test_a_game_that_has_no_room_for_all_is_refused() -> None:
    party = Party(*[BOT] * 8, start=False)
    assert refused(party, party.ann, ChangeGame("g", "skunks")) == "too_many_seats"
    assert party.facts().game == "nimmt"


def test_a_game_against_time_is_not_taken_up_at_a_table_by_turn() -> None:
    party = Party(start=False)
    party.room.manners.pace = "by_turn"
    assert refused(party, party.ann, ChangeGame("g", "nilokilo")) == "no_by_turn"
    party.room.command(party.ann, ChangeGame("g", "lobo77"), 0.0)


@pytest.mark.parametrize("game", ["high_card", "chess"])
def test_a_game_that_is_not_on_the_shelf_is_named_with_those_that_are(game: str) -> None:
    party = Party(start=False)
    with pytest.raises(BadMessage, match=r"a game among .*nimmt"):
        party.room.command(party.ann, ChangeGame("g", game), 0.0)


def test_a_game_for_more_people_gets_free_seats() -> None:
    party = Party(start=False)
    change_game(party.room, replace(load("lobo77"), seats=range(4, 9)), {})
    assert [seat.kind for seat in party.facts().seats] == ["person", "person", "open", "open"]
    assert len(set(animals(party))) == len(set(names(party))) == 4


def test_a_bot_plays_another_game_as_that_game_can() -> None:
    party = Party(
        SeatPlan("bot", level="rule"), SeatPlan("bot", level="random"), SeatPlan("bot", level="mouse"), start=False
    )
    party.room.seats[2].level = "a level of this game alone"
    change_game(party.room, load("lobo77"), {})
    assert [seat.level for seat in party.facts().seats[2:]] == ["rabbit", "random", "mouse"]
    change_game(party.room, replace(load("high_card"), seats=range(2, 6)), {})
    assert [seat.level for seat in party.facts().seats[2:]] == ["rule", "random", "rule"], "it has no animals"
