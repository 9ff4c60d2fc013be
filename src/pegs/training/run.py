"""A training run: the net plays itself, learns from it, and is judged, until the time is up.

Everything is saved in a folder, so that a stopped run can be resumed.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from pegs.analysis.checkpoint import write_file
from pegs.analysis.chunks import Span
from pegs.analysis.executors import connected, executor
from pegs.analysis.workers import WorkerMemory
from pegs.core.errors import UsageError
from pegs.engine.kernel.layout import Records
from pegs.i18n import system_reason, translate
from pegs.players.net_weights import from_bytes, joined, to_bytes
from pegs.rules.ruleset import RuleSet
from pegs.study.line_chart import LineChart
from pegs.training.comparisons import CANDIDATES, join_comparisons
from pegs.training.games import ExampleGames, JudgedGames, SearchedGames
from pegs.training.learner import Learner
from pegs.training.played_games import join_examples
from pegs.training.replay_buffer import BATCH, DECISIONS_PER_BATCH, Batch, ReplayBuffer
from pegs.training.seatings import Seating, random_seating

T = TypeVar("T")
NET_FILE, STATE_FILE, CURVE_FILE, CHART_FILE = "strong.net", "state.npz", "curve.json", "curve.svg"
_TABLES_PER_ROUND = 8
_GAMES_OF_FOUR, _GAMES_OF_MORE = 24, 12
_TRACE = 0.95
"""The lambda of TD(lambda), for each decision of a team. A game has about 90, so a smaller lambda wouldn't
look far enough ahead.
"""
_REPEATS, _COMPARED_REPEATS = 2.0, 8.0
"""How often an example, and a compared decision, is used on average while games are played. Comparing a
decision takes far longer than learning from it.
"""
_STUDY_REPEATS = 12.0
"""How often a compared decision in the buffer is used on average after the last games, at most."""
_STUDY_STEPS = 500
"""Gradient steps of each kind in a round without games."""
_JUDGE_TABLE = 4, 2


class Checkpoint(msgspec.Struct, frozen=True):
    """How a net did against ``hints`` or another net, by rule set, on deals it wasn't trained on."""

    seconds: float
    games: int
    loss: float
    won: dict[str, int]
    played: dict[str, int]


@dataclass(frozen=True)
class TrainingPlan:
    """What to train on, where, for how long, and how often to judge.

    With ``rounds``, training ends after that many rounds, whatever ``seconds`` says; then the same seed gives
    the same net, with any number of workers. ``workers`` and ``ray`` are the threads and the address for
    `pegs.analysis.executors.executor`. After the share ``compare_after`` of the run, the net also learns from
    compared decisions. After the share ``study_after``, no more games are played, and the net learns only
    from the replay buffer. With ``against``, the net learns only to beat the net in that file, which stays
    fixed. It then learns from game results alone, at tables of four.
    """

    seconds: float
    rulesets: Sequence[RuleSet]
    judged: Sequence[RuleSet]
    workers: int | None = None
    seed: int = 0
    rounds: int | None = None
    ray: str | None = None
    against: Path | None = None
    compare_after: float = 0.4
    study_after: float = 0.8
    first_rate: float = 1e-3
    last_rate: float = 2e-5
    judge_every: float = 120
    deals: int = 200


