"""A turn from its first card to its end: what the examples leave open of SK-19 to SK-80."""

import pytest

from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import RUN, TURN_0
from kartenhaus.games.skunks.rules import retreat
from kartenhaus.games.skunks.state import OVER, SHOWN, TURN
from kartenhaus.kit import ONLOOKER
from tests.games.skunks.positions import (
    at,
    begun,
    cover,
    do_something,
    drawn,
    front,
    give,
    go_on,
    kinds,
    legal_moves,
    refused,
    run,
    turn,
    view,
)


@pytest.mark.rule("SK-19", "SK-28")
def test_a_turn_begins_with_any_card_of_the_middle_and_nothing_else() -> None:
    s = begun(3)
    assert legal_moves(s, s.active) == [f"turn {place}" for place in range(1, 27)]
    assert [legal_moves(s, seat) for seat in range(3) if seat != s.active] == [[], []]


@pytest.mark.rule("SK-20", "SK-57")
def test_a_puma_that_was_seen_can_be_turned_up_again() -> None:
    s = drawn("at: 0 0; front: | 2; middle: p 1")
    turn(s, 1)
    cover(s)
    assert turn(s, 1) == ["puma_shown seat=1 place=1"]
    cover(s)
    assert front(s, 0) == [2]


@pytest.mark.rule("SK-21")
def test_a_card_shows_footprints_or_a_puma() -> None:
    for face in ("1", "2", "3", "4", "p"):
        told = turn(drawn(f"row: L; at: 0 0; middle: {face}"), 1)
        assert told[0].startswith("puma_shown" if face == "p" else f"took seat=0 footprints={face}")


@pytest.mark.rule("SK-22", "SK-23")
def test_footprints_come_to_the_front_and_leave_a_gap() -> None:
    s = drawn("at: 0 0; middle: 4 3 p")
    others = s.face[2:]
    assert turn(s, 1) == ["took seat=0 footprints=4 place=1 total=4"]
    assert (s.face[1], s.face[2:], s.n_down) == (0, others, 23)
    assert front(s, 0) == [4]
    assert refused(s, 0, TURN_0 + 1) == "no_card_there"


@pytest.mark.rule("SK-24", "SK-25", "SK-30")
def test_the_choice_comes_back_after_each_footprint_card() -> None:
    s = drawn("row: 16 17 18 19 20 21 22; at: 0 0; middle: 1 1 1 1 1 2 2")
    for place in range(1, 8):
        turn(s, place)
        assert kinds(s) == {"turn", "run"}
    assert s.n_turned == 7


@pytest.mark.rule("SK-26", "SK-27")
def test_after_a_puma_it_is_too_late_to_run() -> None:
    s = drawn("at: 0 0; front: 4 | ; turned: 1; middle: p")
    turn(s, 1)
    assert refused(s, 0, RUN) == "cover_first"
    cover(s)
    assert (at(s), s.active) == ([0, 0], 1)


@pytest.mark.rule("SK-32", "SK-33")
@pytest.mark.parametrize(("cards", "tile"), [("1", 1), ("2", 2), ("4", 4), ("4 4", 8)])
def test_a_skunk_runs_exactly_the_total(cards: str, tile: int) -> None:
    s = drawn(f"at: 0 0; front: {cards} | ; turned: 1")
    assert f"ran seat=0 steps={tile} tile={tile}" in run(s)
    assert at(s) == [tile, 0]


@pytest.mark.rule("SK-34")
def test_stink_tiles_and_full_tiles_are_run_over_like_others() -> None:
    s = drawn("at: 0 4 4 4; front: 4 4 | | | ; turned: 2")
    run(s)
    assert at(s) == [8, 2, 2, 2]


@pytest.mark.rule("SK-43", "SK-44")
def test_used_cards_are_out_of_play_and_the_turn_is_over() -> None:
    s = drawn("at: 0 0; front: 4 | 2; turned: 1")
    assert run(s)[1:] == ["put_away seat=0 cards=1", "turn_began seat=1"]
    assert (s.n_used, s.used) == (1, [0, 0, 0, 0, 1])
    assert front(s, 1) == [2]


@pytest.mark.rule("SK-49", "SK-50")
@pytest.mark.parametrize(
    ("row", "back"),
    [
        (
            "L",
            {1: 0, 2: 0, 4: 2, 5: 2, 6: 2, 8: 6, 9: 6, 11: 9, 12: 9, 15: 12, 16: 12, 17: 12, 19: 17, 20: 17, 22: 20},
        ),
        ("M", {3: 0, 4: 0, 6: 4, 7: 4, 8: 4, 10: 8, 12: 8, 14: 12, 16: 12, 18: 16, 19: 16, 20: 16, 21: 16}),
    ],
)
def test_running_back_from_every_tile(row: str, back: dict[int, int]) -> None:
    s = drawn(f"row: {row}; at: 0 0")
    assert {tile: retreat(s, tile) for tile in back} == back


