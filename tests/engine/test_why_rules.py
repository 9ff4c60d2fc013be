"""Every rule that can forbid a turn: a position and a turn that it forbids, in words, with its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import FIVE, JOKER, KING, RANK_TEXT, TWO, UNKNOWN
from pegs.core.errors import UsageError
from pegs.core.position import Phase, Position
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
from pegs.engine.why.citations import BASES
from pegs.i18n import translate, use_language
from pegs.notation import read_position
from pegs.rules import Rules, load
from pegs.rules.switches import BumpPartner, From, Help


@dataclass(frozen=True)
class Example:
    """A turn that a rule forbids. In ``turn`` each peg is written with its seat: ``5 A:A8-A13``."""

    rule: str
    rules: str | Rules
    position: str
    turn: str | Turn
    says: str = ""
    players: int = 4
    changes: dict[str, Any] = field(default_factory=dict)

    def setup(self) -> tuple[Rules, Board, Position]:
        rules = self.rules if isinstance(self.rules, Rules) else load(self.rules).rules
        board = rules.board(self.players, 2)
        return rules, board, replace(read_position(rules, self.players, 2, self.position), **self.changes)


BASIC = load("basic").rules
ONE_OUT = "4s,A8/4s,B8/4s,C8/5s A 5/?5/?5/?5"
HOME_ALL = "h1,h2,h3,h4,h5"
SPLITTING = "3s,A8,A12/5s/4s,C8/5s A 67/?5/?5/?5"
DOOR = "3s,A8,h1/4s,B8/4s,C8/5s A 5*/?5/?5/?5"
SWAPPING = "3s,A8,A10/3s,B8,h1/4s,C8/5s A 2/?5/?5/?5"
BLUFFED = {"phase": Phase.MOVE, "player": 0, "card": FIVE, "declared": KING}
LOST = {"phase": Phase.PENALTY, "player": 1, "card": FIVE, "declared": KING, "loser": 1}

MOVING = [
    Example("no-peg", BASIC, ONE_OUT, "5 A:A9-A14", "A has no peg on A9"),
    Example("no-such-hole", BASIC, ONE_OUT, "5 A:A8-h6"),
    Example("no-such-turn", BASIC, ONE_OUT, Turn(Kind.DISCARD, FIVE, steps=(Step(0, 8, 13),))),
    Example("card-not-held", BASIC, ONE_OUT, "6 A:A8-A14", "The hand of A does not hold 6"),
    Example("same-hole", BASIC, ONE_OUT, "5 A:A8-A8", "A8"),
    Example("into-start", BASIC, ONE_OUT, "5 A:A8-s"),
    Example(
        "own-color-landed",
        BASIC,
        "3s,A8,A13/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "your own peg on A13: no peg lands on a peg of its own color. (Pagat, general rules)",
    ),
    Example(
        "own-color-passed",
        "guide",
        "3s,A8,A11/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "passes your own peg on A11: no peg passes a peg of its own color. (Detailed Game Guide, rule 5)",
    ),
    Example(
        "own-color-passed",
        "arizona",
        "5s/5s/3s,C8,C11/5s A 5/?5/?5/?5",
        "5 C:C8-C13",
        "passes a peg of its own color on C11",
    ),
    Example(
        "partner-on-in-spot",
        BASIC,
        "4s,B16/5s/4s,C3/5s A 5/?5/?5/?5",
        "5 A:B16-C3",
        "The peg of C on C3 stands on its in-spot",
    ),
    Example(
        "in-spot-taken",
        "paddle",
        "4s,A8/5s/3s,A13,C3/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "entrance of HOME C3, and a peg of its own color stands there",
    ),
    Example(
        "no-chain",
        replace(BASIC, bump_chain=False),
        "4s,A8/4s,C3/4s,A13/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "your house rule bump_chain = false",
    ),
    Example(
        "partner-protected",
        replace(BASIC, bump_partner=BumpPartner.FORBIDDEN),
        "4s,A8/5s/4s,A13/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "your house rule bump_partner = forbidden",
    ),
    Example("leaves-home", BASIC, "4s,h1/5s/5s/5s A 5/?5/?5/?5", "5 A:h1-A8"),
    Example("backward-in-home", BASIC, "4s,h3/5s/5s/5s A 5/?5/?5/?5", "5 A:h3-h1", "Ah3"),
    Example("backward-into-home", "paddle", "4s,A8/5s/5s/5s A 8/?5/?5/?5", "8 A:A8-h5", "back into HOME"),
    Example("must-turn-in", "kilpatrick", "4s,A1/5s/5s/5s A 5/?3/?3/?3", "5 A:A1-A6", "Kilpatrick"),
    Example("out-spot-only", "liftbridge", "5s/5s/5s/5s A A/?5/?5/?5", "A A:s-A9", "OUT SPOT A8"),
]

WHOSE = [
    Example("opponents-peg", BASIC, ONE_OUT, "5 B:B8-B13"),
    Example("not-on-team", "arizona", ONE_OUT, "5 B:B8-B13", "Arizona Rules, 2"),
    Example("own-first", BASIC, ONE_OUT, "5 C:C8-C13", "(Pagat, endgame)"),
    Example("own-all-home", BASIC, f"{HOME_ALL}/5s/4s,C8/5s A 5/?5/?5/?5", "5 A:h1-h2", "the pegs of C"),
    Example(
        "partner-all-home",
        "guide",
        f"{HOME_ALL}/5s/{HOME_ALL}/5s/4s,E8/5s A 5/?5/?5/?5/?5/?5",
        "5 C:h1-h2",
        "rule 10",
        players=6,
    ),
    Example(
        "help-in-order",
        "paddle",
        f"{HOME_ALL}/5s/4s,C8/5s/4s,E8/5s A 5/?5/?5/?5/?5/?5",
        "5 E:E8-E13",
        "the pegs of C that you play now, not those of E",
        players=6,
    ),
    Example(
        "nobody-is-helped",
        replace(BASIC, help=Help.NONE),
        f"{HOME_ALL}/5s/4s,C8/5s A 5/?5/?5/?5",
        "5 C:C8-C13",
        "your house rule help = none",
    ),
]

CARDS = [
    Example(
        "wrong-count", BASIC, ONE_OUT, "5 A:A8-A12", "4 forward or 68 backward: 5 takes one peg 5 forward"
    ),
    Example(
        "wrong-count",
        "north-carolina",
        "4s,A8/5s/5s/5s A A/?5/?5/?5",
        "A A:A8-A12",
        "1 or 11 forward or 1 backward",
    ),
    Example("wrong-count-home", BASIC, "4s,A1/5s/5s/5s A 5/?5/?5/?5", "5 A:A1-h1", "From A1 to Ah1 it is 3"),
    Example("wrong-count-home", BASIC, "4s,h1/5s/5s/5s A 2/?5/?5/?5", "2 A:h1-h2", "it is 1 forward"),
    Example("brings-nothing-out", BASIC, ONE_OUT, "5 A:s-A8", "5 brings no peg out of start"),
    Example("no-count", BASIC.with_card(FIVE, forward=(), out=True), ONE_OUT, "5 A:A8-A13", "for the card 5"),
    Example("must-be-split", "north-carolina", "4s,A8/5s/5s/5s A T/?5/?5/?5", "T A:A8-B0", "its 10"),
    Example("joker-not-from-here", "guide", "4s,h1/4s,B8/5s/5s A */?5/?5/?5", "* A:h1-B8"),
    Example("joker-into-home", BASIC, DOOR, "* A:A8-h2"),
    Example("joker-onto-empty-hole", BASIC, DOOR, "* A:A8-A9", "nothing on A9"),
    Example("joker-start-first", "arizona", DOOR, "* A:A8-B8", "Arizona Rules, 6"),
    Example(
        "in-spot-not-from-here",
        load("pegoo").rules.with_card(JOKER, in_spot_from=(From.START,)),
        DOOR,
        "* A:A8-A3",
        "your house rule for the card joker",
    ),
    Example("in-spot-only", "pegoo", DOOR, "* A:A8-A5", "A3"),
    Example("sends-nothing", BASIC, DOOR, "* send B:B8-s"),
    Example("send-opponents-only", "pegoo", DOOR, "* send C:C8-s"),
    Example("send-from-track-only", "pegoo", "5s/4s,h1/5s/5s A */?5/?5/?5", "* send B:h1-s"),
    Example("send-to-start-only", "pegoo", DOOR, "* send B:B8-B3"),
    Example("swaps-nothing", BASIC, SWAPPING, "2 A:A8~B:B8"),
    Example("swap-off-track", "wizard", SWAPPING, "2 A:A8~B:h1", "Bh1"),
    Example("swap-own-color", "north-carolina", SWAPPING, "2 A:A8~A:A10", "North Carolina Rules, 5"),
    Example("swap-needs-own", "paddle", SWAPPING, "2 B:B8~C:C8", "Card Values"),
    Example("swap-only", "wizard", SWAPPING, Turn(Kind.SWAP, 1, UNKNOWN, (Step(0, 8, 9), Step(1, 26, 8)))),
]

SPLITS = [
    Example("splits-nothing", BASIC, SPLITTING, "6 A:A8-A10,A:A12-A16"),
    Example("split-two-pegs", "guide", SPLITTING, "7 A:A8-A10,A:A10-A15", "Part 2: The peg"),
    Example("split-from-start", BASIC, SPLITTING, "7 A:A8-A10,A:s-A8", "Part 2"),
    Example("split-own-only", BASIC, SPLITTING, "7 A:A8-A10,C:C8-C13"),
    Example("own-first", "guide", SPLITTING, "7 C:C8-C10,A:A8-A13", "Part 1"),
    Example(
        "opponents-peg", "guide", "3s,A8,A12/4s,B8/4s,C8/5s A 7/?5/?5/?5", "7 A:A8-A10,B:B8-B13", "Part 2"
    ),
    Example("own-color-passed", BASIC, SPLITTING, "7 A:A8-A13,A:A12-A14", "Part 1"),
    Example("second-part-forward", BASIC, SPLITTING, "7 A:A8-A10,A:A12-A16", "5 forward"),
    Example(
        "second-part-backward",
        "paddle",
        "3s,A8,B12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-A10,A:B12-B6",
        "7 backward",
    ),
    Example("split-part-forward", BASIC, SPLITTING, "7 A:A12-B5,A:A8-A13", "1 to 6 forward"),
    Example(
        "split-part-opposite",
        "pegoo",
        "3s,A8,B12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-B9,A:B12-B11",
        "1 to 8, one",
    ),
    Example(
        "split-part-any",
        "north-carolina",
        "3s,A8,B12/5s/5s/5s A T/?5/?5/?5",
        "T A:A8-B9,A:B12-B11",
        "1 to 9 forward or backward",
    ),
    Example(
        "opponent-on-track-only",
        "north-carolina",
        "4s,A8/4s,h1/5s/5s A T/?5/?5/?5",
        "T A:A8-A17,B:h1-h2",
        "Part 2",
    ),
    Example(
        "finishing-split-whose",
        "north-carolina",
        "A1,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s A 7/?5/?5/?5/?5/?5",
        "7 A:A1-h1,E:E8-E12",
        "North Carolina Rules, 2",
        players=6,
    ),
]

DUTIES = [
    Example("must-play-hand", BASIC, ONE_OUT, "5 discard", "5 can move (5 A8-A13)"),
    Example("must-play-card", "guide", ONE_OUT, "5 discard", "rule 1"),
    Example(
        "must-come-out", "north-carolina", "5s/5s/5s/5s A 5/?5/?5/?5 stuck=2,0,0,0", "5 discard", "turn 3"
    ),
    Example("nothing-free", BASIC, "5s/5s/5s/5s A 5/?5/?5/?5", "5 free A:s-A8"),
    Example(
        "free-too-early",
        "alaska",
        "5s/5s/5s/5s A 5/?5/?5/?5 stuck=1,0,0,0",
        "5 free A:s-A8",
        "after 3 turns in a row without a move: so far it is 1",
    ),
    Example("free-only-stuck", "pegoo", f"{ONE_OUT} stuck=2,0,0,0", "5 free A:s-A8", "(5 A8-A13)"),
    Example("free-needs-card", "north-carolina", f"{ONE_OUT} stuck=2,0,0,0", "5 free A:s-A8"),
    Example(
        "free-from-start",
        "north-carolina",
        "4s,h5/5s/5s/5s A 5/?5/?5/?5 stuck=2,0,0,0",
        "5 free A:h5-A8",
    ),
    Example("empty-hand", BASIC, "5s/5s/5s/5s A ?0/?5/?5/?5", "5 discard"),
    Example("pass-with-cards", BASIC, ONE_OUT, Turn(Kind.PASS)),
    Example("no-declaring", BASIC, ONE_OUT, Turn(Kind.DECLARE, FIVE, KING)),
    Example("no-declaring", BASIC, ONE_OUT, Turn(Kind.MOVE, FIVE, KING, (Step(0, 8, 13),))),
]

PHASES = [
    Example("declare-first", "bluffing", ONE_OUT, "5 A:A8-A13", "Bluffing Joker"),
    Example(
        "declared-cannot-move",
        "bluffing",
        "5s/5s/5s/5s A 5/?5/?5/?5",
        Turn(Kind.DECLARE, FIVE, FIVE),
        "5 could move nothing",
    ),
    Example("declared-other", "bluffing", ONE_OUT, "5 A:A8-A13", "the move is that of K", changes=BLUFFED),
    Example("card-laid-down", "bluffing", ONE_OUT, "6=K A:A8-B0", "is 5", changes=BLUFFED),
    Example("phase-move", "bluffing", ONE_OUT, "5 discard", changes=BLUFFED),
    Example(
        "penalty-whose", "bluffing", ONE_OUT, Turn(Kind.PENALTY, steps=(Step(0, 8, START),)), changes=LOST
    ),
    Example(
        "penalty-out-of-start",
        "bluffing",
        ONE_OUT,
        Turn(Kind.PENALTY, steps=(Step(1, START, START),)),
        changes=LOST,
    ),
    Example("phase-penalty", "bluffing", ONE_OUT, Turn(Kind.ACCEPT), changes=LOST),
    Example("phase-doubt", "bluffing", ONE_OUT, "5 discard", changes=BLUFFED | {"phase": Phase.DOUBT}),
    Example("phase-extra", "bluffing", ONE_OUT, "5 discard", changes={"phase": Phase.EXTRA}),
    Example("phase-draw", "guide", ONE_OUT, "5 discard", changes={"phase": Phase.DRAW, "draws": 1}),
    Example("phase-play", "guide", ONE_OUT, Turn(Kind.DRAW), "The Player’s Turn"),
    Example("phase-over", BASIC, ONE_OUT, "5 discard", changes={"phase": Phase.OVER}),
    Example("game-over", BASIC, f"{HOME_ALL}/5s/{HOME_ALL}/5s B ?5/5/?5/?5", "5 discard", "the pegs of A, C"),
]

EXAMPLES = [*MOVING, *WHOSE, *CARDS, *SPLITS, *DUTIES, *PHASES]

IDLE = [
    ("brings-nothing-out", "basic", "5s/5s/5s/5s A 5/?5/?5/?5"),
    ("own-color-landed", "basic", "3s,h3,h5/5s/5s/5s A 2/?5/?5/?5"),
    ("beyond-home", "basic", "4s,h3/5s/5s/5s A 5/?5/?5/?5"),
    ("backward-in-home", "basic", "4s,h3/5s/5s/5s A 8/?5/?5/?5"),
    ("no-room-at-home", "kilpatrick", "4s,A1/5s/5s/5s A T/?3/?3/?3"),
    ("joker-nothing-to-land-on", "basic", "5s/5s/5s/5s A */?5/?5/?5"),
    ("split-needs-two", "north-carolina", "4s,A8/5s/5s/5s A T/?5/?5/?5"),
    ("split-no-share", "north-carolina", "3s,h4,h5/5s/5s/5s A T/?5/?5/?5"),
    ("send-nobody", "send", "5s/5s/5s/5s A */?5/?5/?5"),
    ("swap-nobody", "wizard", "5s/5s/5s/5s A 2/?5/?5/?5"),
    ("nobody-is-helped", "lonely", "h1,h2,h3,h4,h5/5s/5s/5s A 5/?5/?5/?5"),
    ("nothing-to-move", "only-out", "h1,h2,h3,h4,A8/5s/5s/5s A 5/?5/?5/?5"),
]
HOUSE = {
    "send": BASIC.with_card(JOKER, jump_from=(), send_to_start=True),
    "lonely": replace(BASIC, help=Help.NONE),
    "only-out": BASIC.with_card(FIVE, forward=(), out=True),
}

PEG = re.compile(r"([A-J]):(s|h\d|[A-J]\d+)")
TARGET = re.compile(r"[-~](?:([A-J]):)?(s|h\d|[A-J]\d+)")


def written(board: Board, text: str) -> Turn:
    """A turn in which each peg is written with its seat, whether such a peg is there or not."""
    head, *how = text.split()
    card, _, declared = head.partition("=")
    ranks = RANK_TEXT.index(card), RANK_TEXT.index(declared) if declared else UNKNOWN
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
    assert example.says in str(reason)
    assert after(rules, board, position, turn) is None


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rule)
def test_every_reason_is_a_sentence_in_every_language(example: Example) -> None:
    rules, board, position = example.setup()
    turn = written(board, example.turn) if isinstance(example.turn, str) else example.turn
    for family in FAMILIES:
        reason = why_not(rules, board, position, turn, Wording(family))
        assert reason is not None
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ\d*].*\.", reason.sentence)
        assert "{" not in str(reason)


def test_every_rule_has_an_example() -> None:
    shown = {example.rule for example in EXAMPLES} | {rule for rule, _, _ in IDLE}
    assert shown == set(BASES)


@pytest.mark.usefixtures("language")
def test_every_citation_is_in_the_catalog() -> None:
    for basis in BASES.values():
        for message in basis[1:]:
            assert translate(f"why-source-{message}")


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


def test_cards_that_can_move_need_no_excuse() -> None:
    position = read_position(BASIC, 4, 2, "5s/5s/5s/5s A A2/?5/?5/?5")
    assert [rank for rank, _ in why_nothing_moves(BASIC, BASIC.board(4, 2), position)] == [TWO]


def test_a_legal_turn_has_no_reason() -> None:
    position = read_position(BASIC, 4, 2, ONE_OUT)
    board = BASIC.board(4, 2)
    assert why_not(BASIC, board, position, written(board, "5 A:A8-A13")) is None


def test_a_hidden_hand_cannot_be_judged() -> None:
    position = read_position(BASIC, 4, 2, "4s,A8/5s/5s/5s A ?5/?5/?5/?5")
    board = BASIC.board(4, 2)
    with pytest.raises(UsageError, match="cards of A are not known"):
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
    position = read_position(ruleset.rules, 4, 2, ONE_OUT)
    reason = why_not_in(ruleset, board, position, written(board, "5 A:s-A8"))
    assert reason is not None
    assert reason.sentence == "5 brings no peg out of HOME area."
