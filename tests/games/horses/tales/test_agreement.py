"""Articles go with their nouns, and little words melt and bend as the language wants it: in whole stories of bots."""

import re

import pytest

from kartenhaus.games.horses.tales.material import GENDERS, material

from .games import story

STORIES = 40

# Which little words may stand right before a noun: by gender, in any case.
ALLOWED = {
    "de": {"m": "der den dem des ein einen einem eines", "f": "die der eine einer", "n": "das dem des ein einem eines"},
    "es": {"m": "el un del al", "f": "la una"},
    "fr": {"m": "le un du au ce", "f": "la une cette"},
    "it": {"m": "il un del al nel sul dal", "f": "la una della alla nella sulla dalla"},
    "nl": {"m": "de", "f": "de", "n": "het"},
    "pt": {"m": "o um do ao no num", "f": "a uma da à na numa"},
}
NOUNS = {
    "de": {
        "m": "Schmied Hund Stall Zaun Graben Hut Wald Fluss Markt Berg Weg Wegweiser Mond Pokal Zirkus Stern Apfel",
        "f": "Kutsche Reiterin Hürde Richtung Tür Höhle Stadt Mühle Glocke Laterne Nase Weide Eule Ente Schnecke",
        "n": "Hufeisen Hindernis Pferd Dorf Schloss Meer Seil Lagerfeuer Fohlen Heu Mädchen Ende Dach Rad",
    },
    "es": {
        "m": "herrador perro obstáculo sombrero caballo circo tesoro cartel martillo techo prado potro bosque heno",
        "f": "carroza amazona valla zanja herradura campanilla manzana estrella cuerda crin copa puerta rueda",
    },
    "fr": {
        "m": "maréchal-ferrant chien fossé chapeau cheval cirque trésor panneau marteau toit feu pré poulain village",
        "f": "calèche cavalière barrière haie mer clochette pomme forêt grotte corde crinière coupe porte roue",
    },
    "it": {
        "m": "maniscalco cane fosso cappello cavallo mare circo tesoro cartello martello tetto falò pascolo puledro",
        "f": "carrozza cavallerizza staccionata siepe scuderia campanella mela stella corda criniera coppa porta",
    },
    "nl": {
        "m": "smid hond stal hoed berg wegwijzer beker wolf ruiter",
        "f": "koets amazone sloot hindernis richting deur grot stad molen zee bel ster weide uil kip muis",
        "n": "hek hoefijzer paard dorp kasteel bos circus touw kampvuur veulen hooi meisje dak wiel pad",
    },
    "pt": {
        "m": "ferreiro cachorro obstáculo chapéu cavalo mar circo tesouro pasto potro feno estábulo sininho sapo",
        "f": "carruagem cavaleira cerca vala ferradura maçã estrela corda crina taça porta roda fogueira placa",
    },
}
# What could stand there wrongly. The Portuguese "a" is a preposition as well, the Dutch "een" goes with all.
LITTLE = {
    "de": "der die das den dem des ein eine einen einem einer eines",
    "es": "el la un una del al",
    "fr": "le la un une du au ce cette",
    "it": "il lo la un una del della al alla nel nella sul sulla dal dalla",
    "nl": "de het",
    "pt": "o um uma do da ao à no na num numa",
}
# What would be wrong in any sentence.
WRONG = {
    "de": [
        r"\b(mit|bei|von|aus|nach|zu|hinter|neben) (das|die|(der|den) (Hund|Schmied|Reiter|König|Bauer))\b",
        r"\b(durch|für|gegen|ohne|um) (dem|der (Hund|Schmied|Reiter|König))\b",
        r"\b(an dem|zu dem|zu der)\b",
    ],
    "en": [r"\b[Aa] [aeiou]\w+", r"\b[Aa]n [bcdfgjklmnpqrstvwxyz]\w+"],
    "es": [r"\b(a|de) el\b", r"\by (i|hi(?!e))\w*", r"\bo h?o\w*"],
    "fr": [
        r"\b(de|à) les?\b",
        r"\b([Ll]e|[Ll]a|[Dd]e|ne|se|que|me|te|je) [aeiouâéêèîôœ](?!nze|ui)\w*",
        r"\bsi ils?\b",
    ],
    "it": [
        r"\b(di|a|da|in|su) (il|lo|la|gli|i|le)\b",
        r"\b([Ii]l|[Uu]n|[Dd]el|[Aa]l) (s[bcdfglmnpqrtv]|z|gn|ps)\w+",
        r"\b([Ii]l|[Ll]a|[Ll]o|[Dd]el|[Dd]ella|[Aa]lla|[Uu]na) [aeiou]\w+",
    ],
    "nl": [r"\b(dat|die) \w+ heb\b", r"\been (paarden|honden|koetsen)\b"],
    "pt": [r"\b(de|em|por) (o|a|os|as)\b", r"\ba (o|os|a|as)\b"],
}
TWICE_ON_PURPOSE = {"hop", "piano", "su", "upa", "ão"}


def texts(language: str) -> list[str]:
    """Everything that is told in some stories."""
    return [telling.text for seed in range(STORIES) for telling in story(language, seed)[1]]


@pytest.mark.parametrize("language", NOUNS)
def test_articles_go_with_the_gender_of_their_noun(language: str) -> None:
    little = LITTLE[language].split()
    told = " ".join(texts(language))
    n_seen = 0
    for gender, nouns in NOUNS[language].items():
        allowed = ALLOWED[language][gender].split()
        pairs = re.findall(rf"(?<![\w-])(\w+) ({'|'.join(nouns.split())})(?![\w-])", told)
        n_seen += len(pairs)
        assert [pair for pair in pairs if pair[0].lower() in little and pair[0].lower() not in allowed] == []
    assert n_seen > 200


@pytest.mark.parametrize("language", WRONG)
def test_little_words_melt_and_bend_as_they_must(language: str) -> None:
    told = texts(language)
    for pattern in WRONG[language]:
        assert [text for text in told if re.search(pattern, text)] == [], pattern


@pytest.mark.parametrize("language", WRONG)
def test_no_word_stands_twice_in_a_row(language: str) -> None:
    for text in texts(language):
        assert set(re.findall(r"\b(\w+) \1\b", text)) <= TWICE_ON_PURPOSE, text


def test_german_figures_bend_with_their_gender() -> None:
    articles = {"m": ("der", "den", "dem"), "f": ("die", "die", "der"), "n": ("das", "das", "dem")}
    genders = {number: gender for gender, number in GENDERS.items()}
    for figure in material("de").figures.values():
        forms = (figure.forms["who"], figure.forms["whom"], figure.forms["to"])
        assert tuple(form.split()[0] for form in forms) == articles[genders[figure.gender]], figure


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("fr", {0: ("le l'", "au à_l'", "du de_l'"), 1: ("la l'", "à", "de")}),
        ("it", {0: ("il l'", "al all'", "del dell'"), 1: ("la l'", "alla all'", "della dell'")}),
        ("es", {0: ("el", "al", "del"), 1: ("la", "a", "de")}),
        ("pt", {0: ("o", "ao", "do"), 1: ("a", "à", "da")}),
    ],
)
def test_romance_figures_melt_with_their_prepositions(language: str, forms: dict[int, tuple[str, str, str]]) -> None:
    for figure in material(language).figures.values():
        for slot, beginnings in zip(("who", "to", "of"), forms[figure.gender], strict=True):
            starts = tuple(start.replace("_", " ") for start in beginnings.split())
            assert figure.forms[slot].startswith(starts), figure
