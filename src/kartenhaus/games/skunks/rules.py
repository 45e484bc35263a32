"""The rules of Flinke Stinker, in the booklet's order.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone. Seats are counted from 0 inside and
in events, and from 1 in moves.
"""

from kartenhaus.kit import CLOCK, Log, Row, below, note

from .actions import (
    BEGIN,
    COVER,
    GIVE_0,
    GIVE_FIRST_0,
    GO_ON,
    LAY_PATH,
    LIFT,
    REMOVE_0,
    RUN,
    SHORT_0,
    SKUNK_0,
    STARTS_0,
    TURN_0,
)
from .events import (
    BAD_FULL,
    BAD_STINK,
    CHOSE_SKUNK,
    COVERED,
    FRONT_MIXED,
    GIVEN,
    LAID_ANEW,
    LAID_OUT,
    LEFT,
    LIFTED,
    MET_PUMA,
    NOBODY_WON,
    ONLY_PUMAS_LEFT,
    PATH_LAID,
    PUMA_SHOWN,
    PUT_AWAY,
    RAN,
    RAN_BACK,
    RAN_HOME,
    SAW,
    STARTS,
    STINK_LAID,
    TOOK,
    TRACK_LIES,
    TURN_BEGAN,
    WON,
)
from .state import (
    AFTER_STINK,
    CARDS,
    COLOURS,
    FOOTPRINTS,
    GAP,
    GIFTS_CHOICE,
    GIVE,
    LAY,
    LEAVER_REMOVE,
    MARKS,
    MIX_ALL_GO_ON,
    MIX_OWN_END_TURN,
    NO_TILE,
    NOBODY,
    OVER,
    PAST,
    PUMA,
    PUMAS,
    ROOM,
    SEATS,
    SHOWN,
    SKUNKS,
    SOME_CARDS,
    START_PICK,
    STARTER,
    STINK,
    STINKS,
    TRACK,
    TRACK_CUSTOM,
    TURN,
    UP_TO_CARDS,
    VALUES,
    WAIT_ON,
    Public,
    State,
)
from .track import (
    clear_track,
    lay_random_track,
    lay_tile,
    ways_after,
)

# Preparation


def start(s: State, log: Log) -> None:
    """SK-08 to SK-16: cards and tiles are laid out, every skunk is at Start."""
    s.phase = SKUNKS
    s.turn = 0
    s.active = NOBODY
    s.winner = NOBODY
    s.receiver = NOBODY
    s.n_turned = 0
    s.must_turn = 0
    s.shown = 0
    clear_seats(s)
    for value in range(VALUES + 1):
        s.used[value] = FOOTPRINTS[s.seats][value]  # SK-02 to SK-07
        s.has_kind[value] = 0
    lay_cards(s)
    note(log, LAID_OUT, s.n_down, n_pumas(s), 0, 0)
    clear_track(s)
    if s.track != TRACK_CUSTOM:
        lay_random_track(s)
        note(log, TRACK_LIES, STINKS, 0, 0, 0)


def clear_seats(s: State) -> None:
    """SK-16: nobody has a card or has moved."""
    for seat in range(SEATS):
        s.is_in[seat] = int(seat < s.seats)
        s.skunk[seat] = 0
        s.position[seat] = 0
        s.has_seen[seat] = 0
        for value in range(VALUES + 1):
            s.front[seat][value] = 0


def n_pumas(s: Public) -> int:
    """SK-02 to SK-06: pumas in play; all of them lie in the middle at all times."""
    return PUMAS[s.seats]


def lay_cards(s: State) -> None:
    """SK-08, SK-70: shuffle the pumas and the used pile, and lay them out face down in fresh places."""
    n = 0
    for value in range(1, VALUES + 1):
        for _ in range(s.used[value]):
            n += 1
            s.face[n] = value
        s.used[value] = 0
    for _ in range(n_pumas(s)):
        n += 1
        s.face[n] = PUMA
    for i in range(n, 1, -1):
        j = 1 + below(s, i)
        face = s.face[i]
        s.face[i] = s.face[j]
        s.face[j] = face
    for place in range(CARDS + 1):
        s.mark[place] = 0
        s.down[place] = int(0 < place <= n)
        if s.down[place] == 0:
            s.face[place] = GAP
    s.n_down = n
    s.n_used = 0


