"""Rules in three lines, to choose among many: how pegs come out, what cards do, what is special.

And their title in the current language.
"""

from __future__ import annotations

from collections.abc import Callable

from pegs.i18n import either, translate
from pegs.rules.description import card_sign
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES, RuleSet, Seating
from pegs.rules.scope import Scope, scope_of
from pegs.rules.subjects import comes_up
from pegs.rules.switches import BumpPartner, Help, LandOnOwn, MustPlay, Powers, SplitWays, Swap

_TITLES = {
    "Arizona rules": "arizona",
    "Basic game": "basic",
    "Bluffing Joker": "bluffing",
    "Detailed Game Guide": "guide",
    "Kilpatrick rules": "kilpatrick",
    "North Carolina rules": "north-carolina",
    "Paddle sheet": "paddle",
}
"""Titles that describe, each with the end of its message id; the others are proper names."""

_OUR_WAY = ", our way"
"""The end of the original title of a named set that a family changed without giving it a title."""

_UNTITLED = "house"
"""The title of a rules text that has none."""

_CARDS = {
    "alaska": "T",
    "arizona": "9*",
    "basic": "78",
    "bluffing": "*",
    "guide": "9",
    "kilpatrick": "9",
    "liftbridge": "JQ",
    "north-carolina": "2T",
    "paddle": "2",
    "pegoo": "*",
    "wizard": "29",
}
"""The cards that show what is special about each named rule set, at most two."""


def voice_of(ruleset: RuleSet) -> str:
    """A named rule set in at most seven words, to choose among many."""
    return translate(f"voice-{ruleset.name}")


def special_cards(ruleset: RuleSet) -> str:
    """The letters of the cards that go with the voice of a named rule set."""
    return _CARDS[ruleset.name]


def title_of(ruleset: RuleSet) -> str:
    """The title in the current language. A title that a family has given stays as it is."""
    return translated_title(original_title(ruleset))


def original_title(ruleset: RuleSet) -> str:
    """The title as the rules have it, which can be stored and shown in any language later.

    Changed rules without a title of their own are named after the set they change: "Basic game, our way".
    """
    if ruleset.extends in NAMES and ruleset.name not in NAMES:
        base = load(ruleset.extends)
        is_changed = (ruleset.rules, ruleset.words) != (base.rules, base.words)
        if is_changed and ruleset.title in ("", _UNTITLED, base.title):
            return base.title + _OUR_WAY
    return ruleset.title or ruleset.name


def translated_title(title: str) -> str:
    """An original title in the current language."""
    base = title.removesuffix(_OUR_WAY)
    if base != title and base in {load(name).title for name in NAMES}:
        return translate("title-our-way", base=translated_title(base))
    return translate(f"title-{_TITLES[title]}") if title in _TITLES else title


def summarize(ruleset: RuleSet, seatings: tuple[Seating, ...] = ()) -> tuple[str, str, str]:
    """Three lines in the current language, for these seatings (by default those its source names)."""
    scope = scope_of(ruleset, seatings)
    return _beginning(scope), _cards(scope), _special(scope)


def _listed(scope: Scope, has: Callable[[Powers], object]) -> str:
    return either([card_sign(rank) for rank in scope.ranks if has(scope.rules.cards[rank])])


def _beginning(scope: Scope) -> str:
    rules = scope.rules
    return translate(
        "summary-begin",
        pegs=rules.pegs,
        hand=rules.hand_size,
        draw=rules.draw.value,
        holes=rules.side_length,
        out=_listed(scope, lambda row: row.brings_out),
    )


def _cards(scope: Scope) -> str:
    def splits(ways: SplitWays) -> str:
        return _listed(scope, lambda row: scope.can_split(row) and row.split_ways is ways)

    cards = {
        "back": _listed(scope, lambda row: row.backward),
        "split": splits(SplitWays.FORWARD),
        "split-ways": splits(SplitWays.OPPOSITE),
        "split-any": splits(SplitWays.ANY),
        "swap": _listed(scope, lambda row: row.swap is not Swap.NONE),
    }
    parts = [translate(f"summary-{name}", cards=listed) for name, listed in cards.items() if listed]
    return " ".join(parts) or translate("summary-plain")


def _special(scope: Scope) -> str:
    rules = scope.rules
    parts = [translate("summary-bluff")] if rules.bluffing else []
    parts.append(translate(_whose_pegs(scope)))
    if rules.must_play is not MustPlay.HAND:
        parts.append(translate("summary-any-card", must_play=rules.must_play.value))
    parts += [] if rules.pass_in_spot else [translate("summary-no-pass")]
    parts += [translate("summary-turn-in")] if rules.must_turn_in else []
    parts += _own_color(scope)
    if rules.bump_partner is not BumpPartner.IN_SPOT and scope.partners != "none":
        parts.append(translate("summary-partner", answer=rules.bump_partner.value))
    if rules.stuck_limit:
        counts = rules.stuck_counts.value
        team = "yes" if comes_up(scope, "stuck_by_team") else "no"
        parts.append(translate("summary-stuck", count=rules.stuck_limit, counts=counts, team=team))
    parts += [translate("summary-draw")] if rules.draw_by_hand else []
    return " ".join(parts)


def _own_color(scope: Scope) -> list[str]:
    """What pegs may do with others of their color on the track, if they may do anything."""
    rules = scope.rules
    lands = rules.land_on_own is LandOnOwn.START
    if rules.pegs == 1 or not (lands or rules.pass_own):
        return []
    answer = "both" if lands and rules.pass_own else "start" if lands else "pass"
    return [translate("summary-own-color", answer=answer)]


def _whose_pegs(scope: Scope) -> str:
    if scope.moves_team:
        return "summary-team"
    helps = scope.partners != "none" and scope.rules.help is not Help.NONE
    return "summary-own-help" if helps else "summary-own"
