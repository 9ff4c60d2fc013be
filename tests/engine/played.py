"""Random games, for comparing what different backends list."""

from __future__ import annotations

from random import Random

from pegs import Game, turn_text

PLIES = 80


def played() -> list[list[str]]:
    """The legal turns before each ply of two random games."""
    listed = []
    for rules, players, teams in (("arizona", 6, 2), ("bluffing", 4, 4)):
        game, chance = Game.deal(rules, players, teams, seed=7), Random(7)
        for _ in range(PLIES):
            turns = game.legal_turns()
            listed.append([turn_text(game.board, turn) for turn in turns])
            game.play(chance.choice(turns))
    return listed
