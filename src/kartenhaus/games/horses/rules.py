"""The rules of Horses Mau Mau: who may do what, and who leaves. What is done stands in the modules beside this one.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone. Clockwise is towards the next seat.
"""

from kartenhaus.kit import CLOCK, Log, Row, note

from .actions import (
    ACCUSE_0,
    AGREE,
    ASK_0,
    CALL_ALL,
    CALL_ONE,
    CATEGORY_0,
    CLOSE,
    DECLINE,
    DRAW,
    FALSE_GRAB,
    GO_ON,
    GRAB,
    INSIST,
    KEEP,
    LAY_0,
    LEAVE,
    NEW_NAME,
    OBJECT,
    PASS_NAME,
    PROPOSE,
    REMOVE_0,
    SLIP_0,
    STOP,
    TAKE_BACK,
    TELL_0,
    TURN_TARGET,
    VOTE_0,
    WANT,
    WAVE,
    WISH_0,
)
from .cards import slip_under
from .components import DIRECTION, HORSESHOE, HORSESHOES, MOTIF, N_COLOURS, N_HAND_MOTIFS
from .events import LEFT
from .preparation import (
    agree,
    agree_on_categories,
    be_ready,
    begin_story,
    change_category,
    choose,
    choose_beginner,
    count_agreed,
    count_names,
    count_ready,
    count_votes,
    host,
    is_host_asked,
    leave_name,
    propose_name,
    sit_down,
    vote,
)
from .shout import accuse, call, is_loud
from .state import (
    AGREED,
    ASKS,
    CANNOT_WIN,
    CARD_DONE,
    CATEGORIES,
    CHOSEN,
    DRAW_WILD_ONLY,
    DRAWN,
    ENDING,
    EXTRA,
    FIRST_WORD,
    FREE_HANDS,
    LEAVER_REMOVE,
    LOCKED,
    MOST_EDITS,
    NAME,
    NAMED,
    NEXT,
    NO_CALL,
    NOBODY,
    NOT_READY,
    OPENING,
    OVER,
    PAIR,
    PROPOSED,
    QUICK,
    READING,
    READY,
    SEATS,
    SILENT,
    SLIP,
    SNATCH,
    STARTER,
    TABLE,
    TARGET,
    TELLING,
    TOLD,
    TURN,
    TURN_DONE,
    UNASKED,
    VOTE,
    WANTS_NAME,
    Public,
    State,
)
from .turns import (
    after_card,
    ask,
    begin_turn,
    decline,
    draw,
    draw_lot,
    end_game,
    end_round,
    fits,
    grab,
    grab_early,
    insist,
    is_real_time,
    keep,
    lapse,
    lay,
    let_pass,
    matches,
    may_draw,
    may_insist,
    may_keep,
    may_stop,
    n_in,
    next_in,
    object_to,
    pass_turn,
    piece,
    say_name,
    settle,
    slip,
    stop,
    take_back,
    tell,
    teller,
    turn_target,
    want,
    wave,
)

N_SHOES = len(HORSESHOES)
FIRST_SHOE = HORSESHOES[0]
NEEDED = (1, 2)  # target cards that win, without and with marathon (HM-60)


# Who acts


def awaits(s: State, seat: int) -> bool:
    """The game goes on only when this seat has acted."""
    phase = s.phase
    if phase in (TURN, DRAWN, EXTRA):
        return s.turn == seat
    if phase in (TELLING, OPENING, ENDING):
        return awaits_word(s, seat)
    if phase == SNATCH:
        return not is_real_time(s) and may_snatch(s, seat)
    if phase == SLIP:
        return s.grabber == seat
    if phase == TARGET:
        return s.winner == seat
    if phase in (READING, OVER):
        return False
    return is_asked(s, seat)


def awaits_word(s: Public, seat: int) -> bool:
    """HM-19, S41: the teller's sentence; or, while they are asked about one, what the others say to it."""
    if s.asked == 0 or is_judged(s):
        return seat == teller(s)
    return seat != teller(s) and s.is_in[seat] == 1 and s.answered[seat] == UNASKED


def is_judged(s: Public) -> bool:
    """S41: everybody who was asked about a sentence has said something."""
    for seat in range(s.seats):
        if s.is_in[seat] and seat != teller(s) and s.answered[seat] == UNASKED:
            return False
    return True


