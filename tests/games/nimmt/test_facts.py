"""What follows from the rules, in any game: conservation, and the facts of the ledger."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.compiled import compiled
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.rules import cards_in_use, heads_on, row_for
from kartenhaus.games.nimmt.state import BASE, CHOOSE, DRAFT, OVER, PLACE, SCORE, State
from kartenhaus.kit import NOBODY, ONLOOKER
from tests.games.nimmt.positions import hand, told_by
from tests.kit.driven import STUCK, fast, minds
from tests.kit.tables import deaf_log, random_tables, table_of

SEATS = st.integers(2, 10)
CHANCE = st.integers(0, 2**32 - 1)
VARIANT = st.sampled_from(["base", "professional"])
pytestmark = pytest.mark.timeout(600)  # one of the tests compiles
few = settings(max_examples=60, deadline=None)


def random_deal(seats: int, chance: int, **options: object) -> Iterator[tuple[State, list[str]]]:
    """A deal of random legal moves by the seats that are awaited: the state before each and what was told by it."""
    s = table_of(GAME, seats, chance, **options)
    GAME.start(s, kit.log_with_room(0))
    legal = [0] * GAME.moves.size
    pick = np.random.default_rng(chance)
    while s.phase in (DRAFT, CHOOSE, PLACE):
        seat = int(pick.choice([seat for seat in range(seats) if GAME.awaits(s, seat)]))
        action = legal[int(pick.integers(GAME.may(s, seat, legal)))]
        log = kit.log_with_room(100)
        GAME.act(s, seat, action, log)
        yield s, told_by(log)


def lying(s: State) -> list[int]:
    """The cards in the rows."""
    return [card for r in range(4) for card in s.row[r][: s.length[r]]]


def taken(s: State) -> list[int]:
    """The cards in all piles."""
    return [card for card, seat in enumerate(s.pile) if seat != NOBODY]


def everywhere(s: State) -> list[int]:
    """Every card of the table, wherever it lies."""
    held = [card for seat in range(s.seats) for card in hand(s, seat)]
    turned_up = [card for card in s.chosen if card] if s.phase == PLACE else []
    open_cards = [card for card, is_open in enumerate(s.display) if is_open]
    return held + turned_up + lying(s) + taken(s) + open_cards + unused(s)


def unused(s: State) -> list[int]:
    """The rest of the deck; after a cancelled deal that is every card."""
    if s.phase == OVER and sum(s.length) == 0:
        return list(range(1, cards_in_use(s) + 1))
    return s.deck[10 * s.seats + 4 :] if s.variant == BASE else []


def assert_conserved(s: State) -> None:
    """Each card in use exists once, heads add up, counts fit the cards."""
    in_use = cards_in_use(s)
    assert sorted(everywhere(s)) == list(range(1, in_use + 1))
    all_heads = sum(heads_on(s, card) for card in range(1, in_use + 1))
    elsewhere = sum(heads_on(s, card) for card in set(everywhere(s)) - set(taken(s)))
    assert sum(s.heads) + elsewhere == all_heads
    for seat in range(s.seats):
        pile = [card for card in taken(s) if s.pile[card] == seat]
        assert s.n_pile[seat] == len(pile)
        assert s.heads[seat] == sum(heads_on(s, card) for card in pile)
        assert hand(s, seat) == sorted(set(hand(s, seat)))
    assert sum(s.score) + (sum(s.heads) if s.phase < SCORE else 0) <= all_heads * max(s.deal, 1)


@pytest.mark.rule("SN-22")
@few
@given(SEATS, CHANCE, VARIANT)
def test_a_only_the_lowest_card_of_a_turn_can_be_too_low_and_it_comes_first(
    seats: int, chance: int, variant: str
) -> None:
    for s, told in random_deal(seats, chance, variant=variant):
        low = [line for line in told if line.startswith("too_low")]
        assert len(low) <= 1
        if low:
            before = told.index(low[0])
            assert told[before - 1].startswith("turned_up")
            turned_up = [card for card in s.played[s.turn - 1][:seats] if card]
            assert low[0].endswith(f"card={min(turned_up)}")


@pytest.mark.rule("SN-16")
@few
@given(SEATS, CHANCE, VARIANT)
def test_b_rows_rise(seats: int, chance: int, variant: str) -> None:
    for s, _ in random_deal(seats, chance, variant=variant):
        for r in range(4):
            row = s.row[r][: s.length[r]]
            assert row == sorted(set(row))
            assert s.row[r][s.length[r] :] == [0] * (5 - s.length[r])


@few
@given(SEATS, CHANCE, VARIANT, st.sampled_from(["printed", "italian_literal"]))
def test_c_cards_and_heads_are_kept(seats: int, chance: int, variant: str, heads_rule: str) -> None:
    totals = {("base", "printed"): 171, ("base", "italian_literal"): 179}
    for s, _ in random_deal(seats, chance, variant=variant, heads_rule=heads_rule):
        assert_conserved(s)
        if variant == "base":
            assert sum(heads_on(s, card) for card in everywhere(s)) == totals[variant, heads_rule]


@few
@given(SEATS, CHANCE, VARIANT)
def test_d_after_a_deal_piles_and_rows_hold_ten_cards_a_player_and_four(seats: int, chance: int, variant: str) -> None:
    *_, (s, _) = random_deal(seats, chance, variant=variant)
    assert len(taken(s)) + len(lying(s)) == 10 * seats + 4
    assert sum(s.n_pile) == len(taken(s))


@pytest.mark.rule("SN-12", "SN-15")
@few
@given(SEATS, CHANCE, VARIANT)
def test_e_a_turn_has_as_many_placements_as_players_in_rising_order(seats: int, chance: int, variant: str) -> None:
    placed: list[int] = []
    n_turns = 0
    for s, told in random_deal(seats, chance, variant=variant):
        for line in told:
            name, *facts = line.split()
            if name in ("placed", "sixth", "took_row"):
                placed.append(int(facts[1].removeprefix("card=")))
        if s.phase != PLACE and placed:
            assert len(placed) == seats
            assert placed == sorted(placed)
            placed = []
            n_turns += 1
    assert n_turns == 10


@pytest.mark.rule("SN-15", "SN-16", "SN-17")
@settings(deadline=None)
@given(st.lists(st.integers(1, 104), min_size=5, max_size=5, unique=True))
def test_the_row_of_a_card_is_the_highest_end_below_it(cards: list[int]) -> None:
    s = table_of(GAME, 2, 1)
    *ends, card = cards
    for r, end in enumerate(ends):
        s.row[r][0], s.length[r] = end, 1
    fitting = [end for end in ends if end < card]
    expected = ends.index(max(fitting)) if fitting else NOBODY
    assert row_for(s, card) == expected


@few
@given(SEATS, CHANCE, VARIANT)
def test_facts_of_events_are_cards_rows_seats_and_heads(seats: int, chance: int, variant: str) -> None:
    bounds = {"seat": (0, seats - 1), "card": (1, 104), "row": (1, 4), "turn": (1, 10), "deal": (1, 1)}
    for _, told in random_deal(seats, chance, variant=variant):
        for fact, number in (fact.split("=") for line in told for fact in line.split()[1:]):
            least, most = bounds.get(fact, (0, 171))
            assert least <= int(number) <= most


def test_cards_and_heads_are_kept_in_thousands_of_states_and_in_imagined_ones() -> None:
    quick = fast(compiled("nimmt"))
    room = 4096
    views, again = (np.zeros(room, kit.dtype_of(GAME.View)) for _ in range(2))
    dreams = np.zeros(room, kit.dtype_of(GAME.State))
    states = random_tables(GAME, 60, seed=31)
    log, legal = deaf_log(), np.zeros(GAME.moves.size, np.int32)
    n_checked = 0
    for i, mind in enumerate(minds(31, len(states))):
        states[i]["limit"] = 40
        quick.start(states[i], log)
        while not quick.is_over(states[i]):
            assert_conserved(kit.unpack(states[i], State))
            dreams["rng"] = np.random.default_rng(i).integers(1, 2**32, (room, 4), dtype=np.uint32)
            for blank in (views, again):
                blank[:] = np.zeros(1, blank.dtype)
            n = quick.look_round(states[i], log, legal, mind, views, dreams, again)
            assert n != STUCK
            for k in range(i % 53, n, 53):
                assert_conserved(kit.unpack(dreams[k], State))
                n_checked += 1
    assert n_checked > 500


def test_an_imagined_deal_gives_the_others_every_unseen_card_equally_often() -> None:
    s = table_of(GAME, 3, 17)
    GAME.start(s, kit.log_with_room(0))
    seen = kit.blank(GAME.View)
    GAME.see(s, 0, seen)
    dream = kit.blank(GAME.State)
    kit.reseed(dream, [4, 5, 6, 7])
    n_held = [0] * 105
    for _ in range(3000):
        GAME.imagine(seen, dream)
        for card in hand(dream, 1):
            n_held[card] += 1
    known = {*hand(s, 0), *lying(s)}
    # 3,000 hands of 10 from 90 unseen cards: 333 expected, standard deviation 17
    assert all((n == 0) if card in known else 333 - 90 < n < 333 + 90 for card, n in enumerate(n_held) if card)


@pytest.mark.parametrize("variant", ["base", "professional"])
def test_an_onlooker_imagines_every_hand_from_the_cards_in_use(variant: str) -> None:
    s = next(s for s, _ in random_deal(4, 18, variant=variant) if s.phase == CHOOSE)
    seen = kit.blank(GAME.View)
    GAME.see(s, ONLOOKER, seen)
    dream = kit.blank(GAME.State)
    kit.reseed(dream, [4, 5, 6, 7])
    GAME.imagine(seen, dream)
    assert all(hand(dream, seat) != hand(s, seat) for seat in range(4))
    assert_conserved(dream)
