"""A room: a party with a code, its seats, what it has agreed on, and the table in play. No I/O; time is handed in.

A device is known by its holders: the hashes of the tokens it has shown. What a room refuses changes nothing.
"""

from collections import Counter, OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace

from kartenhaus.bots import rule_of_thumb, usual_level
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Game, Refused, named_options, settle
from kartenhaus.table import Table

from . import consent, hints, visiting
from .manners import Manners, check_pace, keep_pace
from .messages import (
    Act,
    Arrange,
    AskHint,
    ChangeGame,
    Claim,
    Command,
    Configure,
    Consent,
    GoOn,
    HandOver,
    HeldSeat,
    Join,
    Leave,
    MoveSeat,
    NewRoom,
    Pick,
    Propose,
    Remind,
    Remove,
    Rename,
    Rest,
    Resync,
    RoomFacts,
    Say,
    SeatFacts,
    SeatPlan,
    SetDoor,
    SetHints,
    SetPace,
    SetSeat,
    SetTalk,
    Start,
    TableFacts,
)
from .reseating import arrange, change_game, offered_game, stand_in_now
from .seating import (
    Draw,
    RoomSeat,
    animal_of,
    bot,
    check_bots_alone,
    checked_level,
    clean_name,
    free_animal,
    free_name,
    holder_of,
    new_token,
    person,
    pick_animal,
)
from .talk import Lines, say
from .tickets import Tickets

Holders = frozenset[str]

HOST_ALONE = -1  # in place of a seat: the token of a host who sits nowhere
ANSWERS = 64  # remembered for each holder
SECRET_BYTES = 32
TABLE_ID_BYTES = 8


class Answers:
    """What each holder's last commands were answered, so that a repeated one does nothing twice."""

    def __init__(self) -> None:
        self._answers: dict[str, OrderedDict[str, bytes]] = {}
        self.given = 0  # in all

    def find(self, holders: Holders, id: str) -> bytes | None:
        """The answer that this command was given before."""
        for holder in holders:
            answers = self._answers.get(holder)
            if answers is not None and id in answers:
                return answers[id]
        return None

    def keep(self, holder: str, id: str, answer: bytes) -> str | None:
        """Remember an answer; returns the id that is forgotten for it."""
        answers = self._answers.setdefault(holder, OrderedDict())
        answers[id] = answer
        self.given += 1
        return answers.popitem(last=False)[0] if len(answers) > ANSWERS else None


