"""What a card does, in signs for the foot of its face, and in one sentence.

The signs are few: what lets a peg out comes first, then splits and swaps, then counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pegs.core.cards import N_RANKS, RANK_TEXT
from pegs.i18n import translate
from pegs.rules.description import Teller
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import From, Powers, SplitWays, Swap

FootKind = Literal["plain", "out", "back", "split", "swap", "joker", "send"]

_SPLIT_SIGNS = {SplitWays.FORWARD: "+", SplitWays.OPPOSITE: "±", SplitWays.ANY: "±"}


@dataclass(frozen=True, slots=True)
class FootItem:
    """One sign: its kind, and a count where it has one (``+7``, ``8``)."""

    kind: FootKind
    text: str = ""


@dataclass(frozen=True, slots=True)
class CardFoot:
    """A card's letter, its signs, and all that it does in words."""

    card: str
    items: tuple[FootItem, ...]
    sentence: str


def feet_of(ruleset: RuleSet) -> tuple[CardFoot, ...]:
    """What each card does by these rules, in the order of the ranks."""
    teller = Teller(ruleset)
    return tuple(
        CardFoot(
            RANK_TEXT[rank],
            items_of(ruleset.rules.cards[rank]),
            " ".join(sentence.text for sentence in teller.card(rank)),
        )
        for rank in range(N_RANKS)
    )


def items_of(row: Powers) -> tuple[FootItem, ...]:
    """The signs of one row of the card table."""
    items = [FootItem("out")] if row.out else []
    if row.jump_from:
        items.append(FootItem("joker", translate("foot-any")))
    if row.in_spot_from and not row.out:
        items.append(FootItem("out" if From.START in row.in_spot_from else "plain"))
    if row.send_to_start:
        items.append(FootItem("send"))
    if row.split:
        items.append(FootItem("split", _SPLIT_SIGNS[row.split_ways] + str(row.split)))
    if row.swap is not Swap.NONE:
        items.append(FootItem("swap"))
    if row.backward:
        items.append(FootItem("back", "/".join(map(str, row.backward))))
    if row.forward and not (row.forward == (row.split,) and row.split_ways is SplitWays.FORWARD):
        items.append(FootItem("plain", "/".join(f"+{count}" for count in row.forward)))
    return tuple(items)
