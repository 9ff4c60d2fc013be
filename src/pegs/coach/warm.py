"""What the first review compiles."""

from __future__ import annotations

from pegs.coach.trial import Trial
from pegs.engine.warmup import CompileTask
from pegs.players.warm import played_by
from pegs.view import view_of

_CANDIDATES = 2


def _compile() -> None:
    game = played_by("hints")
    trial = Trial(view_of(game, game.turn), [1, 1, 1, 1], _CANDIDATES)
    trial.add(trial.turns[0])
    trial.try_worlds(1)


REVIEW = (CompileTask("review", 25, _compile),)
"""What reviews, the live coach, and puzzles need besides the engine and the players."""
