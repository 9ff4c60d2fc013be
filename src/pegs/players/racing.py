"""A race between candidates: those that can hardly be the best are dropped, and the others get more tries.

All are tried in the same worlds, so what counts is how much their chances of winning differ in each of them.
That is known sooner than the chances themselves (Maron and Moore 1994 call this a race).
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from pegs.engine.kernel.compiler import inner, np
from pegs.engine.kernel.layout import Record

_PRIOR = 6
"""The weight of the prior, a turn's chance of winning according to the net, in worlds."""
_BOUND = 2.6
"""How many standard errors above its mean a candidate's true chance of winning may still be."""
_MIN_DEVIATION = 0.02
"""The smallest standard deviation between worlds, since the first worlds may be alike by chance."""


@inner
def begin_race(d: Record) -> None:
    """Open all candidates. ``d.prior`` has the net's estimates of their chances of winning."""
    for i in range(d.n_candidates):
        d.is_open[i] = 1
        d.won[i] = 0.0
        for j in range(d.n_candidates):
            d.products[i, j] = 0.0


@inner
def add_world(d: Record, chances: Any) -> None:
    """Add the open candidates' chances of winning in one more world."""
    for i in range(d.n_candidates):
        if d.is_open[i]:
            chance = np.float64(chances[i])
            d.won[i] += chance
            for j in range(d.n_candidates):  # products with closed candidates mean nothing, and aren't read
                d.products[i, j] += chance * np.float64(chances[j])


@inner
def mean_of(d: Record, worlds: int, i: int) -> float:
    """A candidate's mean chance of winning in these worlds; the prior counts as `_PRIOR` more worlds."""
    return (d.won[i] + _PRIOR * d.prior[i]) / (worlds + _PRIOR)


@inner
def best_open(d: Record, worlds: int) -> int:
    """The open candidate that wins most; the first one, if several do."""
    best = -1
    for i in range(d.n_candidates):
        if d.is_open[i] and (best < 0 or mean_of(d, worlds, i) > mean_of(d, worlds, best)):
            best = i
    return best


@inner
def deviation_of(d: Record, worlds: int, i: int, j: int) -> float:
    """The standard deviation, from world to world, of the difference between two open candidates' chances."""
    mean = (d.won[i] - d.won[j]) / worlds
    square = (d.products[i, i] - 2 * d.products[i, j] + d.products[j, j]) / worlds
    return max(sqrt(max(square - mean * mean, 0.0)), _MIN_DEVIATION)


@inner
def close_hopeless(d: Record, worlds: int, gain: float) -> int:
    """Close the candidates that can hardly raise the chance of winning by ``gain``.

    Return the number still open.
    """
    best = best_open(d, worlds)
    least = mean_of(d, worlds, best) + gain
    number = 1
    for i in range(d.n_candidates):
        if i == best or not d.is_open[i]:
            continue
        error = deviation_of(d, worlds, best, i) / sqrt(worlds + _PRIOR)
        if mean_of(d, worlds, i) + _BOUND * error >= least:
            number += 1
        else:
            d.is_open[i] = 0
    return number
