"""Positions of Horses Mau Mau drawn as text, and hands that play them.

    s = drawn("hands: R-coach B-dog | G-rider; top: R-stable")
    assert play(s, 0, "R-coach") == ["laid …", "told …", …]

Cards are a colour's letter and a motif; direction cards are D1 to D3. Parts: `hands`, one a seat; `top`, the card laid
last (usually none: the red blacksmith of the start); `pile`, cards beneath it; `slipped`, the deepest first; `turn`, a
seat; `bill`; `target`, a motif; `out`, cards that are nowhere, so that the draw pile is small: "all" or some;
`options: shout=on story=quick`. All other cards are in the draw pile.
"""

from typing import Any

from kartenhaus import kit
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import (
    ACCUSE_0,
    ASK_0,
    CALL_ALL,
    CALL_ONE,
    CLOSE,
    DRAW,
    GRAB,
    KEEP,
    LAY_0,
    LEAVE,
    SLIP_0,
    STOP,
    TAKE_BACK,
    TELL_0,
    TURN_TARGET,
    WISH_0,
)
from kartenhaus.games.horses.components import (
    CARDS,
    COLOUR,
    COLOURS,
    HORSESHOES,
    MOTIF,
    MOTIFS,
    PIECES,
    START_0,
)
from kartenhaus.games.horses.state import NOBODY, OPENING, READING, SNATCH, TELLING, TURN, State, View
from kartenhaus.games.horses.turns import piece, teller
from kartenhaus.kit import CLOCK, Log, Refused
from tests.kit.drawn import drawn as parts_of
from tests.kit.tables import table_of

LOG_ROOM = 200
CHANCE = 7
LETTERS = {name[0].upper(): number for number, name in enumerate(COLOURS, 1)}


def card(text: str) -> int:
    """The number of a drawn card."""
    if text[0] == "D":
        return 32 + int(text[1])
    colour, motif = LETTERS[text[0]], MOTIFS.index(text[2:])
    return next(c for c in range(1, CARDS + 1) if (COLOUR[c], MOTIF[c]) == (colour, motif))


def name(number: int) -> str:
    """How a card is drawn."""
    if MOTIFS[MOTIF[number]] == "direction":
        return f"D{number - 32}"
    return f"{COLOURS[COLOUR[number] - 1][0].upper()}-{MOTIFS[MOTIF[number]]}"


def target(motif: str) -> int:
    """The target card with this motif."""
    return next(c for c in range(START_0 + 6, PIECES + 1) if MOTIFS[MOTIF[c]] == motif)


def started(seats: int, chance: int = CHANCE, **options: Any) -> State:
    """A table that is dealt."""
    s: State = table_of(GAME, seats, chance, **options)
    GAME.start(s, kit.log_with_room(LOG_ROOM))
    return s


def drawn(text: str) -> State:
    """A state in a turn; every card is somewhere, but those that are out."""
    parts = parts_of(text)
    options: dict[str, Any] = dict(word.split("=") for group in parts.pop("options", []) for word in group)
    hands = [[card(word) for word in group] for group in parts.pop("hands")]
    s = started(len(hands), **options)
    pile = [card(word) for word in parts.pop("pile", [[]])[0] + parts.pop("top", [[]])[0]]
    slipped = [card(word) for word in parts.pop("slipped", [[]])[0]]
    out = parts.pop("out", [[]])[0]
    held = {c for hand in hands for c in hand}
    rest = [c for c in range(1, CARDS + 1) if c not in held and c not in pile and c not in slipped]
    rest = [] if out == ["all"] else [c for c in rest if name(c) not in out]
    s.hand = [filled_up(hand) for hand in hands] + [filled_up([])] * (4 - len(hands))
    s.n_hand = [len(hand) for hand in hands] + [0] * (4 - len(hands))
    s.deck, s.n_deck, s.n_slipped = filled_up(slipped + rest), len(slipped + rest), len(slipped)
    s.pile, s.n_pile, s.top = filled_up(pile), len(pile), pile[-1] if pile else 0
    s.start_card = START_0 + 1
    under = pile[-1] if pile else s.start_card
    s.demand_colour, s.demand_motif, s.wish = COLOUR[under], MOTIF[under], 0
    s.turn = int(parts.pop("turn", [["0"]])[0][0])
    s.bill = int(parts.pop("bill", [["0"]])[0][0])
    s.target = target(parts.pop("target", [["trophy"]])[0][0])
    s.phase, s.beginner, s.winner = TURN, s.turn, NOBODY
    assert not parts, f"expected parts that a position has, got {', '.join(parts)}"
    return s


def filled_up(cards: list[int]) -> list[int]:
    """As long as a field is."""
    return cards + [0] * (CARDS - len(cards))


# Doing


def do(s: State, actor: int, action: int) -> list[str]:
    """Let the actor do what is legal, and raise Refused for the rest; what was told, as text."""
    legal = [0] * GAME.moves.size
    refusal = GAME.why_not(s, actor, action)
    assert (refusal == 0) == (action in legal[: GAME.may(s, actor, legal)])
    if refusal:
        raise Refused(GAME.refusals[refusal])
    log = kit.log_with_room(LOG_ROOM)
    GAME.act(s, actor, action, log)
    return told_by(log)


