"""What a table may agree on, beside the variants; those stand with their rules."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import EMPTY_0, NEXT, SNATCH_0, STARTS_0, STOP_0
from kartenhaus.games.nilokilo.scoring import end_round
from kartenhaus.games.nilokilo.state import GIVE, OVER, PLAY, SCORED, SORT, State
from kartenhaus.kit import CLOCK, ONLOOKER
from tests.games.nilokilo.positions import (
    awaited,
    cards_text,
    close,
    do,
    drawn,
    heap,
    leave,
    left,
    legal_moves,
    pile,
    racing,
    refused,
    snatch,
    started,
    turn,
    view,
)


def scored(text: str) -> State:
    """The round ends here."""
    s = drawn(text)
    end_round(s, kit.log_with_room(300))
    return s


def test_the_presets_are_the_six_editions() -> None:
    assert set(GAME.presets) == {
        f"{name}_2011" for name in ("german", "english", "french", "dutch", "spanish", "italian")
    }
    assert GAME.presets["french_2011"] == {"king_new_round": "anywhere", "glutton_mistake": "forgot_reversal"}


def test_d2_the_neighbour_of_the_snatcher_may_go_on() -> None:
    s = drawn("heap: B2 L3 G; last: 1; options: after_snatch=after_snatcher")
    snatch(s, 3)
    assert s.due == 0


def test_a_late_jester_may_be_spent() -> None:
    s = drawn("heap: B2; last: 1; options: late_jester=spent")
    snatch(s, 3)
    assert snatch(s, 0) == ["late seat=0 jester=1 left=2"]
    assert (left(s), pile(s, 0)) == ([2, 3, 3, 2], "")
    assert refused(s, 3, SNATCH_0 + 1) == "no_heap"  # nobody is late for a heap of their own
    turn(s, "C1")
    snatch(s, 1)
    turn(s, "C2")
    assert heap(s) == "C2"


def test_the_last_jester_may_be_a_late_one() -> None:
    s = drawn("heap: B2; jesters: 1 1; options: late_jester=spent")
    snatch(s, 0)
    assert snatch(s, 1)[:2] == ["late seat=1 jester=3 left=0", "jesters_gone"]


@pytest.mark.parametrize(("tie", "expected"), [("turn_order", [2, 3, 0, 1]), ("random", [0, 0, 0, 0])])
def test_at_exactly_the_same_time_the_next_in_turn_is_first(tie: str, expected: list[int]) -> None:
    assert GAME.real_time is not None
    s = drawn(f"heap: B2; last: 1; options: snatch_tie={tie}")
    assert [GAME.real_time.favours(s, seat) for seat in range(4)] == expected


def test_the_table_may_choose_who_begins() -> None:
    s = scored("piles: B1 | | C1 ; jesters: 3 3 3; starter: 1; options: next_starter=table_chooses")
    assert legal_moves(s, 0) == ["starts 1", "starts 3"]
    assert refused(s, 0, NEXT) == "say_who_begins"
    assert refused(s, 0, STARTS_0 + 1) == "no_coin_won"
    assert legal_moves(s, 1) == ["next"]
    do(s, 1, NEXT)
    do(s, 0, STARTS_0 + 2)
    assert do(s, 2, NEXT) == ["round_began seat=2 round=2"]


def test_there_is_nothing_to_choose_with_one_winner() -> None:
    s = scored("piles: B1 | | ; jesters: 3 3 3; starter: 1; options: next_starter=table_chooses")
    assert legal_moves(s, 0) == ["next"]


def test_chance_may_choose_who_begins() -> None:
    starters = set()
    for chance in range(1, 40):
        s = scored("piles: B1 | | C1 ; jesters: 3 3 3; starter: 1; options: next_starter=random")
        kit.reseed(s, [chance * 2654435761 % 2**32, 7, 8, 9])
        do(s, 0, NEXT)
        do(s, 1, NEXT)
        starters.add(do(s, 2, NEXT)[-1].split()[1])
    assert starters == {"seat=0", "seat=2"}


@pytest.mark.parametrize(("seen", "n", "cards"), [("top", -1, ""), ("top_and_count", 3, ""), ("spread", 3, "B2 L3 G")])
def test_how_much_of_the_heap_is_seen(seen: str, n: int, cards: str) -> None:
    s = drawn(f"heap: B2 L3 G; options: heap_view={seen}")
    for viewer in (ONLOOKER, 0):
        v = view(s, viewer)
        assert (v.n_heap, v.heap_height, heap(v)) == (n, 1, cards)


def test_peeking_shows_ones_own_pile_alone() -> None:
    s = drawn("piles: B2 G | C1; jesters: 2 2; options: peek_own=on")
    assert cards_text(s, view(s, 0).pile[0]) == "B2 G"
    assert cards_text(s, view(s, 0).pile[1]) == ""
    assert cards_text(s, view(s, ONLOOKER).pile[0]) == ""


def test_windowed_cards_come_by_themselves_and_nobody_is_awaited() -> None:
    s = drawn("heap: B1; jesters: 3 0 3; last: 0; options: pace=windowed")
    assert awaited(s) == []
    assert racing(s) == [0, 2]
    assert [legal_moves(s, seat) for seat in range(3)] == [["snatch 1", "leave"], [], ["snatch 1", "leave"]]
    leave(s, 0)
    leave(s, 2)
    assert racing(s) == []
    assert close(s)[0].split()[1] == "seat=1"


def test_times() -> None:
    real = GAME.real_time
    assert real is not None
    s = drawn("heap: B1; last: 0")
    assert (real.race(s), real.rests(s), real.closes(s, [])) == (s.heap, 700, 20000)
    beat = real.beat(s)
    turn(s, "C1")
    assert real.beat(s) == beat + 1
    number = s.heap
    snatch(s, 0)
    assert (real.race(s), real.beat(s), s.heap) == (0, beat + 2, number + 1)
    assert real.rests(s) == 700
    s = drawn("heap: B1; last: 0; options: fex=tricky")
    snatch(s, 0)
    assert real.rests(s) == 2500
    s = drawn("heap: B1; options: pace=windowed window_ms=3000")
    assert real.closes(s, []) == 3000
    snatch(s, 0)
    assert real.closes(s, []) == 701
    assert real.closes(scored("piles: B1 | C1; jesters: 3 3"), []) == 0


def test_hesitation_is_measured_after_the_first_glutton() -> None:
    real = GAME.real_time
    assert real is not None
    on = "options: glutton_variant=on hesitation_ms=1500"
    assert real.closes(drawn(f"heap: B1; {on}"), []) == 20000
    assert real.closes(drawn(f"heap: G; {on}"), []) == 1500


def test_a_snatch_is_never_delayed() -> None:
    assert GAME.real_time is not None
    assert GAME.real_time.claims == {"snatch"}


# Who leaves


def test_an_empty_seat_is_skipped_and_its_jesters_count_as_played() -> None:
    s = drawn("heap: B1; piles: | C3 | ; jesters: 3 2 3; last: 0; up: 45; coins: 0 2 0; options: leaver=empty")
    assert do(s, CLOCK, EMPTY_0 + 1) == ["left seat=1"]
    assert (left(s), s.due, s.coins[1], legal_moves(s, 1)) == ([3, 0, 3], 2, 0, [])
    assert not any("seat=1" in event for event in turn(s, "K"))  # nobody counts that pile
    assert refused(s, 1, NEXT) == "has_left"


def test_the_round_ends_when_the_one_with_jesters_leaves() -> None:
    s = drawn("heap: B1; jesters: 0 2 0; options: leaver=empty")
    assert do(s, CLOCK, EMPTY_0 + 1)[:2] == ["left seat=1", "jesters_gone"]


def test_with_one_player_left_the_game_stops() -> None:
    s = drawn("heap: B1; jesters: 3 3; coins: 1 2; options: leaver=empty")
    assert do(s, CLOCK, EMPTY_0 + 1) == ["left seat=1", "stopped"]
    assert s.phase == OVER
    ranks = [0] * 4
    GAME.standings(s, ranks)
    assert ranks[:2] == [1, 2]


def test_or_the_game_stops_at_once() -> None:
    s = drawn("heap: B1; jesters: 3 3 3; coins: 1 2 0; options: leaver=stop")
    assert do(s, CLOCK, STOP_0 + 2) == ["left seat=2", "stopped"]
    assert (s.phase, s.coins[:3]) == (OVER, [1, 2, 0])


def test_who_leaves_while_others_wait_for_it_keeps_nobody_waiting() -> None:
    s = scored("piles: B1 C1 G | L1 | S1; jesters: 3 3 3; options: leaver=empty")
    assert (s.phase, awaited(s)) == (GIVE, [0])
    assert do(s, CLOCK, EMPTY_0)[-1] == "coin seat=2 kept=1 coins=1 round=1"
    do(s, 1, NEXT)
    assert s.phase == SCORED
    assert do(s, CLOCK, EMPTY_0 + 2)[-1] == "stopped"


def test_who_leaves_while_sorting_leaves_the_cards() -> None:
    s = drawn("heap: B1 C1; jesters: 3 3 3; options: leaver=empty fex=tricky fex_sorting=by_hand")
    snatch(s, 0, 0)
    assert s.phase == SORT
    do(s, CLOCK, EMPTY_0)
    assert (s.phase, sum(s.sorting)) == (PLAY, 0)


def test_who_was_to_choose_the_starter_leaves() -> None:
    s = scored("piles: | B1 | C1 ; jesters: 3 3 3; starter: 2; options: next_starter=table_chooses leaver=empty")
    do(s, 1, NEXT)
    do(s, 2, NEXT)
    assert do(s, CLOCK, EMPTY_0)[-1] == "round_began seat=1 round=2"


def test_the_two_decks_show_what_they_promise() -> None:
    for deck, sweets in (("five_kinds", 90), ("nine_kinds", 135)):
        s = started(2, deck=deck)
        kinds = GAME.components["kind_of"][s.deck]
        shown = GAME.components["sweets_of"][s.deck]
        assert sum(s.stack[card] * shown[card] for card in range(46)) == sweets
        assert max(kinds) == (5 if deck == "five_kinds" else 9)
