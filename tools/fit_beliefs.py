"""Find how much a seat's last turns say about the cards that it holds (`pegs.players.beliefs`).

    python -m tools.fit_beliefs --games 500

Games are played by ``strong`` and ``hints``, by all rule sets and by made-up house rules. It prints the
weights, and how much better they predict the hands of other games than chance does.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from pegs import players
from pegs.core.board import Seat
from pegs.core.operations import Drawn
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.players.beliefs import ABILITY_WEIGHTS, TURNS
from pegs.players.lookahead import Lookahead
from pegs.rules import load, named
from pegs.training.seatings import random_seating
from pegs.view import view_of

_EVERY = 0.1
"""The share of decisions to learn from."""
_MAX_TURNS = 2_000
_PAIRS = (("strong", "strong"), ("strong", "hints"), ("hints", "hints"))
"""Who plays at the even seats, and who at the odd ones."""
_HELD_OUT = 5
"""Hold out one game in this many."""
_SMOOTHING = 1e-4
_STEPS = 12
"""Steps of Newton's method."""


class Row(NamedTuple):
    """A hidden hand: the features of each rank, the unseen cards, and the kept ones."""

    features: Any
    unseen: Any
    kept: Any


def rows_of(seed: int) -> list[Row]:
    """The hands to learn from in one game."""
    rng = np.random.default_rng(seed)
    seating = random_seating(rng, [load(name) for name in named() if name != "bluffing"])
    game = Game.deal(seating.rules, seating.players, seating.teams, seed=f"beliefs {seed}")
    pair = _PAIRS[seed % len(_PAIRS)]
    bots = [players.make(pair[seat % 2], f"{seed}/{seat}") for seat in range(seating.players)]
    rows: list[Row] = []
    while not game.is_over and len(game.plies) < _MAX_TURNS:
        view = view_of(game, game.turn)
        if view.phase is Phase.PLAY and rng.random() < _EVERY:
            look = Lookahead(view, [1, 1, 1, 1], 2)
            rows += _rows(game, look)
        game.play(bots[game.turn].choose(view))
    return rows


def _rows(game: Game, look: Lookahead) -> Iterator[Row]:
    for clue in look.clues() if len(look.turns) > 1 else ():
        kept = np.array(game.position.hands[clue.seat])
        unseen = np.array(look.hidden(clue.seat)) * clue.is_possible
        drawn = _last_drawn(game, clue.seat, int(kept.sum()) - clue.kept)
        np.subtract.at(kept, drawn, 1)
        np.subtract.at(unseen, drawn, 1)
        if clue.kept:
            yield Row(clue.features, np.maximum(unseen, kept), kept)


def _last_drawn(game: Game, seat: Seat, number: int) -> list[int]:
    """The last cards that a seat has drawn."""
    operations = (each for ply in reversed(game.plies) for each in reversed(ply.operations))
    cards = (int(each.card) for each in operations if isinstance(each, Drawn) and each.seat == seat)
    return [card for card, _ in zip(cards, range(number), strict=False)]


def loss_of(weights: Any, rows: Row) -> tuple[float, Any, Any]:
    """How badly weights tell what has been kept, in nats per hand, with the gradient and the curvature."""
    logits = rows.features @ weights.astype(np.float32)
    chances = rows.unseen * np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    size, number = len(rows.kept), rows.kept.sum(axis=1, keepdims=True)
    loss = -(rows.kept * np.log(np.maximum(chances, 1e-12))).sum() / size
    gradient = -np.einsum("ij,ijk->k", rows.kept - number * chances, rows.features) / size
    means = np.einsum("ij,ijk->ik", chances, rows.features)
    around = (rows.features - means[:, None]) * np.sqrt(number * chances)[:, :, None]
    around = around.reshape(-1, len(weights))
    curvature = around.T @ around / size
    return float(loss), gradient, curvature


def fitted(rows: Row) -> Any:
    """The weights that predict the kept cards best (Newton's method)."""
    weights: Any = np.zeros(rows.features.shape[2])
    for _ in range(_STEPS):
        _, gradient, curvature = loss_of(weights, rows)
        curvature += _SMOOTHING * np.eye(len(weights))
        weights = weights - np.linalg.solve(curvature, gradient + _SMOOTHING * weights)
    return weights


def joined(games: list[list[Row]]) -> Row:
    """All rows as one."""
    rows = [row for game in games for row in game]
    return Row(*[np.array(column, np.float32) for column in zip(*rows, strict=True)])


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    given = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = list(pool.map(rows_of, range(given.games), chunksize=4))
    learned = joined([game for i, game in enumerate(games) if i % _HELD_OUT])
    held_out = joined(games[::_HELD_OUT])
    weights = fitted(learned)
    by_chance, by_weights = (loss_of(each, held_out)[0] for each in (weights * 0, weights))
    print(f"{len(learned.kept)} hands to learn from, {len(held_out.kept)} others:")
    print(f"  {by_chance:.3f} nats a hand by chance, {by_weights:.3f} by these weights")
    n_able = 3 * len(ABILITY_WEIGHTS)
    turns, able = weights[:-n_able], weights[-n_able:].reshape(3, -1)
    print("TURN_WEIGHTS =", turns.reshape(TURNS, -1).round(2).tolist())
    for name, row in zip(ABILITY_WEIGHTS, able.T.round(2).tolist(), strict=True):
        print(f'    "{name}": {tuple(row)},')


if __name__ == "__main__":
    main()
