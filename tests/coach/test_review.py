"""Reviews: what they promise about curves, costs and words, on real games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace as replace_struct

from pegs import players
from pegs.coach import words
from pegs.coach.curve import lasting, round_means
from pegs.coach.grading import deciding, levels_of, losses_add_up, ranked_pairs
from pegs.coach.own_puzzles import puzzle_in
from pegs.coach.review import MAX_PUZZLES, Reviewer, _shows_its_cards
from pegs.core.errors import RecordError, UsageError
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.i18n import in_language, languages
from pegs.players.versions import newest
from pegs.protocol.review import (
    Luck,
    PlayerReview,
    Review,
    ReviewedTurn,
    ReviewPoint,
    ReviewTurn,
)
from pegs.record import Record, read_records, write_record
from pegs.rules.loader import load
from pegs.story.names import Names
from pegs.story.parts import Line, Part
from pegs.view import view_of
from tests.players.second_net import second_net
from tests.soak import sweep

PEOPLE = ("Rosa", "Ben", "Ana", "Theo", "Cleo", "Ruth")


@cache
def record_of(
    rules: str, seats: int = 4, teams: int | None = None, bot: str = "hints", seed: str = "review"
) -> Record:
    """A game among bots, as a file would have it."""
    game = Game.deal(rules, seats, teams or 2, seed=seed)
    bots = [players.make(bot, seat) for seat in range(seats)]
    while not game.is_over:
        game.play(bots[game.turn].choose(view_of(game, game.turn)))
    (record,) = read_records(write_record(game, names=PEOPLE[:seats]).splitlines(keepends=True))
    assert isinstance(record, Record)
    return record


@cache
def careless() -> Review:
    """The beginning of a game among careless players."""
    reviewer = Reviewer(record_of("basic", bot="greedy"))
    for turn in reviewer.run():
        if turn >= 30:
            break
    return reviewer.review()


def short_game() -> Record:
    return record_of("basic", 2, seed="one")


@cache
def whole() -> Review:
    """A short game of two good players, to its last turn."""
    reviewer = Reviewer(short_game())
    assert list(reviewer.run())[-1] == reviewer.turns
    return reviewer.review()


def test_the_curve_comes_first_and_is_certain_only_at_the_end() -> None:
    review = Reviewer(record_of("basic")).review()
    assert review.is_known
    assert (review.done, review.costly) == (0, ())
    assert len(review.points) == review.turns
    assert all(abs(sum(point.chances) - 1) < 0.001 for point in review.points)
    assert all(0 < chance < 1 for point in review.points[:-1] for chance in point.chances)
    assert sorted(review.points[-1].chances) == [0, 1]


def test_a_round_of_turns_cancels_what_every_seat_sees_differently() -> None:
    zigzag = [0.4, 0.6] * 10 + [1.0]
    assert round_means(zigzag, 4) == pytest.approx([0.5] * 20 + [1.0])
    assert round_means([0.3, 0.5, 0.7] * 5 + [0.0], 3) == pytest.approx([0.5] * 15 + [0.0])
    assert round_means([0.4, 1.0], 4) == [0.4, 1.0]


def test_a_review_can_be_left_and_resumed() -> None:
    reviewer = Reviewer(record_of("basic"))
    steps = reviewer.run()
    assert [next(steps) for _ in range(8)] == list(range(1, 9))
    assert reviewer.review().done == 8
    assert next(reviewer.run()) == 9


def test_careless_players_are_told_what_was_better() -> None:
    review = careless()
    assert {turn.grade for turn in review.costly} >= {"inaccuracy", "mistake"}
    for turn in review.costly:
        assert turn.low <= turn.loss <= turn.high
        assert turn.better.turn != turn.played.turn
        assert turn.better.chance > turn.played.chance
        assert turn.played.lines
    assert 1 <= len(review.deciding) <= 3
    assert [each.ply for each in review.deciding] == sorted(each.ply for each in review.deciding)


def test_choices_and_cards_add_up_to_the_result() -> None:
    review = careless()
    chance = 0.5
    for point in review.points:
        team = point.seat % 2
        assert point.choice <= 0
        before = chance if team == 0 else 1 - chance
        assert before + point.cards + point.choice == pytest.approx(point.chances[team], abs=0.001)
        chance = point.chances[0]


def test_equal_games_get_equal_reviews() -> None:
    one, other = Reviewer(record_of("arizona")), Reviewer(record_of("arizona"))
    for reviewer in (one, other):
        for turn in reviewer.run():
            if turn >= 6:
                break
    assert msgspec.json.encode(one.review()) == msgspec.json.encode(other.review())


@pytest.mark.parametrize(
    ("rules", "seats", "teams"),
    sweep([("wizard", 4, 2), ("basic", 6, 3), ("basic", 3, 3)], [("basic", 6, 3)]),
)
def test_other_tables_are_reviewed_too(rules: str, seats: int, teams: int) -> None:
    reviewer = Reviewer(record_of(rules, seats, teams))
    steps = reviewer.run()
    for _ in range(6):
        next(steps)
    review = reviewer.review()
    assert all(len(point.chances) == teams for point in review.points)
    assert sum(luck.luck for luck in review.luck) == pytest.approx(0, abs=0.01 * teams)


def test_bluffs_are_not_judged() -> None:
    reviewer = Reviewer(record_of("bluffing", 2))
    assert not reviewer.is_known
    assert list(reviewer.run()) == []
    assert reviewer.review() == Review(is_known=False, turns=reviewer.turns, done=reviewer.turns)


def test_only_finished_and_legal_games_are_reviewed() -> None:
    game = Game.deal("basic", 4, seed=1)
    game.play(game.legal_turns()[0])
    (open_game,) = read_records(write_record(game).splitlines(keepends=True))
    assert isinstance(open_game, Record)
    with pytest.raises(UsageError):
        Reviewer(open_game)
    record = record_of("basic")
    with pytest.raises(RecordError):
        Reviewer(replace(record, plies=(*record.plies[:5], record.plies[6])))


def point(ply: int, change: float = 0.0) -> ReviewPoint:
    return ReviewPoint(ply, 0, (0.5, 0.5), (0.5, 0.5), change, change, 0.0)


def turn(ply: int, loss: float) -> ReviewedTurn:
    nothing = ReviewTurn("", (), (), 0.5)
    return ReviewedTurn(ply, 0, "mistake", loss, loss - 0.01, loss + 0.01, "A", nothing, nothing)


def test_the_largest_changes_decide() -> None:
    points = [point(ply, {6: 0.2, 12: 0.13, 13: 0.09}.get(ply, 0.0)) for ply in range(1, 16)]
    found = deciding(points, [turn(2, 0.3), turn(12, 0.14), turn(1, 0.01), turn(3, 0.06)])
    assert [(each.ply, each.by) for each in found] == [(2, "choice"), (6, "cards"), (12, "choice")]
    assert deciding([point(ply) for ply in range(1, 9)], [turn(8, 0.03)]) == ()


def test_luck_that_only_one_seat_saw_does_not_last() -> None:
    even = [0.5] * 5
    assert lasting(0.3, [*even, 0.8, *even], 5, 4) == pytest.approx(0.075)
    assert lasting(0.3, [*even, *[0.8] * 5], 5, 4) == pytest.approx(0.3)
    assert lasting(0.3, [*even, *[0.4] * 5], 5, 4) == 0
    assert lasting(0.3, [0.8] * 5, 0, 4) == 0


def test_a_discard_decides_by_cards_only_if_nothing_could_move() -> None:
    reviewer = Reviewer(record_of("basic"))
    for decision, point_ in zip(reviewer._decisions, reviewer.review().points, strict=True):
        if decision.turn.kind is not Kind.DISCARD:
            continue
        assert decision.is_stuck, "basic lets nobody discard who can move"
        helped, hurt = (replace_struct(point_, lasting=change) for change in (0.2, -0.2))
        assert not _shows_its_cards(decision, helped)
        assert _shows_its_cards(decision, hurt)
        assert [part.verb for part in decision.story()[0].parts] == ["cannot-move"]


def player(seat: int, low: float, high: float) -> PlayerReview:
    return PlayerReview(seat, 40, (low + high) / 2, low, high, levels_of(low, high))


def test_players_are_ranked_pairs_only_if_their_ranges_are_apart() -> None:
    assert ranked_pairs([player(0, 2, 8), player(1, 7, 12)]) == ()
    assert ranked_pairs([player(0, 9, 14), player(1, 2, 8)]) == ((1, 0),)


def test_overlapping_ranges_are_named() -> None:
    record = record_of("basic")
    players_ = (player(0, 3, 9), player(1, 4, 11), player(2, 11.5, 19), player(3, 12, 20))
    review = Review(True, 1, players=players_, sides=ranked_pairs(players_))
    said = [
        words.cannot_tell_text(Names(record.board, record.ruleset.words_in(), record.names, reader), each)
        for reader in (None, 0)
        for each in (review, replace_struct(review, sides=()))
    ]
    assert said == [
        "One game can’t tell Rosa from Ben, or Ana from Theo.",
        "One game can’t tell the players apart.",
        "One game can’t tell you from Ben.",
        "One game can’t tell you from Ben, Ana, or Theo.",
    ]


@pytest.mark.parametrize("language", languages())
def test_everything_has_words(language: str) -> None:
    record = record_of("basic")
    names = Names(record.board, record.ruleset.words_in(), record.names)
    with in_language(language):
        said = {words.chances_text(names, (chance, 1 - chance)) for chance in (0.5, 0.7, 0.97, 1.0, 0.1)}
        assert len(said) == 5
        measured = ((0.1, -1), (0.4, 0.1), (0.9, 0.5))
        kind = [(Luck(0, luck, low, 1), Luck(1, -luck, -1, -low)) for luck, low in measured]
        assert len({words.luck_text(names, luck) for luck in kind}) == 3
        why = Line(parts=(Part("why-bumps", peg=1, limit=62, count=5),))
        assert "Ben" in words.reasons_text(names, [why])
        assert words.reasons_text(names, ())
        assert words.cost_text(names, turn(1, 0.1)) != words.cost_text(names, turn(1, 0.02))


def test_totals_are_given_only_where_they_were_compared_with_matches() -> None:
    assert losses_add_up(load("basic").rules)
    assert losses_add_up(load("arizona").rules)
    assert not losses_add_up(load("alaska").rules)


def test_turns_with_one_clear_answer_are_puzzles() -> None:
    record = short_game()
    puzzles = whole().puzzles
    assert 0 < len(puzzles) <= MAX_PUZZLES
    for ply in puzzles:
        found = puzzle_in(record.game(ply - 1), record.net)
        assert found is not None
        assert found.right


def test_the_newest_net_judges_and_a_puzzle_is_the_one_of_the_games_own(
    tmp_path: Path,
) -> None:
    record, ply = short_game(), whole().puzzles[0]
    puzzle = puzzle_in(record.game(ply - 1), record.net)
    assert puzzle is not None
    assert (whole().judge, puzzle.net) == (newest(), 1)
    with second_net(tmp_path):
        assert Reviewer(record).review().judge == 2
        assert puzzle_in(record.game(ply - 1), record.net) == puzzle
        assert puzzle_in(record.game(ply - 1), 2) != puzzle


def test_house_rules_have_no_puzzles() -> None:
    record = short_game()
    position = record.game(whole().puzzles[0] - 1).position_text()
    basic = load("basic")
    house = replace(basic, rules=replace(basic.rules, stuck_limit=3))
    found = [puzzle_in(Game.from_position(rules, position, 2, 2), 1) for rules in (basic, house)]
    assert [each is not None for each in found] == [True, False]
