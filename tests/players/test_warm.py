from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pegs.analysis.warming import SIMULATION
from pegs.coach.warm import REVIEW
from pegs.engine.kernel import compiler, jit
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.backend import Backend
from pegs.engine.warmup import ENGINE, CompileTask, make_ready, missing, warm_up
from pegs.players.rank_values import find_values
from pegs.players.search import begin_search, race, try_worlds
from pegs.players.warm import EXPERT, PLAYERS

EVERYTHING = (*ENGINE, *PLAYERS, *SIMULATION)


@pytest.fixture
def new_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Numba compiles, and nothing is marked as compiled, though this process may hold it."""
    monkeypatch.setattr(jit, "_compiled_here", set())
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    monkeypatch.setattr(compiler, "BACKEND", Backend.NUMBA)
    monkeypatch.setattr(compiler, "jit", jit, raising=False)
    return tmp_path


def test_the_first_start_tells_how_far_it_is() -> None:
    shares: list[float] = []
    warm_up(EVERYTHING, shares.append)
    assert len(shares) == len(EVERYTHING)
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert shares[-1] < 1


def test_what_is_compiled_is_announced_exactly_once(new_machine: Path) -> None:
    messages: list[str] = []
    make_ready((*ENGINE, *PLAYERS), messages.append)
    (message,) = messages
    assert message == "One-time setup: compiling the rules engine and the bots (about 25 seconds) …"
    make_ready(ENGINE, messages.append)
    assert len(messages) == 1
    assert {file.name for file in new_machine.iterdir()} == {
        f"{part.name}-ready" for part in (*ENGINE, *PLAYERS)
    }


@pytest.mark.usefixtures("new_machine")
def test_only_what_is_missing_is_compiled() -> None:
    make_ready(ENGINE, lambda _: None)
    assert missing((*ENGINE, *PLAYERS)) == list(PLAYERS)


def test_without_a_cache_folder_each_process_announces_once(
    new_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "CACHE", None)
    messages: list[str] = []
    make_ready(PLAYERS, messages.append)
    make_ready(PLAYERS, messages.append)
    assert len(messages) == 1
    assert not list(new_machine.iterdir())


def entries_called(tasks: Sequence[CompileTask], module: str, patch: pytest.MonkeyPatch) -> list[object]:
    """The kernel's entry points that a module calls while these tasks compile."""
    called: list[object] = []

    def noted(entry: Any, *arguments: Any) -> int:
        called.append(entry)
        return call(entry, *arguments)

    patch.setattr(f"pegs.players.{module}.call", noted)
    for task in tasks:
        task.compile()
    return called


def test_the_warm_up_includes_what_the_expert_believes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_values in entries_called(EXPERT, "card_values", monkeypatch)


@pytest.mark.parametrize(("tasks", "entry"), [(EXPERT, race), (REVIEW, try_worlds)])
def test_the_warm_up_includes_how_turns_are_tried(
    tasks: Sequence[CompileTask], entry: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {begin_search, entry} == set(entries_called(tasks, "lookahead", monkeypatch))
