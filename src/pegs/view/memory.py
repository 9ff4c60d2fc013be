"""What a seat remembers about cards that no player can see anymore."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, hand_of
from pegs.core.operations import Drawn, Operation, Played, Reshuffled, Revealed


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat remembers about cards that no player can see anymore.

    ``discards`` are the face-down discards, the oldest first, with UNKNOWN for those the seat never saw.
    ``reshuffled`` are the cards it knows to have gone into the draw pile at the last reshuffle, without
    those it has drawn since; None before the first reshuffle. ``reshuffled_unknown`` is the number of
    other cards that went in.
    """

    discards: tuple[Rank, ...] = ()
    reshuffled: Hand | None = None
    reshuffled_unknown: int = 0


@dataclass(slots=True)
class MemoryTracker:
    """Follows what a seat sees, card by card."""

    seat: Seat
    _discards: list[Rank] = field(default_factory=list)
    _table: list[Rank] = field(default_factory=list)
    """The last card played, which in bluffing joins the discards at the end of the turn."""
    _reshuffled: list[int] | None = None
    _reshuffled_unknown: int = 0

    def observe(self, operations: Iterable[Operation]) -> None:
        """Take in the next operations, as the seat saw them."""
        for operation in operations:
            match operation:
                case Played(_, card, _, _):
                    self._discards += self._table
                    self._table = [card]
                case Revealed(_, card):
                    self._table = [card]
                case Reshuffled(order):
                    self._reshuffle(len(order))
                case Drawn(seat, card) if seat == self.seat:
                    self._draw(card)

    def memory(self, n_discards: int, on_table: bool) -> Memory:
        """The memory now, with this many face-down discards, and with a card on the table or not."""
        discards = self._discards if on_table else [*self._discards, *self._table]
        before_history = (UNKNOWN,) * (n_discards - len(discards))
        remembered = discards[len(discards) - n_discards :] if n_discards else []
        reshuffled = None if self._reshuffled is None else tuple(self._reshuffled)
        unknown = max(self._reshuffled_unknown, 0)
        return Memory((*before_history, *remembered), reshuffled, unknown)

    def _reshuffle(self, n_cards: int) -> None:
        known = [card for card in [*self._discards, *self._table] if card != UNKNOWN]
        self._reshuffled, self._reshuffled_unknown = list(hand_of(known)), n_cards - len(known)
        self._discards, self._table = [], []

    def _draw(self, card: Rank) -> None:
        if self._reshuffled is None:
            return
        if self._reshuffled[card] > 0:
            self._reshuffled[card] -= 1
        else:
            self._reshuffled_unknown -= 1
