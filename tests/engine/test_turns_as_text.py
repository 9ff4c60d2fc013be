"""`Game` takes and gives text: turns, positions, and its repr."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import version
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pegs
from pegs import Game, IllegalTurnError, NotationError, Rules, load
from pegs.core.cards import EIGHT
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.rules.ruleset import NAMES

EXAMPLE = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"


def example() -> Game:
    return Game.from_position("guide", EXAMPLE)


def played_at_random(name: str, seed: int, turns: int) -> Game:
    game, chance = Game.deal(name, seed=seed), Random(seed)
    while not game.is_over and len(game.plies) < turns:
        game.play(chance.choice(game.legal_turns()))
    return game


def test_a_game_starts_from_the_text_of_a_position() -> None:
    assert example().position_text() == EXAMPLE
    with pytest.raises(NotationError, match="isn’t a position"):
        Game.from_position("guide", "5s/5s")


def test_play_takes_the_text_of_a_turn() -> None:
    by_text, by_value = example(), example()
    operations = by_text.play("8 A8-A0")
    assert operations == by_value.play(Turn(Kind.MOVE, EIGHT, steps=(Step(0, 8, 0),)))
    assert by_text == by_value
    assert by_text.plies == by_value.plies


def test_marks_of_bumps_and_boosts_are_accepted() -> None:
    assert example().parse("8 A8-A0x") == example().parse("8 A8-A0")


def test_an_illegal_text_names_the_rule_and_changes_nothing() -> None:
    game = example()
    for call in (game.play, game.parse):
        with pytest.raises(IllegalTurnError, match="You can’t pass your own peg on A14"):
            call("T A8-B0")
    assert game.position_text() == EXAMPLE
    assert game.plies == ()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("10 A14-B6", "“10” isn’t a card.*T is a ten"),
        ("8 A9-A1", "There’s no peg on A9"),
        ("8", "doesn’t say what the card does"),
        ("", "isn’t a card"),
    ],
)
def test_a_text_that_isnt_a_turn_names_the_wrong_piece(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        example().play(text)


def test_parse_returns_an_illegal_turn_if_asked_not_to_check() -> None:
    turn = example().parse("T A8-B0", check=False)
    assert turn.steps == (Step(0, 8, 18),)
    assert not example().is_legal(turn)


def test_after_a_declaration_the_rank_alone_is_enough() -> None:
    game = Game.deal("bluffing", seed=3)
    letter = game.board.letters[game.turn]
    declaration = next(game.text(each) for each in game.legal_turns() if game.text(each).endswith("=K"))
    game.play(declaration)
    while game.phase is Phase.DOUBT:
        game.play("accept")
    assert game.phase is Phase.MOVE
    game.play(f"K {letter}s-{letter}8")
    assert game.plies[-1].turn.steps[0].seat == game.plies[0].seat


@given(name=st.sampled_from(NAMES), seed=st.integers(0, 999), turns=st.integers(0, 60))
def test_every_legal_turn_and_position_survives_as_text(name: str, seed: int, turns: int) -> None:
    game = played_at_random(name, seed, turns)
    for turn in game.legal_turns():
        assert game.parse(game.text(turn)) == turn
    if not game.is_over:
        assert Game.from_position(name, game.position_text()).position == game.position
        assert eval(repr(game)).position == game.position


def test_the_repr_shows_the_rules_and_the_position() -> None:
    assert repr(example()) == f"Game.from_position('guide', '{EXAMPLE}', 4, 2)"
    assert repr(Game.deal(Rules(), 2, 2)).startswith("Game.from_position(Rules(...), '5s/5s ")


def test_the_repr_names_no_other_rules() -> None:
    changed = replace(load("basic"), rules=Rules(pegs=4))
    assert repr(Game.deal(changed)).startswith("Game.from_position(RuleSet('basic', ...), ")
    lost = replace(changed, file="no-such-file.toml")
    assert repr(Game.deal(lost)).startswith("Game.from_position(RuleSet('basic', ...), ")


def test_a_turn_and_its_text_are_not_mixed_up() -> None:
    game = Game.deal("basic")
    with pytest.raises(TypeError, match="parse takes the text of a turn, not Turn"):
        game.parse(game.legal_turns()[0])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="text takes a Turn, not str"):
        game.text("K Bs-B8")  # type: ignore[arg-type]


def test_the_version_is_the_installed_one() -> None:
    assert pegs.__version__ == version("pegs-and-jokers")


def test_every_public_name_is_listed_and_found() -> None:
    assert dir(pegs) == sorted([*pegs.__all__, "__version__"])
    for name in pegs.__all__:
        assert getattr(pegs, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = pegs.nothing
