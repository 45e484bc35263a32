"""High Card: three turns a deal, everybody lays a card in secret, the highest takes the turn. The house's example."""

from kartenhaus.kit import Game

from . import bot, rules, view
from .actions import MOVES
from .components import CARDS
from .events import EVENTS
from .state import SEATS, Options, State, View

GAME = Game(
    id="high_card",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={"short": {"deals": 1}},
    moves=MOVES,
    events=EVENTS,
    refusals=rules.REFUSALS,
    start=rules.start,
    awaits=rules.awaits,
    may=rules.may,
    act=rules.act,
    why_not=rules.why_not,
    see=view.see,
    imagine=view.imagine,
    is_over=rules.is_over,
    standings=rules.standings,
    score=rules.score,
    deals_done=rules.deals_done,
    bots={"rule": bot.rule_of_thumb},
    components={"cards": CARDS},
    age=6,
    minutes=5,
    offered=False,
)