def is_asked(s: Public, seat: int) -> bool:
    """NAME, VOTE, CATEGORIES, STARTER, NEXT: this seat has not spoken yet."""
    if s.is_in[seat] == 0:
        return False
    if s.phase == NAME:
        return s.named[seat] == SILENT
    if s.phase in (CATEGORIES, NEXT):
        return s.agreed[seat] == NOT_READY
    if s.phase == STARTER and is_host_asked(s):
        return seat == host(s)
    return s.vote[seat] == 0


def may_snatch(s: Public, seat: int) -> bool:
    """HM-33: everybody but the teller, who is not out of it yet."""
    return seat != s.turn and s.is_in[seat] == 1 and s.passed[seat] == FREE_HANDS


def may_grab(s: Public, seat: int) -> bool:
    """S24: from the beginning of the reading on, though that is too early."""
    if s.phase == SNATCH:
        return is_real_time(s) and seat != s.turn and s.is_in[seat] == 1 and s.passed[seat] != LOCKED
    return s.phase == READING and may_snatch(s, seat)


def may_judge(s: Public, seat: int) -> bool:
    """S41: the others are asked about a sentence; who has objected or abstained may still wave it through."""
    return s.asked == 1 and s.is_in[seat] == 1 and seat != teller(s)


def race(s: Public) -> int:
    """The number of what somebody can be quick about: a figure, or anything in the shout variant."""
    if s.phase == READING or (s.phase == SNATCH and is_real_time(s)) or is_loud(s):
        return s.race
    return 0


def races(s: Public, seat: int) -> bool:
    """This seat may grab, or notice something, and has not let it pass."""
    if s.phase == SNATCH and is_real_time(s) and may_snatch(s, seat):
        return True
    return s.is_watched == 1 and s.watch[seat] == 1


def favours(s: Public, seat: int) -> int:
    """S23: in a tie the next one in play direction after the teller goes first."""
    n = 0
    if s.turn != NOBODY:
        other = s.turn
        while other != seat and n < s.seats:
            other += s.direction
            if other == s.seats:
                other = 0
            elif other < 0:
                other = s.seats - 1
            n += 1
    return n


def beat(s: Public) -> int:
    """The clock counts from the last thing that somebody could be quick about."""
    return s.race


def rests(s: Public) -> int:
    """S43: before the next player acts, or the target card is turned, a missing call can be noticed for a while."""
    if s.is_watched and s.phase in (TURN, TARGET):
        return s.catch_window * 1000
    return 0


# What may be done


def may(s: State, actor: int, legal: Row) -> int:
    """Write the numbers of the actor's legal actions, return how many."""
    if s.phase == OVER:
        return 0
    if actor == CLOCK:
        return may_clock(s, legal)
    if s.is_in[actor] == 0:
        return 0
    n = 0
    phase = s.phase
    if phase == TURN:
        if s.turn == actor:
            n = may_lay(s, actor, 0, legal)
            if draws(s, actor, legal, n):
                legal[n] = DRAW
                n += 1
    elif phase in (TELLING, OPENING, ENDING):
        n = may_tell(s, actor, legal)
    elif phase == DRAWN:
        if s.turn == actor:
            n = may_lay(s, actor, s.n_hand[actor] - s.n_fresh, legal)
            if may_keep(s, actor):
                legal[n] = KEEP
                n += 1
    elif phase in (READING, SNATCH):
        n = may_reach(s, actor, legal)
    elif phase == SLIP:
        if s.grabber == actor:
            n = may_slip(s, actor, legal)
    elif phase == EXTRA:
        if s.turn == actor:
            n = may_lay(s, actor, 0, legal)
            if may_stop(s, actor):
                legal[n] = STOP
                n += 1
    elif phase == TARGET:
        if s.winner == actor:
            legal[0] = TURN_TARGET
            n = 1
    else:
        n = may_prepare(s, actor, legal)
    if is_loud(s) and s.cooling[actor] == 0:
        n = may_shout(s, actor, legal, n)
    if may_leave(s, actor):
        legal[n] = LEAVE
        n += 1
    return n


