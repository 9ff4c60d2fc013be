"""The legal turns of the seat to act, and the steps they consist of, for messages."""

from __future__ import annotations

from pegs.core.board import START, Board, Seat
from pegs.core.operations import Operation, Penalized, SentToStart
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.engine.orders import Choice, LegalStep, Orders
from pegs.notation import turn_text
from pegs.story.narrator import parts_of
from pegs.table.protocol import game_view as wire
from pegs.table.protocol.wire_operations import AnyOperation, encode, known_card

Offered = tuple[tuple[wire.Option, ...], tuple[wire.Landing, ...]]


def options_of(game: Game) -> Offered:
    """All legal turns in the engine's order, and the steps they consist of."""
    orders = game.orders()
    hurting = {i for i, landing in enumerate(orders.steps) if _hurts(game.board, game.turn, landing)}
    face_up = game.phase not in (Phase.MOVE, Phase.PENALTY)
    options = tuple([_option(game, choice, hurting, face_up) for choice in orders.choices])
    return options, _landings(game, orders)


def _landings(game: Game, orders: Orders) -> tuple[wire.Landing, ...]:
    encoded: dict[Operation, AnyOperation] = {}

    def encode_once(operation: Operation) -> AnyOperation:
        if operation not in encoded:
            encoded[operation] = encode(operation)
        return encoded[operation]

    return tuple(
        [
            wire.Landing(
                *landing.step,
                effects=tuple([encode_once(each) for each in landing.operations]),
                parts=parts_of(game.rules, game.board, game.turn, landing.operations),
            )
            for landing in orders.steps
        ]
    )


def _option(game: Game, choice: Choice, hurting: set[int], face_up: bool) -> wire.Option:
    turn = choice.turn
    return wire.Option(
        turn=turn_text(game.board, turn),
        kind=turn.kind.name.lower(),  # type: ignore[arg-type]  # the names are the literals of TurnKind
        card=known_card(turn.card) if face_up else None,
        declared=known_card(turn.declared),
        orders=choice.orders,
        hurts=not hurting.isdisjoint(choice.orders[0]),
    )


def _hurts(board: Board, acting: Seat, landing: LegalStep) -> bool:
    """Whether a peg of the acting seat's own team goes to start."""
    return any(
        isinstance(each, SentToStart | Penalized)
        and each.origin != START
        and board.team_of(each.seat) == board.team_of(acting)
        for each in landing.operations
    )
