"""Strength of the players in paired games (the same deals, sides swapped) of four-player basic and arizona.

Fails if ``hints`` wins less than the share in ``BARS``.

Run: python bench/players.py [DEALS]
"""

from __future__ import annotations

import sys
import threading
import time

from pegs.analysis.comparison import PlayerComparison, PlayerMatch
from pegs.rules import load

BARS = {"random": 0.95, "greedy": 0.60}
"""The share of games that ``hints`` has to win against each player."""
MAX_TURNS = 5000


def match(rules: str, other: str, deals: int) -> PlayerComparison:
    """``hints`` against another player."""
    pairs = PlayerMatch("hints", other, load(rules), 4, 2, "bench", MAX_TURNS)
    for _ in pairs.play(deals, threading.Event()):
        pass
    return pairs.result()


def main(deals: int = 1000) -> None:
    """Play, print, and fail if a bar is missed."""
    match("basic", "random", 1)  # compiles
    for rules in ("basic", "arizona"):
        for other, bar in BARS.items():
            start = time.perf_counter()
            result = match(rules, other, deals)
            seconds = time.perf_counter() - start
            share = result.share
            print(
                f"{rules:8} hints beats {other:6} in {share.value:7.2%} of {result.games} paired games "
                f"(95% interval {share.low:.2%} to {share.high:.2%}; bar {bar:.0%}; "
                f"{result.games / seconds:,.0f} games/s)"
            )
            assert share.value >= bar, f"{rules}: hints against {other} misses its bar of {bar:.0%}"


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
