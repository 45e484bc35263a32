"""What a player who counts makes of a position."""

import pytest

from kartenhaus.games.horses.actions import LAY_0
from kartenhaus.games.horses.components import CARDS
from kartenhaus.games.horses.foresight import DANGER, none_among, worth_by_counting, worth_without
from tests.games.horses.positions import card, drawn, view

NOTHING = [0] * (CARDS + 1)  # remembered


def seen(*cards: str) -> list[int]:
    """These cards lie in the pile."""
    return [int(number in {card(name) for name in cards}) for number in range(CARDS + 1)]


def worth(position: str, name: str, remembered: list[int] = NOTHING) -> int:
    """What laying a card is worth to the first player."""
    return worth_by_counting(view(drawn(position), 0), LAY_0 + card(name), remembered)


def kept(position: str, name: str) -> int:
    """What the first player's hand is worth without a card."""
    return worth_without(view(drawn(position), 0), card(name), NOTHING)


@pytest.mark.parametrize(
    ("n", "n_good", "n_drawn", "thousandths"),
    [(10, 0, 4, 1000), (10, 10, 1, 0), (4, 2, 2, 166), (10, 5, 1, 500), (3, 1, 5, 0), (0, 0, 2, 1000)],
)
def test_how_likely_nobody_has_a_card_that_fits(n: int, n_good: int, n_drawn: int, thousandths: int) -> None:
    assert none_among(n, n_good, n_drawn) == thousandths


def test_a_card_is_worth_more_if_ones_own_cards_fit_on_it() -> None:
    hands = "hands: R-dog R-rider B-dog G-stable | Y-coach Y-dog Y-rider; top: R-stable"
    assert worth(hands, "R-dog") > worth(hands, "R-rider")


def test_a_colour_that_has_been_laid_is_hard_on_the_next_player() -> None:
    hands = "hands: R-dog B-stable | Y-coach Y-rider Y-blacksmith; top: R-stable"
    gone = seen("R-rider", "R-coach", "R-blacksmith", "R-horse", "R-hazard")
    assert worth(hands, "R-dog", gone) > worth(hands, "R-dog")


def test_a_low_hand_is_a_danger() -> None:
    """What the next player may find counts the more the fewer cards that hand has."""
    low = "hands: R-dog B-stable | Y-coach; top: R-stable"
    high = "hands: R-dog B-stable | Y-coach Y-rider Y-blacksmith; top: R-stable"
    assert DANGER > 1
    gone = [1] * (CARDS + 1)
    assert worth(low, "R-dog") < worth(high, "R-dog")
    assert worth(low, "R-dog", gone) == worth(high, "R-dog", gone)  # nothing is left that would fit


def test_a_hazard_is_worth_more_if_nobody_can_answer_it() -> None:
    hands = "hands: R-hazard B-stable | Y-coach Y-rider Y-blacksmith; top: R-stable"
    assert worth(hands, "R-hazard", seen("B-hazard", "G-hazard", "Y-hazard")) > worth(hands, "R-hazard")


def test_a_coach_needs_a_card_that_follows() -> None:
    alone = "hands: R-coach G-dog | Y-coach Y-rider Y-blacksmith; top: R-stable"
    followed = "hands: R-coach R-dog | Y-coach Y-rider Y-blacksmith; top: R-stable"
    assert worth(followed, "R-coach") > worth(alone, "R-coach") + 500


def test_a_horse_gives_others_a_chance() -> None:
    hands = "hands: R-horse R-dog B-stable | Y-coach Y-rider Y-blacksmith; top: R-stable"
    assert worth(hands, "R-dog") > worth(hands, "R-horse")


def test_what_is_slipped_is_what_the_hand_can_do_without() -> None:
    hands = "hands: R-rider Y-blacksmith G-horseshoe | B-dog B-rider; top: R-dog"
    assert kept(hands, "Y-blacksmith") > kept(hands, "R-rider") > kept(hands, "G-horseshoe")
