"""Comparing turns by rollouts: the candidates, and their chances of winning in sampled worlds."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from math import exp
from typing import Any

from pegs.core.board import Seat
from pegs.core.copying import StaysInItsThread
from pegs.engine.kernel.addresses import address_of, call
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_games
from pegs.engine.kernel.memory import Block, floats
from pegs.engine.kernel.rows import unpacked
from pegs.players.beliefs import Clue, ClueFinder, abilities_of, believe
from pegs.players.compiled_player import fields_of, tables_of
from pegs.players.net_policy import SCORE_UNIT
from pegs.players.net_weights import STRONG, net_of
from pegs.players.search import BEGIN_SEARCH, MAX_CANDIDATES, SEARCH, TRY_WORLDS, begin_search, try_worlds
from pegs.players.thread_memory import memory
from pegs.players.versions import newest
from pegs.view import SeatView


class _Memory(threading.local):
    """A thread's working memory for looking ahead, besides what all its players share."""

    def __init__(self) -> None:
        self.games, self.search = new_games(3), Fields(Block(SEARCH))


_memory = _Memory()


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

    def __init__(self, view: SeatView, chance: Any, most: int, version: int | None = None) -> None:
        """Find the ``most`` best turns by the net: 1 to `MAX_CANDIDATES`.

        ``chance`` is the state of a random stream (`pegs.engine.kernel.rng.stream`), which advances as it's
        used. ``version`` is that of the net, by default the newest. Raises UsageError if the seat's own cards
        are unknown.
        """
        assert 1 <= most <= MAX_CANDIDATES
        self._version = version or newest()
        self._view, self._has_clues = view, False
        self._fields, self._tables, self._chance = fields_of(view), tables_of(view), chance
        self._works = memory.workspaces(view.rules, view.board, (STRONG, "hints"))
        self._search = search = _memory.search
        work = Fields(self._works)
        work.chance[:] = chance[:]
        shared = {
            "rules": self._tables,
            "seen": self._fields.memory,
            "scratch": memory.scratch.memory,
            "workspaces": self._works,
            "nets": net_of(self._version, view.rules),
            "search": search.memory,
        }
        number = call(begin_search, BEGIN_SEARCH(**shared, most=most))
        chance[:] = work.chance[:]
        worlds = {
            "seen_words": self._fields.memory.words(),
            "games": _memory.games,
            "games_words": _memory.games.words(),
        }
        # Looked up once, since that takes nearly as long as a batch of worlds.
        self._addresses = {name: address_of(each) for name, each in {**shared, **worlds}.items()}
        packed = zip(search.heads[:number], search.tails[:number], strict=True)
        self.turns = unpacked(list(packed), self._fields.places[:], view.board.in_spots)
        """The candidates: the net's favorites, the best first."""
        self.net_chances = [1 / (1 + exp(-score / SCORE_UNIT)) for score in search.scores[:number]]
        """The net's estimates of their chances of winning, before any world is tried."""
        self.is_open = [True] * number
        """Which candidates `try_worlds` tries."""

    def clues(self) -> Iterator[Clue]:
        """Clues about the cards that the others have kept. There must be two candidates or more."""
        abilities = abilities_of(self._tables, Fields(self._works).roles)
        return ClueFinder(self._view, self._fields, abilities, self._version).clues()

    def hidden(self, seat: Seat) -> list[int]:
        """The number of cards of each rank that the view doesn't show, in a seat's hand or draw pile."""
        numbers: list[int] = self._search.hidden[self._view.rules.pile_of(seat)][:]
        return numbers

    def try_worlds(self, number: int) -> list[list[float]]:
        """The open candidates' chances of winning in ``number`` new worlds (worlds x candidates).

        There are fewer worlds, or none, once enough turns have been listed for this decision.
        """
        chances, size = floats(number * MAX_CANDIDATES), len(self.turns)
        self._search.is_open[:size] = self.is_open
        worlds = self.play_on(try_worlds, TRY_WORLDS, number=number, chances=chances)
        return [chances[first : first + size] for first in range(0, worlds * MAX_CANDIDATES, MAX_CANDIDATES)]

    def play_on(self, entry: Callable[..., int], arguments: Arguments, **values: Any) -> int:
        """Call an entry point of `pegs.players.search` that tries candidates in new worlds."""
        search = self._search
        if not self._has_clues:
            believe(self.clues(), search)
            self._has_clues = True
        search.chance[:] = self._chance[:]
        limits = {"decisions": self.decisions, "most_listed": self.most_listed}
        result = call(entry, arguments(**self._addresses, **limits, **values))
        self._chance[:] = search.chance[:]
        return result
