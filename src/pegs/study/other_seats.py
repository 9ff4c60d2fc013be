"""The players at the seats of a game that a program doesn't play itself."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.analysis.lineup import Maker
from pegs.analysis.seat_players import SeatPlayers
from pegs.core.board import Seat
from pegs.core.errors import UsageError
from pegs.core.operations import Operation
from pegs.i18n import translate
from pegs.players import find, make
from pegs.study.part_game import PartGame


class OtherSeats:
    """Players by name for all seats but one."""

    def __init__(self, names: str | Maker | Sequence[str | Maker], seat: Seat, players: int) -> None:
        """Find the players: one name or class for all, or one for each seat, clockwise from the seat after
        ``seat``.

        Raises UsageError if there is no such player, or another number of names.
        """
        if isinstance(names, str) or not isinstance(names, Sequence):
            names = [names] * (players - 1)
        if len(names) != players - 1:
            raise UsageError(translate("study-other-seats", number=len(names), seats=players - 1))
        self.names = {(seat + k) % players: find(name) for k, name in enumerate(names, 1)}

    def sit_down(self, table: PartGame, seed: int) -> None:
        """Begin a game: make the players anew, and show them the deal. Raises PlayerError."""
        self._table = table
        players = {seat: make(name) for seat, name in self.names.items()}
        self._players = SeatPlayers(table.game, players, self.names)
        self._players.restart(seed)

    def show(self, operations: Sequence[Operation]) -> None:
        """Show every player what happened, as its seat may see it. Raises PlayerError."""
        self._players.show(operations)

    def play(self, me: Seat) -> None:
        """Play until it's the turn of seat ``me``, or the game is over.

        Raises PlayerError if a player fails or chooses a turn that isn't legal.
        """
        table = self._table
        while not table.is_over and table.seat != me:
            self.show(table.play(self._players.choose(table.seat)))
