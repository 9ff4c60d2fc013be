"""A rule set in three lines, for who chooses among many: how pegs come out, what cards do, how it goes.

And its title in the language in use.
"""

from __future__ import annotations

from collections.abc import Callable

from pegs.core.cards import N_RANKS
from pegs.i18n import translate
from pegs.rules.description import card_sign, either
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import BumpPartner, Movers, MustPlay, Powers, Rules, SplitWays, Swap

_TITLES = {
    "Arizona rules": "arizona",
    "Basic game": "basic",
    "Bluffing Joker": "bluffing",
    "Detailed Game Guide": "guide",
    "Kilpatrick rules": "kilpatrick",
    "North Carolina rules": "north-carolina",
    "Paddle sheet": "paddle",
}
"""Titles that describe, each with the end of its message; the others are names and stay what they are."""


def title_of(ruleset: RuleSet) -> str:
    """What the rules are called in the language in use; a title that a house has given stays as it is."""
    title = ruleset.title or ruleset.name
    return translate(f"title-{_TITLES[title]}") if title in _TITLES else title


def brief(ruleset: RuleSet) -> tuple[str, str, str]:
    """Three lines made from the switches, in the language in use."""
    rules = ruleset.rules
    return _beginning(rules), _cards(rules), _manner(rules)


def _named(rules: Rules, has: Callable[[Powers], object]) -> str:
    return either([card_sign(rank) for rank in range(N_RANKS) if has(rules.cards[rank])])


def _beginning(rules: Rules) -> str:
    return translate(
        "brief-begin",
        pegs=rules.pegs,
        hand=rules.hand_size,
        draw=rules.draw.value,
        holes=rules.side_length,
        out=_named(rules, lambda row: row.brings_out),
    )


def _cards(rules: Rules) -> str:
    parts = []
    back = _named(rules, lambda row: row.backward)
    split = _named(rules, lambda row: row.split and row.split_ways is SplitWays.FORWARD)
    both = _named(rules, lambda row: row.split and row.split_ways is not SplitWays.FORWARD)
    swap = _named(rules, lambda row: row.swap is not Swap.NONE)
    parts += [translate("brief-back", cards=back)] if back else []
    parts += [translate("brief-split", cards=split)] if split else []
    parts += [translate("brief-split-ways", cards=both)] if both else []
    parts += [translate("brief-swap", cards=swap)] if swap else []
    return " ".join(parts) or translate("brief-plain")


def _manner(rules: Rules) -> str:
    parts = [translate("brief-bluff")] if rules.bluffing else []
    parts.append(translate("brief-team" if rules.move is Movers.TEAM else "brief-own"))
    parts += [translate("brief-any-card")] if rules.must_play is MustPlay.CARD else []
    parts += [] if rules.pass_in_spot else [translate("brief-no-pass")]
    if rules.bump_partner is not BumpPartner.IN_SPOT:
        parts.append(translate("brief-partner", answer=rules.bump_partner.value))
    parts += [translate("brief-stuck", count=rules.stuck_limit)] if rules.stuck_limit else []
    parts += [translate("brief-draw")] if rules.draw_by_hand else []
    return " ".join(parts)
