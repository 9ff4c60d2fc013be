"""Where games are played: rules, seats and seed made into what the kernel needs, and chunks of games played
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pegs.analysis.columns import N_BLUFFS, N_COLUMNS, N_USES
from pegs.analysis.loop import play_games
from pegs.analysis.workers import Bench, Span
from pegs.core.board import MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.core.errors import DealError
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import translate
from pegs.players.policies import POLICIES
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules


class Counts:
    """What is counted over many games: ``uses`` (rank x `Use`), ``seats`` (seat x `Column`), ``bluffs``
    (`Bluff`).
    """

    def __init__(self) -> None:
        self.uses = np.zeros((N_RANKS, N_USES), np.int64)
        self.seats = np.zeros((MAX_SEATS, N_COLUMNS), np.int64)
        self.bluffs = np.zeros(N_BLUFFS, np.int64)

    def add(self, other: Counts) -> None:
        """Take in what was counted elsewhere. The order does not matter."""
        self.uses += other.uses
        self.seats += other.seats
        self.bluffs += other.bluffs


class Field:
    """Rules, seating and a seed: everything that game number i depends on.

    Game i is dealt as ``Game.deal(rules, players, teams, seed=f"{seed}/{i}", dealer=i % players)`` deals it,
    whoever plays: every seat deals, and so begins, equally often.
    """

    def __init__(self, rules: Rules, players: int, teams: int, seed: int | str, max_turns: int) -> None:
        """Raises UsageError for an impossible seating, DealError where the packs do not suffice."""
        self._tables = compile_rules(rules, players, teams)
        cards = sum(rules.pack(players))
        if cards < (rules.hand_size + 1) * players:
            raise DealError(
                translate("deal-too-few-cards", cards=cards, players=players, hand=rules.hand_size)
            )
        self.players, self.teams, self.max_turns = players, teams, max_turns
        self._rules, self._seed = rules, seed

    def play(self, bench: Bench, span: Span, names: Sequence[str]) -> tuple[Counts, Any]:
        """Play these games with the named players at the seats: the counts, and a row of results a game
        (`Column`).
        """
        if bench.workspaces is None or len(bench.workspaces) != self.players:
            bench.workspaces = new_workspaces(self._rules, self.players)
        counts, results = Counts(), np.zeros((span[1] - span[0], N_COLUMNS), np.int64)
        play_games(
            self._tables,
            bench.game,
            bench.view,
            bench.scratch,
            np.array([POLICIES[name] for name in names], np.int64),
            bench.workspaces,
            self._streams(span),
            np.arange(*span, dtype=np.int64) % self.players,
            self.max_turns,
            True,
            bench.tally,
            counts.uses,
            counts.seats,
            counts.bluffs,
            results,
        )
        return counts, results

    def _streams(self, span: Span) -> Any:
        rows = [[*stream(self._seed, i, "deal"), *stream(self._seed, i, "players")] for i in range(*span)]
        return np.array(rows, np.int64).reshape(-1, 8)
