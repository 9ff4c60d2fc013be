"""From the engine's values to what is sent: cards as letters, pegs' ways hole by hole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from pegs.core import operations as engine
from pegs.core.board import Board
from pegs.core.cards import RANK_TEXT, UNKNOWN, Hand, Rank, cards_of
from pegs.core.turn import Turn
from pegs.rules.switches import Rules
from pegs.table.paths import Path, paths_of
from pegs.table.protocol import game_view as wire

UNSEEN = "?"
BOARD_CHANGES = (
    engine.Moved,
    engine.SentToStart,
    engine.SentToInSpot,
    engine.Swapped,
    engine.Penalized,
)
"""What changes where pegs stand."""


def card_text(rank: Rank) -> str:
    """A card's letter."""
    return UNSEEN if rank == UNKNOWN else RANK_TEXT[rank]


def known_card(rank: Rank) -> str | None:
    """A card's letter; None for one that is not there, or not known."""
    return None if rank == UNKNOWN else RANK_TEXT[rank]


def cards_texts(cards: Iterable[Rank]) -> tuple[str, ...]:
    """Letters of cards."""
    return tuple(map(card_text, cards))


def hand_texts(hand: Hand) -> tuple[str, ...]:
    """The letters of a hand's cards."""
    return cards_texts(cards_of(hand))


def shape_of(board: Board) -> wire.BoardShape:
    """The board as the browser draws it."""
    return wire.BoardShape(
        players=board.players,
        teams=board.teams,
        sides=board.sides,
        side_length=board.side_length,
        in_spot=board.in_spot,
        out_spot=board.out_spot,
        home_length=board.home_length,
        pegs=board.pegs,
        letters=board.letters,
        sides_of_seats=board.sides_of_seats,
    )


def steps_of(rules: Rules, board: Board, turn: Turn) -> tuple[wire.Step, ...]:
    """The ways of the pegs that a turn moves."""
    return steps_along(turn, ways_of(rules, board, turn))


def steps_along(turn: Turn, ways: Sequence[Path]) -> tuple[wire.Step, ...]:
    """The steps of a turn, as they are sent, whose ways are known."""
    return tuple([wire.Step(*step, way) for step, way in zip(turn.steps, ways, strict=True)])


def sent(
    rules: Rules, board: Board, turn: Turn | None, operations: Sequence[engine.Operation]
) -> tuple[wire.AnyOperation, ...]:
    """Operations as they are sent; ``turn`` is the decision they came of."""
    return sent_along(ways_of(rules, board, turn) if turn is not None else (), operations)


def sent_along(ways: Sequence[Path], operations: Sequence[engine.Operation]) -> tuple[wire.AnyOperation, ...]:
    """Operations as they are sent, of a turn whose ways are known."""
    left = iter(ways)
    return tuple([_sent(operation, left) for operation in operations])


def ways_of(rules: Rules, board: Board, turn: Turn) -> tuple[Path, ...]:
    """The holes on the ways of a turn's steps; a joker's way, or a swap's, is its target alone."""
    power = turn.power
    return paths_of(board, rules.cards[power], turn) if power != UNKNOWN else _targets(turn)


def _targets(turn: Turn) -> tuple[Path, ...]:
    return tuple((step.target,) for step in turn.steps)


def _sent(operation: engine.Operation, ways: Iterator[Path]) -> wire.AnyOperation:
    if isinstance(operation, engine.Moved):
        path = next(ways, (operation.target,))
        return wire.Moved(operation.seat, operation.origin, operation.target, path)
    return _MAKERS[type(operation)](operation)


_MAKERS: dict[type, Callable[[Any], wire.AnyOperation]] = {
    engine.Dealt: lambda op: wire.Dealt(op.seat, cards_texts(op.cards)),
    engine.Played: lambda op: wire.Played(
        op.seat, card_text(op.card), known_card(op.declared), op.kind.name.lower()
    ),
    engine.SentToStart: lambda op: wire.SentToStart(op.seat, op.origin),
    engine.SentToInSpot: lambda op: wire.SentToInSpot(op.seat, op.origin, op.target),
    engine.Swapped: lambda op: wire.Swapped(op.seat, op.origin, op.seat2, op.origin2),
    engine.Drawn: lambda op: wire.Drawn(op.seat, card_text(op.card)),
    engine.Reshuffled: lambda op: wire.Reshuffled(len(op.order)),
    engine.Accepted: lambda op: wire.Accepted(op.seat),
    engine.Doubted: lambda op: wire.Doubted(op.seat),
    engine.Revealed: lambda op: wire.Revealed(op.seat, card_text(op.card)),
    engine.Penalized: lambda op: wire.Penalized(op.seat, op.origin),
    engine.Penalized: lambda op: wire.Penalized(op.seat, op.origin),
    engine.GainedExtra: lambda op: wire.GainedExtra(op.seat),
    engine.TookExtra: lambda op: wire.TookExtra(op.seat),
    engine.DeclinedExtra: lambda op: wire.DeclinedExtra(op.seat),
    engine.Forgot: lambda op: wire.Forgot(op.seat),
    engine.SatOut: lambda op: wire.SatOut(op.seat),
    engine.CountedStuck: lambda op: wire.CountedStuck(op.seat, op.count),
    engine.Won: lambda op: wire.Won(op.team),
}
