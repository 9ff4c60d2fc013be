"""The terms that the player ``hints`` scores a turn by, and their weights.

A term is one hint from the sources as a number: how much a turn gains or loses by it. A turn's score is the
sum of its terms, each times its weight. `pegs.players.explain` puts the same terms into words.
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
    SPITE,
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
    SMALLEST,
    TENS,
    BLUFF,
    DOUBT,
) = range(32)


@dataclass(frozen=True, slots=True)
class HintTerm:
    """One term: its name (and that of its message, ``hint-NAME``), the weight of one unit, and its source."""

    name: str
    weight: int
    source: str


GUIDE = "guide, strategy hints"
TIPS = "Liftbridge, tips"
NOTES = "Pagat, notes on strategy"
ERRORS = "Pagat, common errors"

HINT_TERMS: tuple[HintTerm, ...] = (
    HintTerm("finish", 300, GUIDE),
    HintTerm("home", 100, "the object of the game"),
    HintTerm("settled", 337, ERRORS),
    HintTerm("packed", 20, ERRORS),
    HintTerm("out", 400, ERRORS),
    HintTerm("far", 10, "the object of the game"),
    HintTerm("near", 15, "the object of the game"),
    HintTerm("boost", 50, ERRORS),
    HintTerm("bump", 300, GUIDE),
    HintTerm("spite", -100, ERRORS),
    HintTerm("setback", 13, GUIDE),
    HintTerm("setback-near", 10, GUIDE),
    HintTerm("danger", -2, NOTES),
    HintTerm("threat", 1, NOTES),
    HintTerm("assist", 1, NOTES),
    HintTerm("corner", -20, TIPS),
    HintTerm("their-out-spot", -20, TIPS),
    HintTerm("their-in-spot", -20, TIPS),
    HintTerm("own-in-spot", -20, GUIDE),
    HintTerm("back-up", 50, NOTES),
    HintTerm("in-play", 20, ERRORS),
    HintTerm("ready", 50, ERRORS),
    HintTerm("ready-back", 50, NOTES),
    HintTerm("keep-joker", 300, GUIDE),
    HintTerm("keep-out", 25, GUIDE),
    HintTerm("keep-back", 30, NOTES),
    HintTerm("keep-split", 30, GUIDE),
    HintTerm("keep-small", 20, GUIDE),
    HintTerm("smallest", -5, ERRORS),
    HintTerm("tens", 100, NOTES),
    HintTerm("bluff", -4000, "Bluffing Joker"),
    HintTerm("doubt", 10, "Bluffing Joker"),
)

N_TERMS = len(HINT_TERMS)
KEEP_UNIT = 4
"""The term of a hint about saving a card, for the last card of its rank in the hand."""
CERTAIN = 1 << 10
"""A chance of 1: chances are whole numbers of 1/1024."""
VARIANTS = {f"hints-{term.name}": i for i, term in enumerate(HINT_TERMS)}
"""The players that play like ``hints`` but ignore one term, and the number of that term."""


def weights_of(name: str) -> list[int]:
    """The weights of ``hints``, or of one of its variants."""
    weights = [term.weight for term in HINT_TERMS]
    if name in VARIANTS:
        weights[VARIANTS[name]] = 0
    return weights
