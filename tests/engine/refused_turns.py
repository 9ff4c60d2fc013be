"""Whole decisions that a rule forbids: what must be played, and what each phase allows."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.board import START
from pegs.core.cards import FIVE, KING
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.rules.switches import StuckDiscard
from tests.engine.refused_moves import BASIC, HOME_ALL, ONE_OUT, Example

DRAWN = replace(BASIC, stuck_discard=StuckDiscard.DRAWN)
BLUFFED = {"phase": Phase.MOVE, "player": 0, "card": FIVE, "declared": KING}
LOST = {"phase": Phase.PENALTY, "player": 1, "card": FIVE, "declared": KING, "loser": 1}

DUTIES = [
    Example("must-play-hand", BASIC, ONE_OUT, "5 discard", "You can move with the 5, so you can’t discard."),
    Example(
        "must-play-joker",
        "liftbridge",
        "4s,A8/4s,B9/5s/5s A */?5/?5/?5",
        "* discard",
        "You can move with the joker, so you can’t discard.",
        source="Liftbridge, Other Rules",
    ),
    Example(
        "must-play-card",
        "guide",
        ONE_OUT,
        "5 discard",
        "You can move with the 5, so you can’t discard it.",
        source="Detailed Game Guide, rule 1",
    ),
    Example(
        "discard-drawn",
        DRAWN,
        "5s/5s/5s/5s A 345/?5/?5/?5 drawn=4",
        "5 discard",
        "You can’t move, so you have to discard the card you just drew, the 4.",
    ),
    Example(
        "must-come-out",
        "north-carolina",
        "5s/5s/5s/5s A 5/?5/?5/?5 stuck=2,0,0,0",
        "5 discard",
        "That makes 3 stuck turns in a row, so you have to bring a peg out free.",
    ),
    Example(
        "nothing-free",
        BASIC,
        "5s/5s/5s/5s A 5/?5/?5/?5",
        "5 free A:s-A8",
        "These rules don’t let a peg come out free. You need a card that brings one out.",
    ),
    Example(
        "free-too-early",
        "alaska",
        "5s/5s/5s/5s A 5/?5/?5/?5 stuck=1,0,0,0",
        "5 free A:s-A8",
        "A peg comes out free only after 3 stuck turns in a row. You’ve had 1.",
    ),
    Example(
        "free-only-stuck",
        "pegoo",
        f"{ONE_OUT} stuck=2,0,0,0",
        "5 free A:s-A8",
        "You can move, so you can’t bring a peg out free.",
    ),
    Example(
        "free-needs-card",
        "north-carolina",
        f"{ONE_OUT} stuck=2,0,0,0",
        "5 free A:s-A8",
        "You can move, and none of your cards brings a peg out, so you can’t bring one out free.",
    ),
    Example(
        "free-from-start",
        "north-carolina",
        "4s,h5/5s/5s/5s A 5/?5/?5/?5 stuck=2,0,0,0",
        "5 free A:h5-A8",
        "Only a peg in its start can come out free.",
    ),
    Example(
        "empty-hand",
        BASIC,
        "5s/5s/5s/5s A ?0/?5/?5/?5",
        "5 discard",
        "You don’t have any cards, so all you can do is pass.",
    ),
    Example(
        "pass-with-cards",
        "paddle",
        ONE_OUT,
        Turn(Kind.PASS),
        "You still have cards, so you can’t pass.",
        source="Paddle sheet, To play",
    ),
    Example(
        "no-declaring",
        BASIC,
        ONE_OUT,
        Turn(Kind.DECLARE, FIVE, KING),
        "These rules don’t let you call a card something else.",
    ),
    Example(
        "no-declaring",
        BASIC,
        ONE_OUT,
        Turn(Kind.MOVE, FIVE, KING, (Step(0, 8, 13),)),
        "These rules don’t let you call a card something else.",
    ),
]

PHASES = [
    Example(
        "declare-first",
        "bluffing",
        ONE_OUT,
        "5 A:A8-A13",
        "Before you move, play a card face down and call it any rank.",
        source="Pagat, Bluffing Joker",
    ),
    Example(
        "declared-cannot-move",
        "bluffing",
        "5s/5s/5s/5s A 5/?5/?5/?5",
        Turn(Kind.DECLARE, FIVE, FIVE),
        "You can’t call it a 5, because a 5 couldn’t move anything.",
    ),
    Example(
        "declared-other",
        "bluffing",
        ONE_OUT,
        "5 A:A8-A13",
        "You called it a king, so you have to move as if it were one.",
        changes=BLUFFED,
    ),
    Example(
        "card-laid-down",
        "bluffing",
        ONE_OUT,
        "6=K A:A8-B0",
        "The card you played face down is a 5.",
        changes=BLUFFED,
    ),
    Example(
        "phase-move", "bluffing", ONE_OUT, "5 discard", "First, make the move you called.", changes=BLUFFED
    ),
    Example(
        "penalty-whose",
        "bluffing",
        ONE_OUT,
        Turn(Kind.PENALTY, steps=(Step(0, 8, START),)),
        "One of Player B’s pegs has to go back to its start.",
        changes=LOST,
    ),
    Example(
        "penalty-out-of-start",
        "bluffing",
        ONE_OUT,
        Turn(Kind.PENALTY, steps=(Step(1, START, START),)),
        "Choose one of Player B’s pegs that’s already out.",
        changes=LOST,
    ),
    Example(
        "phase-penalty",
        "bluffing",
        ONE_OUT,
        Turn(Kind.ACCEPT),
        "First, choose the peg that goes back to its start.",
        changes=LOST,
    ),
    Example(
        "phase-doubt",
        "bluffing",
        ONE_OUT,
        "5 discard",
        "First, decide whether you doubt it.",
        changes=BLUFFED | {"phase": Phase.DOUBT},
    ),
    Example(
        "phase-extra",
        "bluffing",
        ONE_OUT,
        "5 discard",
        "First, take your extra turn or skip it.",
        changes={"phase": Phase.EXTRA},
    ),
    Example(
        "phase-draw",
        "guide",
        ONE_OUT,
        "5 discard",
        "First, draw a card or skip it.",
        changes={"phase": Phase.DRAW, "draws": 1},
    ),
    Example(
        "phase-play",
        "guide",
        ONE_OUT,
        Turn(Kind.DRAW),
        "First, play a card.",
        source="Detailed Game Guide, The Player’s Turn",
    ),
    Example("phase-over", BASIC, ONE_OUT, "5 discard", "The game is over.", changes={"phase": Phase.OVER}),
    Example(
        "game-over",
        BASIC,
        f"{HOME_ALL}/5s/{HOME_ALL}/5s B ?5/5/?5/?5",
        "5 discard",
        "The game is over: one team has all its pegs in.",
    ),
]