def may_leave(s: Public, seat: int) -> bool:
    """There is something that this seat can let pass."""
    if s.is_watched == 1 and s.watch[seat] == 1:
        return True
    if s.phase == SNATCH:
        return may_snatch(s, seat)
    return s.asked == 1 and may_judge(s, seat) and s.answered[seat] == UNASKED


def may_clock(s: State, legal: Row) -> int:
    """The name is said, nobody grabs any more, a leaver is out."""
    n = 0
    if s.phase == READING or (s.phase == SNATCH and is_real_time(s)):
        legal[0] = CLOSE
        n = 1
    if s.leaver == LEAVER_REMOVE:
        for seat in range(s.seats):
            if s.is_in[seat]:
                legal[n] = REMOVE_0 + seat
                n += 1
    return n


def may_lay(s: State, seat: int, first: int, legal: Row) -> int:
    """Every card that fits, from this place of the hand on; a horseshoe with each wish."""
    if s.bill > 0:
        return may_answer(s, seat, first, legal)
    n = 0
    colour = s.demand_colour  # read once: compiled code cannot know that `legal` is no part of the state
    motif = s.demand_motif
    for i in range(first, s.n_hand[seat]):
        card = s.hand[seat][i]
        if MOTIF[card] != HORSESHOE:
            legal[n] = LAY_0 + card  # written in any case: no processor can guess which cards fit
            n += matches(card, colour, motif)
        else:
            n = may_wish(card, legal, n)
    return n


def may_answer(s: State, seat: int, first: int, legal: Row) -> int:
    """HM-38: the same while a bill is open."""
    n = 0
    for i in range(first, s.n_hand[seat]):
        card = s.hand[seat][i]
        if fits(s, card):
            if MOTIF[card] == HORSESHOE:
                n = may_wish(card, legal, n)
            else:
                legal[n] = LAY_0 + card
                n += 1
    return n


def may_wish(card: int, legal: Row, n: int) -> int:
    """HM-44: this horseshoe with each colour."""
    for colour in range(N_COLOURS):
        legal[n + colour] = WISH_0 + colour * N_SHOES + card - FIRST_SHOE
    return n + N_COLOURS


def may_tell(s: State, seat: int, legal: Row) -> int:
    """HM-19, S40, S41: the teller tells, asks, or takes the card back; the others judge when they are asked."""
    n = 0
    if seat == teller(s):
        if tells(s):
            legal[n] = TELL_0 + piece(s)
            n += 1
        if s.n_asks < ASKS:
            legal[n] = ASK_0 + piece(s)
            n += 1
        if s.phase == TELLING and s.lost_turn == 0:
            legal[n] = TAKE_BACK
            n += 1
        if may_insist(s):
            legal[n] = INSIST
            n += 1
    elif may_judge(s, seat):
        legal[0] = WAVE
        n = 1
        if s.answered[seat] == UNASKED:
            legal[1] = OBJECT
            n = 2
    return n


def draws(s: State, seat: int, legal: Row, n: int) -> bool:
    """As `may_draw`, for whoever has written down the n actions that lay: a match comes among them."""
    if s.bill > 0 or s.voluntary_draw != DRAW_WILD_ONLY:
        return may_draw(s, seat)
    for i in range(n):
        if legal[i] < WISH_0 and MOTIF[legal[i] - LAY_0] != DIRECTION:
            return False
    return True


def tells(s: Public) -> bool:
    """S40: where the others judge every sentence, nobody simply tells one, as long as they can be asked."""
    return s.story_check != TABLE or s.n_asks >= ASKS


def may_reach(s: State, seat: int, legal: Row) -> int:
    """HM-33: a grab, and one that was too early; or a part in the lot."""
    n = 0
    if may_grab(s, seat):
        legal[0] = GRAB
        legal[1] = FALSE_GRAB
        n = 2
    elif s.phase == SNATCH and not is_real_time(s) and may_snatch(s, seat):
        legal[0] = WANT
        n = 1
    return n


def may_slip(s: State, seat: int, legal: Row) -> int:
    """HM-34, HM-35, S29: any card of one's own, or none."""
    n = 0
    if slips_any(s, seat):
        for i in range(s.n_hand[seat]):
            legal[n] = SLIP_0 + int(s.hand[seat][i])
            n += 1
    legal[n] = DECLINE
    return n + 1


