"""Bots have a tempo beside their strength."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bots that sit there already play as quickly as before."""
    op.add_column("seats", sa.Column("tempo", sa.String(20), nullable=False, server_default="usual"))
