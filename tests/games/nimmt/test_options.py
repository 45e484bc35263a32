"""Every option and each of its values: what it changes, and what it leaves alone."""

from collections.abc import Mapping

import pytest

from kartenhaus import kit
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, DRAFT, HIDDEN, OVER, PLACE, SCORE, State, View
from kartenhaus.kit import CLOCK, NOBODY, ONLOOKER, BadMessage
from tests.games.nimmt.positions import (
    CANCEL,
    CHOOSE_0,
    ROW_0,
    TAKE_BACK,
    be_ready,
    choose,
    do,
    do_something,
    drawn,
    hand,
    heads,
    lay,
    legal_moves,
    pile,
    play_deal,
    play_turn,
    ranks,
    refused,
    rows,
    scores,
    started,
    table,
    take,
    view,
)

FOUR_ROWS = "rows: 12 | 37 | 43 | 58; "


def test_the_options_of_the_ledger_with_their_values_and_defaults() -> None:
    assert {o.name: getattr(o.kind, "values", None) or o.kind.default for o in kit.choices_of(GAME.Options)} == {
        "variant": ("base", "professional"),
        "end_mode": ("limit", "deals", "first_of_both"),
        "limit": 66,
        "deals": 3,
        "limit_compare": ("over", "reach"),
        "heads_rule": ("printed", "italian_literal"),
        "symbol": ("by_language", "donkey", "bull"),
        "tie": ("shared", "extra_deal"),
        "auto_row": ("off", "cheapest"),
        "change_choice": ("until_all", "never"),
        "pile_view": ("counts_public", "all_open", "closed"),
        "history": ("last_turn", "full"),
        "first_drafter": ("random_then_left", "last_loser", "fixed"),
        "draft_order": ("clockwise", "snake"),
        "draft_memory": ("hidden", "shown"),
        "self_place": ("off", "on"),
        "turn_timer": 0,
        "on_timeout": ("wait", "random", "lowest_risk"),
        "leaver": ("bot", "cancel_deal", "auto_random"),
    }
    defaults = kit.settle(GAME.Options, {})
    assert all(o.kind.value(defaults[o.name]) == o.kind.default for o in kit.choices_of(GAME.Options))
    assert not any(number for name, number in defaults.items() if name not in ("limit", "deals"))


@pytest.mark.parametrize(
    ("preset", "differs"),
    [("italian_1998", {}), ("english_2005", {"limit_compare": "reach"}), ("category_5", {"limit": 74})],
)
def test_the_presets_of_the_editions(preset: str, differs: Mapping[str, object]) -> None:
    assert GAME.presets[preset] == differs
    assert set(GAME.presets) == {"italian_1998", "english_2005", "category_5"}


def deal_with_totals(totals: str, options: str) -> tuple[State, list[str]]:
    """The last turn of a deal in which nobody takes anything; what was told."""
    cards = (94, 95, 44, 45)[: len(totals.split())]
    s = drawn(f"{FOUR_ROWS}hands: {' | '.join(map(str, cards))}; heads: {totals}; options: {options}")
    return s, lay(s, *cards)


@pytest.mark.rule("SN-39")
@pytest.mark.parametrize(
    ("compare", "most", "over"), [("over", 66, False), ("over", 67, True), ("reach", 65, False), ("reach", 66, True)]
)
def test_limit_compare_says_whether_66_are_enough(compare: str, most: int, over: bool) -> None:
    s, told = deal_with_totals(f"{most} 3", f"limit_compare={compare}")
    assert GAME.is_over(s) == over
    assert (f"limit_passed seat=0 total={most}" in told) == over


@pytest.mark.rule("SN-41")
def test_a_shared_first_place_is_a_shared_win() -> None:
    s, told = deal_with_totals("70 3 3", "tie=shared")
    assert GAME.is_over(s)
    assert told[-2:] == ["won seat=1 total=3", "won seat=2 total=3"]
    assert ranks(s) == [3, 1, 1]


@pytest.mark.rule("SN-41")
def test_extra_deals_are_played_until_one_alone_has_the_fewest() -> None:
    s, told = deal_with_totals("70 3 3", "tie=extra_deal")
    assert not GAME.is_over(s) and told[-1] == "extra_deal"
    assert "limit_passed seat=0 total=70" in told
    be_ready(s)
    assert s.deal == 2 and scores(s) == [70, 3, 3]
    play_deal(s)
    one_leads = scores(s).count(min(scores(s))) == 1
    assert GAME.is_over(s) == one_leads
    assert one_leads


