"""Everything that page and server say to each other, as tagged structs. `web/src/lib/messages.ts` is made from here.

Over HTTP come the catalogue, new rooms and joining; over one socket per device (`/ws/CODE`) everything that moves.
A *room* is a party with a code: its seats, options, the table in play, and the tables played before. A *viewer* is a
seat (from 0) or -1 for an onlooker. Names of options, values, moves, events, refusals and fields are the game's own.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kartenhaus.bots.pace import Tempo  # of a bot: how long it thinks, and how soon it reacts

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z2-9]{5}$")]  # a room's code: no 0, O, 1, I
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]  # made by the page, unique for it
Nonce = Annotated[str, Meta(max_length=40)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e9)]
Language = Literal["de", "en", "es", "fr", "it", "nl", "pt"]
SeatKind = Literal["person", "open", "bot"]  # open: waits for a person to join
Animal = Literal[  # a seat's picture; those by whose names bots go are given to people last
    "panda", "frog", "tiger", "penguin", "bear", "cat", "koala", "fox", "owl", "rabbit", "mouse", "wolf"
]
Pace = Literal["live", "relaxed", "by_turn"]  # by turn: over days, everybody comes when it is their turn
HintsFor = Literal["alone", "on", "off"]
Door = Literal["link", "public", "locked"]  # who may come: whoever has the code; everybody, by the shelf; nobody new
TalkBy = Literal["phrases", "chat", "off"]  # what people may say to each other: a few phrases, or anything
Phrase = Literal["hello", "luck", "good", "oops", "wow", "thanks", "moment", "your_turn", "again", "bye"]
Line = Annotated[str, Meta(min_length=1, max_length=200)]  # said at the table
What = Literal["pause", "undo"]  # what all have to agree to
Outcome = Literal["done", "declined", "withdrawn", "lapsed", "went_on"]
Address = Annotated[  # of a letter box
    str, Meta(pattern=r"^[A-Za-z0-9_!#$%&'*+/=?^`{|}~.-]{1,64}@[A-Za-z0-9.-]{1,190}$", max_length=254)
]
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
    bots: list[str]  # who may be chosen for a seat, weakest first: animals, or the game's own levels
    fewest_wins: bool
    components: Fields
    has_secrets: bool  # seats always have something to hide: who shares a device passes it on under a cover
    is_real_time: bool  # people act at any moment
    has_story: bool  # moves need words
    refusal_rules: dict[str, str]  # refusal -> the rule behind it, which `why-RULE` tells
    has_tour: bool


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new room; `here`: a person on the asking device, who gets the token."""

    kind: Literal["here", "open", "bot"]
    name: Name | None = None
    level: str | None = None  # bots
    animal: Animal | None = None  # if it is free
    tempo: Tempo | None = None  # bots


class NewRoom(Struct, forbid_unknown_fields=True):
    """POST /api/rooms -> Seated."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(max_length=16)]
    options: dict[str, str | int] = {}
    start: bool = False  # deal at once
    pace: Pace = "live"
    door: Door = "link"


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/rooms/CODE/join -> Seated: take an open seat (the first one unless said)."""

    name: Name
    seat: int | None = None
    animal: Animal | None = None  # if no other person has it


class TakeSeat(Struct, forbid_unknown_fields=True):
    """POST /api/rooms/CODE/take -> Seated: the seat of a SeatTicket, which is good once; the other device loses it."""

    ticket: Annotated[str, Meta(min_length=1, max_length=40)]


class HeldSeat(Struct):
    """A seat and the token that proves who holds it. Kept by the device, sent in Hello alone."""

    seat: int
    token: str


class Seated(Struct):
    """The room, and the seats that this device now holds."""

    code: str
    held: list[HeldSeat]


class KnownTable(Struct, forbid_unknown_fields=True):
    """A room that a device has been at, with the tokens of its seats."""

    code: Code
    tokens: Annotated[list[str], Meta(max_length=16)] = []


class AskTables(Struct, forbid_unknown_fields=True):
    """POST /api/tables -> list[TableFacts], in the same order: what is going on at these tables."""

    tables: Annotated[list[KnownTable], Meta(max_length=24)]


class TableFacts(Struct):
    """A table as the shelf tells of it."""

    code: str
    game: str  # empty: there is no such room any more
    pace: Pace = "live"
    is_started: bool = False
    is_over: bool = False
    is_paused: bool = False
    is_your_turn: bool = False  # the game waits for a seat of this device
    waits_for: list[str] = []  # the names of all for whom it waits
    others: list[str] = []  # the names on the seats of other devices


class OpenTable(Struct):
    """A table on the shelf that everybody may join."""

    code: str
    game: str
    n_open: int  # seats
    names: list[str]  # of the people there
    is_started: bool


class OpenTables(Struct):
    """GET /api/public: the tables that everybody may join; `is_allowed`: this server's owner wants such tables."""

    is_allowed: bool
    tables: list[OpenTable]