def choose_skunk(s: State, seat: int, colour: int, log: Log) -> None:
    """SK-15: first come; when everybody has one, the preparation goes on."""
    s.skunk[seat] = colour
    note(log, CHOSE_SKUNK, seat, colour, 0, 0)
    if have_all_skunks(s):
        go_on_preparing(s, log)


def have_all_skunks(s: Public) -> bool:
    """Everybody has chosen a skunk."""
    for seat in range(s.seats):
        if s.is_in[seat] and s.skunk[seat] == 0:
            return False
    return True


def go_on_preparing(s: State, log: Log) -> None:
    """What is left to be agreed on: the track, who begins; then the first turn."""
    if s.n_laid < TRACK:
        s.phase = LAY
    elif s.starter == START_PICK:
        s.phase = STARTER
    else:
        start_with(s, next_seat(s, below(s, s.seats)), log)


def host(s: Public) -> int:
    """The first seat that takes part lays the track and says who begins."""
    seat = 0
    while s.is_in[seat] == 0:
        seat += 1
    return seat


def lay(s: State, kind: int, log: Log) -> None:
    """SK-09: the next tile, after which the track can still become a legal one."""
    lay_tile(s, kind)
    note(log, STINK_LAID if kind == STINK else PATH_LAID, s.n_laid, 0, 0, 0)


def lift(s: State, log: Log) -> None:
    """Until play begins the last tile can be taken up again."""
    note(log, LIFTED, s.n_laid, 0, 0, 0)
    s.tile[s.n_laid] = NO_TILE
    s.n_laid -= 1


def begin(s: State, log: Log) -> None:
    """SK-14: the track is complete, and everybody sees it before play."""
    note(log, TRACK_LIES, STINKS, 0, 0, 0)
    go_on_preparing(s, log)


def start_with(s: State, seat: int, log: Log) -> None:
    """SK-17: this seat takes the first turn."""
    note(log, STARTS, seat, 0, 0, 0)
    begin_turn(s, seat, log)


# A turn


def next_seat(s: Public, seat: int) -> int:
    """SK-18: the next one clockwise who takes part."""
    after = seat_after(s, seat)
    while s.is_in[after] == 0:
        after = seat_after(s, after)
    return after


def seat_after(s: Public, seat: int) -> int:
    """The next seat clockwise, taken or not. Dividing would take longer."""
    return seat + 1 if seat + 1 < s.seats else 0


def begin_turn(s: State, seat: int, log: Log) -> None:
    """SK-19, SK-28: a turn begins with turning a card; before it, cards come back if only pumas are left (SK-71)."""
    if is_only_pumas(s):
        lay_anew(s, log)
    s.active = seat
    s.turn += 1
    s.n_turned = 0
    s.must_turn = 0
    s.receiver = NOBODY
    s.phase = TURN
    note(log, TURN_BEGAN, seat, 0, 0, 0)


def end_turn(s: State, log: Log) -> None:
    """SK-44, SK-58: the next one has a turn."""
    begin_turn(s, next_seat(s, s.active), log)


def turn_over(s: State, place: int, log: Log) -> None:
    """SK-19 to SK-22: a card shows its face."""
    s.must_turn = 0
    if s.face[place] == PUMA:
        show_puma(s, place, log)
    else:
        take(s, place, log)


def take(s: State, place: int, log: Log) -> None:
    """SK-22, SK-23: footprints go in front of the player; the place in the middle stays empty."""
    value = s.face[place]
    s.face[place] = GAP
    s.down[place] = 0
    s.n_down -= 1
    s.n_turned += 1
    s.front[s.active][value] += 1
    note(log, TOOK, s.active, value, place, total(s, s.active))
    tell_bad_total(s, log)
    if is_only_pumas(s):
        note(log, ONLY_PUMAS_LEFT, n_pumas(s), 0, 0, 0)


def tell_bad_total(s: State, log: Log) -> None:
    """SK-36, SK-38: why the player may not run with this total; not looked for where nobody is told."""
    if log.n == log.room:
        return
    steps = total(s, s.active)
    tile = tile_after(s, steps)
    if is_stink(s, tile):
        note(log, BAD_STINK, s.active, steps, tile, 0)
    elif is_full(s, tile):
        note(log, BAD_FULL, s.active, steps, tile, 0)


# Moving


