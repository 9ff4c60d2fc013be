"""What each card does: in marks for the foot of its face, and in words.

The marks are few: coming out is first, then splits and swaps, then counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pegs.core.cards import RANK_TEXT, RANKS
from pegs.i18n import translate
from pegs.rules.description import Describer
from pegs.rules.ruleset import RuleSet, Seating
from pegs.rules.switches import From, JumpOnto, Powers, SplitWays, Swap

MarkKind = Literal["plain", "out", "back", "split", "swap", "joker", "send"]


@dataclass(frozen=True, slots=True)
class CardMark:
    """One mark: its kind, and its text if it has one (``+7``, ``8``)."""

    kind: MarkKind
    text: str = ""


@dataclass(frozen=True, slots=True)
class CardLegend:
    """A card's letter, its marks, and everything it does in words."""

    card: str
    marks: tuple[CardMark, ...]
    text: str


def legend(ruleset: RuleSet, seatings: tuple[Seating, ...] = ()) -> tuple[CardLegend, ...]:
    """What each card does by these rules, in the order of the ranks."""
    describer = Describer(ruleset, seatings)
    return tuple(
        CardLegend(
            RANK_TEXT[rank],
            marks_of(ruleset.rules.cards[rank]),
            " ".join(sentence.text for sentence in describer.card(rank)),
        )
        for rank in RANKS
    )


def _is_whole_or_split(row: Powers) -> bool:
    """Whether the count that can be split is also the one that a single peg goes forward, as with a 7."""
    return row.split_ways is SplitWays.FORWARD and row.forward == (row.split,)


def _split_sign(row: Powers) -> str:
    """A plus only if a single peg may use the whole count, too."""
    if row.split_ways is not SplitWays.FORWARD:
        return "±"
    return "+" if _is_whole_or_split(row) else ""


def marks_of(row: Powers) -> tuple[CardMark, ...]:
    """The marks of one row of the card table."""
    marks = [CardMark("out")] if row.out else []
    if row.jump_from:
        is_any = row.jump_onto is JumpOnto.ANY and not row.jump_ahead
        marks.append(CardMark("joker", translate("mark-any") if is_any else ""))
    if row.in_spot_from and not row.out:
        marks.append(CardMark("out" if From.START in row.in_spot_from else "plain"))
    if row.send_to_start:
        marks.append(CardMark("send"))
    if row.split:
        marks.append(CardMark("split", _split_sign(row) + str(row.split)))
    if row.corner_to_corner:
        marks.append(CardMark("plain", translate("mark-corner")))
    if row.swap is not Swap.NONE:
        marks.append(CardMark("swap"))
    if row.backward:
        marks.append(CardMark("back", "/".join(map(str, row.backward))))
    if row.forward and not _is_whole_or_split(row):
        marks.append(CardMark("plain", "/".join(f"+{count}" for count in row.forward)))
    return tuple(marks)
