"""Horses Mau Mau in the browser: whole stories by people and by bots, the grab, the calls, and bad texts."""

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from kartenhaus import games
from kartenhaus.table.reactions import FALSE_START
from kartenhaus.words import LANGUAGES, Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import BRIEFLY, OTHERS_PLAY_ON, Device, is_pressed
from tests.e2e.house import BOT, PATIENCE, House, Json, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults

GAME = "horses"
# Each test runs as soon as the game stands on the shelf.
when_offered = pytest.mark.parametrize("game", [id for id in games.offered() if id == GAME])

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MOST_LOOKS = 4000  # at all tables of a game, one after another
MOST_GAMES = 5  # until something comes that chance has in its hands
# What the person in front of the page can do now; "" where nothing.
MOMENT = """
(words) => {
  const main = document.querySelector("main");
  const shows = (text) => [...main.querySelectorAll("button")].find((one) => one.textContent.trim() === text);
  if (!main || document.querySelector("dialog[open]")) return "";
  if (shows(words.again)) return "over";
  if (shows(words.next)) return "next";
  if (main.querySelector(`input[aria-label="${words.name}"]`)) return "name";
  if (shows(words.agree)) return "agree";
  if (main.querySelector(".choice[aria-disabled=false]")) return "vote";
  if (shows(words.insist)) return "insist";
  if (main.querySelector(`textarea[aria-label="${words.write}"]`)) return main.querySelector(".asking") ? "" : "tell";
  if (shows(words.wave)) return "judge";
  if (main.querySelector("button.figure.live")) return "grab";
  if (main.querySelector(".actions .main[data-due]")) return "act";
  return main.querySelector(`.hand[data-due] .lit`) ? "lay" : "";
}
"""
# A page that is opened to be printed is only opened.
UNPRINTED = "() => { const open = window.open; window.open = (at) => Object.assign(open(at), { print() {} }); }"
ANYTHING = ("over", "next", "name", "agree", "vote", "insist", "tell", "judge", "grab", "act", "lay")
NAMES = ("Sternschnuppe", "Wirbelwind", "Zuckerstern", "Morgenrot")
name_of_next = cycle(NAMES).__next__  # no two people at a table propose the same
SENTENCES = {
    "en": "Early in the morning {word} came round the corner, and all of them cheered.",
    "de": "Am frühen Morgen kam {word} um die Ecke, und alle jubelten laut.",
}


# Its word is not read out before some seconds are over.
SLOW = f"One two three four five six seven eight nine ten{' and one more' * 3}, and at last {{word}} came."