class TourMove(Struct, forbid_unknown_fields=True):
    """A move of whoever takes a tour; `text` is said with it."""

    move: Fields
    text: str = ""


class TourAsk(Struct, forbid_unknown_fields=True):
    """POST /api/tours/GAME -> Tour: what the learner has done so far, the newest last; nothing to begin."""

    language: Language = "en"
    done: Annotated[list[TourMove], Meta(max_length=40)] = []


class TourMoment(Struct):
    """What the learner sees after one move; `reading`: the words that are read out to all, one after another."""

    update: "Update"
    reading: list[str]


class TourScene(Struct):
    """What happens, then a sentence, then what the learner is to do; nothing where the sentence alone is to be read."""

    number: int  # from 1
    say: str  # the message `tour-SAY` of the game's tour
    facts: dict[str, str | int]
    lit: list[str]  # places on the board: `seat-0`, or a move as its values, such as `choose-55`
    moments: list[TourMoment]  # one after another
    wanted: TourMove | None  # with words that would do, where it needs some


class Tour(Struct):
    """The scenes from the newest move on until the learner is to move again, or to the end; or why it cannot be."""

    room: "RoomFacts"
    of: int  # scenes in all
    scenes: list[TourScene]
    refused: str = ""  # a refusal of the game, or "tour_later": legal, and not what is to be learnt now
    facts: dict[str, str | int] = {}


class AskReplay(Struct, forbid_unknown_fields=True):
    """POST /api/rooms/CODE/replay, or /api/replays/KEY of an opened record -> Replay: the part that a step lies in."""

    viewer: int = -1  # a seat, -1 for an onlooker, or -2 for an onlooker with all hands open
    step: int = 0  # of the record; 0 is the deal
    tokens: Annotated[list[str], Meta(max_length=16)] = []  # of the seats that this device holds


class ReplayMoment(Struct):
    """What a viewer saw after a step of the record."""

    step: int
    view: Fields
    awaited: list[int]
    events: list[Fields]  # told with this step
    reading: list[str]  # the words that are being read out to all
    race: int
    actor: int | None  # the seat whose step it was; None: the table itself
    is_undone: bool  # with this step the seat has taken its last move back
    lines: list[Fields] | None = None  # what was told so far; None: the same as the moment before
    log: list[Fields] | None = None  # all that is remembered; None: what was remembered before, and the events
    own: list[Fields] = []  # for -2: by seat, what that seat saw otherwise than an onlooker


class Replay(Struct):
    """A part of a finished game as one viewer saw it; what changed nothing for this viewer is left out."""

    room: "RoomFacts"  # as it was at the end
    viewer: int
    steps: int  # of the record
    of: int  # moments in all
    first: int  # the number of the first moment in this part
    starts: list[int]  # the step with which each part begins
    moments: list[ReplayMoment]


class OpenedRecord(Struct):
    """POST /api/replays with a saved record as the body: true from the seal to the result; ask for parts by its key."""

    key: str
    game: str


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
    level: str | None = None  # bots
    name: Name | None = None
    tempo: Tempo | None = None  # bots; as before, unless said


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """A person's own name."""

    id: CommandId
    seat: int
    name: Name


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give the seat up for good; the table does with it what its option `leaver` says."""

    id: CommandId
    seat: int


class Pick(Struct, tag="pick", forbid_unknown_fields=True):
    """A person's own picture; the host's for a bot. A bot or a free seat that has it takes the old one instead.

    A bot that goes by the name of an animal looks like it, whatever was picked.
    """

    id: CommandId
    seat: int
    animal: Animal


class Rest(Struct, tag="rest", forbid_unknown_fields=True):
    """A person lets a bot play for them, or plays again. The host may have a bot play for who is away, until they come.

    While a bot plays, the person's own moves are refused.
    """

    id: CommandId
    seat: int
    is_resting: bool


class Arrange(Struct, tag="arrange", forbid_unknown_fields=True):
    """The host, before the start or when a game is over: the seats in this order; shuffled if none is given."""

    id: CommandId
    order: Annotated[list[int], Meta(max_length=16)] = []


class ChangeGame(Struct, tag="change_game", forbid_unknown_fields=True):
    """The host, before the start or when a game is over: the same seats before another game, with its usual options."""

    id: CommandId
    game: str


class MoveSeat(Struct, tag="move_seat", forbid_unknown_fields=True):
    """A person: a ticket by which another device gets their seat. This device alone hears it, as a SeatTicket."""

    id: CommandId
    seat: int


class SetPace(Struct, tag="set_pace", forbid_unknown_fields=True):
    """The host: how the room takes its time. `by_turn` is refused where people act at any moment."""

    id: CommandId
    pace: Pace


class SetHints(Struct, tag="set_hints", forbid_unknown_fields=True):
    """The host: may people ask what a bot would do? `alone`: where there is one person only."""

    id: CommandId
    hints: HintsFor


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    """A person asks what a bot would do in their place. The answer to this device comes as a Hint."""

    id: CommandId
    seat: int


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """The host: from now on the person on this seat is."""

    id: CommandId
    seat: int


class Remove(Struct, tag="remove", forbid_unknown_fields=True):
    """The host: the person on this seat has to go; the table does with it as with who leaves."""

    id: CommandId
    seat: int


class SetDoor(Struct, tag="set_door", forbid_unknown_fields=True):
    """The host: who may come. Who has a seat always may. `public` is refused if the server's owner does not want it."""

    id: CommandId
    door: Door