@pytest.mark.rule("SN-41")
def test_an_extra_deal_that_brings_another_tie_is_followed_by_one_more() -> None:
    s = drawn(FOUR_ROWS + "hands: 94 | 95; heads: 2 2; score: 68 68; deal: 2; options: tie=extra_deal")
    assert lay(s, 94, 95)[-1] == "extra_deal"
    assert s.phase == SCORE


@pytest.mark.rule("SN-41")
def test_a_tie_behind_the_winner_needs_no_extra_deal() -> None:
    s, _ = deal_with_totals("70 3 70", "tie=extra_deal")
    assert GAME.is_over(s) and ranks(s) == [2, 1, 2]


@pytest.mark.rule("SN-41", "SN-43")
def test_extra_deals_go_beyond_the_agreed_number() -> None:
    s, told = deal_with_totals("5 5", "tie=extra_deal end_mode=deals deals=1")
    assert told[-1] == "extra_deal" and not GAME.is_over(s)
    be_ready(s)
    assert s.deal == 2
    play_deal(s)
    assert GAME.is_over(s) == (scores(s)[0] != scores(s)[1])


@pytest.mark.rule("SN-41")
def test_a_tie_before_the_end_needs_no_extra_deal() -> None:
    s, told = deal_with_totals("5 5", "tie=extra_deal")
    assert s.phase == SCORE and "extra_deal" not in told


@pytest.mark.rule("SN-26")
def test_auto_row_cheapest_takes_the_row_with_the_fewest_heads() -> None:
    s = drawn("rows: 55 | 20 21 | 43 44 | 58; hands: 3 100 | 60 101; options: auto_row=cheapest")
    assert lay(s, 3, 60)[1:4] == [
        "too_low seat=0 card=3",
        "took_row seat=0 card=3 row=4 heads=1",
        "placed seat=1 card=60 row=1",
    ]
    assert s.phase == CHOOSE


@pytest.mark.rule("SN-26")
def test_auto_row_cheapest_takes_the_first_of_equal_rows() -> None:
    s = drawn("rows: 10 | 12 | 37 | 58; hands: 3 100 | 60 101; options: auto_row=cheapest")
    lay(s, 3, 60)
    assert pile(s, 0) == [12]


@pytest.mark.rule("SN-23", "SN-26")
def test_auto_row_off_asks() -> None:
    s = drawn("rows: 55 | 20 21 | 43 44 | 58; hands: 3 100 | 60 101; options: auto_row=off")
    assert lay(s, 3, 60)[-1] == "too_low seat=0 card=3"
    assert s.phase == PLACE and legal_moves(s, 0) == ["row 1", "row 2", "row 3", "row 4"]


@pytest.mark.rule("SN-11")
def test_change_choice_never_holds_everybody_to_the_first_card() -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26; options: change_choice=never")
    choose(s, 0, 14)
    assert legal_moves(s, 0) == []
    assert refused(s, 0, CHOOSE_0 + 21) == "already_laid"
    assert refused(s, 0, CHOOSE_0 + 14) == "already_laid"
    assert refused(s, 0, TAKE_BACK) == "already_laid"


@pytest.mark.rule("SN-11")
def test_change_choice_until_all_lets_everybody_think_again() -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26; options: change_choice=until_all")
    choose(s, 0, 14)
    assert legal_moves(s, 0) == ["choose 21", "take_back"]


# Who sees what

TAKEN = "rows: 12 | 37 | 43 | 91 92 93 94 95; hands: 96 98 | 97 99 | 44 45; piles: 1 55 | 10 11 | 2; options: "


def after_a_turn(options: str) -> State:
    """Old piles of everybody, and one row that the first seat took in the last turn."""
    s = drawn(TAKEN + options)
    lay(s, 96, 97, 44)
    assert pile(s, 0) == [1, 55, 91, 92, 93, 94, 95]
    return s


@pytest.mark.rule("SN-34")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
def test_pile_view_counts_public_shows_counts_to_all_and_old_cards_to_their_owner(viewer: int) -> None:
    seen = view(after_a_turn("pile_view=counts_public"), viewer)
    assert seen.heads[:3] == [8 + 6, 8, 1]
    assert seen.n_pile[:3] == [7, 2, 1]
    assert pile(seen, 0) == ([1, 55] if viewer == 0 else []) + [91, 92, 93, 94, 95]
    assert pile(seen, 1) == ([10, 11] if viewer == 1 else [])
    assert pile(seen, 2) == ([2] if viewer == 2 else [])


