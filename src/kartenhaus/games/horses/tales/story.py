"""Bots tell: sentences that name the motif of the card, take up what was told before, and are never told twice."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, product
from typing import TypeVar

from kartenhaus.kit.chance import HasRng, below

from .check import MOST_LETTERS, all_named, check
from .material import CHOICE, SLOT, Figure, Place, Quest, Thing, fixed_part, has_choice, material, slots
from .memory import Memory, Telling, remember
from .words import folds, tokens

TRIES = 60  # by chance, before all sentences are gone through in order
OFFERS_TRIED, FIRST_WORDS = 6, 4  # what is offered to choose from should not begin alike
AFTER, LEAD, CLUE = 45, 30, 65  # of 100: how often such a sentence stands before the card's own, or behind it
GREETED = 60  # of 100: how often who has just come in does something at once
OPEN_ENDED = frozenset({"opening", "hazard"})  # nobody can go on without a word about how they got away
FRIENDS_REMEMBERED, PLACES_REMEMBERED = 3, 5
FRIEND = frozenset({"who", "Who", "whom", "to", "To", "of"})
SELF = frozenset({"self", "Self", "self_whom", "self_to", "self_of"})
LAST = frozenset({"last", "Last"})
PLACE = frozenset({"there", "There"})
THING = frozenset({"what", "What", "whatobj"})
T = TypeVar("T")


@dataclass(frozen=True)
class Cast:
    """What stands in the slots of one telling."""

    friend: Figure
    self: Figure | None
    last: Figure | None
    place: Place | None
    next_place: Place
    thing: Thing | None
    new_thing: Thing | None
    quest: Quest
    then: str


def tell(
    language: str, motif: str, name: str, so_far: Sequence[Telling], mind: HasRng, avoid: Collection[str] = ()
) -> str:
    """A continuation for a card with this motif; nothing out of `so_far` and `avoid` is told again."""
    memory = remember(language, so_far)
    drafts = (draft(language, motif, name, memory, mind) for _ in range(TRIES))
    told = (*avoid, *(telling.text for telling in so_far))
    return first_good(
        language, motif, name, "card", told, chain(drafts, all_drafts(language, motif, name, memory, mind))
    )


def begin(language: str, motif: str, name: str, mind: HasRng, avoid: Collection[str] = ()) -> str:
    """HM-14: how a story begins whose start card has this motif; it brings in the horse and its wish."""
    openings = material(language).sentences["openings"]
    pairs = shuffled(product(openings[motif], openings["hero"]), mind)
    memory = remember(language, ())
    drafts = (compose(language, pair, name, cast(language, motif, memory, mind)) for pair in pairs)
    return first_good(language, motif, name, "opening", avoid, drafts)


def end(
    language: str, motif: str, name: str, so_far: Sequence[Telling], mind: HasRng, avoid: Collection[str] = ()
) -> str:
    """HM-50: how the story ends whose target card has this motif; the wish comes true."""
    memory = remember(language, so_far)
    endings = material(language).sentences["endings"]
    found = memory.quests[0].found if memory.quests else endings["found"]
    targets = [sentence for sentence in endings[motif] if is_possible(sentence, "horse", memory, language)]
    triples = shuffled(product(found, targets, endings["closing"]), mind)
    drafts = (compose(language, triple, name, cast(language, "horse", memory, mind)) for triple in triples)
    told = (*avoid, *(telling.text for telling in so_far))
    return first_good(language, motif, name, "ending", told, drafts)


def suggestions(
    language: str, motif: str, name: str, so_far: Sequence[Telling], mind: HasRng, n: int = 3, part: str = "card"
) -> list[str]:
    """Tellings to choose from, for children who cannot write yet."""

    def one() -> str:
        if part == "opening":
            return begin(language, motif, name, mind, made)
        if part == "ending":
            return end(language, motif, name, so_far, mind, made)
        return tell(language, motif, name, so_far, mind, made)

    made: list[str] = []
    for _ in range(n):
        drafts = (one() for _ in range(OFFERS_TRIED))
        first = next(drafts)
        made.append(next((text for text in (first, *drafts) if is_fresh_start(text, made)), first))
    return made


def is_fresh_start(text: str, others: Collection[str]) -> bool:
    """No other begins with the same words: what differs in its end alone is no choice."""
    return start_of(text) not in map(start_of, others)


def start_of(text: str) -> list[str]:
    """The first words, as they sound."""
    return [folds(token)[0] for token in tokens(text)[:FIRST_WORDS]]


def said_aloud(language: str) -> str:
    """What stands in a story for a piece that was told at the table itself."""
    return material(language).aloud


def name_proposal(language: str, mind: HasRng, taken: Collection[str] = ()) -> str:
    """A name for the horse: none of those that are taken, unless all are."""
    names = material(language).names
    gone = set(map(essence, taken))
    return pick([name for name in names if essence(name) not in gone] or names, mind)


def first_good(language: str, motif: str, name: str, part: str, told: Collection[str], drafts: Iterable[str]) -> str:
    """The first draft that will do and is new; if a strange name spoils all, the one that is nearest to it."""
    used = set(map(essence, told))
    wanted = {"card": (1 if motif == "horse" else 0,), "opening": (1,)}.get(part, (0, 1, 2))
    spare = ""
    for text in drafts:
        if essence(text) in used or len(text) > MOST_LETTERS:
            continue
        if check(language, motif, name, text, part=part).code == "ok":
            if len(all_named(name, text)) in wanted:
                return text
            spare = spare or text
    assert spare, f"no telling in {language} for {motif}"
    return spare


def essence(text: str) -> str:
    """A text without what makes no difference to the ear."""
    return " ".join(folds(token)[0] for token in tokens(text))


def draft(language: str, motif: str, name: str, memory: Memory, mind: HasRng) -> str:
    """A telling by chance: the card's sentence, perhaps with one before it or behind it."""
    core = pick(fresh(cores(language, motif, memory), memory), mind)
    lead = pick_or_none(fresh(leads(language, motif, core, memory, mind), memory), mind)
    tail = "" if lead else pick_or_none(fresh(tails(language, motif, core, memory, mind), memory), mind)
    return compose(language, (lead, core, tail), name, cast(language, motif, memory, mind))


