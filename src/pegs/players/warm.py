"""What the first start of a bot compiles."""

from __future__ import annotations

from pegs import players
from pegs.engine.game import Game
from pegs.engine.warmup import CompileTask
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.view import view_of


def _compile(name: str = "hints") -> None:
    game = Game.deal(DEFAULT_RULES)
    players.make(name).choose(view_of(game, game.turn))


PLAYERS = (CompileTask("players", 4, _compile),)
"""What compiled players need besides the engine."""
EXPERT = (CompileTask("expert", 30, lambda: _compile("expert")),)
"""What the expert needs besides the engine."""
