"""Puzzles as messages."""

from __future__ import annotations

from pegs.coach.puzzle_file import puzzle_of_day, shipped_puzzles
from pegs.coach.puzzle_ring import ring_of
from pegs.engine.game import Game
from pegs.notation import read_turn
from pegs.protocol.judge import Playable
from pegs.protocol.puzzles import Puzzle, PuzzleEntry, PuzzleList, PuzzleTask
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.rules.summary import title_of
from pegs.story.sheet.model import BoardPlace
from pegs.table.answers.judgment import judge_table
from pegs.table.display_names import BOT_NAMES
from pegs.table.encode import board_shape
from pegs.table.options import offered


def puzzle_list(day: str, rules: str = DEFAULT_RULES) -> PuzzleList:
    """All puzzles in the package, and the one for a date by a rule set.

    Raises LookupError if there are none by it.
    """
    puzzles = shipped_puzzles().values()
    titles = {name: title_of(load(name)) for name in {each.rules for each in puzzles}}
    entries = tuple(PuzzleEntry(each.id, each.rules, titles[each.rules], each.theme) for each in puzzles)
    today = puzzle_of_day(day, rules)
    board = board_shape(load(today.rules).rules.board(today.players, today.teams))
    return PuzzleList(day, today.id, board, today.position, entries)


def puzzle_task(puzzle_id: str) -> PuzzleTask:
    """A puzzle in the package, with its board and everything that can be played.

    Raises LookupError if there's no such puzzle.
    """
    return task_of(shipped_puzzles()[puzzle_id])


def task_of(puzzle: Puzzle) -> PuzzleTask:
    """A puzzle with its board and everything that can be played."""
    ruleset = load(puzzle.rules)
    game = Game.from_position(ruleset, puzzle.position, puzzle.players, puzzle.teams)
    offer = offered(game)
    playable = Playable(offer.options, offer.landings, offer.is_complete, ())
    best = read_turn(game.board, puzzle.right[0], game.position.pegs)
    ring = BoardPlace(*ring_of(best, game.changes([best])[0], puzzle.reasons))
    table = judge_table(ruleset, puzzle.players, puzzle.teams)
    return PuzzleTask(puzzle, table, playable, ring, BOT_NAMES[: puzzle.players])
