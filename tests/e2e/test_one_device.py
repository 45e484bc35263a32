"""Two people share a device: nobody sees the other's hand."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.table import MOST_LOOKS, Look, Table

CARDS = "() => [...document.querySelectorAll('svg text')].map((text) => Number(text.textContent))"
OTHER = {"Ana": "Ben", "Ben": "Ana"}


def covered(one: Device) -> str:
    """For whom the device waits under its cover; nobody if there is none."""
    return next((name for name in OTHER if one.button("cover-ready", name=name).is_visible()), "")


def uncover(one: Device, name: str) -> None:
    """Under the cover lies nothing of any hand; then the device is handed on."""
    expect(one.heading("cover-pass", name=name)).to_be_visible()
    assert one.page.evaluate(CARDS) == []
    expect(Table(one.page).hand).to_have_count(0)
    one.button("cover-ready", name=name).click()


def next_look(one: Device, table: Table) -> Look:
    """The next moment at which somebody can do something, with the device in the right hands."""
    look = table.look()
    for _ in range(MOST_LOOKS):
        if name := covered(one):
            uncover(one, name)
        elif (look := table.look()).moment not in {"wait", "moving"}:
            return look
        one.page.wait_for_timeout(20)
    raise AssertionError(f"expected somebody to be asked for something, got {look}")


def test_the_device_goes_from_hand_to_hand_behind_a_cover(device: NewDevice) -> None:
    one = device()
    table = Table(one.page)
    one.go("/#/nimmt/friends")
    one.field("setup-name-of", number=1).fill("Ana")
    one.choice("setup-kind", "setup-here", number=2).check()
    one.field("setup-name-of", number=2).fill("Ben")
    one.choice("setup-kind", "setup-bot", number=3).check()
    one.button("setup-deal").click()

    hands = dict[str, set[int]]()
    for name, other in OTHER.items():
        uncover(one, name)
        hands[name] = set(table.until("choose").hand)
        assert not hands.get(other, set()) & set(one.page.evaluate(CARDS))
        table.choose(max(hands[name]))
    assert len(hands["Ana"] | hands["Ben"]) == 20

    chose = list[str]()
    while len(chose) < 6:
        look = next_look(one, table)
        mine = next(name for name, hand in hands.items() if set(look.hand) <= hand)
        if look.moment == "choose":
            chose.append(mine)
            shown = set(one.page.evaluate(CARDS)) - {card for row in look.rows for card in row}
            assert not hands[OTHER[mine]] & shown
        table.do(look, pick=max)
    assert set(chose) == {"Ana", "Ben"}
