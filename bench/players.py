"""How strong the players are: paired games (the same deals, sides swapped) of four-player basic and arizona,
each result asserted.

Run: python bench/players.py [DEALS]
"""

from __future__ import annotations

import sys
import time

from pegs.players.duel import duel

BARS = {"random": 0.95, "greedy": 0.60}
"""The share of games that ``hints`` has to win against each."""


def main(deals: int = 1000) -> None:
    """Play and print, and fail where a bar is missed."""
    duel("basic", "hints", "random", 1)  # compiles
    for rules in ("basic", "arizona"):
        for other, bar in BARS.items():
            start = time.perf_counter()
            result = duel(rules, "hints", other, deals, seed="bench")
            seconds = time.perf_counter() - start
            low, high = result.interval
            print(
                f"{rules:8} hints beats {other:6} in {result.share:7.2%} of {2 * deals} paired games "
                f"(95 % interval {low:.2%} to {high:.2%}; bar {bar:.0%}; "
                f"{result.turns / seconds:,.0f} turns/s)"
            )
            assert result.share >= bar, f"{rules}: hints against {other} misses its bar of {bar:.0%}"


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
