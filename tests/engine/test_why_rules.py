"""Every rule that can forbid a turn: a position, a turn it forbids, and the sentence that explains it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import FIVE, JOKER, RANK_TEXT, SEVEN, TWO, UNKNOWN
from pegs.core.errors import UsageError
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why import (
    FAMILIES,
    Wording,
    after,
    after_declared,
    why_not,
    why_not_declared,
    why_not_in,
    why_nothing_moves,
)
from pegs.engine.why.citations import BASES, Citation
from pegs.i18n import use_language
from pegs.notation import read_position, read_rank
from pegs.rules import Rules, load
from pegs.rules.switches import Help, SplitWith, Swap
from tests.engine.refused_moves import BASIC, CARDS, MOVING, ONE_OUT, SPLITS, WHOSE, Example
from tests.engine.refused_turns import DUTIES, PHASES

EXAMPLES = [*MOVING, *WHOSE, *CARDS, *SPLITS, *DUTIES, *PHASES]

IDLE = [
    ("brings-nothing-out", "basic", "5s/5s/5s/5s A 5/?5/?5/?5"),
    ("brings-nothing-out", "arizona", "5s/5s/4s,h5/5s A 9/?5/?5/?5"),
    ("brings-nothing-out", "basic", "3s,h4,h5/5s/5s/5s A 9/?5/?5/?5"),
    ("own-color-landed", "basic", "3s,h3,h5/5s/5s/5s A 2/?5/?5/?5"),
    ("beyond-home", "basic", "4s,h3/5s/5s/5s A 5/?5/?5/?5"),
    ("backward-in-home", "basic", "4s,h3/5s/5s/5s A 8/?5/?5/?5"),
    ("no-room-at-home", "kilpatrick", "4s,A1/5s/5s/5s A T/?3/?3/?3"),
    ("joker-nothing-to-land-on", "basic", "5s/5s/5s/5s A */?5/?5/?5"),
    ("split-needs-two", "north-carolina", "4s,A8/5s/5s/5s A T/?5/?5/?5"),
    ("split-needs-two-colors", "colors", "3s,A8,B8/5s/5s/5s A 7/?5/?5/?5"),
    ("split-no-share", "north-carolina", "3s,h3,h4/5s/5s/5s A T/?5/?5/?5"),
    ("nothing-to-send", "send", "5s/5s/5s/5s A */?5/?5/?5"),
    ("nothing-to-swap", "swap", "5s/5s/5s/5s A 2/?5/?5/?5"),
    ("brings-nothing-out", "wizard", "5s/5s/5s/5s A 2/?5/?5/?5"),
    ("brings-nothing-out", "arizona", "5s/5s/4s,h5/5s A 9/?5/?5/?5"),
    ("no-helping", "lonely", "h1,h2,h3,h4,h5/5s/5s/5s A 5/?5/?5/?5"),
    ("nothing-to-move", "only-out", "h1,h2,h3,h4,A8/5s/5s/5s A 5/?5/?5/?5"),
]
HOUSE = {
    "send": BASIC.with_card(JOKER, jump_from=(), send_to_start=True),
    "swap": BASIC.with_card(TWO, forward=(), swap=Swap.ANY),
    "lonely": replace(BASIC, help=Help.NONE),
    "colors": BASIC.with_card(SEVEN, forward=(), split=7, split_with=SplitWith.WHOLE_TEAM, split_colors=True),
    "only-out": BASIC.with_card(FIVE, forward=(), out=True),
}

PEG = re.compile(r"([A-J]):(s|h\d|[A-J]\d+)")
TARGET = re.compile(r"[-~](?:([A-J]):)?(s|h\d|[A-J]\d+)")


def written(board: Board, text: str) -> Turn:
    """A turn in which each peg is written with its seat, even if there is no such peg."""
    head, *how = text.split()
    card, _, declared = head.partition("=")
    ranks = read_rank(card), read_rank(declared) if declared else UNKNOWN
    if how == ["discard"]:
        return Turn(Kind.DISCARD, *ranks)
    pegs = [(board.letters.index(seat), place(board, hole)) for seat, hole in PEG.findall(how[-1])]
    targets = [place(board, hole) for _, hole in TARGET.findall(how[-1])]
    if "~" in how[-1]:
        (seat, origin), (other, there) = pegs
        return Turn(Kind.SWAP, *ranks, (Step(seat, origin, there), Step(other, there, origin)))
    steps = tuple(Step(*peg, target) for peg, target in zip(pegs, targets, strict=True))
    kinds = {"free": Kind.FREE, "send": Kind.SEND}
    return Turn(kinds.get(how[0], Kind.SPLIT if len(pegs) > 1 else Kind.MOVE), *ranks, steps)


def place(board: Board, text: str) -> Place:
    """A place without its seat: ``s``, ``h3``, or a hole of the track."""
    if text == "s":
        return START
    if text[0] == "h":
        return HOME + int(text[1:]) - 1
    return board.letters.index(text[0]) * board.side_length + int(text[1:])


@pytest.fixture(params=["en", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language("en")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rule)
def test_the_rule_that_forbids_a_turn(example: Example) -> None:
    rules, board, position = example.setup()
    turn = written(board, example.turn) if isinstance(example.turn, str) else example.turn
    ruleset = replace(load("basic"), rules=rules) if isinstance(example.rules, Rules) else load(example.rules)
    reason = why_not_in(ruleset, board, position, turn)
    assert reason is not None
    assert reason.rule == example.rule
    assert reason.sentence == example.sentence
    assert not example.source or reason.source == example.source
    assert after(rules, board, position, turn) is None


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rule)
def test_every_explanation_is_a_sentence_in_every_language(example: Example) -> None:
    rules, board, position = example.setup()
    turn = written(board, example.turn) if isinstance(example.turn, str) else example.turn
    for family in FAMILIES:
        reason = why_not(rules, board, position, turn, Wording(family))
        assert reason is not None
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ\d*].*\.", reason.sentence)
        assert "{" not in f"{reason.sentence} {reason.source}"


def test_every_rule_has_an_example() -> None:
    """What a legal turn rests on, and places of others, have theirs in tests/table/test_rulings.py."""
    shown = {example.rule for example in EXAMPLES} | {rule for rule, _, _ in IDLE}
    others = {rule for rule in BASES if rule.startswith("may-")} | {"others-place", "safe-at-home"}
    assert shown == set(BASES) - others


@pytest.mark.usefixtures("language")
def test_every_citation_is_in_the_catalog() -> None:
    for basis in BASES.values():
        for message in basis[1:]:
            assert not message or str(Citation(message, "help", FIVE))


@pytest.mark.parametrize(("rule", "name", "text"), IDLE, ids=[rule for rule, _, _ in IDLE])
def test_why_a_card_cannot_move(rule: str, name: str, text: str) -> None:
    rules = HOUSE[name] if name in HOUSE else load(name).rules
    board = rules.board(4, 2)
    position = read_position(rules, 4, 2, text)
    ((_, reason),) = why_nothing_moves(rules, board, position)
    assert reason.rule == rule


def test_why_each_card_cannot_move_names_every_card_once() -> None:
    rules = load("basic").rules
    position = read_position(rules, 4, 2, "4s,h4/5s/5s/5s A 2589*/?5/?5/?5")
    found = why_nothing_moves(rules, rules.board(4, 2), position)
    assert [(RANK_TEXT[rank], reason.rule) for rank, reason in found] == [
        ("2", "beyond-home"),
        ("5", "beyond-home"),
        ("8", "backward-in-home"),
        ("9", "beyond-home"),
        ("*", "joker-nothing-to-land-on"),
    ]


def test_cards_that_can_move_are_left_out() -> None:
    position = read_position(BASIC, 4, 2, "5s/5s/5s/5s A A2/?5/?5/?5")
    assert [rank for rank, _ in why_nothing_moves(BASIC, BASIC.board(4, 2), position)] == [TWO]


def test_a_legal_turn_has_no_explanation() -> None:
    position = read_position(BASIC, 4, 2, ONE_OUT)
    board = BASIC.board(4, 2)
    assert why_not(BASIC, board, position, written(board, "5 A:A8-A13")) is None


def test_a_hidden_hand_raises() -> None:
    position = read_position(BASIC, 4, 2, "4s,A8/5s/5s/5s A ?5/?5/?5/?5")
    board = BASIC.board(4, 2)
    with pytest.raises(UsageError, match="depends on Player A’s cards"):
        why_not(BASIC, board, position, written(board, "5 A:A8-A13"))


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("5=K A:A8-B0", None),
        ("5 A:A8-A13", None),
        ("5=K A:A8-B2", "wrong-count"),
        ("5=8 A:A8-A0", None),
        ("6=K A:s-A8", "card-not-held"),
        ("5=* A:A8-A9", "joker-onto-empty-hole"),
    ],
)
def test_a_declaration_with_its_move(text: str, rule: str | None) -> None:
    rules = load("bluffing").rules
    board = rules.board(4, 2)
    position = read_position(rules, 4, 2, ONE_OUT)
    turn = written(board, text)
    reason = why_not_declared(rules, board, position, turn)
    assert (reason and reason.rule) == rule
    assert (after_declared(rules, board, position, turn) is None) == (rule is not None)


def test_the_words_are_those_of_the_rule_set() -> None:
    ruleset = load("liftbridge")
    board = ruleset.rules.board(4, 2)
    position = read_position(ruleset.rules, 4, 2, "5s/5s/5s/5s A A/?5/?5/?5")
    reason = why_not_in(ruleset, board, position, written(board, "A A:s-A9"))
    assert reason is not None
    assert reason.sentence == "A peg can only come out onto its OUT SPOT, A8."
