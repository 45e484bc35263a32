"""OpenSpiel's own ISMCTS bot, which knows no rules, against seats that play at random.

    python -m bench.ismcts "kartenhaus_lobo77(start_chips=1)" --games 100 --simulations 100 --seed 1

The bot sits on each seat in turn. It hears what its seat hears, and makes up the rest (`resample_from_infostate`).
"""

import argparse
from math import sqrt
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import kartenhaus.research.openspiel  # noqa: F401  # registers the games


def played(game: Any, bot: Any, seat: int, chance: np.random.RandomState) -> float:
    """What the bot gets on this seat: 1 for a win, -1 for the last rank."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=likely)))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return float(state.returns()[seat])


def bot_for(game: Any, simulations: int, chance: np.random.RandomState) -> Any:
    """The bot as it comes, but for chance that is the same in every run."""
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, simulations, random_state=chance)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random_sample))
    return bot


def main() -> None:
    """Play, and print the share of games won with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=100, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    wins = 0
    for number in range(asked.games):
        chance = np.random.RandomState([asked.seed, number])
        bot = bot_for(game, asked.simulations, chance)
        wins += played(game, bot, number % game.num_players(), chance) == 1
        print(f"{wins} of {number + 1} games won", flush=True)
    share = wins / asked.games
    half = 1.96 * sqrt(share * (1 - share) / asked.games)
    by_chance = 1 / game.num_players()
    print(f"{asked.game}: {share:.1%} ± {half:.1%} of {asked.games} games won, by chance {by_chance:.1%}")


if __name__ == "__main__":
    main()
