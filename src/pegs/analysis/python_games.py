"""Whole games through `Game` and `Player`, for lineups with a player that isn't compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pegs.analysis.accumulators import Accumulator
from pegs.core.board import Seat
from pegs.core.errors import PlayerError
from pegs.core.operations import Operation
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import position_text
from pegs.players import FAILURES, describe_error, describe_turn, legal_choice
from pegs.players.player import Player
from pegs.view import Observer, redact


class PythonGame:
    """One dealt game with a player at every seat.

    ``number`` is the game's number in its simulation, and ``names`` are the players' names in the registry,
    for error messages. ``watching`` are accumulators to call.
    """

    def __init__(
        self,
        game: Game,
        number: int,
        players: Sequence[Player],
        names: Sequence[str],
        watching: Sequence[Accumulator] = (),
    ) -> None:
        self.game = game
        self._number, self._players, self._names, self._watching = number, players, names, watching
        self._observers = [Observer(game, seat) for seat in range(game.players)]

    def play(self, seed: str, max_turns: int) -> None:
        """Play until the game is over or has lasted ``max_turns`` turns.

        The player at seat k is restarted with the seed ``seed/k``. Raises PlayerError if a player raises an
        exception or chooses a turn that isn't legal.
        """
        game, turns = self.game, 0
        for seat in range(game.players):
            self._call(seat, "restart", f"{seed}/{seat}")
        for each in self._watching:
            each.before(game, self._number)
        self._show(game.opening)
        while not game.is_over and turns < max_turns:
            turns += game.phase is Phase.PLAY
            turn = self._choose(game.turn)
            for each in self._watching:
                each.step(game, turn)
            self._show(game.play(turn))
        for each in self._watching:
            each.after(game)

    def _choose(self, seat: Seat) -> Turn:
        view = self._observers[seat].view()
        turn = self._call(seat, "choose", view)
        legal = legal_choice(view, turn)
        if legal is None:
            text = describe_turn(self.game.board, turn)
            raise PlayerError(translate("simulate-player-illegal", turn=text, **self._context(seat)))
        return legal

    def _show(self, operations: Sequence[Operation]) -> None:
        """Show every player what happened, as its seat may see it."""
        for seat in range(self.game.players):
            self._call(seat, "observe", redact(self.game.rules, seat, operations))

    def _call(self, seat: Seat, method: str, *arguments: object) -> Any:
        try:
            return getattr(self._players[seat], method)(*arguments)
        except FAILURES as error:
            problem = describe_error(error)
            sentence = translate("simulate-player-fails", error=problem, **self._context(seat))
            raise PlayerError(sentence) from error

    def _context(self, seat: Seat) -> dict[str, str]:
        position = position_text(self.game.board, self.game.position)
        return {"name": self._names[seat], "game": f"{self._number:,}", "position": position}
