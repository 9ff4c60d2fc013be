"""Plays the deals that show what a house rule does, under the rules and under their base."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.analysis.chunks import Span
from pegs.analysis.executors import executor
from pegs.analysis.rule_effect import TURN_SECONDS, RuleEffect, rule_effect
from pegs.analysis.rule_games import RuleGames
from pegs.analysis.workers import WorkerMemory
from pegs.core.copying import CopiesWhole
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import title_of


@dataclass(frozen=True)
class _Pair:
    """Plays the same deals under two rule sets, one after the other."""

    rules: RuleGames
    base: RuleGames

    def __call__(self, memory: WorkerMemory, span: Span) -> tuple[Any, Any]:
        return self.rules.play(memory, span), self.base.play(memory, span)


class EffectMatch(CopiesWhole):
    """Some rules against their base, on the same deals."""

    def __init__(
        self,
        rules: RuleSet,
        base: RuleSet,
        players: int,
        teams: int,
        seed: str,
        turn_seconds: float = TURN_SECONDS,
    ) -> None:
        """Raises UsageError if the seating is impossible, DealError if the packs have too few cards."""
        self._pair = _Pair(RuleGames(rules, players, teams, seed), RuleGames(base, players, teams, seed))
        self._titles = title_of(rules), title_of(base)
        self._turn_seconds = turn_seconds
        self._chunks: dict[Span, tuple[Any, Any]] = {}
        self.games = 0
        """The number of deals played under each rule set."""

    def play(self, games: int, stop: threading.Event, threads: int | None = None) -> Iterator[int]:
        """Play a number of deals under each rule set, and yield the number so far after every chunk.

        ``stop`` and ``threads``: as for `pegs.analysis.simulation.play`.
        """
        for span, chunk in executor(self._pair, False, threads, None).run([(0, games)], stop):
            self._chunks[span] = chunk
            self.games += len(chunk[0])
            yield self.games

    def result(self) -> RuleEffect:
        """The effect as it stands; at least one deal must have been played."""
        # In order: sums of floats depend on it.
        chunks = (self._chunks[span] for span in sorted(self._chunks))
        rows, base_rows = (np.concatenate(each) for each in zip(*chunks, strict=True))
        players, teams = self._pair.rules.players, self._pair.rules.teams
        return rule_effect(*self._titles, players, teams, rows, base_rows, self._turn_seconds)
