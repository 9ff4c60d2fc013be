"""What a seat remembers about cards that no player can see anymore."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, hand_of
from pegs.core.operations import DiscardedHand, Drawn, Operation, Played, Reshuffled, Revealed
from pegs.rules.switches import Rules


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat remembers about cards that no player can see anymore.

    ``discards`` are the face-down discards, the oldest first, with UNKNOWN for those the seat never saw.
    ``reshuffled`` has, for each draw pile, the cards that the seat knows to have gone into it at its last
    reshuffle, without those the seat has drawn since; None before the first. ``reshuffled_unknown`` are the
    numbers of other cards that went in.
    """

    discards: tuple[Rank, ...] = ()
    reshuffled: tuple[Hand | None, ...] = (None,)
    reshuffled_unknown: tuple[int, ...] = (0,)


class MemoryTracker:
    """Follows what a seat sees, card by card."""

    def __init__(self, rules: Rules, seat: Seat, players: int) -> None:
        self._rules = rules
        self._seat = seat
        self._piles = [_PileMemory() for _ in range(rules.n_piles(players))]
        self._table: list[Rank] = []
        """The last card played, which in bluffing joins the discards at the end of the turn."""
        self._table_pile = 0
        self._new_pile = 0
        """The cards of a reshuffled pile, until the draw that shows whose it is."""

    def observe(self, operations: Iterable[Operation]) -> None:
        """Take in the next operations, as the seat saw them."""
        for operation in operations:
            match operation:
                case Played(seat, card, _, _):
                    self._piles[self._table_pile].discards += self._table
                    self._table, self._table_pile = [card], self._rules.pile_of(seat)
                case DiscardedHand(_, cards):
                    self._table += cards
                case Revealed(_, card):
                    self._table = [card]
                case Reshuffled(order):
                    self._new_pile = len(order)
                case Drawn(seat, card):
                    self._draw(seat, card)

    def memory(self, n_discards: int, on_table: bool) -> Memory:
        """The memory now, with this many face-down discards, and with a card on the table or not."""
        known = [card for pile in self._piles for card in pile.discards]
        discards = known if on_table else [*known, *self._table]
        before_history = (UNKNOWN,) * (n_discards - len(discards))
        remembered = discards[len(discards) - n_discards :] if n_discards else []
        return Memory(
            (*before_history, *remembered),
            tuple(None if pile.reshuffled is None else tuple(pile.reshuffled) for pile in self._piles),
            tuple(max(pile.unknown, 0) for pile in self._piles),
        )

    def _draw(self, seat: Seat, card: Rank) -> None:
        pile = self._piles[self._rules.pile_of(seat)]
        if self._new_pile:
            if self._table_pile == self._rules.pile_of(seat):
                pile.discards += self._table
                self._table = []
            pile.reshuffle(self._new_pile, keeps_top=self._rules.keep_top_discard)
            self._new_pile = 0
        if seat == self._seat:
            pile.draw(card)


@dataclass(slots=True)
class _PileMemory:
    """What a seat remembers about one draw pile and its discards; see `Memory`."""

    discards: list[Rank] = field(default_factory=list)
    reshuffled: list[int] | None = None
    unknown: int = 0

    def reshuffle(self, n_cards: int, *, keeps_top: bool) -> None:
        """Take in that the discards became the draw pile of this many cards; the top one may have stayed."""
        kept = self.discards[-1:] if keeps_top else []
        known = [card for card in self.discards[: len(self.discards) - len(kept)] if card != UNKNOWN]
        self.reshuffled, self.unknown = list(hand_of(known)), n_cards - len(known)
        self.discards = kept

    def draw(self, card: Rank) -> None:
        """Take in a card that the seat drew."""
        if self.reshuffled is None:
            return
        if self.reshuffled[card] > 0:
            self.reshuffled[card] -= 1
        else:
            self.unknown -= 1