@pytest.mark.rule("SN-34")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
def test_pile_view_all_open_shows_every_card(viewer: int) -> None:
    seen = view(after_a_turn("pile_view=all_open"), viewer)
    assert [pile(seen, seat) for seat in range(3)] == [[1, 55, 91, 92, 93, 94, 95], [10, 11], [2]]
    assert seen.heads[:3] == [14, 8, 1]


@pytest.mark.rule("SN-34")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
def test_pile_view_closed_shows_the_last_turn_alone(viewer: int) -> None:
    seen = view(after_a_turn("pile_view=closed"), viewer)
    assert seen.heads[:3] == [HIDDEN] * 3
    assert seen.n_pile[:3] == [HIDDEN] * 3
    assert [pile(seen, seat) for seat in range(3)] == [[91, 92, 93, 94, 95], [], []]


@pytest.mark.rule("SN-37")
def test_closed_piles_are_counted_in_the_open_at_the_end_of_the_deal() -> None:
    s = drawn(TAKEN.replace("96 98 | 97 99 | 44 45", "96 | 97 | 44") + "pile_view=closed")
    lay(s, 96, 97, 44)
    assert s.phase == SCORE
    assert view(s, ONLOOKER).heads[:3] == [14, 8, 1]
    assert view(s, ONLOOKER).n_pile[:3] == [7, 2, 1]
    assert [pile(view(s, 1), seat) for seat in range(3)] == [[91, 92, 93, 94, 95], [], []]


def played_turns(seen: View, seats: int) -> list[int]:
    """The turns whose cards a view shows."""
    return [turn + 1 for turn in range(10) if any(seen.played[turn][:seats])]


@pytest.mark.parametrize(("history", "turns"), [("last_turn", [5]), ("full", [1, 2, 3, 4, 5])])
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 2])
def test_history_shows_the_last_turn_or_all(history: str, turns: list[int], viewer: int) -> None:
    s = started(3, history=history)
    for _ in range(5):
        play_turn(s)
    assert s.turn == 6
    seen = view(s, viewer)
    assert played_turns(seen, 3) == turns
    assert all(seen.played[turn - 1] == s.played[turn - 1] for turn in turns)


def test_a_full_history_shows_who_took_what() -> None:
    s = started(10, history="full", pile_view="closed")
    for _ in range(6):
        play_turn(s)
    assert any(seat >= 0 for seat in s.pile)
    assert view(s, ONLOOKER).pile == s.pile


@pytest.mark.parametrize(
    ("event", "history", "life"),
    [
        ("placed", "last_turn", "turn"),
        ("placed", "full", "game"),
        ("turned_up", "last_turn", "turn"),
        ("turned_up", "full", "game"),
        ("took_row", "full", "game"),
        ("chose", "full", "moment"),
        ("scored", "last_turn", "game"),
    ],
)
def test_history_says_how_long_events_are_remembered(event: str, history: str, life: str) -> None:
    number = [kind.name for kind in GAME.events.kinds].index(event)
    options = kit.named_options(GAME.Options, table(2, history=history))
    assert GAME.events.named([number, -1, 0, 0, 0, 0], options)["life"] == life


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize(("memory", "life"), [("hidden", "moment"), ("shown", "deal")])
def test_draft_memory_says_how_long_a_pick_is_remembered(memory: str, life: str) -> None:
    number = [kind.name for kind in GAME.events.kinds].index("drafted")
    options = kit.named_options(GAME.Options, table(2, draft_memory=memory))
    assert GAME.events.named([number, -1, 0, 7, 0, 0], options)["life"] == life


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize("memory", ["hidden", "shown"])
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
def test_draft_memory_shows_drafted_hands_or_not(memory: str, viewer: int) -> None:
    s = started(3, variant="professional", draft_memory=memory)
    for _ in range(7):
        do_something(s)
    for _ in range(2):
        seen = view(s, viewer)
        for seat in range(3):
            assert seen.hand[seat] == (s.hand[seat] if memory == "shown" or seat == viewer else [0] * 10)
        while s.phase == DRAFT:
            do_something(s)


def test_draft_memory_shows_no_hand_that_was_dealt() -> None:
    s = started(3, variant="base", draft_memory="shown")
    assert view(s, 0).hand[1] == [0] * 10


def test_draft_memory_shows_no_card_that_lies_face_down() -> None:
    s = started(2, variant="professional", draft_memory="shown")
    while s.phase == DRAFT:
        do_something(s)
    choose(s, 0, hand(s, 0)[3])
    assert view(s, 1).hand[0] == s.hand[0]
    assert view(s, 1).chosen[0] == 0 and view(s, 1).has_chosen[0] == 1


