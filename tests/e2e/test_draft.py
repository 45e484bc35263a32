"""The professional variant with its draft."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.table import Table


def test_three_players_pick_their_hands_and_play_the_first_turn(device: NewDevice) -> None:
    one = device()
    page, table = one.page, Table(one.page)
    one.go("/#/nimmt/friends")
    for number in (2, 3):
        one.choice("setup-kind", "setup-bot", number=number).check()
    one.button("setup-change", exact=True).click()
    one.choice("option-variant", "option-variant-professional").check()
    one.button("page-done").click()
    expect(page.get_by_text("Variant: Professional")).to_be_visible()
    one.button("setup-deal").click()

    picked = list[int]()
    while table.until("draft", "choose").moment == "draft":
        card = page.get_by_role("group", name="Open cards").get_by_role("button").first
        label = card.get_attribute("aria-label") or ""
        picked.append(int(label.split()[1].rstrip(",")))
        card.click()
        expect(table.hand.get_by_role("button")).to_have_count(len(picked))
    look = table.until("choose")
    assert look.hand == sorted(picked)
    assert len(look.hand) == 10
    cards = {card for row in look.rows for card in row} | set(look.hand)
    assert len(cards) == 14
    assert max(cards) <= 34
    table.do(look)
    assert len(table.until("choose", "row").hand) == 9
