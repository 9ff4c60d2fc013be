"""The players at the seats of a game that a program doesn't play itself."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Seat
from pegs.core.errors import PlayerError, UsageError
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.players import FAILURES, describe_error, describe_turn, find, legal_choice, make
from pegs.study.part_game import PartGame
from pegs.view import Observer, redact


class OtherSeats:
    """Players by name for all seats but one."""

    def __init__(self, names: str | Sequence[str], seat: Seat, players: int) -> None:
        """Find the players: one name for all, or one for each seat, clockwise from the seat after ``seat``.

        Raises UsageError if there is no such player, or another number of names.
        """
        if isinstance(names, str):
            names = [names] * (players - 1)
        if len(names) != players - 1:
            raise UsageError(translate("study-other-seats", number=len(names), seats=players - 1))
        self.names = {(seat + k) % players: find(name) for k, name in enumerate(names, 1)}

    def sit_down(self, table: PartGame, seed: int) -> None:
        """Begin a game: make the players anew, and show them the deal."""
        self._table = table
        self._players = {seat: make(name, f"{seed}/{seat}") for seat, name in self.names.items()}
        self._observers = {seat: Observer(table.game, seat) for seat in self.names}
        self.show(table.game.opening)

    def show(self, operations: Sequence[Operation]) -> None:
        """Show every player what happened, as its seat may see it. Raises PlayerError."""
        for seat, player in self._players.items():
            try:
                player.observe(redact(self._table.game.rules, seat, operations))
            except FAILURES as error:
                raise self._failed(seat, error) from error

    def play(self, me: Seat) -> None:
        """Play until it's the turn of seat ``me``, or the game is over.

        Raises PlayerError if a player fails or chooses a turn that isn't legal.
        """
        table = self._table
        while not table.is_over and table.seat != me:
            self.show(table.play(self._choose(table.seat)))

    def _choose(self, seat: Seat) -> Turn:
        view = self._observers[seat].view()
        try:
            turn = self._players[seat].choose(view)
        except FAILURES as error:
            raise self._failed(seat, error) from error
        legal = legal_choice(view, turn)
        if legal is None:
            text = describe_turn(view.board, turn)
            raise PlayerError(translate("player-illegal", name=self.names[seat], turn=text))
        return legal

    def _failed(self, seat: Seat, error: BaseException) -> PlayerError:
        return PlayerError(translate("player-fails", name=self.names[seat], error=describe_error(error)))
