"""Speeds as ratios within one run: `python -m bench`, or `python -m bench.games` for one part."""
