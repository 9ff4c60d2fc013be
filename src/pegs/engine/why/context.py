"""The rules, the board, and the pegs at the beginning of a turn, and whose pegs the player may move.

See the rules, section 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from pegs.core.board import HOME, Board, Place, Seat
from pegs.core.position import Pegs
from pegs.rules.switches import Help, Movers, Rules


@dataclass(frozen=True)
class PlayContext:
    """What an action is checked against: the rules, the board, the seat to act, and the pegs before it."""

    rules: Rules
    board: Board
    seat: Seat
    pegs: Pegs

    @cached_property
    def team(self) -> tuple[Seat, ...]:
        """The seats of the acting player's team."""
        return self.board.team(self.board.team_of(self.seat))

    def is_on_team(self, seat: Seat) -> bool:
        """Whether a seat is the acting player's or a partner's."""
        return self.board.team_of(seat) == self.board.team_of(self.seat)

    @cached_property
    def choices(self) -> tuple[tuple[Seat, ...], ...]:
        """The sets of seats whose pegs the player may move; each turn uses one of the sets.

        Empty if the player's own pegs are all home and the rules have no helping.
        """
        if self.rules.move is Movers.TEAM:
            return (self.team,)
        if not all_home(self.pegs[self.seat]):
            return ((self.seat,),)
        return tuple((seat,) for seat in self.helped(self.pegs))

    @cached_property
    def movers(self) -> tuple[Seat, ...]:
        """Every seat whose pegs the player may move, whichever choice the turn uses."""
        return tuple(seat for choice in self.choices for seat in choice)

    def choice_with(self, seat: Seat) -> tuple[Seat, ...]:
        """The set of seats that includes this one; empty if the player can't move its pegs."""
        return next((choice for choice in self.choices if seat in choice), ())

    def sharing_with(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that may share a split with this one, of those whose pegs the player may move."""
        return self.movers if self.rules.helper_shares_split else self.choice_with(seat)

    def helped(self, pegs: Sequence[Sequence[Place]]) -> tuple[Seat, ...]:
        """The partners the player may help once their own pegs are home, one of them each turn."""
        waiting = tuple(seat for seat in self.board.partners_of(self.seat) if not all_home(pegs[seat]))
        if self.rules.help is Help.NONE:
            return ()
        return waiting[:1] if self.rules.help is Help.LEFT else waiting


def all_home(places: Sequence[Place]) -> bool:
    """Whether all pegs of a seat are home."""
    return all(place >= HOME for place in places)


def winner(board: Board, pegs: Pegs) -> int | None:
    """The team whose pegs are all home; None if there is none yet."""
    for team in range(board.teams):
        if all(all_home(pegs[seat]) for seat in board.team(team)):
            return team
    return None
