"""A table: nothing happens that the rules forbid, nobody learns what is not theirs, the log tells everything."""

import json
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.games import ids, load
from kartenhaus.games.nimmt.rules import begin_deal
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Game, Refused, Spoken
from kartenhaus.table import SEAT_CHANGE, Entry, Seat, Table, commitment, words
from kartenhaus.table.told import place
from tests.kit.tables import table_of
from tests.table.bell import BELL, CLOSE, HANG, MURMUR, RING, bell
from tests.table.playing import (
    CHATTER,
    LIE,
    NEW_DEAL,
    NEW_TURN,
    NIMMT,
    NONCES,
    SECRET,
    WHISPER,
    WHISPERS,
    Chance,
    finished,
    nimmt,
    people,
    pick,
    play_on,
    played,
    random_table,
)

every_game = pytest.mark.parametrize("game", [load(id) for id in ids()], ids=ids())
seeds = st.integers(0, 2**32 - 1)


def everything(table: Table) -> tuple[object, ...]:
    """All that a refusal must leave as it was."""
    seats = range(len(table.seats))
    return (
        table.state_bytes(),
        list(table.entries),
        list(table.seats),
        [table.decision(seat) for seat in seats],
        [table.deadline(seat) for seat in seats],
        table.awaited(),
        sent_to(table, ONLOOKER),
        *(sent_to(table, seat) for seat in seats),
    )


def sent_to(table: Table, viewer: int) -> bytes:
    """The bytes of everything that this viewer could ever be sent."""
    return json.dumps(
        [
            table.view(viewer),
            table.moves(viewer),
            table.decision(viewer),
            table.awaited(),
            table.events(viewer, -1),
            table.recall(viewer),
            table.scores(),
            table.commitment,
            table.revealed_secret,
            repr(table),
            refusals(table, viewer),
        ]
    ).encode()


def refusals(table: Table, viewer: int) -> list[str]:
    """The answer to each thing that the viewer may not do."""
    answers = []
    for action in range(table.game.moves.size):
        if action in table.legal(viewer):
            continue
        try:
            table.act(viewer, action, 0.0)
        except (Refused, BadMessage) as answer:
            answers.append(f"{answer}")
        else:
            pytest.fail(f"{action} was no legal action of {viewer}, yet it was done")
    return answers


# Acting


