"""What one seat may know: the allow list of a view."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Board, Seat
from pegs.core.cards import Hand, Rank
from pegs.core.operations import Operation
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Turn
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.view.memory import Memory

CARD_ON_TABLE = (Phase.DOUBT, Phase.PENALTY, Phase.MOVE)
"""The phases with a card on the table, face down or shown, that isn't among the discards yet."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A game as one seat sees it.

    ``hand`` is None if even the seat's own cards aren't known, as in a position written without them.
    ``card`` is the card on the table, UNKNOWN if the seat doesn't know it. ``discards`` are the face-up
    ones. ``legal_turns`` is empty unless it is this seat's turn. ``history`` is what the seat saw happen,
    with other players' cards as UNKNOWN.
    """

    ruleset: RuleSet
    board: Board
    seat: Seat
    turn: Seat
    phase: Phase
    pegs: Pegs
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    player: Seat
    declared: Rank
    card: Rank
    loser: Seat
    due: int
    draws: int
    pile_size: int
    discard_count: int
    discards: tuple[Rank, ...]
    dealer: Seat | None
    winner: int | None
    legal_turns: tuple[Turn, ...]
    memory: Memory
    history: tuple[Operation, ...]

    @property
    def rules(self) -> Rules:
        """The switches of the rule set."""
        return self.ruleset.rules

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has a decision to make."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def position(self) -> Position:
        """The position with other hands as numbers of cards."""
        hands: list[Hand | int] = list(self.hand_sizes)
        if self.hand is not None:
            hands[self.seat] = self.hand
        return Position(
            pegs=self.pegs,
            turn=self.turn,
            hands=tuple(hands),
            stuck=self.stuck,
            extra=self.extra,
            owed=self.owed,
            forfeit=self.forfeit,
            phase=self.phase,
            player=self.player,
            card=self.card,
            declared=self.declared,
            loser=self.loser,
            due=self.due,
            draws=self.draws,
        )
