"""The store's relations. What they were before, and how they came to be like this, is in `migrations`."""

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # by name, as JSON
    Column("hosts", Text, nullable=False),  # hashes of tokens, as JSON
    Column("table_id", String(40)),  # in play, or played last
    Column("playing", Text, nullable=False),  # who holds which seat of that table: hashes of tokens, as JSON
    Column("changed", Float, nullable=False),  # seconds since 1970
    Column("manners", Text, nullable=False, server_default=""),  # pace, pause, reminders, as JSON; empty: as usual
)
seats = Table(
    "seats",
    metadata,
    Column("room", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("holder", String(64)),  # the hash of the token
    Column("animal", String(20), nullable=False, server_default=""),  # empty: that of its place
    Column("is_resting", Integer, nullable=False, server_default="0"),  # 1: a bot plays for the person for a while
    Column("tempo", String(20), nullable=False, server_default="usual"),  # of a bot
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("room", String(8), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # stored numbers, as JSON
    Column("seats", Text, nullable=False),  # at the start, as JSON
    Column("secret", LargeBinary, nullable=False),
    Column("started", Float, nullable=False),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
)
answers = Table(
    "answers",
    metadata,
    Column("room", String(8), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # in the order in which they were given
    Column("answer", LargeBinary, nullable=False),
)
