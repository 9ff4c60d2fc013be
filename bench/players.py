"""How strong the bots are, compared with their goals: paired games (the same deals, sides swapped).

Also the expert's CPU time per decision. Fails if a bot is beaten by one that it should beat. A goal that
isn't reached is marked, with a 95% interval.

Run: python bench/players.py [DEALS [DEALS_OF_THE_EXPERT]]
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from typing import NamedTuple

from pegs import players
from pegs.analysis.comparison import PlayerComparison, PlayerMatch
from pegs.engine.game import Game
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.view import SeatView, view_of

MAX_TURNS = 5000
MAIN = ("basic", "arizona")
TIMED_GAMES = 6


class Goal(NamedTuple):
    """The share of games that a bot should win against another."""

    player: str
    other: str
    rules: str
    share: float
    players: int = 4


def goals() -> Iterator[Goal]:
    """Everything that is asked of the bots, the expert last."""
    for rules in MAIN:
        yield Goal("hints", "random", rules, 0.95)
        yield Goal("hints", "greedy", rules, 0.60)
        yield Goal("strong", "greedy", rules, 0.995)
    for rules in NAMES:
        yield Goal("hints", "easy", rules, 0.75)
        yield Goal("strong", "hints", rules, 0.72 if rules in MAIN else 0.65)
    for number in (6, 8):
        for rules in MAIN:
            yield Goal("strong", "hints", rules, 0.60, number)
    for rules in NAMES:
        yield Goal("expert", "hints", rules, 0.85 if rules in MAIN else 0.78)
    for rules in MAIN:
        yield Goal("expert", "strong", rules, 0.65)


def match(goal: Goal, deals: int) -> PlayerComparison:
    """The games of one goal."""
    pairs = PlayerMatch(
        goal.player, goal.other, load(goal.rules), goal.players, 2, "bench players", MAX_TURNS
    )
    for _ in pairs.play(deals, threading.Event()):
        pass
    return pairs.result()


def report(goal: Goal, deals: int) -> None:
    """Play and print one goal; fail if the bot is clearly the weaker one."""
    start = time.perf_counter()
    result = match(goal, deals)
    share, pace = result.share, result.games / (time.perf_counter() - start)
    mark = "" if share.value >= goal.share else "  missed"
    print(
        f"{goal.rules:16} {goal.players} players  {goal.player:6} beats {goal.other:6} in {share.value:6.1%} "
        f"of {result.games:,} games ({share.low:.1%} to {share.high:.1%}; goal {goal.share:.1%}; "
        f"{pace:,.1f} games/s){mark}",
        flush=True,
    )
    assert share.high >= 0.5, f"{goal.player} loses to {goal.other} by the rules {goal.rules}"


def time_of_the_expert(name: str) -> None:
    """Print the mean CPU time of a decision of one team's experts, in games of ``strong``."""
    expert = players.make("expert")
    views = [view for view in _views(name) if view.board.team_of(view.seat) == 0]
    expert.choose(views[0])
    start = time.process_time()
    turns = [expert.choose(view) for view in views]
    milliseconds = 1e3 * (time.process_time() - start) / len(views)
    assert all(turn in view.legal_turns for turn, view in zip(turns, views, strict=True))
    print(f"{name:16} expert takes {milliseconds:.1f} ms per decision (mean of {len(views)})")


def _views(name: str) -> Iterator[SeatView]:
    """Views of all decisions of some games, forced ones included."""
    strong = players.make("strong")
    for number in range(TIMED_GAMES):
        game = Game.deal(name, seed=f"expert{number}")
        while not game.is_over:
            view = view_of(game, game.turn)
            yield view
            game.play(strong.choose(view))


def main(deals: int = 1000, deals_of_the_expert: int = 100) -> None:
    """Play and print everything."""
    for name in MAIN:
        time_of_the_expert(name)
    for goal in goals():
        report(goal, deals_of_the_expert if goal.player == "expert" else deals)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