# The draft


def first_drafters(n: int, **options: object) -> list[int]:
    """Who began the draft, deal after deal."""
    s = started(4, variant="professional", end_mode="deals", deals=n, **options)
    first = [s.drafter]
    while True:
        play_deal(s)
        if GAME.is_over(s):
            return first
        be_ready(s)
        first.append(s.drafter)


@pytest.mark.rule("SN-55")
def test_first_drafter_random_then_left() -> None:
    first = first_drafters(6, first_drafter="random_then_left")
    assert first == [(first[0] + deal) % 4 for deal in range(6)]


@pytest.mark.rule("SN-55")
def test_first_drafter_fixed_is_always_the_first_seat() -> None:
    assert first_drafters(4, first_drafter="fixed") == [0, 0, 0, 0]


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize(
    ("taken", "loser"), [("9 3 1", 0), ("1 3 2", 1), ("3 0 4", 2), ("5 5 5", 2), ("5 1 5", 2), ("5 5 1", 0)]
)
def test_first_drafter_last_loser_is_who_took_most_in_the_deal_before(taken: str, loser: int) -> None:
    s = drawn(
        f"rows: 12 | 13 | 14 | 15; hands: 32 | 33 | 34; heads: {taken}; score: 1 20 30;"
        "options: variant=professional first_drafter=last_loser"
    )
    s.first = 1
    lay(s, 32, 33, 34)
    told = be_ready(s)
    assert s.drafter == s.first == loser
    assert told[-1] == f"draft_began seat={loser} deal=2"


