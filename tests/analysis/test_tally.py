"""What the compiled tally counts is what the history of the same games shows."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from pegs.analysis.columns import Bluff, Column, Use
from pegs.analysis.lineup import lineup
from pegs.analysis.report import report
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.core.board import MAX_SEATS
from pegs.core.cards import RANKS
from pegs.core.errors import DealError
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from tests.analysis.slowly import Slow
from tests.soak import KINDS, combinations_of, sweep


def simulated(
    rules: str, players: int, teams: int, names: tuple[str, ...], seed: str, games: int, max_turns: int
) -> tuple[SimulationSettings, Totals]:
    ruleset = as_ruleset(rules)
    seats = lineup(names, ruleset.rules.board(players, teams))
    settings = SimulationSettings.of(ruleset, players, teams, seats, seed, max_turns)
    totals = Totals()
    for _ in play(settings, totals, games, threading.Event(), threads=1):
        pass
    return settings, totals


def check_against_history(rules: str, players: int, teams: int, names: tuple[str, ...], games: int) -> None:
    max_turns = 400
    settings, totals = simulated(rules, players, teams, names, "history", games, max_turns)
    slow = Slow(rules, players, teams, settings.seats, "history")
    for number in range(games):
        slow.play(number, max_turns)
    counts, counted = totals.counts, slow.counted
    for seat in range(MAX_SEATS):
        for column in Column:
            assert counts.seats[seat, column] == counted.seats[seat, column], (seat, column)
    for rank in RANKS:
        for use in Use:
            assert counts.uses[rank, use] == counted.uses[rank, use], (rank, use)
    for bluff in Bluff:
        assert counts.bluffs[bluff] == counted.bluffs[bluff]
    assert totals.wins == counted.wins
    assert totals.lengths == counted.lengths


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_counts_are_those_of_the_history(rules: str) -> None:
    check_against_history(rules, 4, 2, ("greedy", "random"), 2)


def test_counts_of_the_player_with_hints() -> None:
    check_against_history("arizona", 4, 2, ("greedy",), 3)


@pytest.mark.parametrize(("rules", "players"), combinations_of(NAMES, range(2, 11)))
def test_every_rule_set_runs_with_every_number_of_players(rules: str, players: int) -> None:
    teams = 2 if players % 2 == 0 else players
    try:
        settings, totals = simulated(rules, players, teams, ("greedy", "random"), "all", 1, 60)
    except DealError:
        assert rules == "guide"
        assert players > 7
        return
    found = report(settings, totals, 1)
    assert found.games == 1
    assert sum(team.wins for team in found.teams) + found.unfinished == 1
    turns = int(totals.counts.seats[:, Column.TURNS].sum())
    assert sum(totals.lengths.elements()) in (turns, 0)
    assert turns <= 60
    played = sum(card.played for card in found.cards)
    assert played <= turns
    assert (rules == "bluffing") or played == turns


@pytest.mark.soak
def test_the_same_seed_gives_the_same_game_compiled_or_not() -> None:
    command = "from tests.analysis.test_tally import short_game; print(short_game())"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    uncompiled = subprocess.run(
        [sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True
    )
    assert uncompiled.stdout.strip() == str(short_game())


def short_game() -> list[int]:
    _, totals = simulated("basic", 4, 2, ("greedy", "random", "hints", "random"), "short", 1, 60)
    return [int(number) for number in totals.counts.seats.ravel()]


def test_an_unfinished_game_is_told_as_such() -> None:
    settings, totals = simulated("basic", 4, 2, ("random",), "short", 5, 10)
    assert totals.unfinished == 5
    found = report(settings, totals, 5)
    assert found.unfinished == 5
    assert found.length is None
    assert found.rates.turns == 10


def test_house_rules_are_simulated_too(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('extends = "basic"\npegs = 2\n')
    _, totals = simulated(str(file), 4, 2, ("greedy",), "house", 3, 2000)
    assert totals.unfinished == 0