def told_by(log: Log) -> list[str]:
    """What a log tells, one text an event: its name, its seat and its number, cards as they are drawn."""
    told = []
    for line in log.line[: log.n]:
        kind = GAME.events.kinds[line[0]]
        facts: dict[str, int | str] = dict(zip(kind.facts, line[2:], strict=False))
        if "card" in facts:
            facts.pop("motif", None)
            facts.pop("tint", None)
        if 0 < int(facts.get("card", 0)) <= CARDS:
            facts["card"] = name(int(facts["card"]))
        told.append(" ".join([kind.name, *map(str, facts.values())]))
    return told


def lay(s: State, seat: int, what: str, wish: str = "") -> list[str]:
    """The seat lays this card, a horseshoe with its wish; its sentence is still owed."""
    return do(s, seat, laying(what, wish))


def laying(what: str, wish: str = "") -> int:
    """The action that lays a card."""
    if wish:
        return WISH_0 + COLOURS.index(wish) * len(HORSESHOES) + card(what) - HORSESHOES[0]
    return LAY_0 + card(what)


def tell(s: State) -> list[str]:
    """Whoever owes a piece of the story tells it."""
    return do(s, teller(s), TELL_0 + piece(s))


def ask(s: State) -> list[str]:
    """Whoever owes a piece of the story asks the others about it."""
    return do(s, teller(s), ASK_0 + piece(s))


def play(s: State, seat: int, what: str, wish: str = "") -> list[str]:
    """The seat lays this card and tells; the horse's sentence is still to be read."""
    told = lay(s, seat, what, wish)
    return told + (tell(s) if s.phase == TELLING else [])


def draw(s: State, seat: int) -> list[str]:
    """The seat draws."""
    return do(s, seat, DRAW)


def draw_and_keep(s: State, seat: int) -> list[str]:
    """The seat draws, and lays nothing of it."""
    return draw(s, seat) + do(s, seat, KEEP)


def close(s: State) -> list[str]:
    """The CLOCK says the name, or ends the time to grab."""
    return do(s, CLOCK, CLOSE)


def say_name(s: State) -> list[str]:
    """The horse's sentence is read to its name."""
    assert s.phase == READING
    told = close(s)
    assert s.phase == SNATCH
    return told


def slip(s: State, seat: int, what: str) -> list[str]:
    """The seat slips this card."""
    return do(s, seat, SLIP_0 + card(what))


def accuse(s: State, seat: int, who: int) -> list[str]:
    """The seat has noticed that the other one did not call."""
    return do(s, seat, ACCUSE_0 + who)


def finish(s: State) -> list[str]:
    """The winner turns the target card over and tells the ending."""
    return do(s, s.winner, TURN_TARGET) + tell(s)


def refused(s: State, actor: int, action: int) -> str:
    """Why the actor may not do this; "" if it is legal. Nothing changes."""
    before = kit.as_bytes(s, State)
    legal = [0] * GAME.moves.size
    code = GAME.why_not(s, actor, action)
    assert (code == 0) == (action in legal[: GAME.may(s, actor, legal)])
    assert kit.as_bytes(s, State) == before
    return GAME.refusals[code] if code else ""


def legal_moves(s: State, actor: int) -> set[str]:
    """What the actor may do, as text: "lay R-dog", "wish_red G-horseshoe", "draw"."""
    legal = [0] * GAME.moves.size
    named = [GAME.moves.named(action) for action in legal[: GAME.may(s, actor, legal)]]
    return {" ".join([str(m["move"]), *[shown(k, m[k]) for k in m if k != "move"]]) for m in named}


def shown(field: str, number: Any) -> str:
    """A move's number, a card as it is drawn."""
    return name(number) if field == "card" and number <= CARDS else str(number)


def layable(s: State, seat: int) -> set[str]:
    """The cards that the seat may lay."""
    return {move.split()[1] for move in legal_moves(s, seat) if move.startswith(("lay", "wish"))}


# Looking


def hand(s: State | View, seat: int) -> set[str]:
    """The cards of a seat."""
    cards = s.hand[seat] if isinstance(s.hand[0], list) else s.hand
    return {name(c) for c in cards[: s.n_hand[seat]]}


def deck(s: State) -> list[str]:
    """The draw pile, the deepest card first."""
    return [name(c) for c in s.deck[: s.n_deck]]


def pile(s: State) -> list[str]:
    """The laid cards."""
    return [name(c) for c in s.pile[: s.n_pile]]


def view(s: State, viewer: int) -> View:
    """What a viewer sees."""
    v: View = kit.blank(View)
    GAME.see(s, viewer, v)
    return v


def opened(seats: int, **options: Any) -> State:
    """A table at which the beginner is to tell the opening; the first seat begins."""
    s = started(seats, starter="host", **options)
    legal = [0] * GAME.moves.size
    while s.phase < OPENING:
        seat = next(seat for seat in range(seats) if GAME.awaits(s, seat))
        n = GAME.may(s, seat, legal)
        do(s, seat, legal[n - 1] if n > seats else legal[0])
    return s


__all__ = ["CALL_ALL", "CALL_ONE", "GRAB", "LEAVE", "STOP", "TAKE_BACK"]
