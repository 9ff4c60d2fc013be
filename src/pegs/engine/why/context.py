"""What an action is judged against, and whose pegs the acting player plays (rules, section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from pegs.core.board import HOME, Board, Place, Seat
from pegs.core.position import Pegs
from pegs.rules.switches import Help, Movers, Rules


@dataclass(frozen=True)
class Play:
    """The rules, the board, the acting seat, and the pegs as they stand when the turn begins."""

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
        """The sets of seats whose pegs may be played as one's own, one of which is chosen for the turn.

        None where the own pegs are home and nobody is helped.
        """
        if self.rules.move is Movers.TEAM:
            return (self.team,)
        if not all_home(self.pegs[self.seat]):
            return ((self.seat,),)
        return tuple((seat,) for seat in self.helped(self.pegs))

    @cached_property
    def movers(self) -> tuple[Seat, ...]:
        """All seats whose pegs may be played as one's own, whichever choice is made."""
        return tuple(seat for choice in self.choices for seat in choice)

    def choice_with(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose pegs are played together with this one's; none where this seat's are not played."""
        return next((choice for choice in self.choices if seat in choice), ())

    def helped(self, pegs: Sequence[Sequence[Place]]) -> tuple[Seat, ...]:
        """The partners, one of whom a player helps who has all pegs home, with the pegs as given."""
        waiting = tuple(seat for seat in self.board.partners_of(self.seat) if not all_home(pegs[seat]))
        if self.rules.help is Help.NONE:
            return ()
        return waiting[:1] if self.rules.help is Help.LEFT else waiting


def all_home(places: Sequence[Place]) -> bool:
    """Whether all pegs of a seat are home."""
    return all(place >= HOME for place in places)


def winner(board: Board, pegs: Pegs) -> int | None:
    """The team whose pegs are all home (rules, 5.11)."""
    for team in range(board.teams):
        if all(all_home(pegs[seat]) for seat in board.team(team)):
            return team
    return None
