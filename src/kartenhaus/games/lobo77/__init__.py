"""Lobo 77: one card in turn, one sum for all, and nobody wants to say 77."""

from kartenhaus.kit import Game

from . import advice, bot, policy, rules, view
from .actions import MOVES
from .components import CARDS, CHIPS, COUNTS, MINUTES, VALUES
from .events import EVENTS
from .state import SEATS, Options, State, View

GAME = Game(
    id="lobo77",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={
        "iberian": {},
        "english": {
            "cost_77": "all",
            "dealer": "starter",
            "forgot_hand": "three",
            "game_end": "last_with_chips",
            "card_76": "out",
        },
    },
    moves=MOVES,
    events=EVENTS,
    refusals=rules.REFUSALS,
    start=rules.start,
    awaits=rules.awaits,
    tempts=rules.tempts,
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
    features=policy.features,
    weights=policy.WEIGHTS,
    weights_version=policy.VERSION,
    trust=policy.trust,
    value=policy.value,
    recall=policy.recall,
    weighs=policy.weighs,
    Mind=bot.Mind,
    notices=bot.notices,
    components={"cards": CARDS, "chips": CHIPS, "values": VALUES, "counts": COUNTS},
    age=8,
    minutes=MINUTES,
)
