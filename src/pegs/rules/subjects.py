"""The rules by subject, and when each of them can come up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pegs.rules.scope import Scope
from pegs.rules.switches import LandOnOwn, Movers, MustPlay, SplitWays, SplitWith, StuckCounts, StuckDiscard

Applies = Callable[[Scope], bool]


def _always(_: Scope) -> bool:
    return True


def _counts_stuck(scope: Scope) -> bool:
    return scope.rules.stuck_limit > 0


def _boosts(scope: Scope) -> bool:
    return scope.hits_own_team and scope.rules.bump_partner == "in-spot"


def _helps(scope: Scope) -> bool:
    return scope.partners != "none" and scope.rules.move is Movers.OWN


def _has_own_pegs_ahead(scope: Scope) -> bool:
    return scope.rules.pegs > 1


def _comes_free_by_card(scope: Scope) -> bool:
    """Whether holding a card that brings pegs out lets a player who could move come out free.

    Who may always discard, and counts each discard, comes out free without one.
    """
    rules = scope.rules
    may_discard = rules.must_play is MustPlay.NOTHING and rules.stuck_counts is StuckCounts.DISCARDS
    return _counts_stuck(scope) and not may_discard and scope.any_card(lambda row: row.brings_out)


def _shares_among_partners(scope: Scope) -> bool:
    """Whether a helper's split could be limited to the pegs of one partner."""
    return scope.has_several_partners and scope.any_card(
        lambda row: scope.can_split(row) and row.split_with in (SplitWith.OWN, SplitWith.TEAM)
    )


SECTIONS: Mapping[str, Mapping[str, Applies]] = {
    "winning": {"always_winner": _always},
    "board": {
        "side_length": _always,
        "two_player_sides": lambda scope: scope.two_players != "none",
        "out_spot": lambda scope: _counts_stuck(scope) or scope.any_card(lambda row: row.out),
        "in_spot": _always,
        "home_length": _always,
        "pegs": _always,
    },
    "packs": {
        "decks": _always,
        "half_decks": lambda scope: scope.rules.half_decks,
        "jokers": _always,
        "draw_piles": lambda scope: scope.rules.draw_piles == "own",
        "keep_top_discard": lambda scope: scope.rules.keep_top_discard,
        "hand_size": _always,
    },
    "turn": {
        "draw": _always,
        "draw_by_hand": _always,
        "forgotten_draw": lambda scope: scope.rules.draw_by_hand,
        "must_play": _always,
        "joker_exempt": lambda scope: scope.rules.must_play is MustPlay.HAND and scope.moves_by_joker,
        "move": _always,
    },
    "cards": {"cards": _always},
    "moving": {
        "always_count": _always,
        "always_own": _has_own_pegs_ahead,
        "pass_own": lambda scope: scope.rules.pass_own and _has_own_pegs_ahead(scope),
        "always_back": lambda scope: scope.any_card(
            lambda row: row.backward or (scope.can_split(row) and row.split_ways is not SplitWays.FORWARD)
        ),
        "pass_in_spot": _always,
        "must_turn_in": lambda scope: scope.rules.must_turn_in,
        "pass_in_home": lambda scope: scope.rules.pass_in_home and _has_own_pegs_ahead(scope),
    },
    "landing": {
        "always_opponent": _always,
        "land_on_own": lambda scope: (
            scope.rules.land_on_own is LandOnOwn.START and _has_own_pegs_ahead(scope)
        ),
        "bump_partner": lambda scope: scope.hits_own_team,
        "in_spot_taken": _boosts,
        "bump_chain": _boosts,
        "always_safe": _always,
    },
    "stuck": {
        "stuck_discard": lambda scope: scope.rules.stuck_discard is not StuckDiscard.CARD,
        "stuck_limit": _counts_stuck,
        "stuck_counts": lambda scope: _counts_stuck(scope) and scope.rules.stuck_counts == "discards",
        "stuck_by_team": lambda scope: (
            scope.rules.stuck_by_team and scope.rules.stuck_limit > 1 and scope.partners != "none"
        ),
        "free_out": _counts_stuck,
        "free_out_with_card": _comes_free_by_card,
        "free_out_bumps": lambda scope: (
            scope.rules.free_out_bumps and scope.rules.in_spot_taken != "start" and _boosts(scope)
        ),
        "stuck_starts_over": lambda scope: scope.rules.stuck_starts_over and scope.rules.stuck_limit > 1,
        "stuck_pile": lambda scope: scope.rules.stuck_pile,
    },
    "helping": {
        "help": _helps,
        "finishing_split_helps": lambda scope: (
            _helps(scope) and scope.rules.help != "none" and scope.has_splits
        ),
        "helper_shares_split": lambda scope: (
            scope.rules.helper_shares_split and _helps(scope) and _shares_among_partners(scope)
        ),
    },
    "bluffing": {"bluffing": lambda scope: scope.rules.bluffing},
    "talk": {"table_talk": lambda scope: scope.partners != "none"},
}
"""The switches by subject, in the order of a description, each with whether it's worth a sentence.

What begins with ``always`` holds in all rules.
"""

_CONDITIONS = {switch: applies for switches in SECTIONS.values() for switch, applies in switches.items()}


def comes_up(scope: Scope, switch: str) -> bool:
    """Whether a switch makes a difference worth a sentence."""
    return _CONDITIONS[switch](scope)


def lets_keep_jokers(scope: Scope) -> bool:
    """Whether a player whose only movable cards are jokers may discard instead."""
    return comes_up(scope, "joker_exempt") and scope.rules.joker_exempt
