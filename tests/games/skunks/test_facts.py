"""T17 and what else must hold in any game: no card lost or doubled, no secret told, and an end."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind
from kartenhaus.compiled import compiled
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.state import CARDS, HIDDEN, OVER, PUMA, SHOWN, TURN, State, View
from kartenhaus.kit import ONLOOKER, settle
from kartenhaus.table import Seat, Table
from tests.games.skunks.positions import assert_conserved, cover, drawn, told_by, turn, view
from tests.kit.driven import STUCK, fast, minds
from tests.kit.tables import deaf_log, random_options, random_tables, table_of

SEATS = st.integers(2, 5)
CHANCE = st.integers(0, 2**32 - 1)
pytestmark = pytest.mark.timeout(600)  # one of the tests compiles
few = settings(max_examples=40, deadline=None)


def random_game(seats: int, chance: int) -> Iterator[tuple[State, list[str]]]:
    """A game with random options and moves; runs are as likely as other kinds of moves, so that skunks get on."""
    pick = np.random.default_rng(chance)
    s = table_of(GAME, seats, chance)
    for name, value in random_options(GAME, pick).items():
        setattr(s, name, value)
    log = kit.log_with_room(100)
    GAME.start(s, log)
    yield s, told_by(log)
    legal = [0] * GAME.moves.size
    while not GAME.is_over(s):
        seat = int(pick.choice([seat for seat in range(seats) if GAME.awaits(s, seat)]))
        actions = legal[: GAME.may(s, seat, legal)]
        kinds = sorted({str(GAME.moves.named(action)["move"]) for action in actions})
        kind = pick.choice(kinds)
        action = int(pick.choice([action for action in actions if GAME.moves.named(action)["move"] == kind]))
        log = kit.log_with_room(100)
        GAME.act(s, seat, action, log)
        yield s, told_by(log)


@pytest.mark.rule("SK-02", "SK-07", "SK-35", "SK-43", "SK-57", "SK-70")
@few
@given(SEATS, CHANCE)
def test_t17_cards_are_kept_and_no_skunk_stands_where_none_may(seats: int, chance: int) -> None:
    for s, _ in random_game(seats, chance):
        assert_conserved(s)


@few
@given(SEATS, CHANCE)
def test_t17_every_game_ends_with_one_winner(seats: int, chance: int) -> None:
    *_, (s, told) = random_game(seats, chance)
    assert told[-1].startswith(f"won seat={s.winner} ")
    assert s.phase == OVER


@pytest.mark.rule("SK-37", "SK-40")
@few
@given(SEATS, CHANCE)
def test_nobody_runs_to_a_tile_with_two_others(seats: int, chance: int) -> None:
    for s, told in random_game(seats, chance):
        for line in told:
            if line.startswith("ran seat="):
                tile = int(line.rpartition("=")[2])
                assert s.position[:seats].count(tile) <= 2


@few
@given(SEATS, CHANCE)
def test_facts_of_events_are_what_they_say(seats: int, chance: int) -> None:
    bounds = {"seat": (0, seats - 1), "place": (1, 30), "tile": (1, 22), "was": (1, 22), "footprints": (1, 4)}
    bounds |= {"pumas": (8, 10), "tail": (1, 5), "cards": (1, 30), "stinks": (7, 7)}
    for _, told in random_game(seats, chance):
        for fact, number in (fact.split("=") for line in told for fact in line.split()[1:]):
            least, most = bounds.get(fact, (1, 50))
            assert least <= int(number) <= most


def test_cards_are_kept_in_imagined_games() -> None:
    quick = fast(compiled("skunks"))
    room = 512
    views, again = (np.zeros(room, kit.dtype_of(View)) for _ in range(2))
    dreams = np.zeros(room, kit.dtype_of(State))
    states = random_tables(GAME, 12, seed=31)
    log, legal = deaf_log(), np.zeros(GAME.moves.size, np.int32)
    n_checked = 0
    for i, mind in enumerate(minds(31, len(states), GAME.Mind)):
        quick.start(states[i], log)
        while not quick.is_over(states[i]):
            dreams["rng"] = np.random.default_rng(i).integers(1, 2**32, (room, 4), dtype=np.uint32)
            for blank in (views, again):
                blank[:] = np.zeros(1, blank.dtype)
            n = quick.look_round(states[i], log, legal, mind, views, dreams, again)
            assert n != STUCK
            for k in range(0, n, 17):
                dream = kit.unpack(dreams[k], State)
                if dream.phase in (TURN, SHOWN) and sum(dream.is_in) == dream.seats:
                    assert_conserved(dream)
                    n_checked += 1
    assert n_checked > 100


# Memory


@pytest.mark.rule("SK-20", "SK-57")
def test_what_was_covered_again_is_in_no_view() -> None:
    seen = []
    for middle in ("p 1 p", "p p 1"):
        s = drawn(f"at: 0 0 0; middle: {middle}")
        turn(s, 1)
        cover(s)
        seen.append([kit.as_bytes(view(s, viewer), View) for viewer in range(ONLOOKER, 3)])
    assert seen[0] == seen[1]


def test_no_view_changes_when_hidden_cards_change_places() -> None:
    s = drawn("at: 0 0; middle: 1 2 3 4 p; rest: middle")
    before = [kit.as_bytes(view(s, viewer), View) for viewer in (ONLOOKER, 0, 1)]
    s.face[1:25] = s.face[24:0:-1]
    assert [kit.as_bytes(view(s, viewer), View) for viewer in (ONLOOKER, 0, 1)] == before


def test_an_imagined_middle_has_a_puma_anywhere_equally_often() -> None:
    s = drawn("at: 0 0; front: 4 | ; turned: 1; middle: 1 p; rest: middle")
    dream: State = kit.blank(State)
    kit.reseed(dream, [4, 5, 6, 7])
    n_pumas_at = [0] * (CARDS + 1)
    for _ in range(2000):
        GAME.imagine(view(s, 1), dream)
        for place in range(1, 24):
            n_pumas_at[place] += dream.face[place] == PUMA
    # 2,000 times 8 pumas on 23 places: 696 expected, standard deviation 21
    assert all(696 - 110 < n < 696 + 110 for n in n_pumas_at[1:24])


def whole_table(**options: object) -> Table:
    """Three bots that play by rule of thumb."""
    seats = [Seat("bot", name, "rule") for name in ("Ana", "Ben", "Cy")]
    return Table(GAME, "memory", seats, settle(GAME.Options, options), bytes(32))


def test_no_recall_ever_says_where_a_puma_was_or_shows_more_than_the_view() -> None:
    table = whole_table()
    mind = new_mind(GAME, [1, 2, 3, 4])
    n_pumas = 0
    while not table.is_over:
        seat = table.awaited()[0]
        table.act(seat, choose(GAME, "rule", table.see(seat), table.legal(seat), mind), 0.0)
        for viewer in range(ONLOOKER, 3):
            remembered = table.recall(viewer)
            assert not [event for event in remembered if event["event"] in ("puma_shown", "covered", "saw")]
            assert all("place" not in event or event["event"] == "took" for event in remembered)
            n_pumas += any(event["event"] == "met_puma" for event in remembered)
    assert n_pumas > 0


def test_where_a_puma_lies_is_told_to_all_for_a_moment() -> None:
    kinds = {kind.name: kind for kind in GAME.events.kinds}
    assert kinds["puma_shown"].life == "moment"
    assert [kind.name for kind in GAME.events.kinds if "place" in kind.facts] == ["took", "puma_shown"]


def test_without_an_open_pile_no_viewer_learns_what_was_used() -> None:
    s = drawn("at: 0 0; middle: 1 2 3 4 p; rest: used")
    assert view(s, 0).used == [HIDDEN] * 5