def slips_any(s: Public, seat: int) -> bool:
    """S29: the last card may not be slipped where that was agreed."""
    return s.snatch_can_win != CANNOT_WIN or s.n_hand[seat] > 1


def may_shout(s: State, seat: int, legal: Row, n: int) -> int:
    """S43, S50: calls and accusations are always possible."""
    legal[n] = CALL_ONE
    legal[n + 1] = CALL_ALL
    n += 2
    for who in range(s.seats):
        if who != seat and s.is_in[who]:
            legal[n] = ACCUSE_0 + who
            n += 1
    return n


def may_prepare(s: State, seat: int, legal: Row) -> int:
    """HM-10, HM-13, HM-58, HM-63."""
    n = 0
    if s.phase == CATEGORIES:
        if s.n_edits < MOST_EDITS:
            for motif in range(2, N_HAND_MOTIFS + 1):
                legal[n] = CATEGORY_0 + motif
                n += 1
        if s.agreed[seat] == NOT_READY:
            legal[n] = AGREE
            n += 1
        return n
    if not is_asked(s, seat):
        return 0
    if s.phase == NAME:
        legal[0] = PROPOSE
        legal[1] = PASS_NAME
        return 2
    if s.phase == NEXT:
        legal[0] = GO_ON
        n = 1
        if s.story == TOLD:
            legal[1] = NEW_NAME
            n = 2
        return n
    for who in range(s.seats):
        if is_candidate(s, who):
            legal[n] = VOTE_0 + who
            n += 1
    return n


def is_candidate(s: Public, who: int) -> bool:
    """S36, S39: who has proposed a name; who may begin."""
    if s.phase == VOTE:
        return s.named[who] == PROPOSED
    return s.is_in[who] == 1


# What is done


