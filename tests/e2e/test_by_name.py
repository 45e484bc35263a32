"""A whole game from the shelf to the winner by roles and names alone, as somebody plays it who cannot see the page."""

import re

from playwright.sync_api import Page, expect

from kartenhaus.words import Words
from tests.e2e.conftest import NewDevice

MOST = 200  # steps after which a game of one deal ought to be over


class Listener:
    """What there is on the page for somebody who hears it."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page, self.say = page, words.say
        self.choosing = page.get_by_role("status").filter(has_text=self.say("now-choose"))
        self.cards = page.get_by_role("group", name=self.say("hand-title")).get_by_role("button")
        self.moving = page.get_by_role("button", name=self.say("table-skip"))
        self.takes = page.get_by_role("button", name=re.compile("^Take row"))
        self.winner = page.get_by_role("region", name=self.say("table-result")).get_by_role("heading")

    def press(self, id: str) -> None:
        """Find a button by its name, and press it by the keyboard."""
        self.page.get_by_role("button", name=self.say(id), exact=True).press("Enter")

    def follow(self, id: str) -> None:
        """Find a link by its name, and follow it by the keyboard."""
        self.page.get_by_role("link", name=self.say(id)).press("Enter")

    def choose(self, title: str, value: str) -> None:
        """One of a few, by the name of the group and its own."""
        group = self.page.get_by_role("group", name=self.say(title))
        group.get_by_role("radio", name=self.say(value), exact=True).check()

    def fill(self, title: str, value: str) -> None:
        """A number by its name."""
        number = self.page.get_by_role("spinbutton", name=self.say(title), exact=True)
        number.fill(value)
        number.press("Tab")

    def step(self) -> None:
        """Do what is asked for: a card of the hand, or a row."""
        expect(self.moving).to_have_count(0)
        expect(self.choosing.or_(self.takes.last).or_(self.winner).first).to_be_visible()
        if self.takes.last.is_visible():
            self.takes.last.press("Enter")
            expect(self.takes).to_have_count(0)
        elif self.choosing.is_visible():
            card = self.cards.first.get_attribute("aria-label")
            self.cards.first.press("Enter")
            # it lies face down, and says so, or even in its row already
            expect(self.page.get_by_role("button", name=str(card), exact=True)).to_have_count(0)


def test_a_game_of_nimmt_by_roles_and_names(device: NewDevice) -> None:
    one = device()
    page, hears = one.page, Listener(one.page, one.words)
    one.go()
    hears.follow("title")
    hears.follow("box-friends")
    for seat in (2, 3):
        kind = page.get_by_role("group", name=hears.say("setup-kind", number=seat))
        kind.get_by_role("radio", name=hears.say("setup-bot"), exact=True).check()
    hears.press("setup-change")
    hears.choose("option-end_mode", "option-end_mode-deals")
    hears.fill("option-deals", "1")
    hears.press("page-done")
    hears.press("setup-deal")
    expect(hears.cards).to_have_count(10)
    for card in hears.cards.all():
        expect(card).to_have_accessible_name(re.compile(r"^Card \d+, \d heads?"))
    steps = 0
    while not hears.winner.is_visible():
        hears.step()
        steps += 1
        assert steps < MOST, "the game does not come to its end"
    assert steps >= 10
    expect(hears.winner).to_have_text(re.compile(r"\w"))
    expect(page.get_by_role("button", name=hears.say("table-rematch"), exact=True)).to_be_enabled()
