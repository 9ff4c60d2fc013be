"""Players written in Python at seats of one game: what they are shown, and what they choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pegs.core.board import Seat
from pegs.core.errors import PlayerError
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.players import FAILURES, describe_error, describe_turn, legal_choice
from pegs.players.player import Player
from pegs.view import Observer, redact


class SeatPlayers:
    """The players at some or all seats of a game that has been dealt.

    ``names`` are their names in the registry, for error messages. All methods raise PlayerError if a player
    raises an exception.
    """

    def __init__(self, game: Game, players: Mapping[Seat, Player], names: Mapping[Seat, str]) -> None:
        self.game = game
        self._players, self._names = players, names
        self._observers = {seat: Observer(game, seat) for seat in players}

    def restart(self, seed: int | str) -> None:
        """Restart the player at seat k with the seed ``seed/k``, and show it the deal."""
        for seat in self._players:
            self._call(seat, "restart", f"{seed}/{seat}")
        self.show(self.game.opening)

    def show(self, operations: Sequence[Operation]) -> None:
        """Show every player what happened, as its seat may see it."""
        for seat in self._players:
            self._call(seat, "observe", redact(self.game.rules, seat, operations))

    def choose(self, seat: Seat) -> Turn:
        """The turn that the player at a seat chooses. Raises PlayerError if it isn't legal."""
        view = self._observers[seat].view()
        turn = self._call(seat, "choose", view)
        legal = legal_choice(view, turn)
        if legal is None:
            raise PlayerError(self.illegal(seat, describe_turn(view.board, turn)))
        return legal

    def failure(self, seat: Seat, error: str) -> str:
        """The sentence saying that a player raised an exception."""
        return translate("player-fails", name=self._names[seat], error=error)

    def illegal(self, seat: Seat, turn: str) -> str:
        """The sentence saying that a player chose an illegal turn."""
        return translate("player-illegal", name=self._names[seat], turn=turn)

    def _call(self, seat: Seat, method: str, *arguments: object) -> Any:
        try:
            return getattr(self._players[seat], method)(*arguments)
        except FAILURES as error:
            raise PlayerError(self.failure(seat, describe_error(error))) from error
