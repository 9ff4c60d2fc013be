"""A training run saves what it needs, resumes where it stopped, and refuses what it can't read."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pegs.analysis.workers import WorkerMemory
from pegs.core.errors import UsageError
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_weights import from_bytes, joined, new_nets, to_bytes
from pegs.players.policies import HINTS, STRONG
from pegs.rules.loader import load
from pegs.training import run as training
from pegs.training.games import JudgedGames
from pegs.training.learner import Learner
from pegs.training.played_games import play_examples
from pegs.training.run import CHART_FILE, NET_FILE, STATE_FILE, TrainingPlan, TrainingRun
from pegs.training.seatings import Seating

BASIC = load("basic")


def plan(seconds: float) -> TrainingPlan:
    return TrainingPlan(seconds, [BASIC], [BASIC], 1, judge_every=0.001, deals=2)


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_TABLES_PER_ROUND", 1)
    monkeypatch.setattr(training, "_GAMES_OF_FOUR", 2)
    monkeypatch.setattr(training, "_GAMES_OF_MORE", 2)


def one_round(run: TrainingRun) -> None:
    checkpoint = next(run.rounds(threading.Event()))
    assert checkpoint is not None
    assert checkpoint.played["basic"] <= 4


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    first = TrainingRun(tmp_path, plan(1000))
    one_round(first)
    second = TrainingRun(tmp_path, plan(1000))
    assert (second.round, second.games, second.seconds) == (1, 2, first.seconds)
    assert second.learner.net().bytes() == first.learner.net().bytes()
    one_round(second)
    assert [each.games for each in second.curve] == [2, 4]
    assert (tmp_path / CHART_FILE).read_text("utf-8").startswith("<svg")
    third = TrainingRun(tmp_path, plan(1000))
    third.begin_with(tmp_path / NET_FILE)
    saved = from_bytes((tmp_path / NET_FILE).read_bytes())
    assert third.learner.net().bytes() == saved.bytes()


def test_a_run_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / STATE_FILE).write_bytes(b"no state")
    with pytest.raises(UsageError, match="can’t be read"):
        TrainingRun(tmp_path, plan(1000))


def test_a_net_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="Can’t read the net"):
        TrainingRun(tmp_path, plan(1000)).begin_with(tmp_path / "nothing.net")


def test_a_run_stops_when_its_time_is_up(tmp_path: Path) -> None:
    assert len(list(TrainingRun(tmp_path, plan(0.001)).rounds(threading.Event()))) == 1


def test_the_number_of_workers_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_TABLES_PER_ROUND", 2)
    monkeypatch.setattr(training, "_GAMES_OF_FOUR", 3)
    nets = []
    for workers in (1, 3):
        folder = tmp_path / str(workers)
        run = TrainingRun(folder, TrainingPlan(1, [BASIC], [BASIC], workers, rounds=2, deals=2))
        assert len(list(run.rounds(threading.Event()))) == 2
        nets.append((folder / NET_FILE).read_bytes())
        assert run.curve[-1].played == {"basic": 4}
    assert nets[0] == nets[1]


def test_after_the_games_the_net_learns_from_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "_STUDY_STEPS", 2)
    studying = TrainingPlan(
        1, [BASIC], [BASIC], 1, rounds=4, compare_after=0.0, study_after=0.5, judge_every=0.001, deals=2
    )
    run = TrainingRun(tmp_path, studying)
    checkpoints = [each for each in run.rounds(threading.Event()) if each]
    assert [each.games for each in checkpoints] == [2, 4, 4, 4]
    assert np.isfinite(run.learner.weights).all()
    resumed = TrainingRun(tmp_path, replace(studying, rounds=5))
    one_round(resumed)
    assert resumed.games == 6, "nothing was kept, so it has to play first"


def test_examples_end_with_the_result() -> None:
    table, memory = Seating(BASIC.rules, 4, 2), WorkerMemory()
    games = range(2)
    examples = play_examples(memory, table, [HINTS] * 4, new_nets(1), "end", games, trace=1.0, keep=1000)
    assert examples.inputs.shape[1] == N_FEATURES
    assert set(examples.targets.tolist()) == {0.0, 1.0}
    assert np.isfinite(examples.inputs).all()


def test_equal_seeds_give_equal_examples() -> None:
    table, memory = Seating(BASIC.rules, 4, 2), WorkerMemory()
    net = Learner(1).net()
    one, other = (
        play_examples(memory, table, [STRONG] * 4, net, "equal", range(2), trace=0.9) for _ in range(2)
    )
    assert one.targets.tobytes() == other.targets.tobytes()
    assert one.inputs.tobytes() == other.inputs.tobytes()


def test_a_run_against_a_net_learns_from_its_own_team(tmp_path: Path) -> None:
    file = tmp_path / "frozen.net"
    file.write_bytes(to_bytes(Learner(1).net()))
    run = TrainingRun(tmp_path / "best", replace(plan(1000), against=file))
    one_round(run)
    assert (run.opponent, TrainingRun(tmp_path / "other", plan(1000)).opponent) == ("frozen.net", "hints")
    with pytest.raises(UsageError, match="Can’t read the net"):
        TrainingRun(tmp_path / "none", replace(plan(1000), against=tmp_path / "missing.net"))


def test_each_team_has_its_own_examples() -> None:
    nets = joined([Learner(1).net(), Learner(2).net()])
    table, policies = Seating(BASIC.rules, 4, 2), [STRONG, STRONG + 1] * 2
    numbers = [
        len(
            play_examples(
                WorkerMemory(), table, policies, nets, "teams", range(2), trace=0.9, team=team
            ).targets
        )
        for team in (None, 0, 1)
    ]
    assert numbers[0] == numbers[1] + numbers[2] > numbers[1] > 0


def test_a_net_judged_against_itself_wins_half() -> None:
    nets = joined([Learner(1).net()] * 2)
    judged = JudgedGames(Seating(BASIC.rules, 4, 2), nets, "itself")
    assert judged(WorkerMemory(), (0, 6)) == (6, 12)
