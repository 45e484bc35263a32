"""Nilo Kilo, by Marco Teubner: cards go onto a heap, and whoever is quick and remembers well throws a jester on it."""

from kartenhaus.kit import Game, RealTime

from . import advice, bot, components, refusals, rules, sharp, timing, view
from .actions import MOVES
from .events import EVENTS
from .mind import Mind, notices
from .seating import races
from .state import GLUTTON, KING, SEATS, Options, State, View

GAME = Game(
    id="nilokilo",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={
        "german_2011": {},
        "english_2011": {},
        "french_2011": {"king_new_round": "anywhere", "glutton_mistake": "forgot_reversal"},
        "dutch_2011": {},
        "spanish_2011": {},
        "italian_2011": {},
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
    Mind=Mind,
    notices=notices,
    real_time=RealTime(
        claims=frozenset({"snatch"}),
        race=timing.race,
        races=races,
        favours=timing.favours,
        beat=timing.beat,
        rests=timing.rests,
        closes=timing.closes,
        reactions=timing.REACTIONS,
        waits=False,
    ),
    components={
        "decks": components.DECKS,
        "kinds": components.BOX["box"]["kinds"],
        "colours": components.BOX["box"]["colours"],
        "kind_of": components.KIND_OF,
        "sweets_of": components.SWEETS_OF,
        "copies": components.COPIES,
        "refuses": components.REFUSES,
        "glutton": GLUTTON,
        "king": KING,
        "cards": components.CARDS,
        "gluttons": components.GLUTTONS,
        "coins": components.COINS,
        "assumed": components.ASSUMED,
    },
    age=5,
    minutes=15,
    has_secrets=False,  # but for what two options show to one alone; the board asks for a cover then
)