def start(s: State, log: Log) -> None:
    """HM-01: a game begins."""
    sit_down(s, log)
    follow(s, log)


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action, and what follows from it by itself."""
    do(s, actor, action, log)
    if s.phase > OVER:
        follow(s, log)


def follow(s: State, log: Log) -> None:
    """One thing after another until somebody has to act.

    These stand here, and not where they come from, as compiled code has a copy of a function wherever it is called.
    """
    if s.phase == NAMED:
        agree_on_categories(s)
    if s.phase == AGREED:
        choose_beginner(s)
    if s.phase == CHOSEN:
        begin_story(s, log)
    if s.phase == CARD_DONE:
        after_card(s, log)
    if s.phase == TURN_DONE:
        begin_turn(s, next_in(s, s.turn, s.direction), log)


def do(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    counts = False
    if action < DRAW:
        act_lay(s, actor, action, log)
        counts = s.story == QUICK
    elif action <= STOP:
        if action == DRAW:
            draw(s, actor, log)
        elif action == KEEP:
            keep(s, actor, log)
        else:
            stop(s, actor, log)
    elif action <= INSIST:
        counts = act_tell(s, actor, action, log)
    elif action <= DECLINE:
        act_snatch(s, actor, action, log)
    elif action < TURN_TARGET:
        if action == CALL_ONE:
            call(s, actor, FIRST_WORD, log)
        elif action == CALL_ALL:
            call(s, actor, PAIR, log)
        else:
            accuse(s, actor, action - ACCUSE_0, log)
    elif action == TURN_TARGET:
        turn_target(s, log)
    elif action < CLOSE:
        act_prepare(s, actor, action, log)
    elif action == CLOSE:
        if s.phase == READING:
            say_name(s, log)
        else:
            lapse(s, log)
    else:
        remove(s, action - REMOVE_0, log)
    if counts:
        settle(s, log)


def act_lay(s: State, seat: int, action: int, log: Log) -> None:
    """Lay a card, a horseshoe with its wish."""
    if action < WISH_0:
        lay(s, seat, action - LAY_0, 0, log)
    else:
        place = action - WISH_0
        lay(s, seat, FIRST_SHOE + place % N_SHOES, 1 + place // N_SHOES, log)


def act_tell(s: State, seat: int, action: int, log: Log) -> bool:
    """Tell, judge, or take back; True if a card that lies provisionally counts now."""
    if ASK_0 < action < TAKE_BACK:
        ask(s, seat, log)
        return False
    if action == TAKE_BACK:
        take_back(s, seat, log)
        return False
    if action == OBJECT:
        object_to(s, seat, log)
        return False
    if action == WAVE:
        wave(s, seat, log)
    elif action == INSIST:
        insist(s, seat, log)
    tell(s, log)
    return s.phase == TELLING


def act_snatch(s: State, seat: int, action: int, log: Log) -> None:
    """Grab, too early or not; slip a card or none; let it pass."""
    if action == GRAB and s.phase == SNATCH:
        grab(s, seat, log)
    elif action <= FALSE_GRAB:
        grab_early(s, seat, log)
    elif action == WANT:
        want(s, seat, log)
    elif action == LEAVE:
        let_pass(s, seat, log)
    elif action == DECLINE:
        decline(s, seat, log)
    else:
        slip(s, seat, action - SLIP_0, log)


def act_prepare(s: State, seat: int, action: int, log: Log) -> None:
    """Name, vote, agree, go on."""
    if action == PROPOSE:
        propose_name(s, seat, log)
    elif action == PASS_NAME:
        leave_name(s, seat, log)
    elif action < VOTE_0 + SEATS:
        vote(s, seat, action - VOTE_0, log)
    elif action < AGREE:
        change_category(s, seat, action - CATEGORY_0, log)
    elif action == AGREE:
        agree(s, seat, log)
    elif action == GO_ON:
        be_ready(s, seat, READY, log)
    else:
        be_ready(s, seat, WANTS_NAME, log)


# Leaving


def remove(s: State, seat: int, log: Log) -> None:
    """S59: the hand goes under the draw pile, and the others play on; the last one present wins."""
    note(log, LEFT, seat, 0, 0, 0)
    s.is_in[seat] = 0
    s.due[seat] = NO_CALL
    s.watch[seat] = 0
    if s.reward == seat:
        s.reward = NOBODY
    while s.n_hand[seat] > 0:
        s.n_hand[seat] -= 1
        slip_under(s, s.hand[seat][s.n_hand[seat]])
        s.hand[seat][s.n_hand[seat]] = 0
    if n_in(s) == 1:
        end_game(s, host(s), log)
    elif s.phase >= OPENING:
        go_on_without(s, seat, log)
    else:
        prepare_without(s, seat, log)


def prepare_without(s: State, seat: int, log: Log) -> None:
    """Whoever was still to speak is not waited for; votes for who has left to begin are cast again."""
    if s.phase == NAME:
        count_names(s, log)
    elif s.phase == CATEGORIES:
        count_agreed(s)
    elif s.phase == VOTE:
        count_votes(s, log)
    else:
        for other in range(s.seats):
            if s.vote[other] == seat + 1:
                s.vote[other] = 0
        if not is_host_asked(s):
            count_votes(s, log)


def go_on_without(s: State, seat: int, log: Log) -> None:
    """An open turn passes on, and with it a bill; a round that was won stays so."""
    phase = s.phase
    if phase == NEXT:
        count_ready(s, log)
    elif phase in (TARGET, ENDING):
        if s.winner == seat:
            if phase == TARGET:
                turn_target(s, log)
            if s.phase == ENDING:
                end_round(s, log)
    elif phase == SLIP:
        if s.grabber == seat:
            decline(s, seat, log)
    elif phase == SNATCH:
        if not is_real_time(s):
            draw_lot(s, log)
    elif s.turn == seat and phase != READING:
        leave_turn(s, seat)


def leave_turn(s: State, seat: int) -> None:
    """A card that lies provisionally goes under the draw pile as well; in an opening the next one begins."""
    if s.laid > 0:
        slip_under(s, s.laid)
        s.laid = 0
        s.laid_wish = 0
    s.asked = 0
    s.has_fallen = 0
    if s.phase == OPENING:
        choose(s, next_in(s, seat, 1))
    else:
        pass_turn(s)


# The end


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """HM-51, HM-60: by target cards; without a marathon one winner, and the others share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if score(s, other) > score(s, seat):
                out[seat] += 1


def score(s: State, seat: int) -> int:
    """Target cards of finished rounds; whoever has won, has as many as are needed."""
    if s.phase == OVER and s.winner == seat:
        return NEEDED[s.marathon]
    return s.targets[seat]


def deals_done(s: State) -> int:
    """Finished rounds."""
    if s.phase >= NEXT:
        return s.deal
    return s.deal - 1
