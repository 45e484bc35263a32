"""6 nimmt!, the card game by Wolfgang Kramer: ten cards, four rows, and nobody wants the sixth."""

from kartenhaus.kit import Game

from . import advice, bot, policy, rules, view
from .actions import MOVES
from .components import CARDS, HEADS
from .events import EVENTS
from .state import SEATS, Options, State, View

GAME = Game(
    id="nimmt",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={
        "italian_1998": {},
        "english_2005": {"limit_compare": "reach"},
        "category_5": {"limit": 74},
    },
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
    bots={"six_year_old": bot.six_year_old, "rule": bot.rule_of_thumb},
    animals=bot.animals,
    reasons=advice.REASONS,
    reason=advice.reason,
    refusal_rules=advice.RULES,
    components={"cards": CARDS, "heads": HEADS},
    fewest_wins=True,
    age=10,
    minutes=45,
    features=policy.features,
    weights=policy.WEIGHTS,
    weights_version=policy.VERSION,
    trust=policy.trust,
)
