"""Rules in which any two values of any two switches meet: a covering array, built greedily.

`python -m tests.covering` builds it anew after a change of the switches, which takes half a minute.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

from pegs.core.board import MAX_SEATS
from pegs.core.cards import ACE, JOKER, NINE, TEN, TWO, Rank
from pegs.rules.split_orders import MAX_ORDERS, split_orders
from pegs.rules.switches import (
    From,
    JumpOnto,
    Powers,
    Rules,
    SplitOrder,
    SplitWays,
    SplitWith,
    Swap,
    everywhere,
    up_to,
)
from pegs.rules.validation import card_switch, faults

Pair = tuple[tuple[str, int], tuple[str, int]]
"""Two switches, each with the index of its value."""
Row = dict[str, int]
"""The index of a value for every switch."""

PLAYERS = "players"
CROWDING = [PLAYERS, "pegs", "move", "nine pegs", "nine with", "nine ways", "nine order"]
"""What decides in how many ways a card can be split."""
CANDIDATES, ATTEMPTS, REPAIRS = 6, 60, 20
FILE = Path(__file__).parent / "data" / "covering.json"
"""Where the rows are kept, each as the indexes of its values in the order of `VALUES`."""

NUMBERS: dict[str, tuple[Any, ...]] = {
    "side_length": (18, 12, 20),
    "in_spot": (3, 0, 7),
    "out_spot": (8, 2, 11),
    "home_length": (5, 4, 7),
    "pegs": (5, 4, 2),
    "two_player_sides": (2, 4, 10),
    "decks": (up_to({6: 3, 8: 4, 10: 5}), tuple(range(2, MAX_SEATS + 1)), everywhere(1)),
    "jokers": (everywhere(2), everywhere(1), everywhere(5)),
    "hand_size": (5, 3, 6),
    "stuck_limit": (0, 1, 3),
}
CARDS: dict[str, tuple[Rank, str, tuple[Any, ...]]] = {
    "ace back": (ACE, "backward", ((), (1,))),
    "ace goes on": (ACE, "out_steps", (0, 1)),
    "ace corners": (ACE, "corner_to_corner", (False, True)),
    "ace far": (ACE, "forward", ((1,), (1, 11))),
    "two swaps": (TWO, "swap", tuple(Swap)),
    "nine forward": (NINE, "forward", ((9,), ())),
    "nine split": (NINE, "split", (9, 0)),
    "nine ways": (NINE, "split_ways", tuple(SplitWays)),
    "nine with": (NINE, "split_with", tuple(SplitWith)),
    "nine order": (NINE, "split_order", tuple(SplitOrder)),
    "nine colors": (NINE, "split_colors", (False, True)),
    "nine pegs": (NINE, "split_pegs", (2, 3)),
    "nine alone": (NINE, "split_alone", (False, True)),
    "nine helps": (NINE, "split_helps", (True, False)),
    "ten split": (TEN, "split", (0, 10)),
    "ten ways": (TEN, "split_ways", tuple(SplitWays)),
    "ten with": (TEN, "split_with", tuple(SplitWith)),
    "joker jumps": (JOKER, "jump_from", (tuple(From), (From.START, From.TRACK), (From.HOME,))),
    "joker onto": (JOKER, "jump_onto", tuple(JumpOnto)),
    "joker ahead": (JOKER, "jump_ahead", (False, True)),
    "joker start first": (JOKER, "jump_start_first", (False, True)),
    "joker in-spot": (JOKER, "in_spot_from", ((), tuple(From))),
    "joker sends": (JOKER, "send_to_start", (False, True)),
}
"""Powers that are switches of their own here: the card, the power, its values."""


def values_of_all() -> dict[str, tuple[Any, ...]]:
    """The values of every switch that meet one another, and the numbers of players."""
    kinds = get_type_hints(Rules)
    found: dict[str, tuple[Any, ...]] = {PLAYERS: tuple(range(2, MAX_SEATS + 1))}
    for each in fields(Rules):
        kind = kinds[each.name]
        if each.name in NUMBERS:
            found[each.name] = NUMBERS[each.name]
        elif kind is bool:
            found[each.name] = (False, True)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            found[each.name] = tuple(kind)
    return found | {name: values for name, (_, _, values) in CARDS.items()}


VALUES = values_of_all()


def rules_of(row: Row) -> Rules:
    """The rules of a row."""
    values = {name: VALUES[name][index] for name, index in row.items()}
    cards = list(Rules().cards)
    for name, (rank, power, _) in CARDS.items():
        powers = {each.name: getattr(cards[rank], each.name) for each in fields(Powers)}
        cards[rank] = Powers(**powers | {power: values.pop(name)})
    del values[PLAYERS]
    return Rules(**values, cards=tuple(cards))


def kept_rows() -> list[Row]:
    """The rows that were built last."""
    return [dict(zip(VALUES, row, strict=True)) for row in json.loads(FILE.read_text("utf-8"))]


def covering_rows() -> tuple[list[Row], set[Pair]]:
    """Rows of valid rules that cover every possible pair, and the pairs that are impossible."""
    chance = Random(2026)
    left = dict.fromkeys(all_pairs())
    rows: list[Row] = []
    impossible: set[Pair] = set()
    while left:
        pair = next(iter(left))
        candidates = _candidates(chance, pair)
        if not candidates:
            impossible.add(pair)
            del left[pair]
            continue
        best = max(candidates, key=lambda row: sum(each in left for each in pairs_in(row)))
        rows.append(best)
        for each in pairs_in(best):
            left.pop(each, None)
    return rows, impossible


def pair_text(pair: Pair) -> str:
    """A pair as a person reads it."""
    return " with ".join(f"{name} {VALUES[name][index]}" for name, index in pair)


def pairs_in(row: Row) -> Iterator[Pair]:
    """Every pair in a row."""
    return combinations(row.items(), 2)


def all_pairs() -> Iterator[Pair]:
    """Every value of every switch with every value of every other."""
    for one, other in combinations(VALUES, 2):
        for i in range(len(VALUES[one])):
            for j in range(len(VALUES[other])):
                yield (one, i), (other, j)


def _candidates(chance: Random, pair: Pair) -> list[Row]:
    found: list[Row] = []
    for _ in range(ATTEMPTS):
        row = {name: chance.randrange(len(values)) for name, values in VALUES.items()} | dict(pair)
        if _settle(chance, row, dict(pair)):
            found.append(row)
            if len(found) == CANDIDATES:
                break
    return found


def _settle(chance: Random, row: Row, fixed: Row) -> bool:
    """Change what isn't fixed until the checker finds no fault; return whether that succeeds."""
    for _ in range(REPAIRS):
        rules = rules_of(row)
        found = faults(rules)
        if found:
            names = [name for switch in found[0].switches for name in _names(switch)]
        elif _is_crowded(rules, VALUES[PLAYERS][row[PLAYERS]]):
            names = CROWDING
        else:
            return True
        loose = [name for name in names if name not in fixed]
        if not loose:
            return False
        name = chance.choice(loose)
        row[name] = chance.randrange(len(VALUES[name]))
    return False


def _is_crowded(rules: Rules, players: int) -> bool:
    """Whether a card can be split in too many ways by this number of players, in whatever teams."""
    teams = [teams for teams in range(2, players + 1) if players % teams == 0]
    return any(split_orders(rules, players, each) > MAX_ORDERS for each in teams)


def _names(switch: str) -> list[str]:
    """This module's name for a switch of the checker."""
    if switch in VALUES:
        return [switch]
    cards = {name: card_switch(rank, power) for name, (rank, power, _) in CARDS.items()}
    return [name for name, called in cards.items() if switch in ("cards", called)]


def keep(rows: list[Row]) -> None:
    """Write the rows, one a line."""
    lines = [json.dumps([row[name] for name in VALUES]) for row in rows]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    keep(covering_rows()[0])
