"""What one seat may know: the allow list of a view."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN, Hand, Rank
from pegs.core.operations import Operation
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Turn
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.view.memory import Memory

CARD_ON_TABLE = (Phase.DOUBT, Phase.PENALTY, Phase.MOVE)
"""The phases with a card on the table, face down or shown, that isn't among the discards yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """A game as everyone sees it.

    ``pile_sizes`` and ``discard_piles`` have one entry for each draw pile: one for all players, or one for
    each seat. The discards are the face-up ones.
    """

    ruleset: RuleSet
    board: Board
    turn: Seat
    phase: Phase
    pegs: Pegs
    hand_sizes: tuple[int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    player: Seat
    declared: Rank
    loser: Seat
    due: int
    draws: int
    pile_sizes: tuple[int, ...]
    discard_count: int
    discard_piles: tuple[tuple[Rank, ...], ...]
    dealer: Seat | None
    winner: int | None

    @property
    def rules(self) -> Rules:
        """The switches of the rule set."""
        return self.ruleset.rules

    @property
    def pile_size(self) -> int:
        """The number of cards in all draw piles."""
        return sum(self.pile_sizes)

    @property
    def discards(self) -> tuple[Rank, ...]:
        """The face-up discards, the oldest first; those of one draw pile after another."""
        return tuple(card for pile in self.discard_piles for card in pile)

    def position_for(self, seat: Seat, hand: Hand | None, card: Rank, drawn: Rank = UNKNOWN) -> Position:
        """The position as a seat sees it that knows its own hand, the card on the table, and on its turn the
        card it has just drawn.
        """
        hands: list[Hand | int] = list(self.hand_sizes)
        if hand is not None:
            hands[seat] = hand
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
            card=card,
            declared=self.declared,
            loser=self.loser,
            due=self.due,
            draws=self.draws,
            drawn=drawn,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(PublicView):
    """A game as one seat sees it.

    ``hand`` is None if even the seat's own cards aren't known, as in a position written without them.
    ``card`` is the card on the table, UNKNOWN if the seat doesn't know it. ``legal_turns`` is empty unless it
    is this seat's turn. ``history`` is what the seat saw happen, with other players' cards as UNKNOWN.
    ``drawn`` is the card that the seat has just drawn, if it's the one to discard when stuck.
    """

    seat: Seat
    hand: Hand | None
    card: Rank
    legal_turns: tuple[Turn, ...]
    memory: Memory
    history: tuple[Operation, ...]
    drawn: Rank = UNKNOWN

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has a decision to make."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def position(self) -> Position:
        """The position with other hands as numbers of cards."""
        return self.position_for(self.seat, self.hand, self.card, self.drawn)
