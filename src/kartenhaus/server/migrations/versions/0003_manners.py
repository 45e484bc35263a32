"""Rooms have a pace, may be paused, and know where people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rooms that are there already are live."""
    op.add_column("rooms", sa.Column("manners", sa.Text, nullable=False, server_default=""))
