"""What the first review compiles."""

from __future__ import annotations

import numpy as np

from pegs import players
from pegs.coach.trial import Trial
from pegs.engine.game import Game
from pegs.engine.warmup import CompileTask
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.view import view_of

_TURNS = 9
"""Enough turns for `pegs.players.beliefs` to have something to say."""
_CANDIDATES = 2


def _compile() -> None:
    game, player = Game.deal(DEFAULT_RULES), players.make("hints")
    for _ in range(_TURNS):
        game.play(player.choose(view_of(game, game.turn)))
    trial = Trial(view_of(game, game.turn), np.ones(4, np.int64), _CANDIDATES)
    trial.add(trial.turns[0])
    trial.try_worlds(1)


REVIEW = (CompileTask("review", 30, _compile),)
"""What reviews, the live coach, and puzzles need besides the engine and the players."""
