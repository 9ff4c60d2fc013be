"""The game as a Gymnasium environment: you choose the turns of one seat, other players have the others.

    import gymnasium
    import pegs.study.gymnasium
    table = gymnasium.make("pegs/arizona_4p-v0", others="hints")

Importing this module registers every rule set with two to ten players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegs.extras import require

require("study", "gymnasium")

import gymnasium
from gymnasium import spaces

from pegs.core.board import Seat
from pegs.core.copying import CopiesWhole
from pegs.engine.arguments import check_seat
from pegs.rules.ruleset import DEFAULT_PLAYERS, NAMES, RuleSet
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Rules
from pegs.study.naming import usual_name
from pegs.study.other_seats import OtherSeats
from pegs.study.part_game import MAX_DECISIONS, PartGame
from pegs.study.rendering import RENDER_MODES, render
from pegs.study.spaces import observation_box

Observation = NDArray[np.int16]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]

NAMESPACE = "pegs"
ILLEGAL_REWARD = -1.0
"""What an illegal action costs; it also ends the game."""


class SeatEnv(CopiesWhole, gymnasium.Env[Any, Any]):
    """One seat of a table.

    An observation is what the seat sees (`pegs.study.SeatLayout`), an action a part of its turn
    (`pegs.study.PartActions`); ``info["action_mask"]`` says which are legal, and `action_masks` too. A step
    that completes a turn lets the others play until it's this seat's turn again. The reward is 1 if the
    seat's team wins and -1 if another does.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        rules: str | RuleSet | Rules = "basic",
        players: int = DEFAULT_PLAYERS,
        teams: int | None = None,
        *,
        seat: Seat = 0,
        others: str | Sequence[str] = "greedy",
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        """Lay out a table.

        ``others`` names the other players, partners included (`pegs.players.names`): one name for all, or
        one for each, clockwise from the next seat. Without ``teams``, there are as many as is usual. A game
        is cut short after ``max_decisions`` of all players together.

        Raises UsageError if the seating, a name or a number is impossible, DealError if the packs have too
        few cards.
        """
        self.table = PartGame(rules, players, teams, max_decisions=max_decisions)
        check_seat(self.table.board, seat)
        self.seat = seat
        self.render_mode = render_mode
        self._others = OtherSeats(others, seat, players)
        self.action_space = spaces.Discrete(self.table.actions.size)
        self.observation_space = observation_box(self.table.layout)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the others play until it's this seat's turn. There are no options."""
        super().reset(seed=seed, options=options)
        deal, choices = self.np_random.integers(2**63, size=2).tolist()
        self.table = self.table.dealt_anew(deal)
        self._others.sit_down(self.table, choices)
        self._others.play(self.seat)
        return self._observation(), self._info()

    def step(self, action: int) -> Step:
        """Choose the next part of this seat's turn. Raises PlayerError if another player fails."""
        if not self.table.is_over:
            if action not in self.table.legal:
                return self._observation(), ILLEGAL_REWARD, True, False, self._info()
            if self.table.choose(int(action)):
                self._others.show(self.table.game.plies[-1].operations)
                self._others.play(self.seat)
        if self.render_mode == "human":
            self.render()
        table, reward = self.table, float(self.table.rewards[self.seat])
        return self._observation(), reward, table.is_won, table.is_cut_short, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name under which Stable-Baselines3 asks for it."""
        return self.table.mask()

    def render(self) -> str | None:
        """The table as text: returned in the mode ``ansi``, printed in the mode ``human``."""
        return render(self.table, self.render_mode)

    def _observation(self) -> Observation:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask().astype(np.int8)}


def register_all() -> None:
    """Register every rule set with every number of players, as ``pegs/arizona_4p-v0`` and so on."""
    for rules in NAMES:
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            gymnasium.register(
                f"{NAMESPACE}/{usual_name(rules, players)}",
                entry_point=f"{__name__}:{SeatEnv.__name__}",
                kwargs={"rules": rules, "players": players},
            )


register_all()
