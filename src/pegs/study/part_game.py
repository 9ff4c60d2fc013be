"""One game whose turns are chosen part by part: what all single environments play."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from pegs.core.board import Seat
from pegs.core.copying import CopiesWhole
from pegs.core.errors import UsageError
from pegs.core.operations import Operation
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.arguments import check_number, check_seat
from pegs.engine.game import Game
from pegs.engine.shuffles import Seed
from pegs.i18n import translate
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.study.actions import PartActions, PartChoice
from pegs.study.columns import N_ACTION_COLUMNS
from pegs.study.observation_layout import SeatLayout
from pegs.study.part_text import part_text
from pegs.study.stepping import LOST, WON, describe_turns, observe_game
from pegs.view import card_on_table

MAX_DECISIONS = 10_000
"""The decisions after which a game is cut short by default."""
_FIRST_ROOM = 64


class PartGame(CopiesWhole):
    """One game; the seat to act chooses its turn part by part (`PartActions`).

        game = PartGame("arizona", seed=1)
        while not game.is_over:
            game.choose(policy(game.observe(game.seat), game.mask()))
        game.rewards                                        # of each seat

    A part is one of ``actions.size`` numbers, below 300 for every table. While a turn isn't complete, the
    same seat keeps choosing. As soon as only one turn is left, it's played; parts without an alternative
    are chosen at once, except for the first of a turn.
    """

    def __init__(
        self,
        rules: str | RuleSet | Rules,
        players: int = 4,
        teams: int | None = None,
        seed: Seed = 0,
        *,
        max_decisions: int = MAX_DECISIONS,
    ) -> None:
        """Deal a game; without ``teams``, for as many as is usual. It's cut short after ``max_decisions``.

        Raises UsageError if the seating, the seed or a number is impossible, DealError if the packs have too
        few cards.
        """
        check_number("max_decisions", max_decisions)
        ruleset = as_ruleset(rules)
        teams = ruleset.usual_teams(players) if teams is None else teams
        self.seed, self.max_decisions = seed, max_decisions
        self.game = Game.deal(ruleset, players, teams, seed=seed)
        self.board = self.game.board
        self.actions = PartActions(self.board)
        self.layout = SeatLayout(self.game.rules, self.board)
        self.decisions = 0
        self.is_won = False
        """Whether a team has won."""
        self._rows = np.zeros((_FIRST_ROOM, N_ACTION_COLUMNS), np.int16)
        self._begun: PartChoice | None = None

    @property
    def players(self) -> int:
        """The number of players."""
        return self.board.players

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return self.game.turn

    @property
    def is_cut_short(self) -> bool:
        """Whether the game has ended without a winner."""
        return not self.is_won and self.decisions >= self.max_decisions

    @property
    def is_over(self) -> bool:
        """Whether nobody acts anymore."""
        return self.is_won or self.is_cut_short

    @property
    def rewards(self) -> tuple[int, ...]:
        """1 for each seat of the winning team and -1 for the others; 0 if there's no winner."""
        winner = self.game.outcome.winner
        if winner is None:
            return (0,) * self.players
        return tuple(WON if self.board.team_of(seat) == winner else LOST for seat in range(self.players))

    @property
    def chosen(self) -> tuple[int, ...]:
        """The parts chosen so far of the turn of the seat to act."""
        return () if self._begun is None else tuple(self._begun.chosen)

    @property
    def legal(self) -> list[int]:
        """The parts that may be chosen now, in order; none if the game is over."""
        return [] if self.is_over else self._choice.legal

    def mask(self) -> NDArray[np.bool_]:
        """Which parts may be chosen now."""
        return np.zeros(self.actions.size, np.bool_) if self.is_over else self._choice.mask()

    def choose(self, part: int) -> bool:
        """Choose the next part; whether that was the last part of a turn, which has been played then.

        Raises UsageError, and changes nothing, if it isn't legal.
        """
        if self.is_over:
            raise UsageError(translate("study-game-over"))
        choice = self._choice
        choice.choose(part)
        choice.choose_forced()
        if choice.turn is None:
            return False
        self.play(self.game.legal_turns()[choice.turn])
        return True

    def play(self, turn: Turn) -> tuple[Operation, ...]:
        """Play a whole turn, whatever has been chosen of another; what happened. Raises IllegalTurnError."""
        operations = self.game.play(turn)
        self.decisions += 1
        self.is_won = self.game.is_over
        self._begun = None
        return operations

    def text(self, part: int) -> str:
        """A legal part as text: the turn in notation if no other is left, otherwise what the part adds."""
        after = self._choice.after(part)
        return part_text(self.board, self.game.legal_turns()[after.first], after)

    def observe(self, seat: Seat) -> NDArray[np.int16]:
        """What a seat sees, as `SeatLayout` says, in memory of its own.

        Raises UsageError if there's no such seat.
        """
        check_seat(self.board, seat)
        layout, game = self.layout, self.game
        row = np.zeros(layout.size, np.int16)
        game._call_kernel(observe_game, seat, row, layout.table_size)
        if game.rules.bluffing and game.phase is Phase.MOVE and seat != game.turn:
            card = card_on_table(game, seat)
            if card >= 0:  # it has been shown, which the kernel doesn't remember
                row[layout["card"].start + card] = 1
        if not self.is_over:
            row[layout["turn"].start + (game.turn - seat) % self.players] = 1
            if seat == game.turn:
                start = layout["chosen"].start
                row[start : start + len(self.chosen)] = self.chosen
        return row

    def dealt_anew(self, seed: Seed) -> PartGame:
        """Another game at the same table. Raises UsageError if the seed is impossible."""
        return PartGame(
            self.game.ruleset, self.players, self.board.teams, seed, max_decisions=self.max_decisions
        )

    def copy(self) -> Self:
        """An independent copy with the same hidden cards and the same future shuffles."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A copy that shares what never changes, and the copied game with whoever else is copied with it."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = deepcopy(self.game, memo)
        twin._begun = None if self._begun is None else self._begun.copy()
        twin._rows = np.zeros_like(self._rows)
        return twin

    @property
    def _choice(self) -> PartChoice:
        """The turn being chosen; its list is made when it's first read."""
        if self._begun is None:
            number = self._describe()
            if number > len(self._rows):
                self._rows = np.zeros((2 * number, N_ACTION_COLUMNS), np.int16)
                self._describe()
            self._begun = self.actions.choice(self._rows[:number])
        return self._begun

    def _describe(self) -> int:
        return self.game._call_kernel(describe_turns, self._rows, len(self._rows))