def total(s: Public, seat: int) -> int:
    """SK-31: all footprints in front of a player, turned up or given."""
    steps = 0
    for value in range(1, VALUES + 1):
        steps += value * s.front[seat][value]
    return steps


def tile_after(s: Public, steps: int) -> int:
    """SK-32 to SK-34, SK-78: where the active skunk ends; PAST if it runs past the last tile."""
    return min(s.position[s.active] + steps, PAST)


def is_stink(s: Public, tile: int) -> bool:
    """SK-35, SK-79: nobody may stop here."""
    return 0 < tile <= TRACK and s.tile[tile] == STINK


def is_full(s: Public, tile: int) -> bool:
    """SK-37 to SK-40, SK-79: two other skunks stand here, or more."""
    if not 0 < tile <= TRACK:
        return False
    others = -int(s.position[s.active] == tile)
    for seat in range(SEATS):
        others += int(s.position[seat] == tile)  # whoever is not in the game stands at Start
    return others >= ROOM


def may_land(s: Public, steps: int) -> bool:
    """SK-35 to SK-40: a run of so many steps ends well."""
    tile = tile_after(s, steps)
    return not is_stink(s, tile) and not is_full(s, tile)


def may_run(s: Public) -> bool:
    """SK-28 to SK-30, SK-36, SK-72: a card was turned, and stopping now is open in some way."""
    if s.n_turned == 0 or s.must_turn:
        return False
    steps = total(s, s.active)
    if may_land(s, steps):
        return True
    if s.use_all_cards == SOME_CARDS:
        for fewer in range(1, min(steps, TRACK + 1)):
            if may_run_short(s, fewer):
                return True
    return False


def may_run_short(s: Public, steps: int) -> bool:
    """use_all_cards = false: some of the cards, but not all, make exactly these steps, and they end well."""
    return steps < total(s, s.active) and can_make(s, steps) and may_land(s, steps)


def can_make(s: Public, steps: int) -> bool:
    """Some of the active player's cards make exactly this sum."""
    for fours in range(s.front[s.active][4] + 1):
        for threes in range(s.front[s.active][3] + 1):
            for twos in range(s.front[s.active][2] + 1):
                ones = steps - 4 * fours - 3 * threes - 2 * twos
                if 0 <= ones <= s.front[s.active][1]:
                    return True
    return False


def run(s: State, steps: int, log: Log) -> None:
    """SK-32, SK-43, SK-44: stop and move; the cards are used up, and the turn is over."""
    old = s.position[s.active]
    new = tile_after(s, steps)
    s.position[s.active] = new
    if new == PAST:
        put_away(s, s.active)
        win(s, steps, log)
        return
    note(log, RAN, s.active, steps, new, 0)
    run_back_between(s, old, new, log)
    note(log, PUT_AWAY, s.active, put_away(s, s.active), 0, 0)
    end_turn(s, log)


def put_away(s: State, seat: int) -> int:
    """SK-43: all cards in front of a player go to the used pile; how many."""
    n = 0
    for value in range(1, VALUES + 1):
        n += s.front[seat][value]
        s.used[value] += s.front[seat][value]
        s.front[seat][value] = 0
    s.n_used += n
    return n


# Overtaking


def run_back_between(s: State, old: int, new: int, log: Log) -> None:
    """SK-45 to SK-48, SK-52 to SK-55: whoever stood strictly between the mover's old and new place runs back."""
    for tile in range(old + 1, new):
        for seat in range(s.seats):
            if s.is_in[seat] and s.position[seat] == tile:
                run_back(s, seat, log)


def run_back(s: State, seat: int, log: Log) -> None:
    """SK-49 to SK-51: an overtaken skunk flees from the smell, onto any tile, however many stand there."""
    was = s.position[seat]
    tile = retreat(s, was)
    s.position[seat] = tile
    if tile == 0:
        note(log, RAN_HOME, seat, was, 0, 0)
    elif tile != was:
        note(log, RAN_BACK, seat, tile, was, 0)


def retreat(s: Public, tile: int) -> int:
    """SK-49, SK-50: the tile just before the nearest stink tile behind, or Start; never a stink tile itself."""
    back = tile - 1
    while back > 0 and s.tile[back] != STINK:
        back -= 1
    if back > 0 and s.retreat_to == AFTER_STINK:
        return back + 1
    while back > 0 and s.tile[back] == STINK:
        back -= 1
    return max(back, 0)


