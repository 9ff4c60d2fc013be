"""Puzzles as messages."""

from __future__ import annotations

from pegs.coach.puzzle_file import puzzle_of_day, shipped_puzzles
from pegs.coach.puzzle_ring import ring_of
from pegs.engine.game import Game
from pegs.notation import read_turn
from pegs.protocol.game_view import BoardShape
from pegs.protocol.judge import Playable
from pegs.protocol.puzzles import Puzzle, PuzzleEntry, PuzzleList, PuzzleTask, TodayPreview
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.rules.summary import title_of
from pegs.story.sheet.model import BoardPlace
from pegs.table.after.board_moment import USUAL_COLORS, BoardMoment
from pegs.table.answers.judgment import judge_table
from pegs.table.daily import PLAYER, opening_of
from pegs.table.display_names import BOT_NAMES
from pegs.table.encode import board_shape, hand_letters
from pegs.table.options import offered
from pegs.view import view_of

TODAY = "today"


def puzzle_list(day: str, rules: str = DEFAULT_RULES) -> PuzzleList:
    """All puzzles in the package, and the one for a date by a rule set.

    Raises LookupError if that rule set has none.
    """
    puzzles = shipped_puzzles().values()
    titles = {name: title_of(load(name)) for name in {each.rules for each in puzzles}}
    entries = tuple(PuzzleEntry(each.id, each.rules, titles[each.rules], each.theme) for each in puzzles)
    today = puzzle_of_day(day, rules)
    return PuzzleList(day, today.id, _board_of(today), today.position, entries)


def today_preview(day: str, rules: str = DEFAULT_RULES) -> TodayPreview:
    """What the deal of a day and the puzzle of that day by a rule set look like.

    Raises LookupError if there's no puzzle by the rule set.
    """
    puzzle = puzzle_of_day(day, rules)
    hand = view_of(opening_of(day), PLAYER).hand
    assert hand is not None
    return TodayPreview(_different(hand_letters(hand)), _board_of(puzzle), puzzle.position)


def _board_of(puzzle: Puzzle) -> BoardShape:
    return board_shape(load(puzzle.rules).rules.board(puzzle.players, puzzle.teams))


def _different(hand: tuple[str, ...]) -> tuple[str, ...]:
    """The first two cards of different ranks; two of the only rank if there's one."""
    return tuple([*dict.fromkeys(hand), *hand][:2])


def puzzle_task(puzzle_id: str) -> PuzzleTask:
    """A puzzle in the package, with its board and everything that can be played.

    Raises LookupError if there's no such puzzle.
    """
    return task_of(shipped_puzzles()[puzzle_id])


def puzzle_board(puzzle_id: str, day: str) -> BoardMoment:
    """The board of a puzzle in the package, or of the one for a date, which is called ``today``.

    Raises LookupError if there's no such puzzle.
    """
    puzzle = puzzle_of_day(day, DEFAULT_RULES) if puzzle_id == TODAY else shipped_puzzles()[puzzle_id]
    game = Game.from_position(load(puzzle.rules), puzzle.position, puzzle.players, puzzle.teams)
    return BoardMoment(game.board, USUAL_COLORS[: puzzle.players], game.position.pegs)


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
