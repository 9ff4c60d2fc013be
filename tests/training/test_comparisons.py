"""Compared decisions for training: the candidates, and their chances by rollouts."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

from pegs.analysis.workers import WorkerMemory
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_weights import nets_of
from pegs.rules.loader import load
from pegs.training import run as training
from pegs.training.comparisons import CANDIDATES, Comparisons, play_comparisons
from pegs.training.run import TrainingPlan, TrainingRun
from pegs.training.seatings import Seating

BASIC = load("basic")


def played(rules: str, games: range, keep: int) -> Comparisons:
    table = Seating(load(rules).rules, 4, 2)
    return play_comparisons(
        WorkerMemory(), table, nets_of(("strong",), table.rules), "compare", games, keep=keep
    )


def test_candidates_have_inputs_and_chances() -> None:
    found = played("basic", range(1), 60)
    number = len(found.chances)
    assert number > 2
    assert found.inputs.shape == (number, CANDIDATES, N_FEATURES)
    assert found.chances.shape == (number, CANDIDATES)
    assert found.chances.min() >= 0
    assert found.chances.max() <= 1
    assert np.isfinite(found.inputs).all()
    differ = (found.inputs != found.inputs[:, :1]).any(axis=2)
    assert (found.chances == found.chances[:, :1])[~differ].all()
    assert differ[:, 1].all()


def test_equal_seeds_give_equal_comparisons() -> None:
    both, second = played("arizona", range(2), 20), played("arizona", range(1, 2), 20)
    assert both.chances[-len(second.chances) :].tobytes() == second.chances.tobytes()
    assert both.inputs[-len(second.inputs) :].tobytes() == second.inputs.tobytes()


def test_where_the_net_does_not_decide_nothing_is_compared() -> None:
    assert len(played("bluffing", range(1), 1000).chances) == 0


@pytest.mark.parametrize(
    ("after", "players", "steps_more"), [(0.0, 4, True), (2.0, 4, False), (0.0, 8, True)]
)
def test_a_run_compares_turns_after_its_first_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: float, players: int, steps_more: bool
) -> None:
    monkeypatch.setattr(training, "random_seating", lambda *_: Seating(BASIC.rules, players, 2))
    monkeypatch.setattr(training, "_TABLES_PER_ROUND", 1)
    monkeypatch.setattr(training, "_GAMES_OF_FOUR", 2)
    monkeypatch.setattr(training, "_GAMES_OF_MORE", 2)
    plan = TrainingPlan(1, [BASIC], [BASIC], 1, rounds=1, deals=1, compare_after=after)
    run = TrainingRun(tmp_path, plan)
    with_groups = []
    step = run.learner.step

    def counted(*args: object) -> float:
        with_groups.append(len(args) > 3)
        return step(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(run.learner, "step", counted)
    list(run.rounds(threading.Event()))
    assert any(with_groups) == steps_more