@every_game
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_what_is_refused_changes_no_byte(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    for step in played(table, chance, 60):
        actor = int(chance.integers(CLOCK, len(table.seats)))
        before = everything(table) if step % 10 == 0 else table.state_bytes()
        for action in chance.integers(-2, game.moves.size + 2, 20).tolist():
            if actor != ONLOOKER and action in table.legal(actor):
                continue
            with pytest.raises((Refused, BadMessage)):
                table.act(actor, action, 1e9)
        assert before == (everything(table) if step % 10 == 0 else table.state_bytes())


@every_game
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_a_replay_is_equal_to_what_was_played_in_every_byte(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    start = tuple(table.seats)
    play_on(table, chance, 150)
    again = Table.fold(game, table.id, start, table.options, table._secret, NONCES, table.entries)
    assert everything(again) == everything(table)
    assert again.entries == table.entries


def test_a_refusal_carries_the_name_of_its_reason() -> None:
    table = nimmt()
    missing = next(card for card in range(1, 105) if card not in table.view(0)["hand"][0])
    with pytest.raises(Refused) as caught:
        table.act(0, NIMMT.moves.number({"move": "choose", "card": missing}), 0.0)
    assert caught.value.code == "not_in_hand"


@pytest.mark.parametrize("actor", [-1, -3, 3, 99, True, "0", None, 1.0, [0]])
def test_only_seats_and_the_clock_act(actor: Any) -> None:
    table = nimmt(seats=3)
    with pytest.raises(BadMessage, match="expected a seat from 0 to 2"):
        table.act(actor, 0, 0.0)


@pytest.mark.parametrize("action", [-1, NIMMT.moves.size, 10**30, True, "5", None, 5.0, "x" * 9999])
def test_only_numbers_of_actions_are_actions(action: Any) -> None:
    table = nimmt()
    with pytest.raises(BadMessage, match=f"expected an action from 0 to {NIMMT.moves.size - 1}") as caught:
        table.act(0, action, 0.0)
    assert len(str(caught.value)) < 150


def test_the_clock_acts_where_the_rules_let_it() -> None:
    table = nimmt(leaver="cancel_deal")
    assert table.moves(CLOCK) == [{"move": "cancel"}]
    table.act(CLOCK, table.legal(CLOCK)[0], 1.0)
    assert table.is_over
    assert table.entries[-1].actor == CLOCK
    assert nimmt(leaver="bot").legal(CLOCK) == []


def test_after_the_end_nothing_can_be_done() -> None:
    table = finished()
    assert table.awaited() == []
    for actor in (CLOCK, 0, 1, 2):
        assert table.legal(actor) == []
        with pytest.raises(Refused, match="game_over"):
            table.act(actor, 0, 9.0)


def test_rules_that_contradict_themselves_are_our_own_mistake() -> None:
    table = Table(WHISPERS, "t", people(2), {}, SECRET)
    with pytest.raises(AssertionError, match="may and why_not disagree") as caught:
        table.act(0, LIE, 0.0)
    assert SECRET.hex() not in str(caught.value)
    assert table.step == 0


def test_more_events_than_the_log_holds_are_our_own_mistake() -> None:
    table = Table(WHISPERS, "t", people(2), {}, SECRET)
    with pytest.raises(AssertionError, match="more events than the log has room for"):
        table.act(0, CHATTER, 0.0)


# Beginning


def test_the_table_deals_at_once() -> None:
    table = nimmt(seats=4)
    assert table.step == 0
    assert [event["event"] for event in table.events(ONLOOKER, -1)] == ["dealt", "rows_opened"]
    assert [len(table.legal(seat)) for seat in range(4)] == [10] * 4


@pytest.mark.parametrize("n", [0, 1, 11])
def test_a_game_has_its_number_of_seats(n: int) -> None:
    with pytest.raises(BadMessage, match=f"expected 2 to 10 seats, got {n} at seats"):
        Table(NIMMT, "t", people(n), kit.settle(NIMMT.Options, {}), SECRET)


@pytest.mark.parametrize(
    ("name", "value"),
    [("limit", 0), ("limit", 10_000), ("limit", "66"), ("limit", True), ("tie", 2), ("tie", -1), ("tie", "shared")],
)
def test_options_have_values_that_they_can_have(name: str, value: Any) -> None:
    with pytest.raises(BadMessage, match=f"at options.{name}"):
        Table(NIMMT, "t", people(2), {**kit.settle(NIMMT.Options, {}), name: value}, SECRET)


def test_no_option_is_missing_or_unknown() -> None:
    options = kit.settle(NIMMT.Options, {})
    with pytest.raises(BadMessage, match="at options"):
        Table(NIMMT, "t", people(2), {**options, "colour": 1}, SECRET)
    del options["limit"]
    with pytest.raises(BadMessage, match="at options"):
        Table(NIMMT, "t", people(2), options, SECRET)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadMessage, match="a secret of 32 bytes"):
        Table(NIMMT, "t", people(2), kit.settle(NIMMT.Options, {}), b"short")


# Chance


def test_each_step_has_its_own_chance_from_the_secret() -> None:
    table = nimmt(seats=2, end_mode="deals", deals=2)
    seen = []
    while table.view(ONLOOKER)["deal"] == 1:
        seat = table.awaited()[0]
        table.act(seat, table.legal(seat)[0], 0.0)
        seen.append(list(table._state.rng))
    steps = [words(SECRET, NONCES, "table", sequence) for sequence in range(1, table.step + 1)]
    assert seen[:-1] == steps[:-1]  # nothing was drawn before the next deal
    assert seen[-1] != steps[-1]  # which was dealt with the words of its own step
    expected = table_of(NIMMT, 2, 0)
    expected.deal = 1
    kit.reseed(expected, steps[-1])
    begin_deal(expected, kit.log_with_room(9))
    assert table._state.hand == expected.hand


def test_another_secret_id_or_nonce_deals_other_cards() -> None:
    options = kit.settle(NIMMT.Options, {})
    tables = [
        Table(NIMMT, "table", people(2), options, SECRET),
        Table(NIMMT, "other", people(2), options, SECRET),
        Table(NIMMT, "table", people(2), options, bytes(32)),
        Table(NIMMT, "table", people(2), options, SECRET, [b"mine"]),
        Table(NIMMT, "table", people(2), options, SECRET, [b"mine", b"yours"]),
    ]
    assert len({str(table.view(0)["hand"]) for table in tables}) == len(tables)


def test_bots_draw_from_streams_of_their_own() -> None:
    table = nimmt()
    before = table.state_bytes()
    assert table.words("bot 0") != table.words("bot 1")
    assert table.words("bot 0") == words(SECRET, NONCES, "table", 0, "bot 0") != words(SECRET, NONCES, "table", 0)
    assert table.state_bytes() == before
    with pytest.raises(AssertionError):
        table.words("rules")


def test_the_commitment_is_shown_at_once_and_the_secret_after_the_end() -> None:
    table = nimmt()
    assert table.commitment == commitment(SECRET)
    assert table.revealed_secret is None
    assert finished().revealed_secret == SECRET.hex()


@every_game
def test_secret_and_random_words_are_in_nothing_that_is_sent(game: Game) -> None:
    table, chance = random_table(game, 5)
    for _ in played(table, chance, 40):
        if table.is_over:
            break
        step_words = words(table._secret, NONCES, table.id, table.step)
        for viewer in range(ONLOOKER, len(table.seats)):
            sent = sent_to(table, viewer).decode()
            numbers = set(re.findall(r"\d+", sent))
            assert table._secret.hex() not in sent
            assert repr(table._secret) not in sent
            assert not numbers & {str(word) for word in [*step_words, *table._state.rng]}
            assert "rng" not in table.view(viewer)
            assert not hasattr(table.see(viewer), "rng")


# Secrecy


@every_game
@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_tables_that_differ_in_what_a_viewer_cannot_know_send_it_the_same_bytes(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    for step in played(table, chance, 60):
        if step % 6 == 0 and not table.is_over:
            for viewer in range(ONLOOKER, len(table.seats)):
                assert sent_to(imagined(table, viewer, chance), viewer) == sent_to(table, viewer)


def imagined(table: Table, viewer: int, chance: Chance) -> Table:
    """A table with the same history, in a state that this viewer cannot tell from the true one."""
    twin = Table.fold(table.game, table.id, table.seats_at_start, table.options, table._secret, NONCES, table.entries)
    state = kit.blank(table.game.State)
    kit.reseed(state, chance.integers(1, 2**32, 4).tolist())
    table.game.imagine(table.see(viewer), state)
    twin._state = state
    for seat in range(len(table.seats)):
        twin._legal[seat] = twin._ask(seat)
    twin._awaited = [seat for seat in range(len(table.seats)) if table.game.awaits(state, seat)]
    return twin


def test_which_card_lies_face_down_reaches_its_owner_alone() -> None:
    lower, higher = nimmt(seats=3), nimmt(seats=3)
    lower.act(1, lower.legal(1)[0], 3.0)
    higher.act(1, higher.legal(1)[9], 3.0)
    for viewer in (ONLOOKER, 0, 2):
        assert sent_to(lower, viewer) == sent_to(higher, viewer)
    assert sent_to(lower, 1) != sent_to(higher, 1)
    for table in (lower, higher):  # nor does it matter what was thought better of
        table.act(1, NIMMT.moves.number({"move": "take_back"}), 4.0)
    for viewer in (ONLOOKER, 0, 1, 2):
        assert sent_to(lower, viewer) == sent_to(higher, viewer)


def test_a_view_is_fresh_and_made_of_json() -> None:
    table = nimmt()
    view = table.view(0)
    assert json.loads(json.dumps(view)) == view
    before = table.state_bytes()
    view["row"][0][0] = 99
    view["hand"][0].clear()
    table.see(0).row[0][0] = 99
    assert table.state_bytes() == before
    assert table.view(0)["row"][0][0] != 99


def test_a_view_shares_nothing_with_the_table_even_where_a_game_is_careless() -> None:
    table = Table(WHISPERS, "t", people(1), {}, SECRET)
    table.view(0)["kinds"][0][WHISPER] = 9
    table.view(0)["kinds"].clear()
    assert table.view(0)["kinds"] == [[0] * 5]


def test_events_and_lists_handed_out_are_the_receivers_own() -> None:
    table = nimmt()
    table.events(0, -1)[0]["event"] = "forged"
    table.recall(0)[0]["event"] = "forged"
    table.legal(0).clear()
    table.awaited().clear()
    assert table.events(0, -1)[0]["event"] == table.recall(0)[0]["event"] == "dealt"
    assert len(table.legal(0)) == 10
    assert table.awaited() == [0, 1, 2]


@pytest.mark.parametrize("viewer", [-2, 3, "0", True])
def test_only_seats_and_onlookers_look(viewer: Any) -> None:
    table = nimmt(seats=3)
    looks = (table.see, table.view, table.recall, table.decision, lambda who: table.events(who, 0))
    for look in looks:
        with pytest.raises(BadMessage, match="expected a seat from 0 to 2"):
            look(viewer)


def test_an_onlooker_may_do_nothing() -> None:
    table = nimmt()
    assert (table.legal(ONLOOKER), table.moves(ONLOOKER), table.decision(ONLOOKER)) == ([], [], 0)


# Events and memory


def test_a_whisper_reaches_one_seat_alone() -> None:
    table = Table(WHISPERS, "t", people(3), {}, SECRET)
    table.act(1, WHISPER, 0.0)
    whisper: dict[str, str | int] = {"event": "whispered", "rule": "WH-01", "life": "turn", "seat": 1, "done": 1}
    assert table.events(1, 0) == table.recall(1) == [whisper]
    for viewer in (ONLOOKER, 0, 2):
        assert table.events(viewer, -1) == table.recall(viewer) == []


def test_events_are_those_after_a_step() -> None:
    table = Table(WHISPERS, "t", people(1), {}, SECRET)
    for action in (NEW_TURN, WHISPER, NEW_TURN):
        table.act(0, action, 0.0)
    assert [event["done"] for event in table.events(0, 0)] == [1, 2, 3]
    assert [event["done"] for event in table.events(0, 1)] == [2, 3]
    assert [event["done"] for event in table.events(ONLOOKER, 1)] == [3]
    assert table.events(0, 3) == []


def test_what_begins_ends_what_is_as_short_lived_or_shorter() -> None:
    table = Table(WHISPERS, "t", people(1), {}, SECRET)

    def after(action: int) -> list[tuple[object, object]]:
        table.act(0, action, 0.0)
        return [(event["event"], event["done"]) for event in table.recall(0)]

    assert after(WHISPER) == [("whispered", 1)]
    assert after(NEW_TURN) == [("turn", 2)]  # ends the whisper, which lives a turn; lives a deal itself
    assert after(WHISPER) == [("turn", 2), ("whispered", 3)]
    assert after(NEW_TURN) == [("turn", 2), ("turn", 4)]  # and not what lives longer
    assert after(NEW_DEAL) == [("counted", 5)]  # ends both lives; is itself but a moment
    assert after(NEW_TURN) == [("counted", 5), ("turn", 6)]
    assert after(NEW_DEAL) == [("counted", 5), ("counted", 7)]


@every_game
@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_recalling_is_remembering_from_step_to_step(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    viewer = int(chance.integers(ONLOOKER, len(table.seats)))
    remembered = [event for event in table.events(viewer, -1) if event["life"] != "moment"]
    before = 0
    for step in played(table, chance, 80):
        for event in table.events(viewer, before):  # as a page does with each update
            if "begins" in event:
                remembered = [old for old in remembered if place(old["life"]) > place(event["begins"])]
            if event["life"] != "moment":
                remembered.append(event)
        assert table.recall(viewer) == remembered
        before = step


def test_the_last_turn_is_recalled_and_no_turn_before_it() -> None:
    table = nimmt(seats=2, auto_row="cheapest")
    for turn in range(1, 4):
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0], 0.0)
        recalled = [event for event in table.recall(ONLOOKER) if event["event"] == "turned_up"]
        assert [event["turn"] for event in recalled] == [turn]
    table = nimmt(seats=2, auto_row="cheapest", history="full")
    for _ in range(3):
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0], 0.0)
    assert [event["turn"] for event in table.recall(0) if event["event"] == "turned_up"] == [1, 2, 3]


