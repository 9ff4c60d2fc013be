"""One position after each of two turns, the one that was played and a better one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Turn
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.players.compiled_player import consider
from pegs.players.hint_terms import HINT_TERMS
from pegs.view import SeatView

_NUMBER_OF_TERM = {term.name: i for i, term in enumerate(HINT_TERMS)}


@dataclass(frozen=True)
class Outcome:
    """A position after a turn.

    ``pegs`` are the places of each seat's pegs, in the order that they had before the turn, so that every
    peg can be followed; ``weighed`` are the terms of ``hints``, each times its weight.
    """

    turn: Turn
    pegs: tuple[tuple[Place, ...], ...]
    weighed: tuple[int, ...]

    def is_step_of(self, seat: Seat, origin: Place) -> bool:
        """Whether the turn moves the peg itself, rather than sending it away."""
        return any((step.seat, step.origin) == (seat, origin) for step in self.turn.steps)


class Peg(NamedTuple):
    """A peg of the turn's team or of its opponents: where it was, and where each of the turns leaves it."""

    seat: Seat
    before: Place
    played: Place
    better: Place


@dataclass(frozen=True)
class TwoTurns:
    """The turn that was played and a better one, as the seat that had to choose could see them."""

    view: SeatView
    played: Outcome
    better: Outcome

    @classmethod
    def of(cls, view: SeatView, played: Turn, better: Turn) -> TwoTurns | None:
        """Play each of the turns from the view; None if one isn't legal.

        Raises UsageError if the seat's cards are unknown.
        """
        outcomes = [_outcome(view, turn) for turn in (played, better)]
        return None if None in outcomes else cls(view, *outcomes)  # type: ignore[arg-type]

    def lead(self, terms: Iterable[str]) -> int:
        """By how much the better turn is ahead in these terms of ``hints``."""
        numbers = [_NUMBER_OF_TERM[name] for name in terms]
        return sum(self.better.weighed[i] - self.played.weighed[i] for i in numbers)

    @cached_property
    def ours(self) -> tuple[Seat, ...]:
        """The seats of the team, the one that chooses first."""
        return (self.view.seat, *self.view.board.partners_of(self.view.seat))

    @cached_property
    def theirs(self) -> tuple[Seat, ...]:
        """The opponents' seats."""
        return self.view.board.opponents_of(self.view.seat)

    def pegs_of(self, seats: Sequence[Seat]) -> Iterator[Peg]:
        """The pegs of some seats."""
        for seat in seats:
            for places in zip(
                self.view.pegs[seat], self.played.pegs[seat], self.better.pegs[seat], strict=True
            ):
                yield Peg(seat, *places)

    def left(self, seat: Seat, place: Place) -> int:
        """The holes from a hole of the track to the seat's in-spot."""
        return self.view.board.distance(place, self.view.board.in_spots[seat])

    def walked(self, seat: Seat, place: Place) -> int:
        """The holes from the seat's out spot to a hole of the track."""
        return self.view.board.distance(self.view.board.out_spots[seat], place)

    def is_on_track(self, *places: Place) -> bool:
        """Whether all these places are holes of the track."""
        return all(START < place < HOME for place in places)

    @cached_property
    def forward(self) -> frozenset[int]:
        """The counts by which a whole card takes one peg forward."""
        return frozenset(count for row in self.view.rules.cards for count in row.forward)

    @cached_property
    def backward(self) -> frozenset[int]:
        """The counts by which a whole card takes one peg back."""
        return frozenset(count for row in self.view.rules.cards for count in row.backward)

    def cards_left(self, outcome: Outcome) -> tuple[Rank, ...]:
        """The ranks in the hand after a turn, before it draws."""
        spent = outcome.turn.card
        hand = enumerate(self.view.hand or ())
        return tuple(Rank(rank) for rank, number in hand if number > (rank == spent))


def _outcome(view: SeatView, turn: Turn) -> Outcome | None:
    scored = consider(view, "hints", turn)
    if scored is None:
        return None
    pegs = tuple(
        tuple(scored.places[PEG_STRIDE * seat : PEG_STRIDE * seat + len(places)])
        for seat, places in enumerate(view.pegs)
    )
    weighed = tuple(value * weight for value, weight in zip(scored.terms, scored.weights, strict=True))
    return Outcome(turn, pegs, weighed)