# Puma


def show_puma(s: State, place: int, log: Log) -> None:
    """SK-27, SK-56: everybody gets to see it."""
    s.shown = place
    s.phase = SHOWN
    if s.memory_aid == MARKS:
        s.mark[place] = 1
    note(log, PUMA_SHOWN, s.active, place, 0, 0)


def see_puma(s: State, seat: int, log: Log) -> None:
    """SK-57: the active player covers it; where the table agreed to wait, when all have seen it."""
    s.has_seen[seat] = 1
    if s.wait_for_all == WAIT_ON:
        note(log, SAW, seat, 0, 0, 0)
    if s.wait_for_all != WAIT_ON or has_been_seen(s):
        cover(s, log)


def has_been_seen(s: Public) -> bool:
    """Nobody needs to look at the puma any longer."""
    for seat in range(s.seats):
        if must_see(s, seat):
            return False
    return True


def must_see(s: Public, seat: int) -> bool:
    """This seat has to say that it has seen the puma."""
    is_asked = seat == s.active or s.wait_for_all == WAIT_ON
    return s.is_in[seat] == 1 and is_asked and s.has_seen[seat] == 0


def cover(s: State, log: Log) -> None:
    """SK-57 to SK-59, SK-65: the puma lies where it lay; the cards in front must be given away."""
    hide_puma(s)
    note(log, COVERED, s.active, 0, 0, 0)
    note(log, MET_PUMA, s.active, 0, 0, 0)
    s.phase = GIVE
    if s.gift_start != GIFTS_CHOICE or n_in(s) == 2:
        s.receiver = next_seat(s, s.active)  # SK-60
    give_what_needs_no_choice(s, log)


def hide_puma(s: State) -> None:
    """No puma lies open."""
    s.shown = 0
    for seat in range(SEATS):
        s.has_seen[seat] = 0


def n_in(s: Public) -> int:
    """Players that have not left."""
    n = 0
    for seat in range(SEATS):
        n += s.is_in[seat]
    return n


def begin_giving_with(s: State, left: int, log: Log) -> None:
    """gift_start = choice: the giver says who gets the first card."""
    s.receiver = seat_to_the_left(s, left)
    give_what_needs_no_choice(s, log)


def seat_to_the_left(s: Public, left: int) -> int:
    """The seat so many places to the left of the active one, among those that take part."""
    seat = s.active
    for _ in range(left):
        seat = next_seat(s, seat)
    return seat


def give_by_hand(s: State, value: int, log: Log) -> None:
    """SK-62: the giver says which card goes to whoever is next; a choice remains until a kind is used up."""
    is_last = s.front[s.active][value] == 1
    give(s, value, log)
    if is_last:
        give_what_needs_no_choice(s, log)


def give_what_needs_no_choice(s: State, log: Log) -> None:
    """SK-61, SK-66: equal cards, a last card and cards between two players find their way alone."""
    kinds = sort_front(s)
    if s.receiver != NOBODY and n_in(s) == 2:
        for value in range(1, VALUES + 1):  # those with few footprints first
            give_all(s, value, log)
        kinds = 0
    elif s.receiver != NOBODY and kinds == 1:
        give_all(s, only_kind(s), log)
        kinds = 0
    if kinds == 0:
        end_turn(s, log)


def sort_front(s: State) -> int:
    """The active player's cards by kind; how many kinds. Kept, as looking anew for each gift would take longer."""
    front = s.front[s.active]
    kinds = 0
    for value in range(1, VALUES + 1):
        s.has_kind[value] = int(front[value] > 0)
        kinds += int(front[value] > 0)
    return kinds


def only_kind(s: State) -> int:
    """The kind, if there is just one. Added up, as no processor can guess which one it is."""
    kind = 0
    for value in range(1, VALUES + 1):
        kind += value * s.has_kind[value]
    return kind


def give_all(s: State, value: int, log: Log) -> None:
    """Every such card in front of the active player."""
    for _ in range(s.front[s.active][value]):
        give(s, value, log)


def give(s: State, value: int, log: Log) -> None:
    """SK-60, SK-61, SK-63: one card goes to the one whose turn it is; the next one follows, without the giver."""
    receiver = s.receiver
    s.receiver = next_receiver(s, receiver)
    s.front[s.active][value] -= 1
    s.front[receiver][value] += 1
    note(log, GIVEN, receiver, value, total(s, receiver), 0)


