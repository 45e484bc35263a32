"""Cards, track, skunks and who begins: SK-01 to SK-18."""

from itertools import combinations, pairwise

import pytest

from kartenhaus import kit
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import BEGIN, LAY_PATH, LAY_STINK, LIFT, STARTS_0
from kartenhaus.games.skunks.state import FOOTPRINTS, LAY, PATH, PUMAS, STARTER, STINK, STINKS, TRACK, TURN, State
from kartenhaus.games.skunks.track import WAYS, clear_track, lay_random_track, lay_tile, ways_after
from tests.games.skunks.positions import (
    at,
    begun,
    choose_skunk,
    cover,
    do,
    drawn,
    legal_moves,
    refused,
    run,
    started,
    table,
    turn,
)

SPACINGS = ("at_least_one", "exactly_one")
DOUBLES = ("allowed", "always", "never")


def legal_tracks(spacing: str, double: str) -> set[tuple[int, ...]]:
    """All legal tracks as the places of their stink tiles, found without the code under test."""
    found = set()
    for stinks in combinations(range(1, 23), 7):
        gaps = [after - before - 1 for before, after in pairwise(stinks)]
        pairs = gaps.count(0)
        fits = spacing == "at_least_one" or max(gaps) <= 1
        if fits and pairs <= 1 and {"allowed": True, "always": pairs == 1, "never": pairs == 0}[double]:
            found.add(stinks)
    return found


def stinks_of(s: State) -> tuple[int, ...]:
    """Where the stink tiles lie."""
    return tuple(tile for tile in range(1, TRACK + 1) if s.tile[tile] == STINK)


@pytest.mark.rule("SK-01")
def test_two_to_five_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.rule("SK-02", "SK-03", "SK-04", "SK-05", "SK-06")
def test_the_cards_by_number_of_players() -> None:
    assert FOOTPRINTS[2:] == ((0, 5, 5, 3, 3), (0, 5, 5, 4, 3), (0, 5, 5, 4, 4), (0, 5, 5, 5, 5))
    assert PUMAS[2:] == (8, 9, 10, 10)
    assert [sum(v * n for v, n in enumerate(cards)) for cards in FOOTPRINTS[2:]] == [36, 39, 43, 50]


@pytest.mark.rule("SK-07", "SK-08", "SK-23")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_cards_in_play_lie_singly_in_the_middle_and_no_others(seats: int) -> None:
    s = started(seats)
    assert sorted(s.face) == sorted(
        [value for value in range(5) for _ in range(FOOTPRINTS[seats][value])]
        + [5] * PUMAS[seats]
        + [0] * (31 - s.n_down)
    )
    assert s.down == [0] + [1] * s.n_down + [0] * (30 - s.n_down)


@pytest.mark.rule("SK-08")
def test_every_card_lies_everywhere_about_equally_often() -> None:
    n_pumas_at = [0] * 31
    for chance in range(900):
        s = table(3, chance)
        GAME.start(s, kit.log_with_room(0))
        for place in range(1, 27):
            n_pumas_at[place] += s.face[place] == 5
    # 900 games, 9 pumas on 26 places: 312 expected, standard deviation 14
    assert all(312 - 70 < n < 312 + 70 for n in n_pumas_at[1:27])


@pytest.mark.rule("SK-09", "SK-10", "SK-11", "SK-12", "SK-13")
@pytest.mark.parametrize("spacing", SPACINGS)
@pytest.mark.parametrize("double", DOUBLES)
def test_a_random_track_is_a_legal_one(spacing: str, double: str) -> None:
    legal = legal_tracks(spacing, double)
    s = table(2, stink_spacing=spacing, double_stink=double)
    for _ in range(40):
        clear_track(s)
        lay_random_track(s)
        assert s.n_laid == TRACK
        assert stinks_of(s) in legal


@pytest.mark.rule("SK-11", "SK-12", "SK-13")
@pytest.mark.parametrize("spacing", SPACINGS)
@pytest.mark.parametrize("double", DOUBLES)
def test_there_are_as_many_legal_tracks_as_the_rules_allow(spacing: str, double: str) -> None:
    s = table(2, stink_spacing=spacing, double_stink=double)
    clear_track(s)
    assert ways_after(s, PATH) + ways_after(s, STINK) == len(legal_tracks(spacing, double))


@pytest.mark.rule("SK-13")
def test_the_numbers_of_tracks() -> None:
    assert [WAYS[0][22][7][0][pairs] for pairs in (0, 1)] == [11_440, 48_048]
    assert [sum(WAYS[spacing][22][7][0]) for spacing in (0, 1)] == [59_488, 76]


