"""What a person sees of a table that waits for their turn, without opening it."""

from __future__ import annotations

from pegs.core.board import Seat
from pegs.protocol.log import TurnPlayed
from pegs.protocol.rest import WaitingTurn
from pegs.table import events as ev
from pegs.table.encode import board_shape
from pegs.table.event_log import visible_event
from pegs.table.state import State
from pegs.table.table import Table
from pegs.table.viewer import Viewer

_BEGINNINGS = (ev.TurnPlayed, ev.TakenBack, ev.BoardCorrected, ev.GameBegan)
"""What begins a turn."""
_ANYONE = Viewer(role="watcher")


def waiting_turn(table: Table, seat: Seat | None) -> WaitingTurn | None:
    """The board, if it's a seat's turn; nothing in it tells of a hand."""
    state, game = table.state, table.public_game()
    if seat is None or game is None or state.stage != "playing" or game.turn != seat:
        return None
    began, board = _turn_began(state), board_shape(state.board)
    return WaitingTurn(began, board, game.pegs, game.pile_size, last_turn(state))


def last_turn(state: State) -> TurnPlayed | None:
    """The decision before this one, as everyone may see it; None after a deal, and after a take-back."""
    for entry in reversed(state.entries_of_game):
        if isinstance(entry.event, ev.TakenBack):
            return None
        if isinstance(entry.event, ev.TurnPlayed):
            seen = visible_event(state, entry, _ANYONE)
            return seen if isinstance(seen, TurnPlayed) else None
    return None


def _turn_began(state: State) -> float:
    """When the seat to act got its turn, in seconds since 1970."""
    entries = reversed(state.entries_of_game)
    return next(entry.event.at for entry in entries if isinstance(entry.event, _BEGINNINGS))
