"""Players share a thread's working memory; what they choose doesn't depend on who used it before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from pegs import players
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.view import SeatView, view_of

NAMES = ("expert", "strong", "hints", "easy", "greedy", "random")


def views(rules: str, seats: int) -> list[SeatView]:
    """Some views of a game of ``strong``."""
    game, strong = Game.deal(rules, seats, 2, seed="memory"), players.make("strong")
    found = []
    for number in range(40):
        view = view_of(game, game.turn)
        if number % 8 == 7:
            found.append(view)
        game.play(strong.choose(view))
    return found


def chosen(decisions: list[tuple[str, SeatView]]) -> list[Turn]:
    """The turns that players choose, one after another, in a thread of their own."""
    with ThreadPoolExecutor(1) as thread:
        return list(thread.map(lambda decision: players.make(decision[0], 1).choose(decision[1]), decisions))


@pytest.mark.parametrize(("rules", "seats"), [("basic", 4), ("arizona", 6), ("bluffing", 4)])
def test_a_choice_does_not_depend_on_who_thought_before(rules: str, seats: int) -> None:
    decisions = [(name, view) for view in views(rules, seats) for name in NAMES]
    alone = [chosen([decision])[0] for decision in decisions]
    assert chosen(decisions) == alone
    assert chosen(decisions[::-1]) == alone[::-1]
