"""Whole games through `Game` and `Player`, for lineups with a player that isn't compiled."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.analysis.accumulators import Accumulator
from pegs.analysis.seat_players import SeatPlayers
from pegs.core.board import Seat
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import position_text
from pegs.players.player import Player


class PythonGame(SeatPlayers):
    """One dealt game with a player at every seat.

    ``number`` is the game's number in its simulation, for error messages. ``accumulators`` watch the game.
    """

    def __init__(
        self,
        game: Game,
        number: int,
        players: Sequence[Player],
        names: Sequence[str],
        accumulators: Sequence[Accumulator] = (),
    ) -> None:
        super().__init__(game, dict(enumerate(players)), dict(enumerate(names)))
        self._number, self._accumulators = number, accumulators

    def play(self, seed: str, max_turns: int) -> None:
        """Play until the game is over or has lasted ``max_turns`` turns.

        The player at seat k is restarted with the seed ``seed/k``. Raises PlayerError if a player raises an
        exception or chooses a turn that isn't legal.
        """
        game, turns = self.game, 0
        for each in self._accumulators:
            each.before(game, self._number)
        self.restart(seed)
        while not game.is_over and turns < max_turns:
            turns += game.phase is Phase.PLAY
            turn = self.choose(game.turn)
            for each in self._accumulators:
                each.step(game, turn)
            self.show(game.play(turn))
        for each in self._accumulators:
            each.after(game)

    def failure(self, seat: Seat, error: str) -> str:
        """The sentence saying that a player raised an exception, with the game and its position."""
        return translate("simulate-player-fails", error=error, **self._context(seat))

    def illegal(self, seat: Seat, turn: str) -> str:
        """The sentence saying that a player chose an illegal turn, with the game and its position."""
        return translate("simulate-player-illegal", turn=turn, **self._context(seat))

    def _context(self, seat: Seat) -> dict[str, str]:
        position = position_text(self.game.board, self.game.position)
        return {"name": self._names[seat], "game": f"{self._number:,}", "position": position}
