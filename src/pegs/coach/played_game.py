"""A recorded game as a list of decisions, each as the seat that made it saw the game."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.operations import Operation, Played
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.record import Record
from pegs.story.narrator import lines_of
from pegs.story.parts import Line, Part
from pegs.view import Observer, SeatView


@dataclass(frozen=True)
class Decision:
    """A decision: the game before it, what its seat knew, and the turn that it played.

    ``ply`` counts from 1.
    """

    ply: int
    game: Game
    view: SeatView
    turn: Turn
    done: tuple[Operation, ...]

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.view.seat

    @property
    def is_play(self) -> bool:
        """Whether a card is played from a known hand."""
        return self.view.phase is Phase.PLAY and self.view.hand is not None

    @property
    def is_stuck(self) -> bool:
        """Whether the hand had nothing to play."""
        return all(turn.kind is Kind.DISCARD for turn in self.view.legal_turns)

    def effects(self, turn: Turn) -> tuple[Operation, ...]:
        """What a legal turn does to the pegs."""
        return self.game.changes([turn])[0]

    def lines(self, turn: Turn) -> tuple[Line, ...]:
        """A legal turn in words."""
        board = self.game.board
        played = Played(self.seat, turn.card, turn.declared, turn.kind, board=board)
        return lines_of(self.game.rules, board, self.seat, (played, *self.effects(turn)), turn.kind)

    def story(self) -> tuple[Line, ...]:
        """The turn that was played, in words; before a forced discard, also that nothing could move."""
        lines = self.lines(self.turn)
        is_forced = self.turn.kind is Kind.DISCARD and self.is_stuck
        return (Line(self.seat, parts=(Part("cannot-move"),)), *lines) if is_forced else lines


def decisions_of(record: Record) -> tuple[list[Decision], int | None]:
    """Every decision of a recorded game, and the team that won.

    Raises RecordError if the record isn't a legal game.
    """
    states = record.replay()
    game = next(states)
    observers = [Observer(game, seat) for seat in range(game.players)]
    decisions = []
    while not game.is_over:
        before, view = game.copy(), observers[game.turn].view()
        if next(states, None) is None:
            break
        ply = game.plies[-1]
        decisions.append(Decision(len(game.plies), before, view, ply.turn, ply.operations))
    for _ in states:
        pass
    return decisions, game.outcome.winner
