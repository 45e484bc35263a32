"""Options: declared once, stored as numbers, spoken as words; what is wrong is named."""

from typing import Annotated

import pytest

from kartenhaus.kit import BadMessage, Choice, Number, choices_of, named_options, settle


class Agreed:
    tie: Annotated[int, Choice("shared", "extra_deal", group="house")]
    order: Annotated[int, Choice("left", "right", group="edition", default="right")]
    limit: Annotated[int, Number(66, least=1, most=9999, group="house")]
    loose: int  # no option


def test_the_options_of_a_class_in_its_order() -> None:
    assert [(option.name, option.kind.group) for option in choices_of(Agreed)] == [
        ("tie", "house"),
        ("order", "edition"),
        ("limit", "house"),
    ]


def test_what_nobody_wishes_has_its_default() -> None:
    assert settle(Agreed, {}) == {"tie": 0, "order": 1, "limit": 66}


def test_wishes_are_stored_as_numbers() -> None:
    assert settle(Agreed, {"tie": "extra_deal", "order": "left", "limit": 5}) == {"tie": 1, "order": 0, "limit": 5}


def test_a_number_may_come_as_text() -> None:
    assert settle(Agreed, {"limit": "74"})["limit"] == 74


def test_settled_options_have_their_names_again() -> None:
    agreed = Agreed()
    for name, value in settle(Agreed, {"tie": "extra_deal", "limit": 7}).items():
        setattr(agreed, name, value)
    assert named_options(Agreed, agreed) == {"tie": "extra_deal", "order": "right", "limit": 7}


@pytest.mark.parametrize(
    ("wished", "message"),
    [
        ({"ties": "shared"}, "expected an option among tie, order, limit, got 'ties' at options"),
        ({"loose": 1}, "expected an option among tie, order, limit, got 'loose' at options"),
        ({"tie": "coin"}, "expected one of shared, extra_deal, got 'coin' at options.tie"),
        ({"tie": 1}, "expected one of shared, extra_deal, got 1 at options.tie"),
        ({"tie": None}, "expected one of shared, extra_deal, got None at options.tie"),
        ({"tie": ["shared"]}, "expected one of shared, extra_deal, got ['shared'] at options.tie"),
        ({"limit": 0}, "expected a whole number from 1 to 9999, got 0 at options.limit"),
        ({"limit": 10000}, "expected a whole number from 1 to 9999, got 10000 at options.limit"),
        ({"limit": -5}, "expected a whole number from 1 to 9999, got -5 at options.limit"),
        ({"limit": True}, "expected a whole number from 1 to 9999, got True at options.limit"),
        ({"limit": 6.5}, "expected a whole number from 1 to 9999, got 6.5 at options.limit"),
        ({"limit": "many"}, "expected a whole number from 1 to 9999, got 'many' at options.limit"),
        ({"limit": "-5"}, "expected a whole number from 1 to 9999, got '-5' at options.limit"),
        ({"limit": "²"}, "expected a whole number from 1 to 9999, got '²' at options.limit"),
        ({"limit": ""}, "expected a whole number from 1 to 9999, got '' at options.limit"),
        ({"limit": None}, "expected a whole number from 1 to 9999, got None at options.limit"),
    ],
)
def test_what_is_wrong_is_named(wished: dict[str, object], message: str) -> None:
    with pytest.raises(BadMessage) as caught:
        settle(Agreed, wished)
    assert str(caught.value) == message


def test_a_number_of_a_thousand_digits_is_refused_and_not_read() -> None:
    with pytest.raises(BadMessage, match=r"options\.limit"):
        settle(Agreed, {"limit": "9" * 100_000})


def test_a_wrong_wish_leaves_the_wishes_as_they_were() -> None:
    wished: dict[str, object] = {"limit": 5, "tie": "coin"}
    with pytest.raises(BadMessage):
        settle(Agreed, wished)
    assert wished == {"limit": 5, "tie": "coin"}