def next_receiver(s: Public, seat: int) -> int:
    """SK-61: the next one clockwise, leaving out the giver."""
    after = seat_after(s, seat)
    while s.is_in[after] == 0 or after == s.active:
        after = seat_after(s, after)
    return after


# When only pumas are left


def is_only_pumas(s: Public) -> bool:
    """SK-68: as many cards lie in the middle as there are pumas."""
    return s.n_down == n_pumas(s)


def is_dry(s: Public) -> bool:
    """Only pumas are left, and no used card could come back."""
    return is_only_pumas(s) and s.n_used == 0


def go_on(s: State, log: Log) -> None:
    """SK-72: the cards come back first, and then a card must be turned."""
    if is_dry(s):
        mix_fronts(s, log)
        if s.dry_middle == MIX_OWN_END_TURN:
            end_turn(s, log)
            return
    lay_anew(s, log)
    s.must_turn = 1


def mix_fronts(s: State, log: Log) -> None:
    """dry_middle: the player's own cards, or everybody's, become the used pile."""
    for seat in range(s.seats):
        if seat == s.active or s.dry_middle == MIX_ALL_GO_ON:
            n = put_away(s, seat)
            if n > 0:
                note(log, FRONT_MIXED, seat, n, 0, 0)
    s.n_turned = 0


def lay_anew(s: State, log: Log) -> None:
    """SK-70, SK-73: pumas and used pile are mixed and laid out anew; what lies in front of players stays there."""
    lay_cards(s)
    note(log, LAID_ANEW, s.n_down, n_pumas(s), 0, 0)


# The end


def win(s: State, steps: int, log: Log) -> None:
    """SK-76, SK-77: past the last tile; the game is over at once."""
    s.winner = s.active
    note(log, WON, s.active, steps, 0, 0)
    end_game(s)


def end_game(s: State) -> None:
    """Nobody is awaited any more."""
    s.phase = OVER
    s.receiver = NOBODY


def remove(s: State, seat: int, log: Log) -> None:
    """leaver = remove: the skunk leaves the track, the cards go to the used pile, the order closes up."""
    s.is_in[seat] = 0
    s.skunk[seat] = 0
    s.position[seat] = 0
    s.has_seen[seat] = 0
    put_away(s, seat)
    note(log, LEFT, seat, 0, 0, 0)
    if n_in(s) == 1:
        hide_puma(s)
        note(log, NOBODY_WON, 0, 0, 0, 0)
        end_game(s)
    elif seat == s.active:
        hide_puma(s)
        end_turn(s, log)
    else:
        go_on_without(s, seat, log)


def go_on_without(s: State, seat: int, log: Log) -> None:
    """Nobody waits for somebody who has left."""
    if s.phase == SKUNKS and have_all_skunks(s):
        go_on_preparing(s, log)
    elif s.phase == SHOWN and has_been_seen(s):
        cover(s, log)
    elif s.phase == GIVE:
        if s.receiver == seat or n_in(s) == 2:
            s.receiver = next_receiver(s, seat)
        give_what_needs_no_choice(s, log)


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """SK-80: the winner is first, all others share the next rank; without a winner all are equal."""
    for seat in range(s.seats):
        out[seat] = 1
        if s.winner != NOBODY and s.winner != seat:
            out[seat] = 2


def score(s: State, seat: int) -> int:
    """SK-80: there are no points; 1 says that the seat has won."""
    if s.winner == seat:
        return 1
    return 0


def deals_done(s: State) -> int:
    """A game is a single deal."""
    if s.phase == OVER:
        return 1
    return 0


# What may be done; what may not, and why, is in `refusals`


def awaits(s: Public, seat: int) -> bool:
    """The game goes on only when this seat has acted."""
    if TURN <= s.phase <= GIVE and s.wait_for_all != WAIT_ON:
        return seat == s.active  # nearly always, and asked most often
    if s.phase == OVER or s.is_in[seat] == 0:
        return False
    if s.phase == SKUNKS:
        return s.skunk[seat] == 0
    if s.phase == LAY or s.phase == STARTER:
        return seat == host(s)
    if s.phase == SHOWN:
        return must_see(s, seat)
    return seat == s.active


