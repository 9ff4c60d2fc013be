"""What a seat remembers of cards that nobody can look at any more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, hand_of
from pegs.core.operations import Drawn, Operation, Played, Reshuffled, Revealed


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat remembers of cards that nobody can look at any more.

    ``discards`` are the discards that lie face down, the oldest first, UNKNOWN where it never saw them.
    ``renewed`` are the cards
    it knows to have gone into the draw pile when that was last renewed, less those it has drawn since itself,
    and ``strange`` is how many
    more went in that it had not seen; ``renewed`` is None where the pile has not been renewed.
    """

    discards: tuple[Rank, ...] = ()
    renewed: Hand | None = None
    strange: int = 0


@dataclass(slots=True)
class Remembering:
    """Goes along with what a seat sees, card by card."""

    seat: Seat
    _discards: list[Rank] = field(default_factory=list)
    _table: list[Rank] = field(default_factory=list)
    """The last card played: in bluffing it joins the discards when the turn is over."""
    _renewed: list[int] | None = None
    _strange: int = 0

    def hear(self, operations: Iterable[Operation]) -> None:
        """Take in what the seat saw happen."""
        for operation in operations:
            match operation:
                case Played(_, card, _, _):
                    self._discards += self._table
                    self._table = [card]
                case Revealed(_, card):
                    self._table = [card]
                case Reshuffled(order):
                    self._renew(len(order))
                case Drawn(seat, card) if seat == self.seat:
                    self._draw(card)

    def memory(self, number: int, on_table: bool) -> Memory:
        """What is remembered now, with ``number`` discards face down, and a card on the table or not."""
        discards = self._discards if on_table else [*self._discards, *self._table]
        unseen = (UNKNOWN,) * (number - len(discards))  # those from before the history began
        lying = (*unseen, *discards[len(discards) - number :]) if number else ()
        renewed = None if self._renewed is None else tuple(self._renewed)
        return Memory(lying, renewed, max(self._strange, 0))

    def _renew(self, cards: int) -> None:
        known = [card for card in [*self._discards, *self._table] if card != UNKNOWN]
        self._renewed, self._strange = list(hand_of(known)), cards - len(known)
        self._discards, self._table = [], []

    def _draw(self, card: Rank) -> None:
        if self._renewed is None:
            return
        if self._renewed[card] > 0:
            self._renewed[card] -= 1
        else:
            self._strange -= 1