# Decisions


def test_a_decision_stays_while_others_choose() -> None:
    table = nimmt(seats=3)
    before = table.decision(0)
    table.act(1, table.legal(1)[0], 0.0)
    assert table.decision(0) == before


def test_a_decision_is_new_when_the_seat_has_acted_or_may_do_something_else() -> None:
    table = nimmt(seats=2)
    before = [table.decision(0), table.decision(1)]
    table.act(0, table.legal(0)[0], 0.0)
    assert table.decision(0) == before[0] + 1
    table.act(1, table.legal(1)[0], 0.0)
    assert table.decision(0) > before[0] + 1
    assert table.decision(1) > before[1]


def test_a_decision_is_new_when_the_seat_has_acted_though_it_may_do_the_same_again() -> None:
    table = Table(WHISPERS, "t", people(2), {}, SECRET)
    before = [table.decision(0), table.decision(1)]
    table.act(0, WHISPER, 0.0)
    assert [table.decision(0), table.decision(1)] == [before[0] + 1, before[1]]


@every_game
@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_the_same_decision_means_the_same_moves(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    seats = range(len(table.seats))
    moves = {(seat, table.decision(seat)): table.legal(seat) for seat in seats}
    for _ in played(table, chance, 80):
        for seat in seats:
            assert moves.setdefault((seat, table.decision(seat)), table.legal(seat)) == table.legal(seat)


# Time


def test_nobody_is_hurried_without_a_turn_timer() -> None:
    table = nimmt(turn_timer=0)
    assert table.deadline(0) is None
    assert Table(WHISPERS, "t", people(1), {}, SECRET).deadline(0) is None


def test_whoever_is_awaited_has_a_deadline() -> None:
    table = nimmt(seats=3, turn_timer=20)
    assert [table.deadline(seat) for seat in range(3)] == [20.0] * 3
    table.act(1, table.legal(1)[0], 15.0)
    assert [table.deadline(seat) for seat in range(3)] == [20.0, None, 20.0]


def test_a_new_turn_begins_with_the_whole_time() -> None:
    table = nimmt(seats=2, turn_timer=20, auto_row="cheapest")
    table.act(0, table.legal(0)[0], 5.0)
    table.act(1, table.legal(1)[0], 12.0)
    assert (table.deadline(0), table.deadline(1)) == (32.0, 32.0)


def test_taking_a_card_back_wins_no_time() -> None:
    table = nimmt(seats=2, turn_timer=20)
    table.act(0, table.legal(0)[0], 5.0)
    table.act(0, NIMMT.moves.number({"move": "take_back"}), 19.0)
    assert (table.deadline(0), table.deadline(1)) == (20.0, 20.0)


def test_whoever_takes_over_a_seat_has_the_whole_time() -> None:
    table = nimmt(seats=2, turn_timer=20)
    table.set_seat(1, Seat("person", "Late"), 15.0)
    assert (table.deadline(0), table.deadline(1)) == (20.0, 35.0)


def test_after_the_end_nobody_is_hurried() -> None:
    table = finished(turn_timer=1)
    assert [table.deadline(seat) for seat in range(len(table.seats))] == [None] * len(table.seats)


# Seats


def test_a_seat_can_change_hands_at_any_moment_and_the_log_tells() -> None:
    table = nimmt(seats=3)
    table.act(0, table.legal(0)[0], 2.0)
    before = table.state_bytes()
    table.set_seat(1, Seat("bot", "Бот", "rule"))
    assert table.state_bytes() == before
    assert table.seats[1] == Seat("bot", "Бот", "rule")
    entry = table.entries[-1]
    assert (entry.sequence, entry.actor, entry.action, entry.at) == (2, CLOCK, SEAT_CHANGE, 2.0)
    assert json.loads(entry.text) == [1, {"kind": "bot", "name": "Бот", "level": "rule"}]
    table.set_seat(1, Seat("person", "Ana"), 4.5)
    assert table.entries[-1].at == 4.5
    again = Table.fold(NIMMT, "table", people(3), table.options, SECRET, NONCES, table.entries)
    assert again.seats == table.seats
    assert again.seats_at_start == table.seats_at_start == tuple(people(3))


@pytest.mark.parametrize("i", [-1, 3, True, None])
def test_only_seats_of_the_table_change_hands(i: Any) -> None:
    table = nimmt(seats=3)
    with pytest.raises(BadMessage, match="expected a seat from 0 to 2"):
        table.set_seat(i, Seat("person", "Ana"))
    assert table.entries == []


# The log


def test_the_log_counts_from_one() -> None:
    table = finished()
    assert [entry.sequence for entry in table.entries] == list(range(1, table.step + 1))


@pytest.mark.parametrize("gap", [0, 5])
def test_a_log_with_a_gap_is_no_log(gap: int) -> None:
    table = finished()
    entries = table.entries[:gap] + table.entries[gap + 1 :]
    with pytest.raises(BadMessage, match=f"expected entry {gap + 1}, got {gap + 2} at entries"):
        Table.fold(NIMMT, table.id, table.seats_at_start, table.options, SECRET, NONCES, entries)


@pytest.mark.parametrize("text", ["", "[]", "7", "[1]", "[1, {}]", "{", "[1, 2, 3]", '{"a": 1}'])
def test_a_log_with_a_damaged_change_of_seat_is_no_log(text: str) -> None:
    entry = Entry(1, CLOCK, SEAT_CHANGE, 0.0, text)
    with pytest.raises(BadMessage, match=r"at entries\.text"):
        Table.fold(NIMMT, "t", people(2), kit.settle(NIMMT.Options, {}), SECRET, (), [entry])


def test_ranks_and_scores_are_the_games() -> None:
    table = finished()
    heads = table.view(ONLOOKER)["score"][:3]
    assert table.scores() == heads
    assert table.ranks() == [1 + sum(other < mine for other in heads) for mine in heads]
    assert all(isinstance(number, int) for number in table.ranks() + table.scores())


def test_random_play_reaches_the_end() -> None:
    table, chance = nimmt(seats=4, limit=1), np.random.default_rng(1)
    while not table.is_over:
        seat = pick(table.awaited(), chance)
        table.act(seat, pick(table.legal(seat), chance), 0.0)
    assert 1 in table.ranks()


def lobo77(**options: object) -> Table:
    """A table at which drawing is an act that nobody waits for."""
    game = load("lobo77")
    return Table(game, "t", people(3), kit.settle(game.Options, options), SECRET, now=0.0)


def test_who_is_tempted_is_not_awaited_and_may_act() -> None:
    table = lobo77()
    (first,) = table.awaited()
    assert table.tempted() == []
    table.act(first, table.legal(first)[0], 10.0)
    assert table.tempted() == [first] and first not in table.awaited()
    assert table.moves(first) == [{"move": "draw"}, {"move": "forget"}]
    table.act(first, table.legal(first)[0], 11.0)
    assert table.tempted() == []


def test_the_clock_may_close_the_time_of_who_is_tempted() -> None:
    table = lobo77(draw_window=5)
    assert table.closes_at() is None
    (first,) = table.awaited()
    table.act(first, table.legal(first)[0], 10.0)
    assert table.closes_at() == 15.0
    assert lobo77().closes_at() is None


# Words


def test_what_is_said_with_a_move_stays_in_the_log_in_one_plain_line() -> None:
    table = bell()
    table.act(0, HANG, 110.0, "  The <b>old</b>\n\u202ebell 🔔 ")
    assert table.entries[-1].text == "The <b>old</b> bell 🔔"
    assert table.spoken == [Spoken(1, 0, HANG, "The <b>old</b> bell 🔔")]


def test_a_move_that_needs_words_is_refused_without_and_nothing_changes() -> None:
    table = bell()
    before = everything(table)
    for text in ("", " \n", "\u202e\u200b"):
        with pytest.raises(Refused) as caught:
            table.act(0, HANG, 110.0, text)
        assert caught.value.code == "needs_words"
    assert everything(table) == before


def test_words_that_do_not_do_are_refused_with_the_games_code_and_nothing_changes() -> None:
    table = bell()
    before = everything(table)
    with pytest.raises(Refused) as caught:
        table.act(0, HANG, 110.0, "A horse")
    assert (caught.value.code, caught.value.facts) == ("no_bell", {"word": "bell"})
    assert everything(table) == before


def test_words_may_turn_a_move_into_another() -> None:
    table = bell()
    table.act(0, HANG, 110.0, "A gong")
    assert (table.entries[-1].action, table.spoken[0].action, table.awaited()) == (MURMUR, MURMUR, [1])


def test_whoever_may_not_act_is_told_so_whatever_they_say() -> None:
    with pytest.raises(Refused, match="not_now"):
        bell().act(1, HANG, 110.0, "A horse")


def test_too_many_words_are_told_and_nothing_changes() -> None:
    table = bell()
    before = everything(table)
    with pytest.raises(BadMessage, match="at most 400 characters, got '10000 characters' at text"):
        table.act(0, HANG, 110.0, "x" * 10_000)
    assert everything(table) == before


def test_a_game_without_words_takes_none() -> None:
    table = nimmt()
    for text in ("hello", 7, None):
        with pytest.raises(BadMessage, match="a move without words"):
            table.act(0, table.legal(0)[0], 1.0, text)  # type: ignore[arg-type]
    assert (table.spoken, table.lines(0), table.reading()) == ([], [], [])


def test_rules_that_hear_something_illegal_are_our_own_mistake() -> None:
    assert BELL.story is not None
    deaf = replace(BELL, story=replace(BELL.story, hear=lambda s, spoken, actor, action, text: RING))
    table = Table(deaf, "t", people(2), kit.settle(deaf.Options, {}), SECRET)
    with pytest.raises(AssertionError, match="which is not legal"):
        table.act(0, HANG, 110.0, "A bell")
    assert table.step == 0


def test_what_is_being_read_is_in_no_line_yet() -> None:
    table = bell()
    table.act(0, HANG, 110.0, "Now, the bell")
    assert (table.reading(), table.lines(ONLOOKER)) == (["Now,", "the"], [])
    table.act(CLOCK, CLOSE, 111.0)
    assert (table.reading(), table.lines(ONLOOKER)) == ([], [{"seat": 0, "text": "Now, the bell"}])


def test_a_log_keeps_what_was_said_whatever_the_game_would_hear_now() -> None:
    table = bell()
    table.act(0, HANG, 110.0, "A gong")  # a murmur: seat 1 goes on
    assert BELL.story is not None
    strict = replace(BELL, story=replace(BELL.story, hear=lambda *_: pytest.fail("nobody asks again")))
    again = Table.fold(strict, table.id, table.seats, table.options, SECRET, (), table.entries, table.started)
    assert (again.state_bytes(), again.spoken, again.entries) == (table.state_bytes(), table.spoken, table.entries)


# Lines as the rules noted them


def test_memories_get_the_lines_that_were_for_all_or_for_them() -> None:
    table = Table(WHISPERS, "t", people(2), {}, SECRET)
    table.act(0, WHISPER, 1.0)
    table.act(1, NEW_TURN, 2.0)
    assert table.told_lines(0, 0) == [[0, 0, 0, 1, 0, 0], [1, -1, 2, 0, 0, 0]]
    assert table.told_lines(1, 0) == table.told_lines(ONLOOKER, 0) == [[1, -1, 2, 0, 0, 0]]
    assert table.told_lines(0, 1) == [[1, -1, 2, 0, 0, 0]]
    with pytest.raises(BadMessage):
        table.told_lines(7, 0)


@every_game
@settings(max_examples=8, deadline=None)
@given(seed=seeds)
def test_lines_are_the_events_in_numbers(game: Game, seed: int) -> None:
    table, chance = random_table(game, seed)
    play_on(table, chance, 80)
    for viewer in (ONLOOKER, *range(len(table.seats))):
        lines = table.told_lines(viewer, -1)
        assert [game.events.named(line, table.named_options) for line in lines] == table.events(viewer, -1)