class SetTalk(Struct, tag="set_talk", forbid_unknown_fields=True):
    """The host: what people may say to each other."""

    id: CommandId
    talk: TalkBy


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A person says one of the phrases, or where the room allows it a line of their own: one of the two."""

    id: CommandId
    seat: int
    phrase: Phrase | None = None
    text: Line | None = None


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """A person asks the others for a pause, or to take the last move back, which was theirs."""

    id: CommandId
    seat: int
    what: What


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """The answer to what somebody has Asked; who has asked withdraws it."""

    id: CommandId
    seat: int
    number: int  # of what is Asked
    agrees: bool


class GoOn(Struct, tag="go_on", forbid_unknown_fields=True):
    """Any person: the pause is over."""

    id: CommandId
    seat: int


class Remind(Struct, tag="remind", forbid_unknown_fields=True):
    """A person at a table by turn: write here when it is my turn and I am away; None: write no more."""

    id: CommandId
    seat: int
    address: Address | None
    language: Language = "en"


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Send the room and the whole views again."""

    id: CommandId


class Pong(Struct, tag="pong", forbid_unknown_fields=True):
    """The answer to a Ping, to be sent at once. It has no answer itself."""

    nonce: Nonce


Command = (
    Act
    | Claim
    | Start
    | Configure
    | SetSeat
    | Rename
    | Leave
    | Pick
    | Rest
    | Arrange
    | ChangeGame
    | MoveSeat
    | SetPace
    | SetHints
    | AskHint
    | Propose
    | Consent
    | GoOn
    | Remind
    | HandOver
    | Remove
    | SetDoor
    | SetTalk
    | Say
    | Resync
)  # each is answered, by its id
FromPage = Hello | Command | Pong


# Server to page


class SeatFacts(Struct):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str | None  # bots
    is_here: bool  # a device holds it right now
    away_until: float | None = None  # seconds from now until the table acts for it
    animal: Animal = "fox"  # its picture
    is_resting: bool = False  # the person has a bot play for them, for a while
    is_stood_in: bool = False  # a bot plays for the person just now
    is_host: bool = False
    tempo: Tempo | None = None  # bots


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
    hints: HintsFor = "alone"  # who may ask for hints
    has_hints: bool = False  # people here may
    door: Door = "link"
    talk: TalkBy = "phrases"


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


class Asked(Struct):
    """What somebody asks the others for."""

    number: int
    what: What
    seat: int  # who asks
    waits: list[int]  # seats that have not answered
    is_agreed: bool  # by all: a pause that begins when the race is over


class Said(Struct):
    """What became of what was asked for."""

    number: int  # goes up
    what: What
    outcome: Outcome
    seat: int  # by whom


class Manners(Struct, tag="manners"):
    """How the room takes its time; sent when it changes, and at first if it is not as usual."""

    pace: Pace
    paused_by: str | None  # the name of who asked for the pause; the table stands still
    asked: Asked | None
    said: Said | None
    clocks: list[float | None]  # by seat: seconds left to think; empty if nobody is hurried
    has_letters: bool  # this server writes to who is away
    letters: list[int]  # the seats of this device that are written to
    unconfirmed: list[int]  # of these, those whose address has not said yes yet


class Hint(Struct, tag="hint"):
    """What the rule of thumb would do in this place, and why: the message `hint-REASON` of the game's.

    It knows what the person may see and was told, and nothing else.
    """

    seat: int
    decision: int  # of the view that it is good for
    move: Fields
    reason: str
    facts: dict[str, int]


class SeatTicket(Struct, tag="ticket"):
    """A ticket that carries a seat to another device: by its letters, its address, or the picture of that address."""

    seat: int
    ticket: str
    link: str
    qr: str  # SVG
    good_for: float  # seconds


class SeatGone(Struct, tag="gone"):
    """A seat that this device had is on another one now, or was taken away by the host."""

    name: str  # on that seat
    is_removed: bool = False  # by the host


class Told(Struct):
    """What somebody has said: a phrase in everybody's own language, or words of their own."""

    number: int  # goes up
    seat: int
    name: str
    phrase: Phrase | None = None
    text: str = ""  # shown as text, whatever it looks like


class Talk(Struct, tag="talk"):
    """What was said since; at first all that is remembered, which is no more than the last of this evening."""

    lines: list[Told]
    is_whole: bool = False


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


ToPage = (
    RoomFacts
    | Whole
    | Update
    | Reading
    | Manners
    | Hint
    | Talk
    | SeatTicket
    | SeatGone
    | Ping
    | Done
    | RefusedCommand
    | Bad
)
