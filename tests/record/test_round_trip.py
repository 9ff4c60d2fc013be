"""Games written as records and read back are equal, position by position."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pegs.core.errors import DealError, RecordError, UsageError
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.record import BadRecord, read_records, write_record
from pegs.rules import Rules, load
from pegs.rules.ruleset import NAMES
from tests.record.games import play_on, random_game, read_one
from tests.soak import KINDS, combinations_of, examples
from tests.strategies import rules_values, seats

HOUSE = sorted((Path(__file__).parent.parent / "data" / "house").glob("*.toml"))


def assert_round_trip(game: Game) -> None:
    text = write_record(game)
    record = read_one(text)
    replayed = record.game()
    assert replayed.same_table(game)
    assert replayed.plies == game.plies
    assert replayed.dealt == game.dealt
    assert replayed.dealer == game.dealer
    assert replayed.outcome == game.outcome
    assert write_record(replayed) == text


@pytest.mark.parametrize(
    ("name", "seating"), combinations_of(NAMES, [(2, 2), (4, 2), (6, 3), (10, 5)], few=KINDS)
)
def test_named_sets(name: str, seating: tuple[int, int]) -> None:
    assert_round_trip(random_game(name, *seating))


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: file.stem)
def test_house_rules(file: Path) -> None:
    game = random_game(str(file))
    assert_round_trip(game)
    record = read_one(write_record(game))
    assert record.ruleset.title == game.ruleset.title
    assert record.ruleset.words == game.ruleset.words


def test_a_whole_game_to_its_end() -> None:
    game = random_game("kilpatrick", plies=5000)
    assert game.is_over
    assert_round_trip(game)


def test_a_game_without_a_turn() -> None:
    assert_round_trip(Game.deal("basic", seed=3))


def test_a_game_from_a_position() -> None:
    rules = load("arizona").rules
    line = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/2344K/AAQQ*/5566J"
    game = Game.from_position("arizona", read_position(rules, 4, 2, line), 4, 2, seed=5)
    assert_round_trip(play_on(game, 200))


def test_a_position_after_a_reshuffle() -> None:
    played = random_game("guide", plies=150)
    piles, discards = played.piles, played.discard_piles
    game = Game.from_position("guide", played.position, 4, 2, seed=9, piles=piles, discard_piles=discards)
    assert game.same_table(played)
    assert_round_trip(play_on(game, 100))


def test_a_game_with_turns_taken_back() -> None:
    game = random_game("basic", plies=30)
    for _ in range(10):
        game.undo()
    assert_round_trip(play_on(game, 20, "another line"))


@pytest.mark.parametrize("rules", ["basic", "arizona", "liftbridge", "bluffing"])
def test_a_game_whose_draw_pile_was_shuffled_after_take_backs(rules: str) -> None:
    game, chance = random_game(rules, plies=1), Random(rules)
    game.take_back(1, 0)  # before the first ply, too
    for _ in range(150):
        game.play(chance.choice(game.legal_turns()))
        if chance.random() < 0.2:
            game.take_back(1, chance.randrange(4))
    game.take_back(1, 3)
    text = write_record(game)
    again = read_one(text).game()
    assert again.take_backs == game.take_backs
    assert again.same_table(game)
    assert write_record(again) == text


def taken_back() -> str:
    """A record with one take-back."""
    game = random_game("basic", plies=3)
    game.take_back(1, 0)
    return write_record(game)


@pytest.mark.parametrize("line", ["back 0 A", "back 1 Z", "back A", "back 1 A 2"])
def test_a_malformed_take_back_is_an_error(line: str) -> None:
    (bad,) = read_records(taken_back().replace("back 1 A", line).splitlines())
    assert isinstance(bad, BadRecord)
    assert "back 1 A" in bad.reason


def test_the_number_of_a_take_back_comes_once() -> None:
    game = random_game("basic", plies=3)
    game.take_back(1, 0)
    for _ in range(2):
        game.play(game.legal_turns()[0])
    game.take_back(1, 0)
    assert "back 2 A" in write_record(game)
    (bad,) = read_records(write_record(game).replace("back 2 A", "back 1 A").splitlines())
    assert isinstance(bad, BadRecord)
    assert "back 1 A" in bad.reason


def test_a_take_back_with_other_cards_is_an_error() -> None:
    record = read_one(taken_back().replace("back 1 A\npile ", "back 1 A\npile *"))
    with pytest.raises(RecordError):
        record.game()


def test_names_date_and_extra_tags() -> None:
    game = random_game("basic", plies=5)
    names = ("Ann", 'B"o\\b', "", "Ñandú\n☃")
    text = write_record(game, names=names, date=date(2026, 11, 21), tags={"Table": "kitchen"})
    record = read_one(text)
    assert record.names == ("Ann", 'B"o\\b', "", r"Ñandú\u000a☃")
    assert record.date == "2026-11-21"
    assert record.tag("Table") == "kitchen"
    assert record.tag("Weather") == ""


@pytest.mark.parametrize("name", ["Rules", "A", "two words", "9", ""])
def test_an_extra_tag_needs_an_unused_name(name: str) -> None:
    with pytest.raises(UsageError, match="extra tag"):
        write_record(random_game("basic", plies=1), tags={name: "x"})


def test_a_game_without_its_history_cannot_be_written() -> None:
    game = random_game("basic", plies=5)
    game.play_trusted(game.legal_turns()[0])
    with pytest.raises(UsageError, match="history"):
        write_record(game)


def test_invalid_utf8_in_names_is_replaced() -> None:
    text = write_record(random_game("basic", plies=1), names=("\udcff",))
    assert read_one(text).names[0] == "?"


@examples(25)
@given(rules_values(), seats(), st.integers(0, 2**32))
def test_any_rules(rules: Rules, seating: tuple[int, int], seed: int) -> None:
    try:
        game = Game.deal(rules, *seating, seed=seed)
    except DealError:
        assume(False)
    assert_round_trip(play_on(game, 60, seed))


def corrected() -> Game:
    """A game in which someone corrected a peg by one hole, took a turn back, and corrected it again."""
    game = random_game("arizona", plies=60)
    for seat in (2, 1):
        pegs = game.position.pegs
        taken = {place for places in pegs for place in places}
        owner, place = next(
            (owner, place)
            for owner, places in enumerate(pegs)
            for place in places
            if 0 <= place < 71 and place + 1 not in taken
        )
        moved = tuple(place + 1 if each == place else each for each in pegs[owner])
        game.correct((*pegs[:owner], moved, *pegs[owner + 1 :]), seat)
        play_on(game, 3, "on")
        game.take_back(3, 0)
    return play_on(game, 30, "end")


def test_a_game_with_a_corrected_wooden_board() -> None:
    game = corrected()
    lines = write_record(game).splitlines()
    between = [line.split()[:2] for line in lines if line.startswith(("board", "back"))]
    assert between == [["board", "C"], ["back", "1"], ["board", "B"], ["back", "2"]]
    assert_round_trip(game)
    while game.plies:
        game.undo()
    assert game.between_turns == ()


@pytest.mark.parametrize(
    "line",
    [
        "board",
        "board C",
        "board Z 5s/5s/5s/5s",
        "board C 5s/5s/5s",
        "board C 4s/5s/5s/5s",
        "board C 4s,A1/4s,A1/5s/5s",
        "board C h1,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s",
    ],
)
def test_a_wrong_correction_is_refused(line: str) -> None:
    lines = write_record(random_game("arizona", plies=3)).splitlines()
    (record,) = read_records([*lines[:-1], line, lines[-1]])
    if isinstance(record, BadRecord):
        assert record.line == len(lines)
        return
    with pytest.raises(RecordError) as error:
        record.game()
    assert error.value.line == len(lines)