def all_drafts(language: str, motif: str, name: str, memory: Memory, mind: HasRng) -> Iterator[str]:
    """Every telling there is, when chance found no new one."""
    all_of = material(language).sentences
    before = [*all_of["leads"]["any"], *chain.from_iterable(all_of["after"].values())]
    for lead, core in product(["", *before], cores(language, motif, memory)):
        for _ in material(language).then:
            yield compose(language, (lead, core), name, cast(language, motif, memory, mind))


def cores(language: str, motif: str, memory: Memory) -> list[str]:
    """The sentences for a card: others when its figure, its stable, its coach is known by now."""
    all_of = material(language).sentences
    is_known = motif in all_of["again"] and (
        any(figure.kind == motif for figure in memory.figures)
        or (motif in memory.named and motif not in material(language).figures)
    )
    written = all_of["again" if is_known else "cards"][motif]
    return [sentence for sentence in written if is_possible(sentence, motif, memory, language)]


def leads(language: str, motif: str, core: str, memory: Memory, mind: HasRng) -> list[str]:
    """Sentences that take up what was told: the card before, somebody, a place, a thing. Often none."""
    all_of = material(language).sentences
    chance = below(mind, 100)
    has_come = any(figure.kind not in (motif, memory.last) for figure in memory.newcomers)
    if has_come and chance < GREETED and memory.last not in OPEN_ENDED:
        written = all_of["leads"]["who"]
    elif memory.last in all_of["after"] and (chance < AFTER or memory.last in OPEN_ENDED):
        written = all_of["after"][memory.last]
    elif memory.told and chance < AFTER + LEAD:
        has = {"who": memory.figures, "there": memory.places, "what": memory.things}
        known = [kind for kind, found in has.items() if found]
        written = all_of["leads"][pick(["any", *known, *known], mind)]
    else:
        return []
    return beside(written, core, motif, memory, language)


def tails(language: str, motif: str, core: str, memory: Memory, mind: HasRng) -> list[str]:
    """Sentences about the horse's wish, or one that lets it have a wish. Often none."""
    if below(mind, 100) >= CLUE:
        return []
    written = material(language).sentences["tails"]
    if not memory.quests:
        return beside(written["intro"], core, motif, memory, language)
    return beside([*memory.quests[0].clues, *written["quest"]], core, motif, memory, language)


def beside(sentences: Iterable[str], core: str, motif: str, memory: Memory, language: str) -> list[str]:
    """Those that may stand beside the card's own sentence in this story."""
    return [one for one in sentences if fits_beside(one, core) and is_possible(one, motif, memory, language)]


def fits_beside(sentence: str, core: str) -> bool:
    """Not both tell of the same figure, place or thing."""
    return not any(slots(sentence) & kind and slots(core) & kind for kind in (FRIEND | LAST, PLACE))


