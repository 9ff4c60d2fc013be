"""How fast the net values boards, beside a race game of OpenSpiel that only draws random numbers.

The decisions of some games of ``hints`` are looked at again: their turns are listed, and the net values the
board after each, as ``strong`` does to choose. OpenSpiel's `maedn` plays random games in the same run, in its
own C++ loop. All rates are per second of CPU time.

    make bench
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from measure import best_times, show
from random_play import CompiledGames
from results import Peer, Result, figure, keep

from pegs import players
from pegs.engine.game import Game
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_scratches
from pegs.engine.kernel.memory import Block
from pegs.engine.kernel.rows import unpacked
from pegs.players.compiled_player import consider, fields_of, tables_of
from pegs.players.net_weights import nets_of
from pegs.players.search import BEGIN_SEARCH, MAX_CANDIDATES, SEARCH, begin_search
from pegs.players.workspace import new_workspaces
from pegs.view import SeatView, view_of

RULES = ("basic", "arizona", "north-carolina")
DECISIONS = 400
ROUNDS = 12
REQUIRED = 400_000
"""Boards a second."""


@dataclass
class Looked:
    """Decisions, ready for the kernel, and how many turns they have in all."""

    views: list[SeatView]

    def __post_init__(self) -> None:
        first = self.views[0]
        self.turns = sum(len(view.legal_turns) for view in self.views)
        self._records: list[tuple[Any, Fields]] = [(tables_of(view), fields_of(view)) for view in self.views]
        self._search = Fields(Block(SEARCH))
        shared: dict[str, Any] = {
            "scratch": new_scratches(1),
            "workspaces": new_workspaces(first.rules, first.board.players, ("strong", "hints")),
            "nets": nets_of(("strong",), first.rules),
            "search": self._search.memory,
            "most": MAX_CANDIDATES,
        }
        self._arguments = [
            BEGIN_SEARCH(rules=tables, seen=fields.memory, **shared) for tables, fields in self._records
        ]

    def __call__(self) -> None:
        for arguments in self._arguments:
            begin_search(arguments.address)

    def check(self) -> None:
        """Fail if the best turn isn't the one that ``strong`` plays."""
        for view, arguments, (_, fields) in zip(
            self.views[:50], self._arguments, self._records, strict=False
        ):
            begin_search(arguments.address)
            packed = [(int(self._search.heads[0]), int(self._search.tails[0]))]
            best = unpacked(packed, fields.places[:], view.board.in_spots)[0]
            scores = self._search.scores[: int(self._search.n_candidates[0])]
            thought = consider(view, "strong")
            assert thought is not None
            assert thought.turn == best or scores[0] == scores[1]


def views_of(name: str) -> list[SeatView]:
    """Decisions that offer a choice, in games of ``hints``."""
    views: list[SeatView] = []
    number = 0
    while len(views) < DECISIONS:
        game, hints = Game.deal(name, seed=f"evaluator {number}"), players.make("hints", number)
        while not game.is_over and len(views) < DECISIONS:
            view = view_of(game, game.turn)
            if len(view.legal_turns) > 1:
                views.append(view)
            game.play(hints.choose(view))
        number += 1
    return views


def main() -> None:
    """Measure, check, print and keep."""
    peer, rows, results = CompiledGames(), [], []
    for name in RULES:
        looked = Looked(views_of(name))
        looked.check()
        times = best_times({"peer": peer, "ours": looked}, ROUNDS, process_time)
        rate, peer_rate = looked.turns / times["ours"], peer.steps / times["peer"]
        microseconds = 1e6 * times["ours"] / DECISIONS
        rows.append(
            [
                name,
                f"{rate:,.0f}",
                f"{rate / peer_rate:.2f}",
                f"{looked.turns / DECISIONS:.1f}",
                f"{microseconds:.0f}",
            ]
        )
        peers = (Peer("OpenSpiel maedn", peer_rate, "decisions/s"),)
        results.append(Result(f"{name}: {figure(rate)} boards/s", rate, "boards/s", REQUIRED, peers))
    show(
        "Boards valued by the net, one core",
        ["", "per CPU second", "to maedn's decisions", "turns to choose from", "us per decision"],
        rows,
    )
    keep("Boards valued by the net, one core", results)


if __name__ == "__main__":
    main()