def may(s: State, actor: int, legal: Row) -> int:
    """Write the numbers of the actor's legal actions, return how many."""
    if actor == s.active:
        if s.phase == TURN:
            return may_turn(s, legal)
        if s.phase == GIVE:
            return may_give(s, legal)
    if actor == CLOCK:
        return may_remove(s, legal)
    if not awaits(s, actor):
        return 0
    if s.phase == SHOWN:
        legal[0] = COVER
        return 1
    return may_prepare(s, legal)


def may_turn(s: State, legal: Row) -> int:
    """SK-19, SK-24, SK-36, SK-69: any card of the middle, or stopping if the total is good."""
    n = 0
    if not is_only_pumas(s):
        for place in range(1, CARDS + 1):
            legal[n & UP_TO_CARDS] = TURN_0 + place  # written in any case: no processor can guess where cards lie
            n += int(s.down[place])
        n = int(s.n_down)  # the same, known at once
    if s.n_turned > 0 and s.must_turn == 0:
        steps = total(s, s.active)
        if may_land(s, steps):
            legal[n] = RUN
            n += 1
        if s.use_all_cards == SOME_CARDS:
            for fewer in range(1, min(steps, TRACK + 1)):
                if may_run_short(s, fewer):
                    legal[n] = SHORT_0 + fewer
                    n += 1
    if is_only_pumas(s) and (s.n_used > 0 or n == 0):
        legal[n] = GO_ON
        n += 1
    return n


def may_give(s: State, legal: Row) -> int:
    """SK-62: any kind of card in front, or first of all where to begin."""
    n = 0
    if s.receiver == NOBODY:
        for left in range(1, n_in(s)):
            legal[n] = GIVE_FIRST_0 + left
            n += 1
        return n
    for value in range(1, VALUES + 1):
        legal[n & UP_TO_CARDS] = GIVE_0 + value
        n += int(s.has_kind[value])
    return n


def may_prepare(s: State, legal: Row) -> int:
    """SK-15, SK-09, SK-17: a skunk, a tile, or who begins."""
    n = 0
    if s.phase == SKUNKS:
        for colour in range(1, COLOURS + 1):
            if not is_taken(s, colour):
                legal[n] = SKUNK_0 + colour
                n += 1
    elif s.phase == STARTER:
        for seat in range(s.seats):
            if s.is_in[seat]:
                legal[n] = STARTS_0 + seat
                n += 1
    else:
        for kind in range(STINK + 1):
            if ways_after(s, kind) > 0:
                legal[n] = LAY_PATH + kind
                n += 1
        if s.n_laid > 0:
            legal[n] = LIFT
            n += 1
        if s.n_laid == TRACK:
            legal[n] = BEGIN
            n += 1
    return n


def is_taken(s: Public, colour: int) -> bool:
    """SK-15: somebody has this skunk."""
    for seat in range(s.seats):
        if s.skunk[seat] == colour:
            return True
    return False


def may_remove(s: State, legal: Row) -> int:
    """leaver = remove: the table may take any seat out of the game."""
    n = 0
    if s.leaver == LEAVER_REMOVE and s.phase != OVER:
        for seat in range(s.seats):
            if s.is_in[seat]:
                legal[n] = REMOVE_0 + seat
                n += 1
    return n


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    if action >= REMOVE_0:
        remove(s, action - REMOVE_0, log)
    elif action > GIVE_0:
        give_by_hand(s, action - GIVE_0, log)
    elif action > GIVE_FIRST_0:
        begin_giving_with(s, action - GIVE_FIRST_0, log)
    elif action == COVER:
        see_puma(s, actor, log)
    elif action == GO_ON:
        go_on(s, log)
    elif action > SHORT_0:
        run(s, action - SHORT_0, log)
    elif action == RUN:
        run(s, total(s, s.active), log)
    elif action > TURN_0:
        turn_over(s, action - TURN_0, log)
    else:
        prepare(s, actor, action, log)


def prepare(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action before the first turn."""
    if action >= STARTS_0:
        start_with(s, action - STARTS_0, log)
    elif action == BEGIN:
        begin(s, log)
    elif action == LIFT:
        lift(s, log)
    elif action >= LAY_PATH:
        lay(s, action - LAY_PATH, log)
    else:
        choose_skunk(s, actor, action - SKUNK_0, log)
