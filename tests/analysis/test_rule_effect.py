"""What a house rule does: the measures against values computed by hand, and the games behind them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pegs.analysis.columns import Column
from pegs.analysis.intervals import Interval, Z, difference, wilson
from pegs.analysis.rule_effect import RuleEffect, rule_effect
from pegs.analysis.rule_effect_words import in_range
from pegs.analysis.rule_games import MAX_TURNS, MEDIUM, STRONG, Count, RuleGames
from pegs.analysis.setup import GameSetup
from pegs.analysis.workers import WorkerMemory
from pegs.engine.game import Game
from pegs.players import make
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.table.after.winning_chance import holes_left


def rows(*deals: tuple[int, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.array(deals, np.int64)


FOUR = rows(
    # turns, cards, stuck, finished, first won, comeback, Strong's half-points, unfinished
    (100, 100, 10, 1, 1, 0, 4, 0),
    (120, 110, 0, 1, 1, 1, 2, 0),
    (140, 140, 4, 1, 0, 0, 4, 0),
    (160, 150, 6, 1, 0, 0, 0, 0),
)


def effect(
    own: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
    base: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
    teams: int = 2,
    seconds: float = 9,
) -> RuleEffect:
    return rule_effect("Ours", "Basic", 4, teams, own, base, seconds)


def test_values_by_hand() -> None:
    found = effect(FOUR, FOUR)
    values = {each.name: each.rules.value for each in found.measures}
    assert values == pytest.approx(
        {
            "turns": 130,
            "minutes": 130 * 9 / 60,
            "edge": 0.5,
            "stuck": 20 / 500,
            "comebacks": 0.25,
            "luck": 2 * (1 - 10 / 16),  # Strong has 10 of 16 half-points; half of them would be pure luck
        }
    )


def test_intervals_by_hand() -> None:
    found = effect(FOUR, FOUR)
    # The turns' standard deviation is 25.82, that of their mean half of it.
    assert found.measure("turns").rules.low == pytest.approx(130 - Z * 25.8199 / 2, abs=1e-3)
    # Wilson's interval of 1 in 4.
    assert found.measure("comebacks").rules == pytest.approx((0.25, 0.0456, 0.6994), abs=1e-4)
    # The stuck turns: each deal's rest (stuck - 0.04 cards) over the mean of 125 cards.
    rests = np.array([6, -4.4, -1.6, 0]) / 125
    spread = np.sqrt((rests**2).sum() / 3 / 4)
    assert found.measure("stuck").rules.high == pytest.approx(0.04 + Z * spread, abs=1e-6)


def test_rules_do_not_differ_from_themselves() -> None:
    found = effect(FOUR, FOUR)
    assert not any(each.is_settled for each in found.measures)
    assert all(each.difference.value == 0 for each in found.measures)
    assert found.measure("turns").difference == pytest.approx((0, 0, 0), abs=1e-6)


def test_the_same_deals_settle_a_small_difference() -> None:
    longer = FOUR + np.array([1, 0, 0, 0, 0, 0, 0, 0])
    assert effect(longer, FOUR).measure("turns").is_settled
    shuffled = longer[[3, 1, 0, 2]]
    assert not effect(shuffled, FOUR).measure("turns").is_settled


def test_more_games_of_one_are_left_out() -> None:
    found = effect(np.vstack([FOUR, FOUR]), FOUR)
    assert found.games == 4
    assert found.measure("turns").difference.value == 0


@pytest.mark.parametrize(("teams", "points", "luck"), [(2, 4, 0), (2, 2, 1), (4, 1, 1), (4, 4, 0)])
def test_luck_is_all_or_nothing_at_the_ends(teams: int, points: int, luck: float) -> None:
    """Pure luck gives a team one win for each team there is; a Strong team that always wins has none."""
    deals = np.tile(FOUR[0], (200, 1))
    deals[:, Count.STRONG_POINTS] = points
    found = effect(deals, deals, teams).measure("luck").rules
    assert found.value == pytest.approx(luck)
    assert found.low < found.high, "few games that all end alike aren't certain"


def test_no_more_than_all_is_luck() -> None:
    assert in_range("luck", Interval(1.02, 0.94, 1.1)) == "94 to 100%"
    assert in_range("luck", Interval(1.2, 1.1, 1.3)) == "100%"


def test_a_game_that_never_ends_counts_for_nobody() -> None:
    endless = FOUR.copy()
    endless[0] = (MAX_TURNS, MAX_TURNS, 0, 0, 0, 0, 2, 3)
    found = effect(endless, FOUR)
    assert (found.unfinished, found.unfinished_base) == (3, 0)
    assert found.measure("edge").rules.value == pytest.approx(1 / 3)


def test_a_difference_by_square_and_add() -> None:
    # Newcombe (1998), example: 56/70 - 48/80 without pairing is 0.2, from 0.0524 to 0.3339.
    a, b = wilson(48, 80), wilson(56, 70)
    assert difference(a, b) == pytest.approx((0.2, 0.0524, 0.3339), abs=2e-4)
    assert difference(a, a, 1.0) == pytest.approx((0, 0, 0), abs=0.01)


def test_a_row_says_what_happened_in_the_games_of_a_deal() -> None:
    """The counts of some deals, against the same games played through `Game`."""
    ruleset, memory = load("basic"), WorkerMemory()
    board = ruleset.rules.board(4, 2)
    found = RuleGames(ruleset, 4, 2, "seed").play(memory, (0, 3))
    setup = GameSetup(ruleset, 4, 2, "seed", MAX_TURNS)
    for deal, row in enumerate(found):
        game = setup.play_python_game(deal, [make(STRONG) for _ in range(4)], [STRONG] * 4)
        half = Game.deal(ruleset, 4, 2, seed=f"seed/{deal}", dealer=deal % 4)
        for ply in game.plies[: row[Count.TURNS] // 2]:
            half.play(ply.turn)
        left = holes_left(board, half.position.pegs)
        winner = board.team_of(game.plies[-1].seat)
        assert row[Count.TURNS] == len(game.plies)
        assert row[Count.FIRST_WON] == (winner == (deal + 1) % 4 % 2)
        assert row[Count.COMEBACK] == (left[winner] > left[1 - winner])
        points = 0
        for strong in (0, 1):
            names = [STRONG if seat % 2 == strong else MEDIUM for seat in range(4)]
            points += 2 * (setup.play(memory, (deal, deal + 1), names).results[0, Column.WINNER] == strong)
        assert row[Count.STRONG_POINTS] == points


def test_deals_do_not_depend_on_how_they_are_divided() -> None:
    games = RuleGames(load("arizona"), 6, 3, "seed")
    whole = games.play(WorkerMemory(), (0, 4))
    parts = [games.play(WorkerMemory(), span) for span in ((0, 1), (1, 4))]
    assert whole.tolist() == np.vstack(parts).tolist()


def test_fewer_cards_in_a_hand_leave_people_stuck() -> None:
    basic = load("basic")
    small = replace(basic, rules=replace(basic.rules, hand_size=2))

    def play(ruleset: RuleSet) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        found: np.ndarray[tuple[int, ...], np.dtype[np.int64]] = RuleGames(ruleset, 4, 2, "s").play(
            WorkerMemory(), (0, 30)
        )
        return found

    found = effect(play(small), play(basic))
    assert found.measure("stuck").is_settled
    assert found.measure("stuck").difference.value > 0
