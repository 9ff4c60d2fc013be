"""Verdicts: what clearly wins is found, equal turns are equal, and luck in the search doesn't count."""

from __future__ import annotations

from functools import cache

import pytest

from pegs import players
from pegs.coach.trial import Trial
from pegs.coach.verdict import Class, Verdict, can_judge, grade_of, judge, shrunk
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.kernel.rng import stream
from pegs.notation import read_position, read_turns, turn_text
from pegs.rules.loader import as_ruleset
from pegs.view import SeatView, view_of

ONE_PEG_LEFT = "A3,h2,h3,h4,h5/B3,h2,h3,h4,h5/h1,h2,h3,h4,h5/h1,h2,h3,h4,h5 A A2269/?5/?5/?5"
"""The ace takes the last peg home. The opponents need an ace, too."""


def view_at(text: str, rules: str = "basic", teams: int = 2) -> SeatView:
    position = read_position(as_ruleset(rules).rules, 4, teams, text)
    return view_of(Game.from_position(rules, position, 4, teams), position.turn)


def turn_of(view: SeatView, text: str) -> Turn:
    (turn,) = read_turns(view.board, text, view.pegs)
    return turn


@cache
def decision(rules: str, seed: int) -> SeatView:
    """A decision in the middle of a game."""
    game, player = Game.deal(rules, 4, seed=seed), players.make("hints", seed)
    for _ in range(50):
        game.play(player.choose(view_of(game, game.turn)))
    while len(game.legal_turns()) < 5:
        game.play(player.choose(view_of(game, game.turn)))
    return view_of(game, game.turn)


def test_a_missed_win_is_a_blunder() -> None:
    view = view_at(ONE_PEG_LEFT)
    verdict = judge(view, turn_of(view, "9 A3-A12"))
    assert turn_text(view.board, verdict.best.turn) == "A A3-Ah1"
    assert verdict.best.chance == 1.0
    assert verdict.played is not None
    assert verdict.played.grade is Class.BLUNDER
    assert 0.1 < verdict.played.loss <= verdict.played.difference
    assert verdict.worlds > 0


def test_the_best_turn_is_fine() -> None:
    view = view_at(ONE_PEG_LEFT)
    verdict = judge(view, turn_of(view, "A A3-Ah1"))
    assert verdict.played is not None
    assert (verdict.played.grade, verdict.played.loss) == (Class.FINE, 0.0)


def test_verdicts_depend_on_the_seed_only() -> None:
    view = decision("basic", 1)
    turn = view.legal_turns[0]
    assert judge(view, turn, seed=1, tries=200) == judge(view, turn, seed=1, tries=200)
    assert judge(view, turn, seed=1, tries=200) != judge(view, turn, seed=2, tries=200)


@pytest.mark.parametrize("rules", ["basic", "arizona", "north-carolina", "wizard"])
def test_every_legal_turn_can_be_judged_in_any_spelling(rules: str) -> None:
    view = decision(rules, 2)
    for turn in view.legal_turns[:: max(1, len(view.legal_turns) // 6)]:
        spelled = turn._replace(steps=turn.steps[::-1]) if rules == "north-carolina" else turn
        trial = Trial(view, list(stream(0, "test")), 5)
        at = trial.add(turn)
        assert at is not None
        assert trial.turns[at].card == turn.card
        assert trial.add(spelled) in (at, None)
        assert trial.add(turn) == at
        assert all(world[at] > 0 for world in trial.try_worlds(2))


def test_candidates_are_sorted_and_none_is_ahead_of_the_best() -> None:
    verdict = judge(decision("arizona", 3), tries=400)
    behind = [each.behind for each in verdict.candidates]
    assert behind == sorted(behind) or behind[1] < 0
    assert behind[0] == 0
    assert verdict.played is None


def test_an_illegal_turn_is_refused() -> None:
    view = view_at(ONE_PEG_LEFT)
    with pytest.raises(ValueError, match="isn't legal"):
        judge(view, turn_of(view, "8 A3-A11"))


def test_bluffs_and_large_teams_are_unknown() -> None:
    game = Game.deal("bluffing", 4, seed=1)
    assert judge(view_of(game, game.turn)) == Verdict(is_known=False)
    rules = as_ruleset("basic").rules
    assert can_judge(rules, 8, 2)
    assert not can_judge(rules, 10, 2)


def test_classes_need_a_loss_beyond_doubt() -> None:
    assert grade_of(0.06, 0.01) is Class.MISTAKE
    assert grade_of(0.06, 0.04) is Class.FINE
    assert grade_of(0.03, 0.01) is Class.INACCURACY
    assert grade_of(0.3, 0.01) is Class.BLUNDER
    assert grade_of(-0.1, 0.01) is Class.FINE


def test_uncertain_losses_are_drawn_toward_zero() -> None:
    assert shrunk(0.1, 0.0) == pytest.approx(0.1)
    assert shrunk(0.1, 0.04) == pytest.approx(0.05)
    assert shrunk(-0.1, 0.01) == 0.0
