"""A race of candidates, against the same statistics in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from pegs.core.turn import Turn
from pegs.engine.kernel.rng import stream
from pegs.players.effort import EXPERTS
from pegs.players.expert_player import Race
from pegs.players.search import BATCH
from pegs.view import SeatView, view_of
from tests.players.test_lookahead import after
from tests.soak import combinations_of

PRIOR, BOUND, MIN_DEVIATION = 6, 2.6, 0.02
CANDIDATES, _, TRIES, GAIN, MAX_LISTED = EXPERTS["expert"]


def racing(view: SeatView, most_listed: int = MAX_LISTED) -> Race:
    here = Race(view, list(stream(0, "test")), CANDIDATES)
    here.most_listed = most_listed
    return here


def winner(here: Race, tries: int, gain: float) -> Turn:
    """The winner of a race, and in ``here.is_open`` who was in it to the end."""
    tried, best, chances = 0, 0, np.zeros((0, len(here.turns)))
    while sum(here.is_open) > 1 and tried < tries:
        new = here.try_worlds(BATCH)
        chances = np.concatenate([chances, np.reshape(new, (-1, len(here.turns)))])
        if len(chances) < BATCH:
            return here.turns[0]
        tried += len(new) * sum(here.is_open)
        means = (chances.sum(axis=0) + PRIOR * np.array(here.net_chances)) / (len(chances) + PRIOR)
        best = int(np.where(here.is_open, means, -1).argmax())
        deviations = np.maximum((chances[:, [best]] - chances).std(axis=0), MIN_DEVIATION)
        may_win = means + BOUND * deviations / np.sqrt(len(chances) + PRIOR) >= means[best] + gain
        may_win[best] = True
        here.is_open = (np.array(here.is_open) & may_win).tolist()
        if len(new) < BATCH:
            break
    return here.turns[best]


def views(rules: str, number: int = 12) -> list[SeatView]:
    games = [after(rules, seed, 20 + 5 * seed) for seed in range(number)]
    return [view_of(game, game.turn) for game in games]


LIMITS = {
    "to the end": (TRIES, GAIN, MAX_LISTED),
    "few tries": (60, 0.001, MAX_LISTED),
    "few turns listed": (TRIES, GAIN, 1500),
}


@pytest.mark.parametrize(("rules", "limit"), combinations_of(["basic", "arizona", "pegoo"], list(LIMITS)))
def test_a_race_is_won_by_the_turn_that_wins_most(rules: str, limit: str) -> None:
    tries, gain, most_listed = LIMITS[limit]
    others = undecided = 0
    for view in views(rules):
        expected = racing(view, most_listed)
        best = winner(expected, tries, gain)
        listed = int(expected._search.listed[0])
        here = racing(view, most_listed)
        assert here.winner(tries, gain) == best
        assert int(here._search.listed[0]) == listed
        if len(here.turns) > 1:
            assert here._search.is_open[: len(here.turns)] == expected.is_open
        others += best != here.turns[0]
        undecided += sum(expected.is_open) > 1
    assert others  # the net's favorite doesn't always win
    is_cut_short = (tries, most_listed) != (TRIES, MAX_LISTED)
    assert bool(undecided) == is_cut_short


def test_a_race_ends() -> None:
    view = views("arizona", 3)[-1]
    listed = []
    for tries, gain in ((1, 0), (10_000, 1), (450, 0.001), (5_000, 0.001)):
        here = racing(view)
        here.winner(tries, gain)
        listed.append(int(here._search.listed[0]))
    fewest, hopeless, some, many = listed
    assert fewest == hopeless < some < many


def test_the_nets_favorite_wins_if_too_few_turns_may_be_listed_to_compare() -> None:
    """One world isn't enough, though another turn is ahead in it."""
    view = views("arizona", 2)[-1]
    one = racing(view, 1)
    chances = one.try_worlds(1)[0]
    assert one.turns[chances.index(max(chances))] != one.turns[0]
    assert racing(view, 1).winner(TRIES, GAIN) == one.turns[0] != racing(view).winner(TRIES, GAIN)


def test_a_race_leaves_nothing_behind() -> None:
    """A thread has one search, which decisions take over from one another."""
    one, other = views("basic", 2)
    first = racing(one).winner(TRIES, GAIN)
    here = racing(other)
    everything = here._search.memory.numpy()
    for name in ("won", "products", "prior"):
        everything[name] = np.nan
    alone = here.winner(TRIES, GAIN)
    assert racing(one).winner(TRIES, GAIN) == first
    assert racing(other).winner(TRIES, GAIN) == alone