@pytest.mark.rule("SK-52", "SK-54", "SK-55")
def test_each_runs_back_from_its_own_tile_and_overtakes_nobody() -> None:
    s = drawn("at: 8 9 11 6 2; front: 4 | | | | ; turned: 1")
    run(s)
    assert at(s) == [12, 6, 9, 6, 2]


@pytest.mark.rule("SK-53")
def test_overtaken_players_keep_their_cards_and_their_turn() -> None:
    s = drawn("at: 4 5 0; front: 4 | 3 1 | ; turned: 1")
    run(s)
    assert (front(s, 1), s.active, at(s)) == ([1, 3], 1, [8, 2, 0])


@pytest.mark.rule("SK-45", "SK-50")
def test_skunks_at_start_cannot_be_overtaken_and_do_not_block() -> None:
    s = drawn("at: 0 0 0 0; front: 4 | | | ; turned: 1")
    assert not [line for line in run(s) if line.startswith("ran_")]


@pytest.mark.rule("SK-56")
def test_everybody_sees_the_puma_while_it_lies_open() -> None:
    s = drawn("at: 0 0 0; middle: 1 p")
    turn(s, 2)
    assert s.phase == SHOWN
    assert {view(s, viewer).shown for viewer in range(ONLOOKER, 3)} == {2}
    cover(s)
    assert {view(s, viewer).shown for viewer in range(ONLOOKER, 3)} == {0}


@pytest.mark.rule("SK-64", "SK-67")
def test_gifts_stay_until_their_owner_runs_or_meets_a_puma() -> None:
    s = drawn("at: 0 0; front: 2 | ; turned: 1; middle: p p 1")
    turn(s, 1)
    cover(s)
    assert front(s, 1) == [2]
    turn(s, 2)
    cover(s)
    assert (front(s, 0), front(s, 1)) == ([2], [])


@pytest.mark.rule("SK-60", "SK-61")
def test_equal_cards_are_dealt_without_asking() -> None:
    s = drawn("at: 0 0 0; front: 2 2 2 | | ; turned: 3; middle: p")
    turn(s, 1)
    assert [line.split()[1] for line in cover(s)[2:5]] == ["seat=1", "seat=2", "seat=1"]


@pytest.mark.rule("SK-62")
def test_the_giver_decides_card_by_card() -> None:
    s = drawn("at: 0 0 0; front: 1 2 3 4 | | ; turned: 4; middle: p")
    turn(s, 1)
    cover(s)
    for value in (4, 1, 3):
        give(s, value)
    assert [front(s, seat) for seat in range(3)] == [[], [3, 4], [1, 2]]


@pytest.mark.rule("SK-73")
def test_cards_in_front_stay_out_of_the_shuffle() -> None:
    s = drawn("at: 0 0 0; front: | 1 2 | 4; middle: 4; rest: used")
    turn(s, 1)
    go_on(s)
    assert [front(s, seat) for seat in range(3)] == [[4], [1, 2], [4]]


@pytest.mark.rule("SK-75")
def test_the_middle_can_run_out_twice_in_a_turn() -> None:
    s = drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: | 1 1 1 1 2 2 2 2 3 3 3 4 4; middle: 1; rest: used")
    told = [turn(s, 1)[-1]]
    go_on(s)
    for place in [place for place, face in enumerate(s.face) if 0 < face < 5]:
        told.append(turn(s, place)[-1])
    assert [line for line in told if line.startswith("only_pumas")] == ["only_pumas pumas=8"] * 2
    assert s.n_turned == 3


@pytest.mark.rule("SK-76", "SK-80")
def test_the_winner_is_first_and_there_are_no_further_places() -> None:
    s = drawn("at: 20 9 22; front: 3 | 1 | ; turned: 1")
    run(s)
    ranks = [0] * 5
    GAME.standings(s, ranks)
    assert ranks[:3] == [1, 2, 2]
    assert [GAME.score(s, seat) for seat in range(3)] == [1, 0, 0]
    assert at(s)[1:] == [9, 22]
    assert not any(GAME.awaits(s, seat) for seat in range(3))


def test_a_whole_game_by_the_first_legal_move_keeps_every_card() -> None:
    s = begun(4)
    for _ in range(300):
        if s.phase == OVER:
            break
        do_something(s)
    assert s.turn > 1
    assert s.phase in range(TURN, OVER + 1)