def test_every_legal_track_is_about_equally_likely() -> None:
    s = table(2, stink_spacing="exactly_one")
    n_drawn: dict[tuple[int, ...], int] = {}
    for _ in range(7600):
        clear_track(s)
        lay_random_track(s)
        n_drawn[stinks_of(s)] = n_drawn.get(stinks_of(s), 0) + 1
    # 76 tracks, 100 expected each, standard deviation 10
    assert len(n_drawn) == 76
    assert all(50 < n < 150 for n in n_drawn.values())


@pytest.mark.rule("SK-09", "SK-10", "SK-14")
def test_the_first_seat_lays_a_track_and_everybody_sees_it_before_play() -> None:
    s = started(2, track="custom")
    choose_skunk(s, 1, 1)
    choose_skunk(s, 0, 2)
    assert s.phase == LAY
    assert legal_moves(s, 1) == []
    for tile in range(1, TRACK + 1):
        kind = LAY_STINK if tile in (3, 7, 10, 13, 14, 18, 21) else LAY_PATH
        what = "stink" if kind == LAY_STINK else "path"
        assert do(s, 0, kind) == [f"{what}_laid tile={tile}"]
    assert legal_moves(s, 0) == ["lift", "begin"]
    assert do(s, 0, LIFT) == ["lifted tile=22"]
    do(s, 0, LAY_PATH)
    assert do(s, 0, BEGIN)[0] == "track_lies stinks=7"
    assert stinks_of(s) == (3, 7, 10, 13, 14, 18, 21)
    assert s.phase == TURN


@pytest.mark.rule("SK-11", "SK-12", "SK-13")
@pytest.mark.parametrize("spacing", SPACINGS)
@pytest.mark.parametrize("double", DOUBLES)
def test_by_hand_exactly_the_legal_tracks_can_be_laid(spacing: str, double: str) -> None:
    s = table(2, stink_spacing=spacing, double_stink=double)
    legal = legal_tracks(spacing, double)
    for stinks in [*list(legal)[:30], *list(combinations(range(1, 23), 7))[::5000]]:
        clear_track(s)
        for tile in range(1, TRACK + 1):
            kind = STINK if tile in stinks else PATH
            if ways_after(s, kind) == 0:
                so_far = tuple(each for each in stinks if each <= tile)
                assert not any(
                    track[: len(so_far)] == so_far and (len(track) == len(so_far) or track[len(so_far)] > tile)
                    for track in legal
                )
                break
            lay_tile(s, kind)
        assert (s.n_laid == TRACK) == (stinks in legal)


@pytest.mark.rule("SK-12")
def test_no_two_pairs_and_no_three_in_a_row() -> None:
    s = started(2, track="custom")
    choose_skunk(s, 0, 1)
    choose_skunk(s, 1, 2)
    do(s, 0, LAY_STINK)
    do(s, 0, LAY_STINK)
    assert refused(s, 0, LAY_STINK) == "stinks_touch"
    do(s, 0, LAY_PATH)
    do(s, 0, LAY_STINK)
    assert refused(s, 0, LAY_STINK) == "stinks_touch"


@pytest.mark.rule("SK-14", "SK-77")
def test_the_track_does_not_go_round() -> None:
    s = drawn("row: M; at: 21 0; front: 4 | ; turned: 1")
    assert run(s)[-1].startswith("won")


@pytest.mark.rule("SK-15")
def test_everybody_chooses_a_skunk_that_nobody_else_has() -> None:
    s = started(3)
    assert legal_moves(s, 2) == [f"skunk {tail}" for tail in range(1, 6)]
    assert choose_skunk(s, 2, 4) == ["chose_skunk seat=2 tail=4"]
    assert legal_moves(s, 0) == ["skunk 1", "skunk 2", "skunk 3", "skunk 5"]
    assert legal_moves(s, 2) == []


@pytest.mark.rule("SK-16")
def test_every_skunk_begins_at_start() -> None:
    assert at(begun(5)) == [0, 0, 0, 0, 0]


@pytest.mark.rule("SK-17")
def test_the_first_seat_may_say_who_is_the_youngest() -> None:
    s = started(3, starter="pick")
    for seat in range(3):
        choose_skunk(s, seat, seat + 1)
    assert s.phase == STARTER
    assert legal_moves(s, 0) == ["starts 1", "starts 2", "starts 3"]
    assert do(s, 0, STARTS_0 + 2) == ["starts seat=2", "turn_began seat=2"]


@pytest.mark.rule("SK-17")
def test_else_chance_says_who_begins() -> None:
    starters = set()
    for chance in range(40):
        s = started(4, chance)
        for seat in range(4):
            choose_skunk(s, seat, seat + 1)
        starters.add(s.active)
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("SK-18", "SK-44")
def test_turns_pass_clockwise() -> None:
    s = drawn("at: 0 0 0; middle: p 1 2")
    order = []
    for _ in range(4):
        order.append(s.active)
        turn(s, 1)
        cover(s)
    assert order == [0, 1, 2, 0]


def test_seven_of_22_tiles_stink() -> None:
    assert (TRACK, STINKS) == (22, 7)
