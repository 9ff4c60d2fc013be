"""The small print: rulings on what the sources leave open, in messages ``book-settled-<id>``."""

from __future__ import annotations

from collections.abc import Callable

from pegs.printing.book.chapters import boosts, passing
from pegs.rules.loader import PAGAT, family_of, load
from pegs.rules.ruleset import RuleSet
from pegs.rules.scope import Scope
from pegs.rules.subjects import comes_up, lets_keep_jokers
from pegs.rules.switches import (
    Draw,
    ForgottenDraw,
    From,
    Help,
    Movers,
    MustPlay,
    SplitWith,
    StuckCounts,
)

Applies = Callable[[Scope], bool]
NUMBERED = ("side_length", "in_spot", "out_spot")
"""The switches that are numbers of holes."""


def settled(ruleset: RuleSet, scope: Scope) -> list[str]:
    """The ids of the rulings that can matter in these rules."""
    names = [name for name, applies in SETTLED.items() if applies(scope)]
    return (["board-size"] if _takes_usual_numbers(ruleset) else []) + names


def _takes_usual_numbers(ruleset: RuleSet) -> bool:
    """Whether the holes are numbered as on most boards because the source doesn't number them."""
    family = family_of(ruleset)
    if family == PAGAT:
        return False
    source = load(family).rules
    return all(getattr(ruleset.rules, name) == getattr(source, name) for name in NUMBERED)


SETTLED: dict[str, Applies] = {
    "pass-empty": lambda scope: scope.rules.stuck_limit > 0,
    "replacement": lambda scope: scope.rules.draw is Draw.BEFORE and not scope.rules.bluffing,
    "joker-may": lambda scope: lets_keep_jokers(scope) and not scope.rules.bluffing,
    "joker-home": lambda scope: scope.any_card(lambda row: From.HOME in row.jump_from),
    "in-spot-anywhere": lambda scope: scope.any_card(lambda row: From.HOME in row.in_spot_from),
    "turn-in": lambda scope: (
        (scope.rules.must_turn_in or not scope.rules.pass_in_spot) and passing(scope) != "none"
    ),
    "split-moved": lambda scope: scope.has_splits,
    "split-guide": lambda scope: (
        comes_up(scope, "help")
        and scope.rules.help is not Help.NONE
        and not scope.rules.helper_shares_split
        and scope.any_card(lambda row: scope.can_split(row) and row.split_with is SplitWith.TEAM)
    ),
    "own-boost": lambda scope: boosts(scope) and (scope.partners != "none"),
    "flying": lambda scope: boosts(scope) and not scope.rules.bump_chain,
    "chain-circle": lambda scope: boosts(scope) and scope.rules.bump_chain,
    "help-must": lambda scope: comes_up(scope, "help") and scope.rules.help is not Help.NONE,
    "help-dead": lambda scope: (
        scope.rules.must_play is MustPlay.CARD
        and scope.rules.help is Help.CHOICE
        and scope.has_several_partners
    ),
    "no-help": lambda scope: (
        comes_up(scope, "help") and scope.rules.help is Help.NONE and scope.rules.move is Movers.OWN
    ),
    "stuck-joker": lambda scope: (
        scope.rules.stuck_limit > 0
        and scope.rules.stuck_counts is StuckCounts.STUCK
        and lets_keep_jokers(scope)
    ),
    "stuck-alone": lambda scope: (
        scope.rules.stuck_limit > 0 and not scope.rules.stuck_by_team and scope.partners != "none"
    ),
    "stuck-pile": lambda scope: scope.rules.stuck_limit > 0 and scope.rules.stuck_pile,
    "sit-out": lambda scope: scope.rules.draw_by_hand and scope.rules.forgotten_draw is ForgottenDraw.FORFEIT,
    "draw-one": lambda scope: (
        scope.rules.draw_by_hand and scope.rules.forgotten_draw is not ForgottenDraw.FORFEIT
    ),
    "extra-turns": lambda scope: scope.rules.bluffing,
    "no-more-turns": lambda scope: not scope.has_splits,
}
"""The rulings by id, each with the condition under which it can matter."""
