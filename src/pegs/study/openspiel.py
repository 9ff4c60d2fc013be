"""The game for OpenSpiel.

    import pyspiel
    import pegs.study.openspiel
    game = pyspiel.load_game("pegs_and_jokers(rules=arizona,players=4)")

Importing this module registers the game. Its parameters:

=================  =================================================================================
``rules``          the name of a rule set, or the path of a file with your own (`"basic"`)
``players``        2 to 10 (4)
``teams``          0 for as many as is usual (0)
``pegs``           pegs of each player, 0 for as many as the rules say (0)
``side_length``    holes of each side, 0 for as many as the rules say (0)
``max_decisions``  a game is cut short after this many decisions (10,000)
``remembered``     the decisions that an information state's tensor holds, the newest first (64)
``rng_seed``       seed of the deals, -1 for a random one (-1)
=================  =================================================================================

OpenSpiel splits the text at commas: give a path that has one as ``load_game(NAME, {"rules": path})``.

An action is a part of a turn (`pegs.study.PartActions`). One chance node, at the root, deals: its only
outcome is sampled by the game, and decides about later shuffles too. The information state as text has
everything that the seat has seen since the deal; so has its tensor as long as a game has no more than
``remembered`` decisions. The winners' return is 1, and the others share its opposite.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from pegs.extras import require

require("study", "pyspiel")

import pyspiel

from pegs.rules import check
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES, RuleSet
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.study.actions import MAX_PARTS
from pegs.study.openspiel_observer import SeatObserver
from pegs.study.part_game import MAX_DECISIONS, PartGame
from pegs.study.recall import Recall

NAME = "pegs_and_jokers"
DEAL = 0
"""The only outcome of the chance node."""
USUAL = 0
RANDOM_SEED = -1
REMEMBERED = 64
_SEEDS = 2**63

PARAMETERS: dict[str, Any] = {
    "rules": DEFAULT_RULES,
    "players": DEFAULT_PLAYERS,
    "teams": USUAL,
    "pegs": USUAL,
    "side_length": USUAL,
    "max_decisions": MAX_DECISIONS,
    "remembered": REMEMBERED,
    "rng_seed": RANDOM_SEED,
}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Pegs and Jokers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class PegsAndJokersGame(pyspiel.Game):
    """One table. Raises UsageError or DealError if its parameters are impossible."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        ruleset = _ruleset(chosen)
        teams = chosen["teams"] or ruleset.usual_teams(chosen["players"])
        self.table = PartGame(ruleset, chosen["players"], teams, max_decisions=chosen["max_decisions"])
        self.remembered: int = chosen["remembered"]
        seed = chosen["rng_seed"]
        self.chance = random.Random(None if seed == RANDOM_SEED else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=1,
            num_players=chosen["players"],
            min_utility=_loss(teams),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=chosen["max_decisions"] * MAX_PARTS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> PegsAndJokersState:
        """A game before the deal."""
        return PegsAndJokersState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SeatObserver:
        """An observer of what a seat, or everyone, may know."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.table, self.remembered, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_game, (self.get_parameters(), self.chance.getstate())


class PegsAndJokersState(pyspiel.State):
    """One game. Copies play on with the same hidden cards."""

    def __init__(self, game: PegsAndJokersGame) -> None:
        super().__init__(game)
        self.table: PartGame | None = None
        """The game once it's dealt."""
        self.seed: int | None = None
        self.recalls: dict[tuple[int, bool], Recall] = {}
        """What observers remember, by seat and by whether they know its cards."""

    def current_player(self) -> int:
        """The seat to act, or one of OpenSpiel's pseudo-players."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.seat

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.table is not None
        return self.table.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.choose(action)
            return
        game = self.get_game()
        if self.seed is None:
            self.seed = game.chance.randrange(_SEEDS)
        self.table = game.table.dealt_anew(self.seed)

    def _action_to_string(self, _player: int, action: int) -> str:
        if self.table is None:
            return "deal"
        return self.table.text(action) if action in self.table.legal else str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """The return of each seat: 1 for the winners, and what makes the sum 0 for the others."""
        if self.table is None or not self.table.is_won:
            return [0.0] * self.num_players()
        loss = _loss(self.table.board.teams)
        return [1.0 if reward > 0 else loss for reward in self.table.rewards]

    def recall(self, seat: int, knows: int) -> Recall:
        """What a seat has seen so far, knowing its own cards or nobody's."""
        assert self.table is not None
        key = seat, knows == seat
        if key not in self.recalls:
            self.recalls[key] = Recall(self.table.board, seat, knows)
        self.recalls[key].catch_up(self.table.game)
        return self.recalls[key]

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        chosen = " ".join(map(str, self.table.chosen))
        return f"{self.table.game.position_text()} after {self.table.decisions} chosen ({chosen})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _replay, (self.get_game(), self.seed, self.history())


def _loss(teams: int) -> float:
    return -1.0 / (teams - 1)


def _ruleset(parameters: dict[str, Any]) -> RuleSet:
    ruleset = load(parameters["rules"])
    changes = {name: parameters[name] for name in ("pegs", "side_length") if parameters[name] != USUAL}
    if not changes:
        return ruleset
    rules = replace(ruleset.rules, **changes)
    check(rules)
    return replace(ruleset, rules=rules)


def _load_game(parameters: dict[str, Any], chance: Any) -> Any:
    """A game from its pickle. Not from its text, in which a path may have a comma or a parenthesis."""
    game = pyspiel.load_game(NAME, parameters)
    game.chance.setstate(chance)
    return game


def _replay(game: PegsAndJokersGame, seed: int | None, actions: list[int]) -> PegsAndJokersState:
    """A state from its pickle."""
    state = game.new_initial_state()
    state.seed = seed
    for action in actions:
        state.apply_action(action)
    return state


pyspiel.register_game(GAME_TYPE, PegsAndJokersGame)
