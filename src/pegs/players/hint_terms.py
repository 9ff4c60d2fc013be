"""What a compiled player weighs and what it thinks about, in one record for the kernel, and the table of the
hints.

A *term* is one hint of the sources turned into a number: how much of it a turn brings, or costs. A turn's
score is the sum of its terms, each
times its weight. The same terms tell in words why a turn was chosen (`pegs.players.explain`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.core.cards import N_RANKS
from pegs.engine.kernel.layout import Record
from pegs.rules.switches import MAX_COUNT, Rules

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

MIND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("weights", "i8", N_TERMS),
                ("terms", "i8", N_TERMS),
                ("before", "i8", N_TERMS),
                ("ahead", "i8", MAX_COUNT + 1),
                ("behind", "i8", MAX_COUNT + 1),
                ("holds", "i8", N_RANKS),
                ("out", "i8"),
                ("backs", "i8"),
                ("side", "i8"),
            ],
            align=True,
        ),
    )
)


def chance_of(number: int, cards: int, hand: int) -> int:
    """The chance (in 1/1024) that a hand holds at least one of ``number`` among ``cards`` cards."""
    without = 1.0
    for i in range(min(hand, cards)):
        without *= max(cards - number - i, 0) / (cards - i)
    return round(CERTAIN * (1 - without))


def new_minds(rules: Rules, players: int, number: int | None = None) -> Any:
    """A record a seat: the weights of the hints, and what these rules' cards can do how often.

    The records are working memory too: every thread needs its own.
    """
    minds: Any = np.zeros(players if number is None else number, MIND)
    for mind in minds:
        mind.weights[:] = [hint.weight for hint in HINTS]
        _fill_chances(mind, rules, players)
    return minds


def _fill_chances(mind: Record, rules: Rules, players: int) -> None:
    pack = rules.pack(players)

    def chance(ranks: list[int]) -> int:
        return chance_of(sum(pack[rank] for rank in ranks), sum(pack), rules.hand_size)

    rows = list(enumerate(rules.cards))
    for n in range(1, MAX_COUNT + 1):
        mind.ahead[n] = chance([rank for rank, row in rows if n in row.forward])
        mind.behind[n] = chance([rank for rank, row in rows if n in row.backward])
        mind.backs |= any(n in row.backward for row in rules.cards) << (n - 1)
    for rank in range(N_RANKS):
        mind.holds[rank] = chance([rank])
    mind.out = chance([rank for rank, row in rows if row.out])
    mind.side = rules.side_length
