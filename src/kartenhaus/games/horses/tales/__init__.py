"""What is said in a game of horses: the check of sentences, the stories that bots tell, the book of a story."""

from .book import Facts, PdfMissing, book, pdf, style_source, title
from .check import (
    NameVerdict,
    Verdict,
    WordsVerdict,
    categories,
    category_name,
    check,
    check_name,
    check_words,
)
from .lists import LANGUAGES, MOTIFS, TARGETS
from .memory import Telling
from .story import begin, end, name_proposal, said_aloud, suggestions, tell
from .words import clean, spoken_words

__all__ = [
    "LANGUAGES",
    "MOTIFS",
    "TARGETS",
    "Facts",
    "NameVerdict",
    "PdfMissing",
    "Telling",
    "Verdict",
    "WordsVerdict",
    "begin",
    "book",
    "categories",
    "category_name",
    "check",
    "check_name",
    "check_words",
    "clean",
    "end",
    "name_proposal",
    "pdf",
    "said_aloud",
    "spoken_words",
    "style_source",
    "suggestions",
    "tell",
    "title",
]
