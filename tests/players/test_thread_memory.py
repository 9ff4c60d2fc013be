"""Players share a thread's working memory; what they choose doesn't depend on who used it before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from pegs import players
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.players.card_values import card_values
from pegs.players.thread_memory import memory
from pegs.view import SeatView, view_of

NAMES = ("expert", "strong", "hints", "easy", "greedy", "random")


def views(rules: str, seats: int, teams: int = 2) -> list[SeatView]:
    """Some views of a game of ``strong``."""
    game, strong = Game.deal(rules, seats, teams, seed="memory"), players.make("strong")
    found = []
    for number in range(40):
        view = view_of(game, game.turn)
        if number % 8 == 7:
            found.append(view)
        game.play(strong.choose(view))
    return found


def chosen(decisions: list[tuple[str, SeatView]]) -> list[Turn]:
    """The turns that players choose, one after another, in a thread of their own."""
    card_values.cache_clear()  # so that they're computed again, in the memory of this thread
    with ThreadPoolExecutor(1) as thread:
        return list(thread.map(lambda decision: players.make(decision[0], 1).choose(decision[1]), decisions))


TABLES = {
    "two rule sets": [("basic", 4, 2), ("arizona", 4, 2)],
    "two sizes": [("arizona", 4, 2), ("arizona", 6, 2)],
    "bluffing": [("bluffing", 4, 2), ("basic", 4, 2)],
    "large teams": [("arizona", 10, 5), ("arizona", 10, 2)],
}


@pytest.mark.parametrize("tables", TABLES.values(), ids=TABLES)
def test_a_choice_does_not_depend_on_who_thought_before(tables: list[tuple[str, int, int]]) -> None:
    decisions = [(name, view) for table in tables for view in views(*table) for name in NAMES]
    alone = [chosen([decision])[0] for decision in decisions]
    assert chosen(decisions) == alone
    assert chosen(decisions[::-1]) == alone[::-1]


def test_boards_share_no_workspace() -> None:
    """In teams of five, ``strong`` counts on chances that it replaces in smaller teams."""
    games = [Game.deal("arizona", 10, teams) for teams in (5, 2)]
    workspaces = [memory.workspaces(game.rules, game.board, ("strong",)) for game in games]
    assert not np.shares_memory(*[each.numpy() for each in workspaces])
