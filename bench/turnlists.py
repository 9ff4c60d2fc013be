"""Real turn lists for the client's tests: every way to move or split with one card, in random positions.

    .venv/bin/python bench/turnlists.py --positions 200 > lists.jsonl

Each line is one position and one card that can be shared in it: the rules, the card, and each legal turn
in each order as ``[number of the turn, [[seat, origin, target, count], ...]]``. A count is negative for a
peg that goes back, and 0 for one that doesn't walk.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from pegs.core.cards import Rank
from pegs.core.operations import Moved, Travel
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.engine.orders import LegalStep
from pegs.notation import rank_text
from pegs.rules.loader import as_ruleset, from_text
from pegs.rules.ruleset import NAMES, RuleSet

AMONG_MANY = """
extends = "basic"
title = "Among five"
[cards.7]
split_pegs = 5
[cards.8]
out = true
"""
"""A seven is shared by up to five of the player's pegs."""
MAX_PLIES = 120


def rule_sets() -> list[RuleSet]:
    """Every rule set, and house rules for turns of more than two steps."""
    return [*map(as_ruleset, NAMES), from_text(AMONG_MANY, house=False)]


def positions(number: int, seed: int = 0) -> Iterator[dict[str, Any]]:
    """Random positions in which a card can be shared, of all rule sets by turns."""
    rules, found = rule_sets(), 0
    for deal in range(100 * number):
        line = _position(rules[deal % len(rules)], Random(f"{seed}/{deal}"), deal)
        if line is not None:
            yield line
            found += 1
        if found == number:
            return


def _position(ruleset: RuleSet, chance: Random, deal: int) -> dict[str, Any] | None:
    game = Game.deal(ruleset, 4, 2, seed=deal)
    begin = chance.randrange(20, MAX_PLIES)
    for ply in range(2 * MAX_PLIES):
        if game.is_over:
            return None
        turns = game.legal_turns()
        cards = {turn.power for turn in turns if turn.kind is Kind.SPLIT}
        if ply >= begin and cards and game.phase in (Phase.PLAY, Phase.MOVE):
            return _line(game, chance.choice(sorted(cards)))
        # Doubts at random would keep every peg in its start.
        game.play(chance.choice([turn for turn in turns if turn.kind is not Kind.DOUBT] or list(turns)))
    return None


def _line(game: Game, card: Rank) -> dict[str, Any]:
    orders = game.orders()
    turns = [
        [number, [_step(orders.steps[i]) for i in order]]
        for number, choice in enumerate(orders.choices)
        if choice.turn.power == card and choice.turn.kind in (Kind.MOVE, Kind.SPLIT)
        for order in choice.orders
    ]
    return {"rules": game.ruleset.title, "card": rank_text(card), "turns": turns}


def _step(step: LegalStep) -> list[int]:
    moved = step.operations[0]
    count = 0
    if isinstance(moved, Moved) and moved.travel in (Travel.FORWARD, Travel.BACKWARD):
        count = len(moved.path) * (-1 if moved.travel is Travel.BACKWARD else 1)
    return [*step.step, count]


def main() -> None:
    """Print the lists."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for line in positions(arguments.positions, arguments.seed):
        print(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
