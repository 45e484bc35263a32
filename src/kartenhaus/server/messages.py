"""Everything that page and server say to each other, as tagged structs. `web/src/lib/messages.ts` is made from here.

Over HTTP come the catalogue, new rooms and joining; over one socket per device (`/ws/CODE`) everything that moves.
A *room* is a party with a code: its seats, options, the table in play, and the tables played before. A *viewer* is a
seat (from 0) or -1 for an onlooker. Names of options, values, moves, events, refusals and fields are the game's own.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z2-9]{5}$")]  # a room's code: no 0, O, 1, I
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]  # made by the page, unique for it
Nonce = Annotated[str, Meta(max_length=40)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e9)]
Language = Literal["de", "en", "es", "fr", "it", "nl", "pt"]
SeatKind = Literal["person", "open", "bot"]  # open: waits for a person to join
Fields = dict[str, Any]


# HTTP


class OptionFacts(Struct, omit_defaults=True):
    """One option of a game; a choice has `values`, a number `least` and `most`."""

    name: str
    group: Literal["variant", "edition", "comfort", "house"]
    default: str | int
    values: list[str] = []
    least: int = 0
    most: int = 0


class GameFacts(Struct):
    """GET /api/games: what the shelf and the table set-up need to know."""

    id: str
    titles: dict[str, str]  # by language
    least_seats: int
    most_seats: int
    age: int
    minutes: int
    options: list[OptionFacts]
    presets: dict[str, dict[str, str | int]]
    bots: list[str]  # levels, weakest first
    fewest_wins: bool
    components: Fields
    has_secrets: bool  # somebody knows what others may not see: who shares a device passes it on under a cover
    is_real_time: bool  # people act at any moment
    has_story: bool  # moves need words


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new room; `here`: a person on the asking device, who gets the token."""

    kind: Literal["here", "open", "bot"]
    name: Name | None = None
    level: str | None = None  # bots


class NewRoom(Struct, forbid_unknown_fields=True):
    """POST /api/rooms -> Seated."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(max_length=16)]
    options: dict[str, str | int] = {}
    start: bool = False  # deal at once


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/rooms/CODE/join -> Seated: take an open seat (the first one unless said)."""

    name: Name
    seat: int | None = None


class HeldSeat(Struct):
    """A seat and the token that proves who holds it. Kept by the device, sent in Hello alone."""

    seat: int
    token: str


class Seated(Struct):
    """The room, and the seats that this device now holds."""

    code: str
    held: list[HeldSeat]


class Problem(Struct):
    """Any HTTP answer that is not 2xx: either a refusal `code` with its facts, or what was expected instead."""

    code: str  # the message `refusal-CODE` of the words
    facts: dict[str, str | int] = {}
    expected: str = ""
    got: str = ""
    where: str = ""


# Page to server


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: the seats this device holds, or none to look on."""

    tokens: Annotated[list[str], Meta(max_length=16)] = []
    language: Language = "en"


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Do a move. `decision` is that of the view the person acted on; an older one is refused as stale.

    `text`: what is said with it, in games in which moves need words; at most 400 characters.
    """

    id: CommandId
    seat: int
    decision: int
    move: Fields
    text: str = ""


class Claim(Struct, tag="claim", forbid_unknown_fields=True):
    """Do a move that says "mine". It is answered when it is decided who was first; too_late for who was not.

    `race` is that of the view the person acted on. `reaction`: milliseconds from the moment the page painted what can
    be claimed to the press; None if it does not know. It counts only as far as the way through the network allows.
    """

    id: CommandId
    seat: int
    race: int
    move: Fields
    reaction: Milliseconds | None = None


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """The host: deal. Also for a rematch when a game is over. Open seats get bots if `fill`, else they are refused."""

    id: CommandId
    fill: bool = False


class Configure(Struct, tag="configure", forbid_unknown_fields=True):
    """The host, before the start or when a game is over: agree on options (those not named go to their default)."""

    id: CommandId
    options: dict[str, str | int]


class SetSeat(Struct, tag="set_seat", forbid_unknown_fields=True):
    """The host: add (seat = number of seats), change or remove (kind None) a seat; in play: to a bot, or back."""

    id: CommandId
    seat: int
    kind: SeatKind | None
    level: str | None = None
    name: Name | None = None


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """A person's own name."""

    id: CommandId
    seat: int
    name: Name


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give the seat up for good; the table does with it what its option `leaver` says."""

    id: CommandId
    seat: int


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Send the room and the whole views again."""

    id: CommandId


class Pong(Struct, tag="pong", forbid_unknown_fields=True):
    """The answer to a Ping, to be sent at once. It has no answer itself."""

    nonce: Nonce


FromPage = Hello | Act | Claim | Start | Configure | SetSeat | Rename | Leave | Resync | Pong


# Server to page


class SeatFacts(Struct):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str | None  # bots
    is_here: bool  # a device holds it right now
    away_until: float | None = None  # seconds from now until the table acts for it


class RoomFacts(Struct, tag="room"):
    """The room; sent at first and whenever it changes. Also GET /api/rooms/CODE."""

    code: str
    game: str
    options: dict[str, str | int]
    seats: list[SeatFacts]
    held: list[int]  # the seats of this device
    is_host: bool  # this device may start, configure, set seats
    is_started: bool
    is_over: bool
    join_url: str
    table: str | None = None  # id of the table in play
    commitment: str | None = None  # SHA-256 of the table's secret, hex
    secret: str | None = None  # the secret itself, once the game is over
    ranks: list[int] = []  # by seat, once the game is over


class Whole(Struct, tag="view"):
    """All that a viewer may know now, and what is remembered of the events."""

    viewer: int
    version: int  # counts this viewer's Whole and Update messages without a gap
    decision: int  # changes when what this seat may do changes
    view: Fields
    moves: list[Fields]
    awaited: list[int]  # seats the game waits for
    log: list[Fields]
    race: int = 0  # the number of what can be claimed now; 0: nothing
    lines: list[Fields] = []  # what was told so far, in games in which moves need words
    closes_in: float | None = None  # seconds until the clock goes on by itself


class Update(Struct, tag="update"):
    """The same after something happened; `events` tells what, in order."""

    viewer: int
    version: int
    decision: int
    view: Fields
    moves: list[Fields]
    awaited: list[int]
    events: list[Fields]
    race: int = 0
    lines: list[Fields] = []
    closes_in: float | None = None


class Reading(Struct, tag="reading"):
    """The words that were read out so far of what is being told; none when that is over."""

    viewer: int
    words: list[str]


class Ping(Struct, tag="ping"):
    """Answer with a Pong at once: so the server learns how long the way to this device is."""

    nonce: str


class Done(Struct, tag="done"):
    """The command was carried out (also when it is repeated)."""

    id: str


class RefusedCommand(Struct, tag="refused"):
    """The command is against the rules of game, table or room; nothing changed."""

    id: str
    code: str
    facts: dict[str, str | int] = {}


class Bad(Struct, tag="bad"):
    """The frame made no sense; nothing changed."""

    expected: str
    got: str
    where: str
    id: str | None = None


ToPage = RoomFacts | Whole | Update | Reading | Ping | Done | RefusedCommand | Bad