def is_possible(sentence: str, motif: str, memory: Memory, language: str) -> bool:
    """The story has what the sentence tells of. The horse itself is a friend in need, but not beside its name."""
    needs = slots(sentence)
    all_things = material(language).things.values()
    return not (
        ((needs & FRIEND or has_choice(sentence, "[")) and motif == "horse" and not friends(motif, memory))
        or ((needs & SELF or has_choice(sentence, "<")) and not any(f.kind == motif for f in memory.figures))
        or (needs & LAST and (memory.last == motif or not any(f.kind == memory.last for f in memory.figures)))
        or (needs & PLACE and not memory.places)
        or (needs & THING and not memory.things)
        or ("a" in needs and all(thing in memory.things for thing in all_things))
    )


def friends(motif: str, memory: Memory) -> list[Figure]:
    """Who was told of lately, but for the card's own figure."""
    return [figure for figure in memory.figures if figure.kind != motif][:FRIENDS_REMEMBERED]


def cast(language: str, motif: str, memory: Memory, mind: HasRng) -> Cast:
    """Who plays in a telling: mostly who was told of last."""
    all_of = material(language)
    known = friends(motif, memory)
    lately = memory.places[:PLACES_REMEMBERED]
    unseen = [thing for thing in all_of.things.values() if thing not in memory.things]
    return Cast(
        friend=pick([known[0]] * 3 + known, mind) if known else all_of.figures["horse"],
        self=next((figure for figure in memory.figures if figure.kind == motif), None),
        last=next((figure for figure in memory.figures if figure.kind == memory.last), None),
        place=memory.places[0] if memory.places else None,
        next_place=pick([place for place in all_of.places.values() if place not in lately], mind),
        thing=memory.things[0] if memory.things else None,
        new_thing=pick(unseen, mind) if unseen else None,
        quest=memory.quests[0] if memory.quests else pick(list(all_of.quests.values()), mind),
        then=pick(fresh(all_of.then, memory, reach=200), mind),
    )


def compose(language: str, parts: Iterable[str], name: str, cast: Cast) -> str:
    """The sentences, one behind the other, with their slots filled."""
    pattern = " ".join(filter(None, parts))
    genders = {"[": cast.friend.gender, "<": cast.self.gender if cast.self else 0}
    pattern = CHOICE.sub(lambda match: in_gender(match.group(1), genders[match.group()[0]]), pattern)
    filled = fillings(cast, name)
    return SLOT.sub(lambda match: filled[match.group(1)], pattern)


def in_gender(choice: str, gender: int) -> str:
    """The part of `er|sie|es` that goes with a gender; languages with two have two parts."""
    parts = choice.split("|")
    return parts[min(gender, len(parts) - 1)]


def fillings(cast: Cast, name: str) -> dict[str, str]:
    """The slots that a cast fills."""
    friend = cast.friend.forms
    filled = {**friend, "name": capital(name), "Then": cast.then, "into": cast.next_place.into}
    filled |= {"want": cast.quest.want, "aim": cast.quest.aim, "aimobj": cast.quest.aim_obj}
    if cast.self is not None:
        own = cast.self.forms
        filled |= {"self": own["who"], "self_whom": own["whom"], "self_to": own["to"], "self_of": own["of"]}
    if cast.last is not None:
        filled["last"] = cast.last.forms["who"]
    if cast.place is not None:
        filled["there"] = cast.place.there
    if cast.thing is not None:
        filled |= {"what": cast.thing.what, "whatobj": cast.thing.obj}
    if cast.new_thing is not None:
        filled["a"] = cast.new_thing.new
    return filled | {capital(slot): capital(text) for slot, text in filled.items()}


def capital(text: str) -> str:
    """The text as a sentence begins with it."""
    return text[:1].upper() + text[1:]


def fresh(sentences: Sequence[str], memory: Memory, reach: int = 0) -> list[str]:
    """Those not told yet (or not within the last `reach` characters), or all of them if all were."""
    told = memory.told[-reach:]
    return [sentence for sentence in sentences if fixed_part(sentence) not in told] or list(sentences)


def pick(options: Sequence[T], mind: HasRng) -> T:
    """One of some, by chance."""
    return options[below(mind, len(options))]


def pick_or_none(options: Sequence[str], mind: HasRng) -> str:
    """One of some, or "" where there is none."""
    return pick(options, mind) if options else ""


def shuffled(options: Iterable[T], mind: HasRng) -> list[T]:
    """All of some, in an order by chance."""
    left = list(options)
    return [left.pop(below(mind, len(left))) for _ in range(len(left))]
