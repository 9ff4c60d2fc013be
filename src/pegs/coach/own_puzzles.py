"""Puzzles from people's own games: moments of a finished game at which one turn is clearly best."""

from __future__ import annotations

from pegs.coach.puzzle_task import task_of
from pegs.coach.puzzles import puzzle_at
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.players.versions import installed
from pegs.protocol.puzzles import Puzzle, PuzzleTask
from pegs.rules.loader import is_named_set
from pegs.table.after.finished_game import finished_game
from pegs.table.after.practice import moment_of
from pegs.table.table import Table
from pegs.view import visible_position

_SEED = "own"
"""The same seed everywhere, so that a review, and everyone who opens its puzzle, gets the same answer."""


def puzzle_in(game: Game, net: int) -> Puzzle | None:
    """The puzzle in a game at this moment; None if there's none, or the game is played by house rules.

    It's found by the version of the net that the game began with, so that it stays the same.
    """
    if game.phase is not Phase.PLAY or game.has_real_cards or not is_named_set(game.ruleset):
        return None
    position = position_text(game.board, visible_position(game, game.turn))
    return puzzle_at(game.ruleset, game.players, game.teams, position, _SEED, installed(net))


def own_task(table: Table, number: int, turn: int) -> PuzzleTask | None:
    """The puzzle after the first ``turn`` decisions of a finished game; None if there's none.

    Raises LookupError if the game isn't over, and RefusedError if it was over at that moment.
    """
    _, began, game = finished_game(table, number)
    puzzle = puzzle_in(moment_of(game, turn), began.net)
    return None if puzzle is None else task_of(puzzle)
