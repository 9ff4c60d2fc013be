"""Comparing turns by rollouts: the candidates, and their chances of winning in sampled worlds."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from pegs.core.board import Seat
from pegs.core.copying import StaysInItsThread
from pegs.engine.kernel.addresses import address_of, call
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_games
from pegs.engine.kernel.rows import unpacked
from pegs.players.beliefs import Clue, ClueFinder, abilities_of, believe
from pegs.players.compiled_player import fields_of, tables_of
from pegs.players.net_policy import SCORE_UNIT
from pegs.players.net_weights import STRONG, nets_of
from pegs.players.search import MAX_CANDIDATES, SEARCH, begin_search, try_worlds
from pegs.players.thread_memory import memory
from pegs.view import SeatView


class _Memory(threading.local):
    """A thread's working memory for looking ahead, besides what all its players share."""

    def __init__(self) -> None:
        self.games, self.search = new_games(3), Fields(np.zeros(1, SEARCH))


_memory = _Memory()


def as_words(records: Any) -> Any:
    """Records as rows of 64-bit words."""
    return records.view(np.int64).reshape(len(records), -1)


class Lookahead(StaysInItsThread):
    """One decision: its candidates, and the results of their rollouts.

    A thread can look ahead in one decision at a time. It sees only the view: worlds are dealt from the cards
    that the view doesn't show.
    """

    decisions = 4
    """The fewest decisions in a rollout before the net values the board: one round at a table for four.
    Chances vary less from world to world than after two rounds, so their means are exact sooner.
    """
    most_listed: int
    """No more worlds are tried once this many turns have been listed for the decision."""

    def __init__(self, view: SeatView, chance: Any, most: int) -> None:
        """Find the ``most`` best turns by the net: 1 to `MAX_CANDIDATES`.

        ``chance`` is the state of a random stream (`pegs.engine.kernel.rng.stream`), which advances as it's
        used. Raises UsageError if the seat's own cards are unknown.
        """
        assert 1 <= most <= MAX_CANDIDATES
        self._view, self._has_clues = view, False
        self._fields, self._tables, self._chance = fields_of(view), tables_of(view), chance
        self._works = memory.workspaces(view.rules, view.board, (STRONG, "hints"))
        self._search = search = _memory.search
        scratch = memory.scratch.memory
        self._works[0]["chance"][:] = chance
        number = call(
            begin_search,
            self._tables,
            self._fields.memory,
            scratch,
            self._works,
            nets_of((STRONG,)),
            search.memory,
            most,
        )
        chance[:] = self._works[0]["chance"]
        # Looked up once, since that takes nearly as long as a batch of worlds.
        self._addresses = [
            address_of(each)
            for each in (
                self._tables,
                self._fields.memory,
                as_words(self._fields.memory),
                _memory.games,
                as_words(_memory.games),
                scratch,
                self._works,
                nets_of((STRONG,)),
                search.memory,
            )
        ]
        packed = zip(search.heads[:number].tolist(), search.tails[:number].tolist(), strict=True)
        self.turns = unpacked(list(packed), self._fields.places.tolist(), view.board.in_spots)
        """The candidates: the net's favorites, the best first."""
        self.net_chances: Any = 1 / (1 + np.exp(-search.scores[:number] / SCORE_UNIT))
        """The net's estimates of their chances of winning, before any world is tried."""
        self.is_open = np.ones(number, bool)
        """Which candidates `try_worlds` tries."""

    def clues(self) -> Iterator[Clue]:
        """Clues about the cards that the others have kept. There must be two candidates or more."""
        abilities = abilities_of(self._tables, self._works["roles"][0])
        return ClueFinder(self._view, self._fields, abilities).clues()

    def hidden(self, seat: Seat) -> Any:
        """The number of cards of each rank that the view doesn't show, in a seat's hand or draw pile."""
        return self._search.hidden[self._view.rules.pile_of(seat)].copy()

    def try_worlds(self, number: int) -> Any:
        """The open candidates' chances of winning in ``number`` new worlds (worlds x candidates).

        There are fewer worlds, or none, once enough turns have been listed for this decision.
        """
        chances = np.zeros((number, MAX_CANDIDATES), np.float32)
        self._search.is_open[: len(self.turns)] = self.is_open
        worlds = self.play_on(try_worlds, number, chances)
        return chances[:worlds, : len(self.turns)]

    def play_on(self, entry: Callable[..., int], *arguments: Any) -> int:
        """Call an entry point of `pegs.players.search` that tries candidates in new worlds."""
        search = self._search
        if not self._has_clues:
            believe(self.clues(), search)
            self._has_clues = True
        search.chance[:] = self._chance
        result = call(entry, *self._addresses, self.decisions, self.most_listed, *arguments)
        self._chance[:] = search.chance
        return result
