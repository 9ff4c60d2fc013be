"""Explanations can call holes and players by names."""

from __future__ import annotations

import pytest

from pegs.core.board import Place, Seat
from pegs.core.cards import cards_of
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import why_not, why_not_in, wording_of
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import Words
from pegs.story.names import Names
from tests.test_words import catalog

NAMES = ("Ana", "Ben", "Carla", "Dan")


class ByName:
    by_sight = False

    def place(self, place: Place, seat: Seat) -> str:
        return f"{NAMES[seat]}'s {place - 18 * seat}"

    def player(self, seat: Seat) -> str:
        return NAMES[seat]


def test_explanations_can_use_names() -> None:
    basic = as_ruleset("basic")
    game = Game.deal(basic, seed=1, dealer=3)
    hand = game.position.hands[0]
    assert not isinstance(hand, int)
    turn = Turn(Kind.MOVE, cards_of(hand)[0], steps=(Step(0, 8, 11),))
    plain = why_not_in(basic, game.board, game.position, turn)
    named = why_not(basic.rules, game.board, game.position, turn, wording_of(basic, ByName()))
    assert plain is not None
    assert named is not None
    assert named.rule == plain.rule
    assert "A8" in plain.sentence
    assert "Ana's 8" in named.sentence
    assert "A8" not in named.sentence


@pytest.mark.parametrize(
    ("position", "turn", "sentence"),
    [
        (
            "3s,A11,A8/5s/5s/5s A 6/?5/?5/?5",
            "6 A8-A14",
            "You can’t pass your own peg: it’s past the diamond on your side.",
        ),
        (
            "3s,A14,A8/5s/5s/5s A 6/?5/?5/?5",
            "6 A8-A14",
            "You can’t land on your own peg: it’s short of Ben’s corner.",
        ),
        ("4s,A2/5s/5s/5s A 9/?5/?5/?5", "9 A2-A11", None),
        ("4s,A8/4s,B3/5s/5s A 9/?5/?5/?5", "9 As-A8", "A 9 doesn’t bring a peg out."),
        ("4s,A8/5s/5s/5s A 9/?5/?5/?5", "9 A8-B0", "That’s 10 forward, but a 9 moves 9 forward."),
    ],
)
def test_by_sight_a_reason_has_no_numbers_of_holes(position: str, turn: str, sentence: str | None) -> None:
    basic = as_ruleset("basic")
    game = Game.from_position(basic, position)
    names = Names(game.board, Words("start", "home"), NAMES, reader=0).seen()
    attempt = game.parse(turn, check=False)
    why = why_not(basic.rules, game.board, game.position, attempt, wording_of(basic, names))
    assert (why and why.sentence) == sentence


@pytest.mark.parametrize(
    ("position", "turn", "sentence"),
    [
        (
            "3s,A3,h3/5s/5s/5s A 3/?5/?5/?5",
            "3 A3-Ah3",
            "You can’t land on your own peg: it’s in your castle.",
        ),
        (
            "h1,h2,h3,h4,h5/5s/3s,C3,h2/5s A 3/?5/?5/?5",
            "3 C3-Ch3",
            "Carla can’t pass their own peg: it’s in their castle.",
        ),
    ],
)
def test_by_sight_a_home_has_the_rules_word_for_it(position: str, turn: str, sentence: str) -> None:
    rules = as_ruleset("north-carolina")
    game = Game.from_position(rules, position)
    names = Names(game.board, rules.words_in(), NAMES, reader=0).seen()
    why = why_not(
        rules.rules, game.board, game.position, game.parse(turn, check=False), wording_of(rules, names)
    )
    assert why is not None
    assert why.sentence == sentence


def test_every_reason_that_names_a_hole_has_words_without_its_number() -> None:
    messages = catalog("en", files="why.ftl")
    named = {name for name, variables in messages.items() if variables & {"hole", "to", "spot"}}
    plain = {name for name in named if not name.endswith(".seen")}
    assert {f"{name}.seen" for name in plain} - messages.keys() == set()
    assert not any(messages[f"{name}.seen"] & {"to", "spot"} for name in plain)
