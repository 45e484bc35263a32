"""The games for learners of other houses: one file for each outside interface, none for any game.

What a file needs beyond the house comes with `pip install kartenhaus[research]`.
"""
