"""Many games of one table, stepped at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pegs.analysis.loop import STREAM_WORDS
from pegs.core.board import Board
from pegs.core.copying import CopiesWhole
from pegs.core.errors import UsageError
from pegs.core.position import Position
from pegs.core.turn import Turn
from pegs.engine.arguments import check_number
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.arguments import FilledArguments
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import Records, new_games, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import unpacked
from pegs.engine.kernel.state_io import read_state
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import translate
from pegs.rules.loader import as_ruleset
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.study.columns import N_ACTION_COLUMNS
from pegs.study.observation_layout import ObservationLayout
from pegs.study.stepping import BEGIN_GAMES, LIST_GAMES, PLAY_ACTIONS, begin_games, list_games, play_actions

Numbers = NDArray[np.int64]
SmallNumbers = NDArray[np.int16]
Flags = NDArray[np.bool_]

_FIRST_ROOM = 32
"""Rows per game that there is room for at first."""
_GROWTH = 2
_BLOCK = 128
"""Games that are stepped together, few enough for what they need to stay in the processor's cache."""


class VectorGame(CopiesWhole):
    """``n`` games of one table, stepped at once; a game that ends is dealt anew.

        games = VectorGame("arizona", n=1024, players=4, teams=2, seed=1)
        games.observations                                  # n x layout.size: what each seat to act sees
        games.rows[games.row_of(3)]                         # the legal turns of game 3, a row each
        games.step(chance.integers(games.counts))           # play turn k of each game's own list

    The arrays are the games' own memory, without copies: they are valid until the next step, which writes
    new contents into them. ``rows`` is replaced if it has to grow.

    - ``seats`` (n): the seat to act.
    - ``counts`` (n): how many turns are legal; an action is a number below it.
    - ``offsets`` (n): the row of ``rows`` at which each game's turns begin.
    - ``rows`` (many x `ActionColumn`): what each legal turn does.
    - ``observations`` (n x ``layout.size``): see `ObservationLayout`.
    - ``rewards`` (n x players), ``terminated`` and ``truncated`` (n): how the last step ended a game. Each
      seat of the winning team gets 1 and every other seat -1; a game that reached ``max_decisions`` is
      truncated, and has no rewards. If a game ended, everything else belongs to the next one.

    The same seed deals the same games, whatever the number of threads.
    """

    def __init__(
        self,
        rules: str | RuleSet | Rules,
        n: int,
        players: int = 4,
        teams: int = 2,
        seed: int | str = 0,
        *,
        max_decisions: int = 10_000,
        threads: int = 1,
        describing: bool = True,
        observing: bool = True,
    ) -> None:
        """Deal ``n`` games. Without ``describing`` or ``observing``, ``rows`` or ``observations`` stay empty.

        Raises UsageError if the seating or a number is impossible, DealError if the packs have too few cards.
        """
        for name, number in (("n", n), ("threads", threads), ("max_decisions", max_decisions)):
            check_number(name, number)
        self.ruleset = as_ruleset(rules)
        self.rules = self.ruleset.rules
        self.n, self.players, self.teams, self.max_decisions = n, players, teams, max_decisions
        self._tables = compile_rules(self.rules, players, teams)
        self.board: Board = self.rules.board(players, teams)
        check_playable(self.rules, players, teams)
        self.layout = ObservationLayout(self.rules, self.board)
        self._describing = describing
        self._games = new_games(n)
        self._slices = _cut(0, n, min(n, threads))
        self._blocks = [_cut(first, last, -(-(last - first) // _BLOCK)) for first, last in self._slices]
        self._scratches = [new_scratches(1) for _ in self._slices]
        self._pool = ThreadPoolExecutor(len(self._slices)) if len(self._slices) > 1 else None
        self.seats: Numbers = np.zeros(n, np.int64)
        self.counts: Numbers = np.zeros(n, np.int64)
        self.offsets: Numbers = np.zeros(n, np.int64)
        self.observations: SmallNumbers = np.zeros((n, self.layout.size if observing else 0), np.int16)
        self.rewards: SmallNumbers = np.zeros((n, players), np.int16)
        self._terminated, self._truncated, self._moving = (np.zeros(n, np.uint8) for _ in range(3))
        self.terminated: Flags = self._terminated.view(np.bool_)
        self.truncated: Flags = self._truncated.view(np.bool_)
        self._ages, self._dealers = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._chosen_heads, self._chosen_tails = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._playing = [self._arguments_to_play(scratch) for scratch in self._scratches]
        self._make_room(_FIRST_ROOM * n)
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Deal all games anew. Game i is dealt from the stream of ``seed`` and i, by seat i, i + 1, ..."""
        streams = np.array([stream(seed, "study", i) for i in range(self.n)], np.int64)
        self._dealers[:] = np.arange(self.n) % self.players
        assert streams.shape == (self.n, STREAM_WORDS)
        arguments = BEGIN_GAMES(
            rules=self._tables,
            games=self._games,
            scratch=self._scratches[0],
            n_games=self.n,
            streams=streams,
            dealers=self._dealers,
            ages=self._ages,
        )
        call(begin_games, arguments)
        self.rewards[:] = 0
        self.terminated[:] = self.truncated[:] = False
        self._list()

    def step(self, actions: ArrayLike) -> None:
        """Play one turn in every game: the one with this number in the game's list of legal turns.

        Raises UsageError, and changes nothing, if an action isn't in its list.
        """
        chosen = _whole_numbers(actions)
        if chosen.shape != (self.n,) or bool(((chosen < 0) | (chosen >= self.counts)).any()):
            raise UsageError(translate("study-not-an-action", n=self.n))
        rows = self.offsets + chosen
        self._chosen_heads[:], self._chosen_tails[:] = self._heads[rows], self._tails[rows]
        if not self._have_room(self._in_threads(self._play_and_list)):
            self._list()

    def row_of(self, game: int) -> slice:
        """The part of ``rows`` that belongs to one game."""
        start = int(self.offsets[game])
        return slice(start, start + int(self.counts[game]))

    def mask(self, width: int) -> Flags:
        """Which of the actions 0 ... ``width`` - 1 are legal, n x ``width``."""
        # Half as wide as the counts themselves, which is faster.
        legal: Flags = np.arange(width, dtype=np.int32) < self.counts.astype(np.int32)[:, np.newaxis]
        return legal

    def turns(self, game: int) -> list[Turn]:
        """One game's legal turns, in the order of its actions."""
        rows = self.row_of(game)
        packed = list(zip(self._heads[rows].tolist(), self._tails[rows].tolist(), strict=True))
        return unpacked(packed, self._fields(game).places[:], self.board.in_spots)

    def position(self, game: int) -> Position:
        """One game's position, with all hands."""
        return read_state(self._fields(game), self.board)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the games, without addresses and threads. Their turns are listed anew."""
        options = {
            "max_decisions": self.max_decisions,
            "threads": len(self._slices),
            "describing": self._describing,
            "observing": self.observations.shape[1] > 0,
        }
        seating = (self.ruleset, self.n, self.players, self.teams)
        return _resumed, (type(self), seating, options, [each.tobytes() for each in self._memory()])

    def _memory(self) -> list[NDArray[Any]]:
        """Everything that the next steps depend on, and how the last one ended games."""
        ended = self._terminated, self._truncated
        return [self._games.numpy(), self._ages, self._dealers, self.rewards, *ended]

    def _fields(self, game: int) -> Fields:
        return Fields(self._games[game : game + 1])

    def _make_room(self, rows: int) -> None:
        """Make room for this many legal turns, shared by the threads."""
        self._room = rows
        self._heads, self._tails = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self.rows: SmallNumbers = np.zeros((rows if self._describing else 0, N_ACTION_COLUMNS), np.int16)
        self._listing = [self._arguments_to_list(scratch) for scratch in self._scratches]

    def _in_threads(self, work: Callable[[int], int]) -> list[int]:
        """Do the work of every slice of the games."""
        if self._pool is None:
            return [work(0)]
        return list(self._pool.map(work, range(len(self._slices))))

    def _list(self) -> None:
        """List every game's legal turns, with larger arrays if they don't fit."""
        while not self._have_room(self._in_threads(self._list_slice)):
            pass

    def _have_room(self, numbers: list[int]) -> bool:
        """Whether the slices' turns had room, if they are this many. If not, there's more now."""
        needed = max(numbers) * len(self._slices)
        if needed <= self._room:
            return True
        self._make_room(_GROWTH * needed)
        return False

    def _rows_of(self, k: int) -> tuple[int, int]:
        """The rows that a slice of the games has for its turns."""
        share = self._room // len(self._slices)
        return k * share, (k + 1) * share

    def _list_slice(self, k: int) -> int:
        """List the turns of a slice's games; return how many there are."""
        return self._list_games(k, *self._slices[k], *self._rows_of(k))

    def _play_and_list(self, k: int) -> int:
        """Play the chosen turns of a slice's games and list the next ones; return how many there are."""
        begin, end = self._rows_of(k)
        at = begin
        for first, last in self._blocks[k]:
            self._playing[k].set(first=first, last=last)
            call(play_actions, self._playing[k])
            at += self._list_games(k, first, last, at, end)
        return at - begin

    def _list_games(self, k: int, first: int, last: int, start: int, end: int) -> int:
        self._listing[k].set(first=first, last=last, start=start, end=end)
        return call(list_games, self._listing[k])

    def _arguments_of_slice(self, scratch: Records) -> dict[str, Any]:
        """What both entry points need to know; ``first`` and ``last`` are set before each call."""
        shared = {"rules": self._tables, "games": self._games, "scratch": scratch, "n_games": self.n}
        return {**shared, "first": 0, "last": 0, "moving": self._moving}

    def _arguments_to_play(self, scratch: Records) -> FilledArguments:
        """What `play_actions` needs to know to play the chosen turns of a slice of the games."""
        return PLAY_ACTIONS(
            **self._arguments_of_slice(scratch),
            heads=self._chosen_heads,
            tails=self._chosen_tails,
            ages=self._ages,
            dealers=self._dealers,
            max_decisions=self.max_decisions,
            rewards=self.rewards,
            terminated=self._terminated,
            truncated=self._truncated,
        )

    def _arguments_to_list(self, scratch: Records) -> FilledArguments:
        """What `list_games` needs to know to list the turns of a slice of the games."""
        return LIST_GAMES(
            **self._arguments_of_slice(scratch),
            start=0,
            end=0,
            room=self._room,
            heads=self._heads,
            tails=self._tails,
            rows=self.rows,
            describing=self._describing,
            offsets=self.offsets,
            counts=self.counts,
            seats=self.seats,
            observations=self.observations,
            size=self.observations.shape[1],
        )


def _resumed(
    kind: type[VectorGame], seating: tuple[Any, ...], options: dict[str, Any], memory: list[bytes]
) -> VectorGame:
    """Games from their pickle."""
    games = kind(*seating, **options)
    for mine, saved in zip(games._memory(), memory, strict=True):
        mine.view(np.uint8).reshape(-1)[:] = np.frombuffer(saved, np.uint8)
    games._list()
    return games


def _cut(first: int, last: int, parts: int) -> list[tuple[int, int]]:
    """Cut the numbers from ``first`` up to ``last`` into nearly equal parts."""
    ends = [first + (last - first) * k // parts for k in range(parts + 1)]
    return list(pairwise(ends))


def _whole_numbers(given: ArrayLike) -> Numbers:
    """What is given as an array; empty if it isn't whole numbers, such as a fraction or uneven lists."""
    try:
        numbers = np.asarray(given)
    except ValueError:
        numbers = np.zeros(0)
    return np.ascontiguousarray(numbers if numbers.dtype.kind in "iu" else (), np.int64)
