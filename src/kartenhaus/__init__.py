"""Kartenhaus: one table for card games."""


def __getattr__(name: str) -> str:
    """`__version__`, looked up when asked for: reading a package's metadata would double the time of an import."""
    if name == "__version__":
        from importlib.metadata import version

        return version("kartenhaus")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
