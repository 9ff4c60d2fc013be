"""The legal turns of the seat to act, each with everything on the board that would come of it."""

from __future__ import annotations

from pegs.board import START
from pegs.engine.game import Game
from pegs.engine.operations import Operation, Penalized, SentToStart
from pegs.notation import turn_text
from pegs.position import Phase
from pegs.table.protocol.game import AnyOperation, Option
from pegs.table.wire import BOARD_CHANGES, known_card, sent, steps_of
from pegs.turn import Kind, Turn

MOST_EFFECTS = 400
"""With more legal turns than this their effects are told when somebody asks."""
_STILL = (Kind.DECLARE, Kind.ACCEPT, Kind.DOUBT, Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.PASS)
"""Decisions that move nothing."""


def options_of(game: Game) -> tuple[Option, ...]:
    """All legal turns, in the order of the engine."""
    turns = game.legal_turns()
    with_effects = len(turns) <= MOST_EFFECTS
    return tuple(_option(game, turn, with_effects) for turn in turns)


def effects_of(game: Game, turn: Turn) -> tuple[AnyOperation, ...]:
    """What a legal turn would change on the board, in the order in which it would happen."""
    return sent(game.rules, game.board, turn, _changes(game, turn))


def _option(game: Game, turn: Turn, with_effects: bool) -> Option:
    changes = _changes(game, turn) if with_effects else ()
    face_up = game.phase not in (Phase.MOVE, Phase.PENALTY)
    return Option(
        turn=turn_text(game.board, turn),
        kind=turn.kind.name.lower(),  # type: ignore[arg-type]  # the names are the literals of TurnKind
        card=known_card(turn.card) if face_up else None,
        declared=known_card(turn.declared),
        steps=steps_of(game.rules, game.board, turn),
        effects=sent(game.rules, game.board, turn, changes) if with_effects else None,
        hurts=any(_hurts(game, change) for change in changes),
    )


def _changes(game: Game, turn: Turn) -> list[Operation]:
    """The changes on the board; what would be drawn or shown is not told."""
    if turn.kind in _STILL or (turn.kind is Kind.DISCARD):
        return []
    return [each for each in game.foresee(turn) if isinstance(each, BOARD_CHANGES)]


def _hurts(game: Game, change: Operation) -> bool:
    """Whether a peg of the acting seat's own team goes to start."""
    if not isinstance(change, SentToStart | Penalized) or change.origin == START:
        return False
    board = game.board
    return board.team_of(change.seat) == board.team_of(game.turn)
