"""Plays the games that show what house rules do: in one thread, of low priority, while someone asks.

Rules that several people ask about take turns, a fraction of a second each, so no one waits for another's to
finish. The kernel plays without holding up other threads. What has been played is kept by the rules' content:
the games of a base serve all sheets that extend it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pegs.analysis.defaults import SEED
from pegs.analysis.rule_games import Count, RuleGames
from pegs.analysis.workers import WorkerMemory
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.server.hosting import metrics
from pegs.server.hosting.overload import BusyError

CHUNK_SECONDS = 0.1
"""How long games of one rule set are played before those of another."""
LEFT_AFTER = 6.0
"""After this long without a question its games aren't played any more, in seconds. Pages ask every second."""
MAX_REMEMBERED = 64
"""Rule sets whose games are remembered: at most 160 KB each."""
MAX_OF_NETWORK = 3
"""Questions of one network for which games are played: a new one replaces the one left longest ago."""
LOW_PRIORITY = 5
"""How nice the thread is to those of the tables."""

Key = tuple[Rules, int, int]
QuestionKey = tuple[str, Key, Key]


class EffectProgress(NamedTuple):
    """The rows of `Count` so far, under the rules and under their base, and about how long the rest takes."""

    rows: Any
    base_rows: Any
    seconds_left: float


class _PlayedGames:
    """The games of one rule set. Only the thread that plays adds to them."""

    def __init__(self, games: RuleGames) -> None:
        self.games = games
        self.count = 0
        self._rows = [np.zeros((0, len(Count)), np.int32)]
        self._seconds = 0.0

    def add(self, rows: list[Any], seconds: float) -> None:
        """Add the rows of more deals, and how long it took to play them."""
        self._rows += rows
        self.count += len(rows)
        self._seconds += seconds

    def rows(self) -> Any:
        """A row for each deal so far."""
        self._rows = [np.concatenate(self._rows)]
        return self._rows[0]

    def seconds_for(self, games: int) -> float:
        """About how long it takes to play the rest; 0 if that isn't known yet."""
        return max(games - self.count, 0) * self._seconds / max(self.count, 1)


@dataclass
class _Question:
    """What someone waits for. ``asked`` and ``served``: when they asked last, and got games last."""

    rules: _PlayedGames
    base: _PlayedGames
    games: int
    asked: float
    served: float = 0.0

    @property
    def next_to_play(self) -> _PlayedGames:
        """The rules of which fewer games have been played."""
        return min((self.rules, self.base), key=lambda each: each.count)

    @property
    def is_answered(self) -> bool:
        """Whether all games have been played."""
        return self.next_to_play.count >= self.games


class RuleEffects:
    """The questions of a server, and the thread that plays for them."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """``most``: for how many questions games are played at a time."""
        self._most, self._clock = most, clock
        self._played: OrderedDict[Key, _PlayedGames] = OrderedDict()
        self._questions: dict[QuestionKey, _Question] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def ask(
        self, network: str, rules: RuleSet, base: RuleSet, players: int, teams: int, games: int
    ) -> EffectProgress:
        """What has been played so far; the rest is played as long as the network keeps asking.

        Raises UsageError if the seating is impossible, DealError if the packs have too few cards, and
        BusyError if too many people are asking.
        """
        with self._changed:
            self._drop_old_questions()
            played, of_base = (self._games_of(each, players, teams) for each in (rules, base))
            key = network, (rules.rules, players, teams), (base.rules, players, teams)
            question = self._questions.pop(key, None) or _Question(played, of_base, games, 0.0)
            question.games, question.asked = games, self._clock()
            if not question.is_answered:
                self._admit(key, question)
            seconds = sum(each.seconds_for(games) for each in {played, of_base})
            seconds *= max(len(self._questions), 1)
            return EffectProgress(played.rows()[:games], of_base.rows()[:games], seconds)

    @property
    def waiting(self) -> int:
        """The number of questions for which games are played."""
        with self._changed:
            self._drop_old_questions()
            return len(self._questions)

    def close(self) -> None:
        """Stop playing."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _games_of(self, ruleset: RuleSet, players: int, teams: int) -> _PlayedGames:
        key = ruleset.rules, players, teams
        games = self._played.pop(key, None)
        if games is None:
            games = _PlayedGames(RuleGames(ruleset, players, teams, SEED))
        self._played[key] = games
        if len(self._played) > MAX_REMEMBERED:
            self._played.popitem(last=False)
        return games

    def _admit(self, key: QuestionKey, question: _Question) -> None:
        """Have games played for a question."""
        of_network = [each for each in self._questions if each[0] == key[0]]
        if len(of_network) >= MAX_OF_NETWORK:
            del self._questions[min(of_network, key=lambda each: self._questions[each].asked)]
        if len(self._questions) >= self._most:
            metrics.BUSY_ANSWERS.labels("effects").inc()
            raise BusyError
        self._questions[key] = question
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="rule effects", daemon=True)
            self._thread.start()
        self._changed.notify()

    def _drop_old_questions(self) -> None:
        """Forget the questions that are answered, and those of people who have left."""
        now = self._clock()
        for key, question in list(self._questions.items()):
            if question.is_answered or now - question.asked > LEFT_AFTER:
                del self._questions[key]

    # --- in the thread

    def _work(self) -> None:
        _lower_priority()
        memory, last = WorkerMemory(), None
        while (chunk := self._next()) is not None:
            played, games = chunk
            if played is not last:  # memory for every rule set that there has been would add up
                memory, last = WorkerMemory(), played
            start, rows, number = time.monotonic(), [], played.count
            while number < games and not self._closed and time.monotonic() - start < CHUNK_SECONDS:
                rows.append(played.games.play(memory, (number, number + 1)).astype(np.int32))
                number += 1
            with self._changed:
                played.add(rows, time.monotonic() - start)

    def _next(self) -> tuple[_PlayedGames, int] | None:
        """The games to play now, and up to how many; waits until there are some. None: the server stops."""
        with self._changed:
            while not self._closed:
                self._drop_old_questions()
                if self._questions:
                    question = min(self._questions.values(), key=lambda each: each.served)
                    question.served = self._clock()
                    return question.next_to_play, question.games
                self._changed.wait()
            return None


def _lower_priority() -> None:
    """Let the threads of the tables go first, if the system has priorities of threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)
