"""Who may write notes on a finished game, share it, and lead others through it: its players at the end.

Those who have left their seats no longer may.
"""

from __future__ import annotations

from pegs.core.board import Seat
from pegs.table import events as ev
from pegs.table.after.finished_game import finished_game
from pegs.table.seats import swapped
from pegs.table.table import Table


def authors(table: Table, number: int) -> dict[Seat, Seat]:
    """The seats that people had at a game's end, by the seats that they have now.

    Raises LookupError if the game isn't over.
    """
    then, _, game = finished_game(table, number)
    seats = {seat: seat for seat, each in enumerate(then.state.seats) if each.person}
    for entry in table.state.entries[then.version :]:
        match entry.event:
            case ev.SeatsRotated(by=by):
                seats = {(now + by) % game.players: seat for now, seat in seats.items()}
            case ev.SeatsSwapped(one=one, other=other):
                seats = {swapped(now, one, other): seat for now, seat in seats.items()}
            case ev.SeatTaken(seat=now) | ev.SeatGivenUp(seat=now) | ev.BotSeated(seat=now):
                seats.pop(now, None)
    return seats
