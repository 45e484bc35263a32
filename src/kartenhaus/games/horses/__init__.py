"""Horses Mau Mau, a story game by Hajo Bücken: each card laid is paid for with the next piece of a shared tale."""

from kartenhaus.kit import Game, RealTime, Story

from . import advice, bot, components, refusals, rules, tales, telling, view
from .actions import MOVES
from .events import EVENTS
from .state import SEATS, Options, State, View

GAME = Game(
    id="horses",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={
        "german": {},
        "english": {"language": "en", "starter_rule": "last_ridden", "agree_on": "terms"},
        "french": {"language": "fr", "agree_on": "terms", "stable_category": "building"},
        "dutch": {"language": "nl"},
        "spanish": {"language": "es", "drawn_card": "must", "coach_extra": "must"},
        "italian": {"language": "it", "drawn_card": "must"},
        "portuguese": {"language": "pt"},
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
    bots={"six_year_old": bot.six_year_old, "rule": bot.rule_of_thumb, "sharp": bot.sharp},
    animals=bot.animals,
    reasons=advice.REASONS,
    reason=advice.reason,
    refusal_rules=advice.RULES,
    Mind=bot.BotMind,
    notices=bot.notices,
    real_time=RealTime(
        claims=frozenset({"grab", "accuse", "call_one", "call_all"}),
        race=rules.race,
        races=rules.races,
        favours=rules.favours,
        beat=rules.beat,
        rests=rules.rests,
        closes=telling.closes,
        reactions={"random": 750, "six_year_old": 1100, "rule": 750, "sharp": 450},
        hides_close=telling.hides_close,
        false_starts={"grab": "false_grab"},
    ),
    story=Story(
        needs_words=telling.needs_words,
        hear=telling.hear,
        speak=telling.speak,
        reading=telling.reading,
        lines=telling.lines,
        book=telling.html,
        pdf=tales.pdf,
    ),
    components={
        "motif": components.MOTIF,
        "colour": components.COLOUR,
        "motifs": components.MOTIFS,
        "colours": components.COLOURS,
        "horseshoes": (components.HORSESHOES[0], components.HORSESHOES[-1]),
        "assumed": components.ASSUMED,
    },
    age=6,
    minutes=15,
)