@pytest.mark.rule("SN-55")
def test_first_drafter_last_loser_begins_by_lot() -> None:
    seats = set()
    for seed in range(60):
        s = table(4, variant="professional", first_drafter="last_loser")
        kit.reseed(s, [seed + 99, 3, 2, 1])
        for _ in range(12):
            kit.next32(s)
        s.heads = [40, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # left over from another game
        GAME.start(s, kit.log_with_room(0))
        seats.add(s.drafter)
    assert seats == {0, 1, 2, 3}


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize(
    ("order", "laps"),
    [("clockwise", [[1, 2, 0], [1, 2, 0], [1, 2, 0]]), ("snake", [[1, 2, 0], [0, 2, 1], [1, 2, 0]])],
)
def test_draft_order_is_the_same_every_lap_or_turns_round(order: str, laps: list[list[int]]) -> None:
    s = started(3, variant="professional", draft_order=order)
    s.first = s.drafter = 1
    for lap in laps:
        for seat in lap:
            assert s.drafter == seat
            do_something(s)


# Placing by hand


@pytest.mark.rule("SN-15", "SN-16", "SN-17")
def test_self_place_lets_everybody_place_the_own_card_and_refuses_a_wrong_row() -> None:
    s = drawn(FOUR_ROWS + "hands: 44 90 | 60 91; options: self_place=on")
    assert lay(s, 44, 60) == ["turned_up turn=9"]
    assert s.phase == PLACE and s.must_place == 0
    assert legal_moves(s, 0) == ["row 3"]
    assert refused(s, 0, ROW_0) == "nearer_row"
    assert refused(s, 0, ROW_0 + 1) == "nearer_row"
    assert refused(s, 0, ROW_0 + 3) == "row_ends_higher"
    assert refused(s, 1, ROW_0 + 3) == "another_places"
    assert take(s, 0, 3) == ["placed seat=0 card=44 row=3"]
    assert s.must_place == 1 and legal_moves(s, 1) == ["row 4"]
    assert take(s, 1, 4) == ["placed seat=1 card=60 row=4"]
    assert s.phase == CHOOSE and rows(s) == "12 | 37 | 43 44 | 58 60"


@pytest.mark.rule("SN-20", "SN-23")
def test_self_place_takes_rows_like_the_program() -> None:
    s = drawn("rows: 12 14 15 21 26 | 37 | 43 | 58; hands: 30 100 | 3 101; options: self_place=on")
    assert lay(s, 30, 3) == ["turned_up turn=9", "too_low seat=1 card=3"]
    assert legal_moves(s, 1) == ["row 1", "row 2", "row 3", "row 4"]
    assert take(s, 1, 2) == ["took_row seat=1 card=3 row=2 heads=1"]
    assert legal_moves(s, 0) == ["row 1"]
    assert take(s, 0, 1) == ["sixth seat=0 card=30 row=1 heads=6"]
    assert heads(s) == [6, 1]


def test_self_place_and_auto_row_together_ask_only_for_cards_that_fit() -> None:
    s = drawn(FOUR_ROWS + "hands: 3 100 | 60 101; options: self_place=on auto_row=cheapest")
    assert lay(s, 3, 60)[1:] == ["too_low seat=0 card=3", "took_row seat=0 card=3 row=1 heads=1"]
    assert s.must_place == 1


def test_self_place_off_places_for_everybody() -> None:
    s = drawn(FOUR_ROWS + "hands: 44 90 | 60 91; options: self_place=off")
    lay(s, 44, 60)
    assert s.phase == CHOOSE and rows(s) == "12 | 37 | 43 44 | 58 60"


# Leaving


@pytest.mark.parametrize("leaver", ["bot", "auto_random"])
def test_where_a_leaver_is_replaced_no_deal_can_be_cancelled(leaver: str) -> None:
    s = started(3, leaver=leaver)
    assert legal_moves(s, CLOCK) == []
    assert refused(s, CLOCK, CANCEL) == "not_for_seats"


def cancelled(s: State) -> list[str]:
    """The table breaks the deal off."""
    return do(s, CLOCK, CANCEL)


@pytest.mark.rule("SN-36")
def test_leaver_cancel_deal_lets_the_table_end_the_game_with_the_finished_deals() -> None:
    s = started(3, leaver="cancel_deal")
    play_deal(s)
    written = scores(s)
    be_ready(s)
    for _ in range(4):
        play_turn(s)
    assert legal_moves(s, CLOCK) == ["cancel"]
    assert [refused(s, seat, CANCEL) for seat in range(3)] == ["not_for_seats"] * 3
    told = cancelled(s)
    best = min(written)
    assert told[0] == "cancelled deal=2"
    assert told[1:] == [f"won seat={seat} total={best}" for seat in range(3) if written[seat] == best]
    assert GAME.is_over(s) and scores(s) == written
    assert GAME.deals_done(s) == 1 and heads(s) == [0, 0, 0]
    assert legal_moves(s, CLOCK) == []
    assert refused(s, CLOCK, CANCEL) == "game_over"


@pytest.mark.rule("SN-36")
@pytest.mark.parametrize("phase", [DRAFT, CHOOSE, PLACE, SCORE])
def test_a_deal_can_be_cancelled_at_any_moment(phase: int) -> None:
    s = started(2, variant="professional", leaver="cancel_deal", limit=500)
    while s.phase != phase:
        do_something(s)
    assert legal_moves(s, CLOCK) == ["cancel"]
    told = cancelled(s)
    assert s.phase == OVER
    assert ("cancelled deal=1" in told) == (phase != SCORE)
    assert GAME.deals_done(s) == (1 if phase == SCORE else 0)
    assert s.drafter == s.must_place == NOBODY
    assert [legal_moves(s, seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("SN-37")
def test_a_leaver_after_the_count_leaves_the_counted_deal_standing() -> None:
    s = started(2, leaver="cancel_deal")
    play_deal(s)
    written = scores(s)
    cancelled(s)
    assert scores(s) == written and sum(written) > 0


# What the rules only carry


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("symbol", ["by_language", "donkey", "bull"]),
        ("turn_timer", [0, 30, 600]),
        ("on_timeout", ["wait", "random", "lowest_risk"]),
        ("leaver", ["bot", "auto_random"]),
    ],
)
def test_options_of_the_table_and_the_screen_change_no_rule(name: str, values: list[object]) -> None:
    played = []
    for value in values:
        s = started(3, **{name: value})
        assert kit.named_options(GAME.Options, view(s, ONLOOKER))[name] == value
        play_deal(s)
        played.append((scores(s), rows(s), [pile(s, seat) for seat in range(3)]))
    assert all(game == played[0] for game in played)


@pytest.mark.parametrize(
    ("name", "wrong", "expected"),
    [
        ("turn_timer", 601, "a whole number from 0 to 600"),
        ("deals", 0, "a whole number from 1 to 999"),
        ("limit", 10000, "a whole number from 1 to 9999"),
        ("tie", "coin", "one of shared, extra_deal"),
        ("variant", 1, "one of base, professional"),
    ],
)
def test_wrong_values_are_named(name: str, wrong: object, expected: str) -> None:
    with pytest.raises(BadMessage) as caught:
        kit.settle(GAME.Options, {name: wrong})
    assert (caught.value.expected, caught.value.got, caught.value.where) == (expected, wrong, f"options.{name}")
