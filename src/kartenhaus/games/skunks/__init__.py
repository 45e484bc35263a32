"""Flinke Stinker, the running game by Inon Kohn: turn up footprints, mind the pumas, and overtake with a smell."""

from kartenhaus.kit import Game

from . import advice, bot, components, memory, refusals, rules, sharp, view
from .actions import MOVES
from .events import EVENTS
from .state import SEATS, Options, State, View

GAME = Game(
    id="skunks",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={
        "german_2010": {},
        "italian_2010": {"stink_spacing": "exactly_one"},
    },
    moves=MOVES,
    events=EVENTS,
    refusals=refusals.REFUSALS,
    start=rules.start,
    awaits=rules.awaits,
    may=rules.may,
    act=rules.act,
    why_not=refusals.why_not,
    see=view.see,
    imagine=view.imagine,
    is_over=rules.is_over,
    standings=rules.standings,
    score=rules.score,
    deals_done=rules.deals_done,
    bots={
        "six_year_old": bot.six_year_old,
        "rule": bot.rule_of_thumb,
        "keen": sharp.keen,
        "sharp": sharp.sharp,
        "master": sharp.master,
    },
    animals=bot.animals,
    reasons=advice.REASONS,
    reason=advice.reason,
    refusal_rules=advice.RULES,
    Mind=memory.Mind,
    notices=memory.notices,
    components={
        "cards": components.CARDS,
        "footprints": components.FOOTPRINTS,
        "pumas": components.PUMAS,
        "motifs": components.BOX["tiles"]["motifs"],
        "colours": components.BOX["skunks"]["colours"],
        "assumed": components.ASSUMED,
    },
    has_secrets=False,
    age=6,
    minutes=20,
)
