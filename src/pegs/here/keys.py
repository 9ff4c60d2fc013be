"""Who holds which seat of a table on this device.

A key is a small number. It stays a person's while seats are swapped or rotate, as a token does on a server.
"""

from __future__ import annotations

from collections.abc import Callable

from pegs.core.board import Seat
from pegs.table import events as ev
from pegs.table.seats import swapped


class Keys:
    """The keys of one table, as they follow from its events."""

    def __init__(self) -> None:
        self._seats: dict[int, Seat | None] = {}
        """The seat of each key; None once its person has left."""
        self._players = 0

    def seat(self, key: int) -> Seat | None:
        """The seat of a key; None if it opens none."""
        return self._seats.get(key)

    def is_known(self, key: int) -> bool:
        """Whether there has ever been such a key."""
        return key in self._seats

    def of_seat(self, seat: Seat) -> int:
        """The key of the person at a seat. Raises LookupError if nobody sits there."""
        for key, each in self._seats.items():
            if each == seat:
                return key
        raise LookupError(seat)

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats with a person."""
        return frozenset(seat for seat in self._seats.values() if seat is not None)

    def apply(self, event: ev.AnyEvent) -> None:
        """Follow an event."""
        match event:
            case ev.TableMade():
                self._players = event.settings.players
            case ev.TableResized():
                self._players = event.players
            case ev.SeatTaken():
                self._close(event.seat)
                self._seats[self._free_key(event.seat)] = event.seat
            case ev.SeatGivenUp() | ev.BotSeated():
                self._close(event.seat)
            case ev.SeatsSwapped():
                self._move(lambda seat: swapped(seat, event.one, event.other))
            case ev.SeatsRotated():
                self._move(lambda seat: (seat + event.by) % self._players)

    def _free_key(self, seat: Seat) -> int:
        """The number of the seat, if no one has had it."""
        return seat if seat not in self._seats else max(self._players, *self._seats) + 1

    def _close(self, seat: Seat) -> None:
        self._seats = {key: None if each == seat else each for key, each in self._seats.items()}

    def _move(self, target: Callable[[Seat], Seat]) -> None:
        self._seats = {key: None if each is None else target(each) for key, each in self._seats.items()}
