"""What a compiled player weighs and what it thinks about, in one record for the kernel, and the table of the
hints.

A *term* is one hint of the sources turned into a number: how much of it a turn brings, or costs. A turn's
score is the sum of its terms, each
times its weight. The same terms tell in words why a turn was chosen (`pegs.players.explain`).
"""

from __future__ import annotations

from dataclasses import dataclass

(
    FINISH,
    HOME_PEGS,
    SETTLED,
    PACKED,
    OUT,
    FAR,
    NEAR,
    BOOST,
    BUMP,
    SETBACK,
    SETBACK_NEAR,
    DANGER,
    THREAT,
    ASSIST,
    CORNER,
    THEIR_OUT_SPOT,
    THEIR_IN_SPOT,
    OWN_IN_SPOT,
    BACK_UP,
    IN_PLAY,
    READY,
    READY_BACK,
    KEEP_JOKER,
    KEEP_OUT,
    KEEP_BACK,
    KEEP_SPLIT,
    KEEP_SMALL,
    BLUFF,
    DOUBT,
) = range(29)


@dataclass(frozen=True, slots=True)
class Hint:
    """One term: its name (also the message ``hint-<name>``), its weight for one unit, and where the advice
    stands.
    """

    name: str
    weight: int
    source: str


GUIDE = "guide, strategy hints"
TIPS = "Liftbridge, tips"
NOTES = "Pagat, notes on strategy"
ERRORS = "Pagat, common errors"

HINTS: tuple[Hint, ...] = (
    Hint("finish", 300, GUIDE),
    Hint("home", 100, "the object of the game"),
    Hint("settled", 337, ERRORS),
    Hint("packed", 20, ERRORS),
    Hint("out", 400, ERRORS),
    Hint("far", 10, "the object of the game"),
    Hint("near", 15, "the object of the game"),
    Hint("boost", 50, ERRORS),
    Hint("bump", 300, GUIDE),
    Hint("setback", 13, GUIDE),
    Hint("setback-near", 10, GUIDE),
    Hint("danger", -2, NOTES),
    Hint("threat", 1, NOTES),
    Hint("assist", 1, NOTES),
    Hint("corner", -20, TIPS),
    Hint("their-out-spot", -20, TIPS),
    Hint("their-in-spot", -20, TIPS),
    Hint("own-in-spot", -20, GUIDE),
    Hint("back-up", 50, NOTES),
    Hint("in-play", 20, ERRORS),
    Hint("ready", 50, ERRORS),
    Hint("ready-back", 50, NOTES),
    Hint("keep-joker", 300, GUIDE),
    Hint("keep-out", 25, GUIDE),
    Hint("keep-back", 30, NOTES),
    Hint("keep-split", 30, GUIDE),
    Hint("keep-small", 20, GUIDE),
    Hint("bluff", -4000, "Bluffing Joker"),
    Hint("doubt", 10, "Bluffing Joker"),
)

N_TERMS = len(HINTS)
KEEP_UNIT = 4
"""What the hints about keeping cards count for the last card of its rank in the hand."""
CERTAIN = 1 << 10
"""Chances are whole numbers of 1/1024."""
