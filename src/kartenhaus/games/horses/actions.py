"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .components import CARDS, COLOURS, HORSESHOES, N_HAND_MOTIFS, PIECES
from .state import SEATS

PLAYERS = range(1, SEATS + 1)
MOVES = Moves(
    Move("lay", card=range(1, CARDS + 1)),  # lay a hand card that is no horseshoe (HM-16)
    *(Move(f"wish_{name}", card=HORSESHOES) for name in COLOURS),  # lay a horseshoe and wish this colour (S15)
    Move("draw"),  # draw one card, or the hazards' bill (HM-23, HM-37)
    Move("keep"),  # lay no card that was just drawn
    Move("stop"),  # lay no extra card (HM-40)
    Move("tell", card=range(1, PIECES + 1)),  # tell this card's piece of the story, with words (HM-19)
    Move("ask", card=range(1, PIECES + 1)),  # the same, and the others judge it (S41)
    Move("take_back"),  # take the card back whose sentence is owed (S40)
    Move("wave"),  # this sentence counts
    Move("object"),  # this sentence does not count
    Move("insist"),  # nobody else has an opinion: my word counts
    Move("grab"),  # grab the figure (HM-33)
    Move("false_grab"),  # the same before anybody could have heard the name (S24)
    Move("want"),  # take part in the lot for the figure (snatch_mode = lot)
    Move("leave"),  # let it pass: a figure, a sentence, an omission
    Move("slip", card=range(1, CARDS + 1)),  # slip this card under the draw pile (HM-34)
    Move("decline"),  # slip none (HM-35)
    Move("call_one"),  # call the first word (HM-53)
    Move("call_all"),  # call the full pair (HM-54)
    Move("accuse", who=PLAYERS),  # this player has not called (HM-55); `seat` is the records' own
    Move("turn_target"),  # turn the target card over (HM-50)
    Move("name"),  # propose a name for the horse, with words (HM-10)
    Move("no_name"),  # leave the name to the others
    Move("vote", who=PLAYERS),  # for this player's name, or for this player to begin (S36, HM-13)
    Move("category", motif=range(2, N_HAND_MOTIFS + 1)),  # what is related to this motif, with words (HM-63)
    Move("agree"),  # with the categories as they are
    Move("next"),  # marathon: on to the next round
    Move("new_name"),  # the same, with another name for the horse (S54)
    Move("close"),  # the CLOCK's: the name is said, or nobody has grabbed
    Move("remove", who=PLAYERS),  # the CLOCK's: this player has left, and no bot is wanted
)
LAY_0 = MOVES.first("lay") - 1  # plus a card
WISH_0 = MOVES.first(f"wish_{COLOURS[0]}")  # plus (colour - 1) * len(HORSESHOES) + the horseshoe counted from 0
DRAW = MOVES.first("draw")
KEEP = MOVES.first("keep")
STOP = MOVES.first("stop")
TELL_0 = MOVES.first("tell") - 1  # plus a card
ASK_0 = MOVES.first("ask") - 1  # plus a card
TAKE_BACK = MOVES.first("take_back")
WAVE = MOVES.first("wave")
OBJECT = MOVES.first("object")
INSIST = MOVES.first("insist")
GRAB = MOVES.first("grab")
FALSE_GRAB = MOVES.first("false_grab")
WANT = MOVES.first("want")
LEAVE = MOVES.first("leave")
SLIP_0 = MOVES.first("slip") - 1  # plus a card
DECLINE = MOVES.first("decline")
CALL_ONE = MOVES.first("call_one")
CALL_ALL = MOVES.first("call_all")
ACCUSE_0 = MOVES.first("accuse")  # plus a seat counted from 0
TURN_TARGET = MOVES.first("turn_target")
PROPOSE = MOVES.first("name")
PASS_NAME = MOVES.first("no_name")
VOTE_0 = MOVES.first("vote")  # plus a seat counted from 0
CATEGORY_0 = MOVES.first("category") - 2  # plus a motif
AGREE = MOVES.first("agree")
GO_ON = MOVES.first("next")
NEW_NAME = MOVES.first("new_name")
CLOSE = MOVES.first("close")
REMOVE_0 = MOVES.first("remove")  # plus a seat counted from 0
