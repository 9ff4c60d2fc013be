"""The bots at the table, and the one that gives hints."""

from __future__ import annotations

import random
from collections.abc import Sequence

from pegs.engine.game import Game, Ply
from pegs.terminal.people import Chair
from pegs.terminal.voice import Voice
from pegs.turn import Turn


def bot_names() -> tuple[str, ...]:
    """The bots there are."""
    return ("random", "greedy", "hints")


class Bots:
    """All bots of one game."""

    def __init__(self, chairs: Sequence[Chair], seed: int | str) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Turn:
        """What the bot at the seat to act plays."""
        return self._random.choice(game.legal_turns())

    def told(self, game: Game, ply: Ply) -> None:
        """Let the bots know of a ply."""

    def hint(self, game: Game, voice: Voice) -> list[str]:
        """What the hints player would do at the seat to act, and why."""
        return []
