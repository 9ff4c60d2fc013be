"""A race of candidates, against the same statistics in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from pegs.core.turn import Turn
from pegs.players.effort import EXPERTS
from pegs.players.lookahead import Lookahead
from pegs.players.search import BATCH
from pegs.view import SeatView, view_of
from tests.players.test_lookahead import after, look

PRIOR, BOUND, LEAST_DEVIATION = 6, 2.6, 0.02
TRIES, GAIN = 450, 0.007


def winner(here: Lookahead, tries: int, gain: float) -> Turn:
    """The winner of a race, and in ``here.is_open`` who was in it to the end."""
    tried, chances = 0, np.zeros((0, len(here.turns)))
    best = 0
    while here.is_open.sum() > 1 and tried < tries:
        chances = np.concatenate([chances, here.try_worlds(BATCH)])
        tried += BATCH * int(here.is_open.sum())
        means = (chances.sum(axis=0) + PRIOR * here.net_chances) / (len(chances) + PRIOR)
        best = int(np.where(here.is_open, means, -1).argmax())
        deviations = np.maximum((chances[:, [best]] - chances).std(axis=0), LEAST_DEVIATION)
        may_win = means + BOUND * deviations / np.sqrt(len(chances) + PRIOR) >= means[best] + gain
        may_win[best] = True
        here.is_open &= may_win
    return here.turns[best]


def views(rules: str, number: int) -> list[SeatView]:
    games = [after(rules, seed, 20 + 5 * seed) for seed in range(number)]
    return [view_of(game, game.turn) for game in games]


@pytest.mark.parametrize("rules", ["basic", "arizona", "pegoo"])
def test_a_race_is_won_by_the_turn_that_wins_most(rules: str) -> None:
    others = 0
    for view in views(rules, 12):
        expected = look(view, 6)
        best = winner(expected, TRIES, GAIN)
        racing = look(view, 6)
        assert racing.race(TRIES, GAIN) == best
        if len(racing.turns) > 1:
            assert (racing._search.is_open[: len(racing.turns)] == expected.is_open).all()
        others += best != racing.turns[0]
    assert others  # the net's favorite doesn't always win


def test_a_race_ends() -> None:
    view = views("arizona", 3)[-1]
    listed = []
    for tries, gain in ((1, 0), (10_000, 1), (450, 0.001), (5_000, 0.001)):
        here = look(view, 6)
        assert here.race(tries, gain) in here.turns
        listed.append(int(here._search.listed[0]))
    fewest, hopeless, some, many = listed
    assert fewest == hopeless < some < many


def test_the_nets_favorite_wins_if_nothing_may_be_listed() -> None:
    here = look(views("arizona", 3)[-1], 6)
    here.most_listed = 0
    assert here.race(TRIES, GAIN) == here.turns[0]
    here.most_listed = EXPERTS["expert"].most_listed
    assert int(here._search.listed[0]) == 0