class Horses:
    """The table of Horses Mau Mau on one device, as a person reads it off the page."""

    def __init__(self, one: Device, press: Callable[..., None] = Locator.click, language: str = "en") -> None:
        self.one = one
        self.page: Page = one.page
        self.press = press
        self.words = one.words = Words(language, GAME)
        self.sentence = SENTENCES[language]
        self.grabs = 0
        ids = {"again": "table-rematch", "next": "board-next-round", "name": "board-name-field", "wave": "board-wave"}
        ids |= {"write": "board-your-words", "agree": "board-agree", "insist": "board-insist"}
        self._said = {key: self.words.say(id) for key, id in ids.items()}

    @property
    def field(self) -> Locator:
        """Where the next piece of the story is written."""
        return self.page.get_by_label(self._said["write"])

    @property
    def story(self) -> Locator:
        """The pieces of the story as they stand on the page."""
        return self.page.locator(".page li bdi")

    def moment(self) -> str:
        """What can be done at this moment."""
        return str(self.page.evaluate(MOMENT, self._said))

    def until(self, *moments: str) -> str:
        """Wait until something can be done, or until one of these moments."""
        check = f"([words, moments]) => {{ const now = ({MOMENT})(words); return moments.includes(now) && now; }}"
        wanted: list[Any] = [self._said, moments or ANYTHING]
        return str(self.page.wait_for_function(check, arg=wanted, polling=30, timeout=OTHERS_PLAY_ON).json_value())

    def must(self) -> str:
        """The word that has to occur in the piece that is owed."""
        return self.page.locator(".what p").inner_text().rpartition(":")[2].strip()

    def tell(self, text: str = "") -> None:
        """Write a piece of the story, by default one that has in it what must occur, and tell it."""
        self.field.fill(text or self.sentence.format(word=self.must()))
        self.answered(self.one.button("board-tell", exact=True))

    def answered(self, target: Locator) -> None:
        """Press something, if it has not gone by then, and wait for the answer of the table."""
        self.one.ask(lambda: is_pressed(self.press, target), target)

    def who_did(self, event: str, since: int) -> list[int]:
        """Wait until this is told in a frame that is no older; the seats that it is told of."""

        def seats() -> list[int]:
            updates = [frame for frame in self.one.frames[since:] if frame["type"] == "update"]
            return [told["seat"] for frame in updates for told in frame["events"] if told["event"] == event]

        self.one.hear(seats, f"to be told that somebody {event}")
        return seats()

    def do(self, moment: str) -> None:
        """Whatever is due."""
        match moment:
            case "name":
                self.field_of_name().fill(name_of_next())
                self.answered(self.one.button("board-propose", exact=True))
            case "tell":
                self.tell()
            case "lay":
                self.lay()
            case "grab":
                self.grab()
            case "judge":
                self.answered(self.one.button("board-wave"))
            case "insist":
                self.answered(self.one.button("board-insist"))
            case "vote":
                self.answered(self.page.locator(".choice[aria-disabled=false]").first)
            case "agree":
                self.answered(self.one.button("board-agree", exact=True))
            case "next":
                self.answered(self.one.button("board-next-round"))
            case "act":
                self.answered(self.page.locator(".actions .main[data-due]").first)

    def text(self, code: str) -> Locator:
        """The passing note of a refusal."""
        return self.page.get_by_text(self.words.say(f"refusal-{code}"))

    def field_of_name(self) -> Locator:
        """Where the horse's name is written."""
        return self.page.get_by_label(self._said["name"])

    def lay(self) -> None:
        """Lay or slip the first card that can be; with a horseshoe wish for green."""
        card = self.page.locator(".hand .lit").first
        if self.asks_for_a_wish(card) and is_pressed(self.press, card):
            card = self.page.get_by_role("dialog").get_by_role("button", name=self.words.say("board-green"))
        self.answered(card)

    def asks_for_a_wish(self, card: Locator) -> bool:
        """Pressing this card does not lay it at once."""
        try:
            is_shoe = self.words.say("board-horseshoe") in (card.get_attribute("aria-label", timeout=BRIEFLY) or "")
        except TimeoutError:  # it has gone
            return False
        is_slip = self.one.button("board-decline").count() > 0
        return is_shoe and not is_slip

    def grab(self) -> None:
        """Grab the figure, if nobody else has been quicker."""
        self.grabs += self.page.evaluate(
            """() => {
              const figure = document.querySelector("main button.figure.live");
              figure?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
              return figure ? 1 : 0;
            }"""
        )
        self.page.wait_for_timeout(50)


def play_on(*tables: Horses, each: Callable[[Horses, str], None] = lambda table, moment: None) -> None:
    """Let everybody do what is due until the game is over for all; `each` looks at every moment before it is used."""
    looks = 0
    while any(table.moment() != "over" for table in tables):
        looks += 1
        assert looks < MOST_LOOKS, [
            (table.moment(), table.page.get_by_role("status").all_inner_texts()) for table in tables
        ]
        for table in tables:
            if (moment := table.moment()) in {"", "over"}:
                table.page.wait_for_timeout(20)
                continue
            each(table, moment)
            if table.moment() == moment:
                table.do(moment)


def until_one(tables: list[Horses], moment: str) -> Horses:
    """Whoever comes to this moment first; all others do what is due until then."""
    for _ in range(MOST_LOOKS):
        for table in tables:
            if (now := table.moment()) == moment:
                return table
            if now:
                table.do(now)
            table.page.wait_for_timeout(10)
    raise AssertionError(f"expected somebody to come to {moment!r}, got {[table.moment() for table in tables]}")