class TrainingRun:
    """One run in a folder. `rounds` runs it."""

    def __init__(self, folder: Path, plan: TrainingPlan) -> None:
        """Begin a run, or resume the one in the folder. Raises UsageError if its files can't be read."""
        self.folder, self.plan = folder, plan
        self.learner = Learner(plan.seed)
        self.curve: list[Checkpoint] = []
        self.round = self.games = 0
        self.seconds = 0.0
        self._rng = np.random.default_rng(plan.seed)
        self._study_steps = 0
        self._opponent = _net_in(plan.against) if plan.against else None
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE_FILE).exists():
            self._resume()
        self._buffer = ReplayBuffer(self._rng)

    def begin_with(self, file: Path) -> None:
        """Start from a net that was trained before. Raises UsageError if the file can't be used."""
        self.learner.begin_with(_net_in(file))

    @property
    def opponent(self) -> str:
        """The name of the player that the net is judged against."""
        return self.plan.against.name if self.plan.against else "hints"

    @property
    def progress(self) -> float:
        """The share of the plan that is done, from 0 to 1."""
        plan = self.plan
        return min(self.round / plan.rounds if plan.rounds else self.seconds / plan.seconds, 1.0)

    def rounds(self, stop: threading.Event) -> Iterator[Checkpoint | None]:
        """Play and learn until the plan is done or ``stop`` is set.

        Yields after each round: a checkpoint if the net was judged, else None. Raises UsageError if the Ray
        cluster can't be reached, or loses the same games again and again.
        """
        with connected(self.plan.workers, self.plan.ray):
            while self.progress < 1 and not stop.is_set():
                began = time.monotonic()
                loss = self._study() if self._is_studying else self._play_round()
                before = self.seconds
                self.seconds += time.monotonic() - began
                every = self.plan.judge_every
                is_due = self.seconds // every > before // every or self.progress == 1
                checkpoint = self._judge(loss) if is_due or stop.is_set() else None
                if checkpoint:
                    self._save(checkpoint)
                yield checkpoint

    def _played(self, play: Callable[[WorkerMemory, Span], T], number: int) -> list[T]:
        """Play this number of games, and return the results of their chunks in order."""
        plan = self.plan
        chunks = executor(play, False, plan.workers, plan.ray).run([(0, number)], threading.Event())
        return [result for _, result in sorted(chunks, key=lambda chunk: chunk[0])]

    # --- a round

    def _play_round(self) -> float:
        tables = [self._table() for _ in range(_TABLES_PER_ROUND)]
        numbers = [_games_at(table) for table in tables]
        seed, net = f"train/{self.plan.seed}/{self.round}", self._nets()
        new = join_examples(self._played(ExampleGames(tables, numbers, net, seed, _TRACE), sum(numbers)))
        self._buffer.add(new)
        n_compared = 0
        if self._opponent is None and self.progress >= self.plan.compare_after:
            searched = [_searched_at(table) for table in tables]
            if any(searched):
                games = SearchedGames(tables, searched, net, seed)
                comparisons = join_comparisons(self._played(games, sum(searched)))
                self._buffer.add_compared(comparisons)
                n_compared = len(comparisons.chances)
        self.round += 1
        self.games += sum(numbers)
        loss = self._learn(self._buffer.recent_batch, max(1, int(_REPEATS * len(new.targets) / BATCH)))
        if self._buffer.decisions:
            self._learn_compared(max(1, int(_COMPARED_REPEATS * n_compared / DECISIONS_PER_BATCH)))
        return loss

    @property
    def _is_studying(self) -> bool:
        """Whether the next round has no games: late in the run, until the buffer's decisions are used up."""
        uses = self._study_steps * DECISIONS_PER_BATCH
        return self.progress >= self.plan.study_after and uses < _STUDY_REPEATS * self._buffer.decisions

    def _study(self) -> float:
        """Run a round without games, and return its mean loss."""
        losses = []
        for _ in range(_STUDY_STEPS):
            losses.append(self._learn(self._buffer.batch, 1))
            self._learn_compared(1)
        self._study_steps += _STUDY_STEPS
        self.round += 1
        return float(np.mean(losses))

    def _table(self) -> Seating:
        if self._opponent is None:
            return random_seating(self._rng, self.plan.rulesets)
        chosen = self.plan.rulesets[int(self._rng.integers(len(self.plan.rulesets)))]
        return Seating(chosen.rules, *_JUDGE_TABLE)

    def _nets(self) -> Records:
        """The net that learns, and the one it learns to beat."""
        net = self.learner.net()
        return net if self._opponent is None else joined([net, self._opponent])

    def _learn(self, batch: Callable[[], Batch], steps: int) -> float:
        rate = self._rate()
        return float(np.mean([self.learner.step(*batch(), rate) for _ in range(steps)]))

    def _learn_compared(self, steps: int) -> None:
        """Take gradient steps on compared decisions of this round and earlier ones."""
        rate = self._rate()
        for _ in range(steps):
            self.learner.step(*self._buffer.compared_batch(), rate, CANDIDATES)

    def _rate(self) -> float:
        """The learning rate: it decays exponentially while games are played, and once more after them."""
        first, last = self.plan.first_rate, self.plan.last_rate
        played = self.plan.study_after if self._opponent is None else 1.0
        part = self.progress / played if self.progress <= played else (self.progress - played) / (1 - played)
        return float(first * (last / first) ** part)

    # --- judging and saving

    def _judge(self, loss: float) -> Checkpoint:
        net, won, played = self._nets(), {}, {}
        for each in self.plan.judged:
            games = JudgedGames(Seating(each.rules, *_JUDGE_TABLE), net, f"judge/{self.round}")
            results = self._played(games, self.plan.deals)
            won[each.name] = sum(first for first, _ in results)
            played[each.name] = sum(finished for _, finished in results)
        return Checkpoint(self.seconds, self.games, loss, won, played)

    def _save(self, checkpoint: Checkpoint) -> None:
        self.curve.append(checkpoint)
        packed = BytesIO()
        numbers, seconds = np.array([self.round, self.games]), np.array(self.seconds)
        np.savez(packed, numbers=numbers, seconds=seconds, **self.learner.state())
        write_file(self.folder / STATE_FILE, packed.getvalue())
        write_file(self.folder / NET_FILE, to_bytes(self.learner.net()))
        write_file(self.folder / CURVE_FILE, msgspec.json.format(msgspec.json.encode(self.curve)))
        if len(self.curve) > 1:
            write_file(self.folder / CHART_FILE, self.chart().svg().encode())

    def chart(self) -> LineChart:
        """The learning curve: the share of games won against ``hints`` or the other net, by rule set."""
        chart = LineChart(
            translate("train-chart", opponent=self.opponent),
            x=translate("train-chart-games"),
            y=translate("train-chart-won"),
        )
        for each in self.plan.judged:
            judged = [c for c in self.curve if c.played.get(each.name)]
            if len(judged) > 1:
                shares = [c.won[each.name] / c.played[each.name] for c in judged]
                chart.add(each.title, shares, [c.games for c in judged])
        return chart

    def _resume(self) -> None:
        try:
            with np.load(self.folder / STATE_FILE) as state:
                arrays = dict(state)
            curve = (self.folder / CURVE_FILE).read_bytes()
            self.curve = msgspec.json.decode(curve, type=list[Checkpoint])
            self.round, self.games = (int(number) for number in arrays.pop("numbers"))
            self.seconds = float(arrays.pop("seconds"))
            if arrays["weights"].shape != self.learner.weights.shape:
                raise UsageError(translate("net-other-inputs"))
            self.learner.restore(arrays)
        except (OSError, ValueError, KeyError) as error:
            raise UsageError(translate("train-unreadable", folder=str(self.folder))) from error
        self._rng = np.random.default_rng([self.plan.seed, self.round])


def _games_at(table: Seating) -> int:
    return _GAMES_OF_FOUR if table.players <= _JUDGE_TABLE[0] else _GAMES_OF_MORE


def _searched_at(table: Seating) -> int:
    """The number of games to play at a table for compared decisions.

    It's smaller with more players: then a game takes longer, and so do a turn and a rollout.
    """
    return math.ceil(_GAMES_OF_FOUR * min(1.0, _JUDGE_TABLE[0] / table.players) ** 3)


def _net_in(file: Path) -> Records:
    """The net in a file. Raises UsageError if the file can't be used."""
    try:
        data = file.read_bytes()
    except OSError as error:
        problem = system_reason(error)
        raise UsageError(translate("train-no-net", file=str(file), problem=problem)) from error
    return from_bytes(data)
