"""Before the first turn: cards, name, categories, beginner (HM-01 to HM-15, S36 to S39)."""

import pytest

from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import AGREE, CATEGORY_0, NEW_NAME, PASS_NAME, PROPOSE, VOTE_0
from kartenhaus.games.horses.components import COLOUR, MOTIF, N_HAND, START_0, TARGET_0
from kartenhaus.games.horses.state import (
    CATEGORIES,
    NAME,
    NOBODY,
    OPENING,
    STARTER,
    TURN,
    VOTE,
    State,
)
from kartenhaus.kit import ONLOOKER, BadMessage, settle
from kartenhaus.table import Seat, Table
from tests.games.horses.positions import deck, do, hand, layable, opened, refused, started, tell, view


@pytest.mark.rule("HM-01")
def test_two_to_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(BadMessage, match="2 to 4 seats"):
            Table(GAME, "t", [Seat("person", "Ada")] * n, settle(GAME.Options, {}), bytes(32))


@pytest.mark.rule("HM-02", "HM-03", "HM-04", "HM-05")
@pytest.mark.parametrize(("seats", "left"), [(2, 27), (3, 23), (4, 19)])
def test_example_16_four_cards_each_and_the_direction_cards_only_in_the_draw_pile(seats: int, left: int) -> None:
    for chance in range(20):
        s = started(seats, chance)
        hands = [c for seat in range(seats) for c in s.hand[seat][: s.n_hand[seat]]]
        assert s.n_hand[:seats] == [4] * seats
        assert max(hands) <= N_HAND
        assert s.n_deck == left
        assert {"D1", "D2", "D3"} <= set(deck(s))
        assert sorted(hands + s.deck[:left]) == list(range(1, 36))


@pytest.mark.rule("HM-03")
def test_hands_are_hidden_from_the_others() -> None:
    s = started(3)
    assert hand(view(s, 1), 1) == hand(s, 1)
    assert view(s, ONLOOKER).hand == [0] * 35
    assert view(s, 0).hand[:4] == s.hand[0][:4]


@pytest.mark.rule("HM-06", "HM-07", "HM-08", "HM-09")
def test_one_start_card_lies_open_and_one_target_card_face_down() -> None:
    starts, targets = set(), set()
    for chance in range(60):
        s = started(2, chance)
        starts.add(s.start_card)
        targets.add(s.target)
        for viewer in range(ONLOOKER, 2):
            v = view(s, viewer)
            assert v.start_card == s.start_card
            assert v.shown_target == 0
            assert not hasattr(v, "target")
    assert starts == set(range(START_0 + 1, START_0 + 6))
    assert targets == set(range(TARGET_0 + 1, TARGET_0 + 6))


@pytest.mark.rule("HM-07", "HM-15", "HM-16")
def test_the_start_card_is_the_first_one_to_match() -> None:
    s = opened(2)
    assert (s.demand_colour, s.demand_motif) == (COLOUR[s.start_card], MOTIF[s.start_card])
    tell(s)
    assert s.phase == TURN
    for what in layable(s, s.turn):
        assert what[0] == "D" or "horseshoe" in what or s.demand_motif or s.demand_colour


@pytest.mark.rule("HM-10")
def test_s36_a_single_proposal_names_the_horse() -> None:
    s = started(3)
    assert s.phase == NAME
    do(s, 1, PROPOSE)
    do(s, 0, PASS_NAME)
    assert s.named_by == NOBODY
    assert do(s, 2, PASS_NAME)[1] == "horse_named 1"
    assert s.named_by == 1


@pytest.mark.rule("HM-10")
def test_s36_of_several_proposals_one_is_voted_for() -> None:
    s = started(3)
    for seat in range(3):
        do(s, seat, PROPOSE)
    assert s.phase == VOTE
    do(s, 0, VOTE_0 + 2)
    do(s, 1, VOTE_0 + 1)
    assert "horse_named 2" in do(s, 2, VOTE_0 + 2)


@pytest.mark.rule("HM-10")
def test_s36_in_a_tie_the_lot_decides_among_the_proposals() -> None:
    taken = set()
    for chance in range(30):
        s = started(2, chance)
        do(s, 0, PROPOSE)
        do(s, 1, PROPOSE)
        do(s, 0, VOTE_0)
        do(s, 1, VOTE_0 + 1)
        taken.add(s.named_by)
    assert taken == {0, 1}


@pytest.mark.rule("HM-10")
def test_s36_only_proposals_can_be_voted_for_and_silence_is_a_lot() -> None:
    s = started(3)
    do(s, 0, PROPOSE)
    do(s, 1, PROPOSE)
    do(s, 2, PASS_NAME)
    assert refused(s, 0, VOTE_0 + 2) == "not_proposed"
    s = started(2)
    do(s, 0, PASS_NAME)
    told = do(s, 1, PASS_NAME)
    assert told[1].startswith("horse_named_by_lot")
    assert s.named_by == NOBODY


@pytest.mark.rule("HM-11")
def test_the_figure_stands_there_for_everybody() -> None:
    assert GAME.real_time is not None
    assert "grab" in GAME.real_time.claims


def named(seats: int, chance: int = 7, **options: str) -> State:
    """The horse has a name."""
    s = started(seats, chance, **options)
    for seat in range(seats):
        do(s, seat, PASS_NAME)
    return s


@pytest.mark.rule("HM-12", "HM-13", "HM-14", "HM-15")
def test_s39_all_vote_for_who_begins() -> None:
    s = named(3)
    assert s.phase == STARTER
    do(s, 0, VOTE_0 + 1)
    do(s, 1, VOTE_0 + 1)
    assert do(s, 2, VOTE_0)[1] == "starts 1"
    assert (s.phase, s.turn, s.direction) == (OPENING, 1, 1)
    told = tell(s)
    assert told == [f"told 1 {s.start_card}", "turn_began 1"]


@pytest.mark.rule("HM-13")
def test_s39_in_a_tie_the_lot_decides_who_begins() -> None:
    begun = set()
    for chance in range(40):
        s = named(3, chance)
        for seat in range(3):
            do(s, seat, VOTE_0 + seat)
        begun.add(s.beginner)
    assert begun == {0, 1, 2}


@pytest.mark.rule("HM-13")
def test_s39_the_host_or_the_lot_may_decide() -> None:
    s = named(3, starter="host")
    assert refused(s, 1, VOTE_0) == "host_decides"
    do(s, 0, VOTE_0 + 2)
    assert s.beginner == 2
    assert {named(3, chance, starter="random").beginner for chance in range(30)} == {0, 1, 2}


@pytest.mark.rule("HM-63")
def test_story_tellers_agree_on_categories_before_the_game() -> None:
    s = named(2, storyteller="on")
    assert s.phase == CATEGORIES
    do(s, 0, AGREE)
    told = do(s, 1, CATEGORY_0 + 8)
    assert told == ["changed_category 1 8", "agreed 1"]
    assert s.phase == CATEGORIES, "the other one has to agree again"
    do(s, 0, AGREE)
    assert s.phase == STARTER


def test_categories_can_be_changed_only_so_often() -> None:
    s = named(2, storyteller="on")
    for i in range(16):
        do(s, i % 2, CATEGORY_0 + 2)
    assert refused(s, 0, CATEGORY_0 + 2) == "enough_edits"


def test_a_quick_table_begins_with_the_vote_and_has_no_opening() -> None:
    s = started(2, story="quick", storyteller="on")
    assert s.phase == STARTER
    do(s, 0, VOTE_0)
    do(s, 1, VOTE_0)
    assert s.phase == TURN
    assert refused(s, 0, NEW_NAME) == "not_now"
