"""Seats get a picture, and know whether a bot plays for their person for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Seats that are there already keep the picture of their place."""
    op.add_column("seats", sa.Column("animal", sa.String(20), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("is_resting", sa.Integer, nullable=False, server_default="0"))
