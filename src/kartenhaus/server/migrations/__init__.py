"""How the store's relations came to be as they are, one step after another (Alembic)."""