def open_room(house: House, *seats: Json, **options: str | int) -> Json:
    """A running table of Horses Mau Mau, with English stories unless said."""
    wish = {"game": GAME, "seats": list(seats), "options": {"language": "en", **options}, "start": True}
    answer = httpx.post(f"{house.url}/api/rooms", json=wish, timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def sit(one: Device, seated: Json, seats: slice = slice(None)) -> None:
    """Take some of the seats that a room has given out."""
    one._keep("rooms", [{"code": seated["code"], "game": GAME, "held": seated["held"][seats], "at": 0}])
    one.go(f"/t/{seated['code']}")


class Faults:
    """Looks at each kind of moment once, and remembers what is wrong with it."""

    def __init__(self) -> None:
        self.seen = set[str]()
        self.found = list[str]()

    def __call__(self, table: Horses, moment: str) -> None:
        if moment in self.seen or moment == "grab":
            return
        self.seen.add(moment)
        at_rest(table.page)
        faults = layout_faults(table.page, is_table=True) + axe_faults(table.page)
        self.found += [f"{moment}: {fault}" for fault in faults]


@when_offered
@pytest.mark.parametrize(
    ("screen", "scheme"), [("phone", "light"), ("phone", "dark"), ("tablet", "dark"), ("desk", "light")]
)
def test_a_whole_story_against_bots(device: NewDevice, house: House, game: str, screen: str, scheme: str) -> None:
    looks = {"phone": PHONE, "tablet": TABLET, "desk": DESK}[screen]
    language = "de" if scheme == "dark" else "en"
    one = device(**looks, color_scheme=scheme, locale="de-DE" if language == "de" else "en-GB")
    table = Horses(one, Locator.tap if screen == "phone" else Locator.click, language)
    sit(one, open_room(house, person("Friederike"), BOT, BOT, language=language))
    faults = Faults()
    play_on(table, each=faults)
    for _ in range(MOST_GAMES):
        if "lay" in faults.seen:
            break
        table.press(one.button("table-rematch"))  # somebody was through before a card of hers fitted
        expect(one.button("table-rematch")).to_have_count(0)
        play_on(table, each=faults)
    faults(table, "over")
    assert faults.found == []
    assert {"name", "lay", "over"} <= faults.seen
    assert table.story.count() >= 2  # an opening and an ending at least
    assert table.page.get_by_role("link").filter(has_text=table.words.say("board-keep-pdf")).count() == 1


@when_offered
def test_two_people_tell_one_story(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"))
    tables = [Horses(device(**PHONE), Locator.tap), Horses(device(**DESK))]
    for i, table in enumerate(tables):
        sit(table.one, seated, slice(i, i + 1))
    play_on(*tables)
    stories = [table.story.all_inner_texts() for table in tables]
    assert stories[0] == stories[1]
    assert len(stories[0]) >= 2
    assert all("came round the corner" in piece for piece in stories[0])


@when_offered
def test_four_people_at_once_play_the_cards_alone_and_one_is_slow(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(
        house, *[person(name) for name in ("Ana", "Ben", "Cem", "Dora")], story="quick", starter="random"
    )
    tables = [Horses(device(**looks)) for looks in (PHONE, TABLET, DESK, PHONE)]
    slow = tables[3].page.context.new_cdp_session(tables[3].page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    for i, table in enumerate(tables):
        sit(table.one, seated, slice(i, i + 1))
    play_on(*tables)
    assert len({table.page.get_by_role("heading", level=2).first.inner_text() for table in tables}) == 1
    assert all(table.story.count() == 0 for table in tables)


@when_offered
def test_all_three_variants_together(device: NewDevice, house: House, game: str) -> None:
    table = Horses(one := device(**PHONE), Locator.tap)
    sit(one, open_room(house, person("Ana"), BOT, shout="on", marathon="on", storyteller="on"))
    faults, called = Faults(), list[str]()

    def each(table: Horses, moment: str) -> None:
        faults(table, moment)
        if moment == "lay":
            calls = one.page.get_by_role("group", name=table.words.say("board-calls")).get_by_role("button")
            expect(calls).to_have_text(["Loco!", "Loco Lingo!"])
            if "lay" not in called:
                table.answered(calls.first)  # else its answer would pass for that of the card
            called.append(moment)

    play_on(table, each=each)
    assert faults.found == []
    assert {"agree", "next"} <= faults.seen


@when_offered
def test_the_words_that_count_as_well_can_be_changed(device: NewDevice, house: House, game: str) -> None:
    table = Horses(one := device(**DESK))
    sit(one, open_room(house, person("Ana"), BOT, storyteller="on"))
    assert table.until() == "name"
    table.do("name")
    while table.until() != "agree":
        table.do(table.moment())
    one.button("board-category-edit", motif=table.words.say("board-dog")).click()
    one.field("board-category-field", motif=table.words.say("board-dog")).fill("dragon, unicorn")
    table.answered(one.button("board-category-save"))
    while (moment := table.until()) not in {"act", "lay", "tell"}:  # the bot may begin with a horse
        table.do(moment)
    one.button("board-categories").click()
    expect(one.page.get_by_role("dialog").get_by_text("dragon, unicorn")).to_be_visible()


@when_offered
def test_a_sentence_without_its_picture_is_asked_about_and_waved_through(
    device: NewDevice, house: House, game: str
) -> None:
    seated = open_room(house, person("Ana"), person("Ben"), starter="random")
    tables = [Horses(device(**PHONE)), Horses(device(**PHONE))]
    for i, table in enumerate(tables):
        sit(table.one, seated, slice(i, i + 1))
    teller = until_one(tables, "tell")
    other = tables[1] if teller is tables[0] else tables[0]
    must = teller.must()
    teller.tell("Something wonderful happened on that day.")
    expect(teller.page.get_by_role("alert")).to_contain_text(must)
    assert teller.field.input_value() == "Something wonderful happened on that day."
    teller.answered(teller.one.button("board-ask", exact=True))
    other.until("judge")
    expect(other.page.get_by_text("Something wonderful happened on that day.")).to_be_visible()
    assert layout_faults(other.page, is_table=True) == []
    other.do("judge")
    expect(other.story).to_have_text(["Something wonderful happened on that day."])


@when_offered
def test_who_is_told_no_can_tell_it_differently(device: NewDevice, house: House, game: str) -> None:
    """Even at the opening, where no card can be taken back."""
    seated = open_room(house, person("Ana"), person("Ben"), starter="host")
    ana, ben = tables = [Horses(device(**PHONE)), Horses(device(**PHONE))]
    for i, table in enumerate(tables):
        sit(table.one, seated, slice(i, i + 1))
    assert until_one(tables, "tell") is ana
    ana.tell("Something wonderful happened on that day.")
    ana.answered(ana.one.button("board-ask", exact=True))
    ben.until("judge")
    ben.answered(ben.one.button("board-object"))
    ana.until("tell")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.words.say("board-now-objected"))
    assert layout_faults(ana.page, is_table=True) == []
    ana.tell()
    expect(ben.story).to_have_count(1)


def opening(device: NewDevice, house: House, **looks: Any) -> Horses:
    """A person who has to begin the story, as the host says who does."""
    table = Horses(device(**looks))
    sit(table.one, open_room(house, person("Ana"), BOT, starter="host"))
    while table.until() != "tell":
        table.do(table.moment())
    return table


@when_offered
def test_what_was_begun_comes_back_after_loading_the_page_anew(device: NewDevice, house: House, game: str) -> None:
    table = opening(device, house, **PHONE)
    table.field.fill("Early in the morning the old")
    table.page.reload()
    table.until("tell")
    assert table.field.input_value() == "Early in the morning the old"
    table.tell()
    expect(table.story.first).to_contain_text("Early in the morning")


@when_offered
@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        (
            "<script>document.title = 'gone'</script> the ",
            " came",
            "<script>document.title = 'gone'</script> the {} came",
        ),
        ("<img src=x onerror=alert(1)> and a ", " slept", "<img src=x onerror=alert(1)> and a {} slept"),
        ("\u202eThen the \u200f", " came\u2069 along", "Then the {} came along"),
        ("🐴🎉 The ", " danced 💃", "🐴🎉 The {} danced 💃"),
        ("One\nTwo\tthe\x07 ", " came", "One Two the {} came"),
        ("{ $horse } & the ", " 'came' \"here\" %s", "{{ $horse }} & the {} 'came' \"here\" %s"),
    ],
    ids=["script", "image", "direction marks", "emoji", "control characters", "placeholders"],
)
def test_every_text_is_shown_as_plain_text(
    device: NewDevice, house: House, game: str, before: str, after: str, shown: str
) -> None:
    table = opening(device, house, **DESK)
    must = table.must()
    table.tell(before + must + after)
    expect(table.story.first).to_have_text(shown.format(must))
    assert "gone" not in table.page.title()
    assert table.page.locator(".page :is(script, img)").count() == 0


@when_offered
def test_too_much_and_nothing_are_told_back_kindly(device: NewDevice, house: House, game: str) -> None:
    table = opening(device, house, **PHONE)
    asked = table.one.n_asked
    table.field.fill("")
    table.one.button("board-tell", exact=True).click(force=True)
    expect(table.text("empty")).to_be_visible()
    long = "The blacksmith ran and ran. " * 360
    table.field.fill(long)
    table.one.button("board-tell", exact=True).click(force=True)
    expect(table.page.get_by_role("alert")).to_contain_text("400")
    assert layout_faults(table.page, is_table=True) == []
    assert table.field.input_value() == long
    assert table.one.n_asked == asked
    table.tell("Oh no")
    expect(table.text("too_short")).to_be_visible()
    table.tell()
    expect(table.story).not_to_have_count(0)


@when_offered
@pytest.mark.parametrize("name", ["", "X", "Dog", "<b>Luna</b>", "Luna the very very long horse", "🐴"])
def test_a_name_that_will_not_do_is_told_back_kindly(device: NewDevice, house: House, game: str, name: str) -> None:
    table = Horses(device(**PHONE))
    sit(table.one, open_room(house, person("Ana"), BOT))
    table.until("name")
    table.field_of_name().fill(name)
    table.answered(table.one.button("board-propose", exact=True))
    expect(table.page.get_by_role("alert")).to_have_text(re.compile(r"\w"))
    assert table.moment() == "name"
    assert table.field_of_name().input_value() == name
    table.do("name")
    table.until(*(moment for moment in ANYTHING if moment != "name"))


@when_offered
def test_a_whole_story_by_keyboard_alone(device: NewDevice, house: House, game: str) -> None:
    def by_key(target: Locator, timeout: float) -> None:
        target.focus(timeout=timeout)
        target.press("Enter", timeout=timeout)

    table = Horses(one := device(**DESK), by_key)
    sit(one, open_room(house, person("Ana"), BOT))
    played = list[str]()

    def each(table: Horses, moment: str) -> None:
        played.append(moment)
        if moment == "tell":
            table.field.press_sequentially("And then there ")
            assert table.page.evaluate("document.activeElement.tagName") == "TEXTAREA"

    play_on(table, each=each)
    assert {"name", "lay", "tell"} <= set(played)


@when_offered
def test_the_horse_is_read_word_by_word_and_grabbed_at_its_name(device: NewDevice, house: House, game: str) -> None:
    """Nothing tells of the name before it is heard."""
    early = list[str]()

    def each(table: Horses, moment: str) -> None:
        if moment != "grab":
            return
        early.extend(word for frame in table.one.frames if frame["type"] == "reading" for word in frame["words"])

    grabs = 0
    for _ in range(MOST_GAMES):  # not every hand has a horse in it
        seated = open_room(house, person("Ana"), person("Ben"))
        tables = [Horses(device(**PHONE)), Horses(device(**DESK))]
        for i, table in enumerate(tables):
            sit(table.one, seated, slice(i, i + 1))
        play_on(*tables, each=each)
        if grabs := sum(table.grabs for table in tables):
            break
    assert grabs, f"expected a horse in one of {MOST_GAMES} stories"
    assert not set(NAMES) & set(early)


def until_both_listen(device: NewDevice, house: House) -> tuple[Horses, Horses]:
    """Ana and Ben at one device, Cem at another, at the moment at which Cem has laid a horse."""
    for _ in range(MOST_GAMES):
        both, third = Horses(device(**TABLET, has_touch=True)), Horses(device(**PHONE))
        if cem_lays_a_horse(house, both, third):
            return both, third
    raise AssertionError(f"expected Cem to lay a horse in one of {MOST_GAMES} games")


def cem_lays_a_horse(house: House, both: Horses, third: Horses) -> bool:
    """Play until he does; False if the game is over before."""
    people = map(person, ("Ana", "Ben", "Cem"))
    seated = open_room(house, *people, starter="random", voluntary_draw="always", snatch_limit=15)
    sit(both.one, seated, slice(2))
    sit(third.one, seated, slice(2, 3))
    horse = third.words.say("board-horse")
    for _ in range(MOST_LOOKS):
        if both.page.locator(".reading .edge").count() == 2:
            return True
        for name in ("Ana", "Ben"):
            if (ready := both.one.button("cover-ready", name=name)).is_visible():
                ready.click()
        if (moment := both.moment()) == "over":
            return False
        if moment == "lay":
            keep_or_lay(both)
        elif moment:
            both.do(moment)
        if third.moment() == "lay":
            keep_or_lay(third, f".hand .lit[aria-label^='{horse},'], ")
        elif third.moment() == "tell":
            third.tell(SLOW.format(word=third.must()))
        elif moment := third.moment():
            third.do(moment)
        both.page.wait_for_timeout(20)
    raise AssertionError(f"expected a horse or an end within {MOST_LOOKS} looks")


def keep_or_lay(table: Horses, rather: str = "") -> None:
    """Lay what one would rather lay; else draw and keep, so that nobody wins soon; else lay what there is."""
    found = table.page.locator(f"{rather}.deck.lit, .actions .button")
    table.answered(found.first) if found.count() else table.lay()


@when_offered
@pytest.mark.parametrize("way", ["keys", "edges"])
def test_two_at_one_device_grab_with_keys_and_edges_of_their_own(
    device: NewDevice, house: House, game: str, way: str
) -> None:
    """Ben is too early and out of it, Ana waits for the moment."""
    both, third = until_both_listen(device, house)
    edges = both.page.locator(".reading .edge")
    before = len(third.one.frames)

    def grab(seat: int) -> None:
        both.page.keyboard.press("qp"[seat]) if way == "keys" else edges.nth(seat).tap()

    grab(1)
    expect(edges.nth(1)).to_contain_text(both.words.say("board-too-early"))
    expect(edges.nth(0)).not_to_contain_text(both.words.say("board-too-early"))
    assert layout_faults(both.page, is_table=True) == []
    expect(both.page.locator(".reading .figure.live")).to_be_visible(timeout=PATIENCE * 1000)
    both.page.wait_for_timeout(2000 * FALSE_START)  # as people do: whoever is quicker has guessed
    grab(0)
    expect(edges).to_have_count(0)
    assert third.who_did("grabbed", before) == [0]
    assert third.who_did("grabbed_early", before) == [1]


@when_offered
def test_the_story_is_kept_as_a_page_and_as_a_pdf(device: NewDevice, house: House, game: str) -> None:
    table = Horses(one := device(**PHONE))
    sit(one, open_room(house, person("Ana"), BOT))
    play_on(table)
    told = table.story.all_inner_texts()
    with one.page.expect_download() as page:
        one.link("board-keep-page").click()
    with one.page.expect_download() as pdf:
        one.link("board-keep-pdf").click()
    html = page.value.path().read_text("utf-8")
    assert one.context.browser
    book = one.context.browser.new_page()
    book.set_content(html)
    said = " ".join(book.locator("body").inner_text().split())
    assert all(" ".join(piece.split()) in said for piece in told)
    assert book.locator("script, link, img[src^=http]").count() == 0
    assert pdf.value.path().read_bytes().startswith(b"%PDF-")
    with one.context.expect_page() as printed:
        one.page.evaluate(UNPRINTED)
        one.button("board-print").click()
    expect(printed.value.locator("body")).to_contain_text(told[0])
    book.close()
    one.forgive(r"the page shows '(box|font|line|text|break|page)-")  # the style of the story's own page


@when_offered
def test_an_onlooker_reads_the_story_and_no_hand(device: NewDevice, house: House, game: str) -> None:
    teller = opening(device, house, **PHONE)
    code = teller.page.url.rpartition("/")[2]
    looker = Horses(device(**DESK))
    looker.one.go(f"/t/{code}")
    looker.one.button("join-look").click()
    teller.tell()
    expect(looker.story.first).to_contain_text("Early in the morning")
    expect(looker.page.locator(".hand")).to_have_count(0)


@when_offered
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_on_every_card_does_for_its_sentence(language: str, game: str) -> None:
    from kartenhaus.games.horses import tales
    from kartenhaus.games.horses.components import MOTIFS

    words = Words(language, GAME)
    for motif in MOTIFS[2:]:
        text = f"Xxx xxx {words.say(f'board-{motif}').lower()} xxx."
        assert tales.check(language, motif, "Luna", text).code == "ok", (motif, text)


def test_the_sentences_of_this_test_hold_what_they_are_told_to() -> None:
    for sentence in SENTENCES.values():
        assert re.search(r"\bxyz\b", sentence.format(word="xyz"))
