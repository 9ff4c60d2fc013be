"""Steps per CPU second of many games at once, with random actions, on one core.

The peers are games of pgx, as many at once, with masks and observations (if it's installed), and `maedn` of
OpenSpiel, played by its own compiled loop (see random_play.py), which makes no observations. It's asserted
that every legal turn was listed.

Run: python bench/vector_game.py
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from measure import show
from pgx_games import pgx_games
from random_play import CompiledGames
from results import Peer, Result, keep

from pegs.study import VectorGame

N = 1024
REQUIRED = 750_000
"""Steps a second in basic, with mask and observation."""
MEASURED = "basic, + observation"
STEPS = 60
PGX_STEPS = 10
"""Fewer, because those of backgammon take fifty times as long."""
WARMUP = 40
ROUNDS = 7
WAYS = {
    "turns only": {"describing": False, "observing": False},
    "+ observation": {"describing": False, "observing": True},
    "+ a row for each legal turn": {"describing": True, "observing": True},
}


class Work:
    """Random steps of a batch."""

    def __init__(self, rules: str, describing: bool, observing: bool) -> None:
        self.games = VectorGame(rules, N, seed=1, describing=describing, observing=observing)
        self._chance = np.random.default_rng(1)
        self._steps(WARMUP)
        self.listed = 0

    def __call__(self) -> None:
        self._steps(STEPS)

    def _steps(self, number: int) -> None:
        for _ in range(number):
            mask_width = int(self.games.counts.max())
            assert self.games.mask(mask_width).sum() == self.games.counts.sum()
            self.games.step(self._chance.integers(self.games.counts))


def cpu_times(works: dict[str, Callable[[], None]]) -> dict[str, float]:
    """The least CPU seconds of each, after one run that doesn't count; they take turns."""
    for work in works.values():
        work()
    best = dict.fromkeys(works, float("inf"))
    for _ in range(ROUNDS):
        for name, work in works.items():
            begin = time.process_time()
            work()
            best[name] = min(best[name], time.process_time() - begin)
    return best


def main() -> None:
    peer = CompiledGames()
    works: dict[str, Callable[[], None]] = {"peer": peer}
    for rules in ("basic", "arizona"):
        works |= {f"{rules}, {way}": Work(rules, **what) for way, what in WAYS.items()}
    times = cpu_times(works)
    peer_rate = peer.steps / times.pop("peer")
    peers = [Peer("OpenSpiel maedn", peer_rate, "decisions/s")]
    # Afterward, because the others are slower for what JAX leaves in the processor's caches.
    games = {each.name: each for each in pgx_games(N, PGX_STEPS)}
    peers += [games[name].result(seconds) for name, seconds in cpu_times(dict(games)).items()]
    rows = [[each.name, f"{each.measured:,.0f}", f"{each.measured / peer_rate:.2f}"] for each in peers]
    for name, seconds in times.items():
        rate = N * STEPS / seconds
        rows.append([name, f"{rate:,.0f}", f"{rate / peer_rate:.2f}"])
    rate = N * STEPS / times[MEASURED]
    keep(
        "Many games at once, one core",
        [Result("basic 4/2, mask and observation", rate, "steps/s", REQUIRED, tuple(peers))],
    )
    show(f"{N:,} games at once, mask made, one core", ["", "steps per CPU second", "ratio"], rows)


if __name__ == "__main__":
    main()