@dataclass
class Room:
    """One room. `playing` tells who holds which seat of the table; it outlasts changes for the next one."""

    code: str
    game: Game
    options: dict[str, str | int]
    seats: list[RoomSeat]
    hosts: set[str]
    draw: Draw
    grace: float  # seconds
    table: Table | None = None
    secret: bytes = b""  # the table's
    playing: list[str | None] = field(default_factory=list)
    answers: Answers = field(default_factory=Answers)
    is_stopped: bool = False  # by a mistake of ours
    revision: int = 0  # goes up whenever something changes that is stored, the table's log aside
    glimpse: int = 0  # goes up whenever something else changes that everybody sees: who is here, who plays for whom
    present: Counter[str] = field(default_factory=Counter)  # holder -> devices
    away_since: dict[str, float] = field(default_factory=dict)
    company_since: float = 0.0  # since when somebody who has a seat is here
    tickets: Tickets = field(default_factory=Tickets)
    manners: Manners = field(default_factory=Manners)
    lines: Lines = field(default_factory=Lines)

    # Opening and joining

    @classmethod
    def opened(cls, code: str, game: Game, new: NewRoom, draw: Draw, grace: float) -> tuple["Room", list[HeldSeat]]:
        """A new room, and the seats that the opening device holds. BadMessage for options or levels that cannot be."""
        room = cls(code, game, agreed(game, new.options), [], set(), draw, grace)
        check_pace(game, new.pace)
        room.manners.pace, room.manners.door = new.pace, new.door
        held = [room._sit(plan, i) for i, plan in enumerate(new.seats)]
        mine = [each for each in held if each is not None]
        if not mine:
            mine = [HeldSeat(HOST_ALONE, new_token(draw))]
        room.hosts = {holder_of(each.token) for each in mine}
        room._check_room_for(len(new.seats))
        return room, mine

    def _sit(self, plan: SeatPlan, i: int) -> HeldSeat | None:
        name = free_name(self.seats) if plan.name is None else clean_name(plan.name)
        check_bots_alone(plan, f"seats[{i}]")
        if plan.kind == "here":
            token = new_token(self.draw)
            animal = free_animal(self.seats, plan.animal)
            self.seats.append(RoomSeat("person", name, holder=holder_of(token), animal=animal))
            return HeldSeat(i, token)
        level = checked_level(self.game, plan.level) if plan.kind == "bot" else None
        animal = free_animal(self.seats, plan.animal or animal_of(level))
        self.seats.append(RoomSeat(plan.kind, name, level, animal=animal, tempo=plan.tempo or "usual"))
        return None

    def join(self, message: Join, now: float) -> HeldSeat:
        """Take an open seat."""
        self._check_running_well()
        visiting.check_door(self)
        name = clean_name(message.name)
        seat = self._open_seat(message.seat)
        token = new_token(self.draw)
        self._give(seat, holder_of(token), name, now)
        if message.animal is not None:
            with suppress(Refused):  # another person has it: the seat's own will do
                pick_animal(self.seats, seat, message.animal)
        return HeldSeat(seat, token)

    def _open_seat(self, wished: int | None) -> int:
        if wished is None:
            for i, seat in enumerate(self.seats):
                if seat.kind == "open":
                    return i
            raise Refused("room_full")
        self._check_seat(wished)
        if self.seats[wished].kind != "open":
            raise Refused("seat_taken")
        return wished

    def _give(self, seat: int, holder: str, name: str, now: float) -> None:
        self.seats[seat] = self.seats[seat].given_to("person", name, holder=holder)
        self.away_since[holder] = now
        self.revision += 1
        self._follow(seat, now)

    # Who is here

    def is_known(self, holder: str) -> bool:
        """This room has given the token out, and it still counts."""
        return holder in self.hosts or holder in self.playing or any(seat.holder == holder for seat in self.seats)

    def held(self, holders: Holders) -> list[int]:
        """The seats of the room that a device holds."""
        return [i for i, seat in enumerate(self.seats) if seat.holder in holders]

    def viewers(self, holders: Holders) -> list[int]:
        """The viewers of the table that a device is: its seats, or an onlooker, who sees all seats in the end."""
        if self.table is None:
            return []
        mine = [i for i, holder in enumerate(self.playing) if holder in holders]
        return mine or [ONLOOKER, *(range(len(self.playing)) if self.table.is_over else ())]

    def arrive(self, holders: Holders, now: float) -> None:
        """A device is here; whoever was away takes the seat back at once."""
        if not self._has_company() and self._seated(holders):
            self.company_since = now
        for holder in holders:
            self.present[holder] += 1
            self.away_since.pop(holder, None)
        for seat, player in enumerate(self.playing):
            if player in holders:
                self._follow(seat, now)
        self.glimpse += 1

    def depart(self, holders: Holders, now: float) -> None:
        """A device has gone."""
        for holder in holders:
            self.present[holder] -= 1
            if self.present[holder] <= 0:
                del self.present[holder]
                self.away_since[holder] = now
        self.glimpse += 1

    def _seated(self, holders: Holders) -> bool:
        return any(seat.holder in holders for seat in self.seats)

    def _has_company(self) -> bool:
        return any(seat.holder in self.present for seat in self.seats)

    def is_host(self, holders: Holders, now: float) -> bool:
        """May start, configure and set seats: who opened the room, or any person while the host is gone for long."""
        if self.hosts & holders:
            return True
        is_gone = all(
            host not in self.present and now - self.away_since.get(host, now) > self.grace for host in self.hosts
        )
        return is_gone and self._seated(holders)

    # The absent

    @property
    def is_running(self) -> bool:
        """A game is on."""
        return self.table is not None and not self.table.is_over

    @property
    def stands_still(self) -> bool:
        """Nothing happens by itself: by a mistake of ours, or in a pause."""
        return self.is_stopped or self.manners.is_paused

    @property
    def waits_for_the_absent(self) -> bool:
        """The table has agreed that no bot ever plays for a person."""
        return self.options.get("leaver") == "cancel_deal"

    def stand_in(self) -> str:
        """The level of the bot that plays for who is away or has left."""
        return "random" if self.options.get("leaver") == "auto_random" else rule_of_thumb(self.game)

    def is_stood_in(self, seat: int) -> bool:
        """A bot plays for the seat's person just now."""
        return self.table is not None and self.seats[seat].kind == "person" and self.table.seats[seat].kind == "bot"

    def away_until(self, seat: int) -> float | None:
        """When the table goes on without the seat's person; None if it need not, or will not.

        Nobody is hurried who keeps nobody waiting: while no person is here, no time runs.
        """
        holder = self.seats[seat].holder
        if not self.is_running or holder is None or holder in self.present or self.waits_for_the_absent:
            return None
        if not self._has_company() or self.manners.pace != "live" or self.manners.is_paused:
            return None
        return max(self.away_since.get(holder, self.company_since), self.company_since) + self.grace

    def replace_absent(self, now: float) -> None:
        """Bots sit down for those whose grace time is over."""
        for seat in range(len(self.seats)) if self.is_running else ():
            until = self.away_until(seat)
            if until is not None and until <= now and not self.is_stood_in(seat):
                assert self.table is not None
                self.table.set_seat(seat, bot(self.seats[seat], self.stand_in()), now)
                self.glimpse += 1

    # Commands

    def command(self, holders: Holders, message: Command, now: float) -> None:
        """Carry out a command of a device; Refused and BadMessage leave everything as it was."""
        self._check_running_well()
        match message:
            case Act():
                self._act(holders, message, now)
            case Claim():
                self._claim(holders, message, now)
            case Start():
                self._check_host(holders, now)
                self.start(message.fill, now)
            case Configure():
                self._check_host(holders, now)
                self._check_not_running()
                self.options = agreed(self.game, message.options)
            case SetSeat():
                self._check_host(holders, now)
                self._set_seat(holders, message, now)
            case Rename():
                self._check_held(holders, message.seat)
                self.seats[message.seat].name = clean_name(message.name)
                self._follow(message.seat, now)
            case Leave():
                self._check_held(holders, message.seat)
                self._leave(message.seat, now)
            case Pick():
                self._check_may_dress(holders, message.seat, now)
                pick_animal(self.seats, message.seat, message.animal)
            case Rest():
                self._rest(holders, message, now)
            case Arrange():
                self._check_host(holders, now)
                self._check_not_running()
                arrange(self, message.order)
            case ChangeGame():
                self._check_host(holders, now)
                self._check_not_running()
                game = offered_game(message.game)
                change_game(self, game, self.options if game.id == self.game.id else agreed(game, {}))
            case SetPace():
                self._check_host(holders, now)
                check_pace(self.game, message.pace)
                self.manners.pace = message.pace
                keep_pace(self.manners, self.table)
            case SetHints():
                self._check_host(holders, now)
                self.manners.hints = message.hints
            case AskHint():
                hints.check_hint(self, holders, message)
                return
            case Propose():
                self._check_held(holders, message.seat)
                consent.propose(self, holders, message, now)
                return
            case Consent():
                self._check_held(holders, message.seat)
                consent.consent(self, holders, message)
                return
            case GoOn():
                self._check_held(holders, message.seat)
                consent.go_on(self, message, now)
            case HandOver():
                self._check_host(holders, now)
                visiting.hand_over(self, message.seat)
            case Remove():
                self._check_host(holders, now)
                visiting.check_removed(self, holders, message.seat)
                self._leave(message.seat, now)
            case SetDoor():
                self._check_host(holders, now)
                self.manners.door = message.door
            case SetTalk():
                self._check_host(holders, now)
                self.manners.talk = message.talk
            case Say():
                self._check_held(holders, message.seat)
                say(self, message, now)
                return
            case MoveSeat() | Remind():
                self._check_held(holders, message.seat)
                return
            case Resync():
                return
        self.revision += not isinstance(message, Act | Claim)

    def holder_for(self, holders: Holders, message: Command) -> str | None:
        """Under whose name the answer is remembered."""
        seat = getattr(message, "seat", None)
        if isinstance(message, Act | Claim | Rename | Leave) and isinstance(seat, int) and 0 <= seat < len(self.seats):
            holder = self.seats[seat].holder
            if holder in holders:
                return holder
        return min(holders, default=None)

    def _act(self, holders: Holders, message: Act, now: float) -> None:
        table, action = self._wish(holders, message)
        if message.decision != table.decision(message.seat):
            raise Refused("stale")
        table.act(message.seat, action, now, message.text)

    def _claim(self, holders: Holders, message: Claim, now: float) -> None:
        """A claim that is not held: the rules may know what it is when there is nothing to claim."""
        table, action = self._wish(holders, message)
        if not table.is_claim(action):
            raise BadMessage("a move that claims", str(message.move.get("move")), "$.move.move")
        if message.race != table.race():
            raise Refused("too_late" if message.race else "stale")
        table.act(message.seat, action, now)

    def _wish(self, holders: Holders, message: Act | Claim) -> tuple[Table, int]:
        """The table, and the action that a device wants from one of its seats there."""
        action = self.game.moves.number(message.move)
        if self.table is None:
            raise Refused("not_started")
        if not 0 <= message.seat < len(self.playing):
            raise BadMessage(f"a seat from 0 to {len(self.playing) - 1}", message.seat, "$.seat")
        if self.playing[message.seat] not in holders:
            raise Refused("not_your_seat")
        if self.is_running and self.seats[message.seat].is_resting:
            raise Refused("is_resting")
        consent.check_not_paused(self)
        return self.table, action

    def contested(self, holders: Holders, message: Command) -> int | None:
        """The action, if this claims what others may claim as well, so that it is to be seen who was first.

        Whoever has pressed before they could see it has claimed it, if the game knows false starts.
        """
        if self.is_stopped or not isinstance(message, Act | Claim) or self.game.real_time is None:
            return None
        try:
            table, action = self._wish(holders, message)
        except (Refused, BadMessage):
            return None
        race = table.race()
        if race == 0 or not table.is_claim(action) or action not in table.legal(message.seat):
            return None
        if isinstance(message, Act):
            return action if message.decision == table.decision(message.seat) else None
        is_early = message.race == 0 and message.move.get("move") in self.game.real_time.false_starts
        return action if message.race == race or is_early else None

    def start(self, fill: bool, now: float) -> None:
        """Lay the table and deal; open seats get bots if `fill`, else they are refused."""
        self._check_not_running()
        least, most = self.game.seats[0], self.game.seats[-1]
        if len(self.seats) < least:
            raise Refused("too_few_seats", least=least, most=most)
        if not fill and any(seat.kind == "open" for seat in self.seats):
            raise Refused("open_seats")
        for i, seat in enumerate(self.seats):
            if seat.kind == "open":
                self.seats[i] = seat.given_to("bot", level=usual_level(self.game))
        self._lay(now)

    def _lay(self, now: float) -> None:
        """A new table: chance is drawn, cards are dealt."""
        self.secret = self.draw(SECRET_BYTES)
        self.playing = [seat.holder for seat in self.seats]
        self.table = Table(
            self.game,
            self.draw(TABLE_ID_BYTES).hex(),
            [
                person(seat) if self._is_played(seat) else bot(seat, seat.level or self.stand_in())
                for seat in self.seats
            ],
            settle(self.game.Options, self.options),
            self.secret,
            now=now,
        )
        keep_pace(self.manners, self.table)
        self.revision += 1

    def _set_seat(self, holders: Holders, message: SetSeat, now: float) -> None:
        name = None if message.name is None else clean_name(message.name)
        check_bots_alone(message, "$")
        level = checked_level(self.game, message.level) if message.kind == "bot" else None
        is_new = message.seat == len(self.seats)
        if is_new or message.kind is None:
            self._check_not_running()
        if is_new and message.kind is not None:
            self._check_room_for(len(self.seats) + 1)
            self.seats.append(RoomSeat("open", free_name(self.seats), animal=free_animal(self.seats)))
        self._check_seat(message.seat)
        if message.kind is None:
            del self.seats[message.seat]
            return
        seat = self.seats[message.seat]
        seat = seat.given_to(message.kind, name or "", level)
        seat.tempo = message.tempo or seat.tempo
        if message.kind == "person":
            seat.holder = self._new_holder(holders, message.seat)
        self.seats[message.seat] = seat
        self._follow(message.seat, now)

    def _new_holder(self, holders: Holders, seat: int) -> str:
        """The host's device takes the seat, unless another person has it; one token may hold several seats."""
        holder = self.seats[seat].holder
        if holder is not None and holder not in holders:
            raise Refused("seat_taken")
        return holder or min(self.hosts & holders or holders)

    def _leave(self, seat: int, now: float) -> None:
        holder = self.seats[seat].holder
        was_running = self.is_running
        if was_running and not self.waits_for_the_absent:
            self.seats[seat] = self.seats[seat].given_to("bot", level=self.stand_in())
        else:
            self.seats[seat] = self.seats[seat].given_to("open")
        self._follow(seat, now)
        if was_running and self.waits_for_the_absent:
            self._by_clock("cancel", now)
        elif was_running:
            self._by_clock(str(self.options.get("leaver")), now, seat + 1)
        if holder is not None and not any(each.holder == holder for each in self.seats):
            self._hand_on_host(holder)

    def _rest(self, holders: Holders, message: Rest, now: float) -> None:
        self._check_seat(message.seat)
        seat = self.seats[message.seat]
        if seat.holder not in holders:
            self._check_host(holders, now)
            stand_in_now(self, message.seat, now)
            return
        if message.is_resting and self.waits_for_the_absent:
            raise Refused("no_stand_in")
        seat.is_resting = message.is_resting
        self._follow(message.seat, now)

    def _is_played(self, seat: RoomSeat) -> bool:
        """By its person, for whom no bot plays for a while."""
        return seat.kind == "person" and (not seat.is_resting or self.waits_for_the_absent)

    def close_windows(self, now: float, lag: float = 0.0) -> None:
        """The time is up for what the table does not wait for; `lag` seconds of it did not count."""
        if self.is_running and not self.stands_still:
            assert self.table is not None
            closes_at = self.table.closes_at()
            if closes_at is not None and closes_at + lag <= now:
                self._by_clock("close", now)

    def _by_clock(self, name: str, now: float, *number: int) -> None:
        """Do a move of the clock's, if the game has one of this name (and number) for what the table has agreed on."""
        assert self.table is not None
        for action in self.table.legal(CLOCK):
            if tuple(self.game.moves.named(action).values()) == (name, *number):
                self.table.act(CLOCK, action, now)
                return

    def _hand_on_host(self, holder: str) -> None:
        self.hosts.discard(holder)
        if not self.hosts:
            self.hosts = {seat.holder for seat in self.seats if seat.holder is not None}

    def _follow(self, seat: int, now: float) -> None:
        """The table in play learns who sits there now."""
        if not self.is_running:
            return
        assert self.table is not None
        mine = self.seats[seat]
        self.playing[seat] = mine.holder
        is_away = mine.holder is not None and mine.holder not in self.present
        stays_bot = is_away and self.table.seats[seat].kind == "bot"  # until the person's device is really here
        is_played = self._is_played(mine) and not stays_bot
        wanted = person(mine) if is_played else bot(mine, mine.level or self.stand_in())
        if self.table.seats[seat] != wanted:
            self.table.set_seat(seat, wanted, now)

    # Refusing

    def _check_running_well(self) -> None:
        if self.is_stopped:
            raise Refused("table_stopped")

    def _check_host(self, holders: Holders, now: float) -> None:
        if not self.is_host(holders, now):
            raise Refused("not_host")

    def _check_not_running(self) -> None:
        if self.is_running:
            raise Refused("game_running")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise BadMessage(f"a seat from 0 to {len(self.seats) - 1}", seat, "$.seat")

    def _check_held(self, holders: Holders, seat: int) -> None:
        self._check_seat(seat)
        if self.seats[seat].holder not in holders:
            raise Refused("not_your_seat")

    def _check_may_dress(self, holders: Holders, seat: int, now: float) -> None:
        """One's own seat; the host also those on which no person sits."""
        self._check_seat(seat)
        if self.seats[seat].kind == "person" or not self.is_host(holders, now):
            self._check_held(holders, seat)

    def _check_room_for(self, n: int) -> None:
        least, most = self.game.seats[0], self.game.seats[-1]
        if n > most:
            raise Refused("too_many_seats", least=least, most=most)

    # Showing

    def facts(self, holders: Holders, join_url: str, now: float) -> RoomFacts:
        """The room as a device sees it."""
        table = self.table
        is_over = table is not None and table.is_over
        return RoomFacts(
            code=self.code,
            game=self.game.id,
            options=self.options,
            seats=[self._seat_facts(i, now) for i in range(len(self.seats))],
            held=self.held(holders),
            is_host=self.is_host(holders, now),
            is_started=table is not None,
            is_over=is_over,
            join_url=join_url,
            table=table.id if table else None,
            commitment=table.commitment if table else None,
            secret=table.revealed_secret if table else None,
            ranks=table.ranks() if table and is_over else [],
            hints=self.manners.hints,
            has_hints=hints.may_have_hints(self),
            door=self.manners.door,
            talk=self.manners.talk,
        )

    def seen_from_afar(self, holders: Holders) -> TableFacts:
        """The table as the shelf of a device tells of it."""
        waits = self.table.awaited() if self.table is not None and self.is_running else []
        return TableFacts(
            code=self.code,
            game=self.game.id,
            pace=self.manners.pace,
            is_started=self.table is not None,
            is_over=self.table is not None and self.table.is_over,
            is_paused=self.manners.is_paused,
            is_your_turn=any(self.playing[seat] in holders for seat in waits),
            waits_for=[self.seats[seat].name for seat in waits],
            others=[seat.name for seat in self.seats if seat.kind != "open" and seat.holder not in holders],
        )

    def _seat_facts(self, i: int, now: float) -> SeatFacts:
        seat = self.seats[i]
        until = self.away_until(i)
        left = None if until is None else 0.0 if self.is_stood_in(i) else round(max(0.0, until - now), 1)
        return SeatFacts(
            seat.kind,
            seat.name,
            seat.level,
            seat.holder in self.present,
            left,
            seat.picture,
            seat.is_resting,
            self.is_running and self.is_stood_in(i),
            seat.holder in self.hosts,
            seat.tempo if seat.kind == "bot" else None,
        )


def agreed(game: Game, wished: Mapping[str, object]) -> dict[str, str | int]:
    """All options by name, defaults filled in; BadMessage for an unknown name or value."""
    return named_options(game.Options, SimpleNamespace(**settle(game.Options, wished)))
