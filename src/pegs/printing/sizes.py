"""The sizes of panels: how far apart their holes are, and the holes that known pegs need."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.errors import UsageError
from pegs.i18n import either, translate

MIN_PITCH, MAX_PITCH = 5.0, 60.0
"""The range of pitches that a person may ask for, in millimeters."""
MIN_HOLE = 1.0


@dataclass(frozen=True)
class Peg:
    """A peg that's sold everywhere, with its hole: diameters in millimeters."""

    name: str
    diameter: float
    hole: float


PEGS = {
    peg.name: peg
    for peg in (
        Peg("cribbage", 3.2, 3.4),
        Peg("craft", 4.0, 4.2),
        Peg("tee", 4.6, 4.8),
        Peg("large", 4.8, 5.0),
        Peg("marble", 14.3, 12.7),
    )
}
"""Known pegs: 1/8 in cribbage pegs, 5/32 in pegs, golf tees, 3/16 in pegs, and marbles, which lie in pits."""


@dataclass(frozen=True)
class Size:
    """Lengths in millimeters: the pitch of holes, the diameter of a hole, the play between key and socket."""

    pitch: float
    hole: float
    play: float = 0.27
    peg: str = ""
    """The name of the peg that the hole is for, if it's a known one."""

    @property
    def hole_radius(self) -> float:
        """The radius of a hole."""
        return self.hole / 2


SIZES = {
    "travel": Size(13.0, 3.4, 0.2, "cribbage"),
    "standard": Size(16.0, 3.4, peg="cribbage"),
    "large": Size(20.0, 5.0, peg="large"),
    "marbles": Size(25.4, 12.7, peg="marble"),
}
"""The sizes with a name. Two panels of the travel size fit on a sheet of paper."""
DEFAULT_SIZE = "standard"


def parse_size(text: str, peg: str | None = None, hole: float | None = None) -> Size:
    """A size by its name or its pitch in millimeters, with the hole of a known peg or a hole of its own.

    Raises UsageError if there is no such size or peg, or the numbers make no sense.
    """
    size = SIZES.get(text) or Size(_pitch(text), PEGS["cribbage"].hole, peg="cribbage")
    if peg is not None:
        if peg not in PEGS:
            raise UsageError(translate("board-peg-unknown", peg=peg, pegs=either(PEGS)))
        size = Size(size.pitch, PEGS[peg].hole, size.play, peg)
    if hole is not None:
        size = Size(size.pitch, hole, size.play)
    if not MIN_HOLE <= size.hole < size.pitch:
        raise UsageError(translate("board-hole-range", hole=size.hole, pitch=size.pitch))
    return size


def _pitch(text: str) -> float:
    try:
        pitch = float(text)
    except ValueError:
        raise UsageError(translate("board-size-unknown", size=text, sizes=either(SIZES))) from None
    if not MIN_PITCH <= pitch <= MAX_PITCH:
        raise UsageError(translate("board-pitch-range", least=MIN_PITCH, most=MAX_PITCH))
    return pitch
