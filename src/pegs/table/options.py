"""The legal turns of the seat to act, each with everything on the board that would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from pegs.core.board import START, Board, Seat
from pegs.core.operations import Operation, Penalized, SentToStart
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.table.encode import known_card, sent, sent_along, steps_along, ways_of
from pegs.table.protocol.game_view import AnyOperation, Option

MOST_EFFECTS = 400
"""With more legal turns than this their effects are told when somebody asks."""


def options_of(game: Game) -> tuple[Option, ...]:
    """All legal turns, in the order of the engine."""
    turns = game.legal_turns()
    changes = game.changes(turns) if len(turns) <= MOST_EFFECTS else ()
    face_up = game.phase not in (Phase.MOVE, Phase.PENALTY)
    acting = game.turn
    return tuple([_option(game, turn, acting, each, face_up) for turn, each in zip_longest(turns, changes)])


def effects_of(game: Game, turns: Sequence[Turn]) -> tuple[tuple[AnyOperation, ...], ...]:
    """What each of some legal turns would change on the board, in the order in which it would happen."""
    changes = game.changes(turns)
    return tuple(sent(game.rules, game.board, turn, each) for turn, each in zip(turns, changes, strict=True))


def _option(
    game: Game, turn: Turn, acting: Seat, changes: Sequence[Operation] | None, face_up: bool
) -> Option:
    ways = ways_of(game.rules, game.board, turn)
    return Option(
        turn=turn_text(game.board, turn),
        kind=turn.kind.name.lower(),  # type: ignore[arg-type]  # the names are the literals of TurnKind
        card=known_card(turn.card) if face_up else None,
        declared=known_card(turn.declared),
        steps=steps_along(turn, ways),
        effects=sent_along(ways, changes) if changes is not None else None,
        hurts=any(_hurts(game.board, acting, change) for change in changes or ()),
    )


def _hurts(board: Board, acting: Seat, change: Operation) -> bool:
    """Whether a peg of the acting seat's own team goes to start."""
    if not isinstance(change, SentToStart | Penalized) or change.origin == START:
        return False
    return board.team_of(change.seat) == board.team_of(acting)
