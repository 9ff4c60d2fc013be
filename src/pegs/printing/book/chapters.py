"""The chapters of the rule book: which paragraphs of the rules sheet each section has, and what it adds.

A paragraph is the rules sheet's; a *note* is a sentence that only the book has: ``book-note-<id>``. Every
paragraph of the sheet is in exactly one section; one that doesn't apply is left out, and so are sections
and chapters without any.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from pegs.rules.scope import Scope
from pegs.rules.subjects import comes_up
from pegs.rules.switches import BumpPartner, DrawPiles, SplitOrder, SplitWays, SplitWith, Swap

Applies = Callable[[Scope], bool]

CHAPTERS: dict[str, dict[str, tuple[str, ...]]] = {
    "need": {
        "players": ("teams", "seats"),
        "pegs": ("pegs",),
        "cards": ("decks", "half-decks", "jokers", "draw-piles"),
        "deal": ("hand", "deal"),
    },
    "board": {
        "sides": ("board", "two-players", "names", "way"),
        "places": ("out-spot", "in-spot", "home-length", "private"),
    },
    "turn": {
        "play": ("draw", "pile-empty", "keep-top"),
        "must": ("must-play", "joker-exempt", "empty-hand"),
        "whose": ("whose-pegs",),
        "drawing": ("draw-by-hand", "forgotten-draw", "owed-card"),
        "talk": ("talk",),
    },
    "cards": {
        "each": (),
        "out": ("out-cards", "out-taken"),
        "back": ("backward", "back-past"),
        "split": (
            "split",
            "split-forward",
            "split-opposite",
            "split-any",
            "split-order",
            "split-colors",
            "split-alone",
            "split-either",
            "split-parts",
        ),
        "anyone": ("split-opponents", "split-anyone"),
        "swap": ("swap",),
        "joker": (
            "joker-jump",
            "jump-onto",
            "jump-ahead",
            "joker-start-first",
            "joker-stuck",
            "to-in-spot",
            "send",
        ),
    },
    "moving": {
        "count": ("count",),
        "own": ("own-color", "own-pass"),
    },
    "landing": {
        "opponent": ("bump", "own-land", "safe"),
        "partner": ("boost", "in-spot-taken"),
        "chain": ("chain", "lifted"),
    },
    "home": {
        "in": ("home",),
        "lap": ("home-lap", "home-turn-in", "lap-no-count"),
        "inside": ("home-deeper", "home-pass"),
        "backing": ("home-back",),
    },
    "helping": {
        "help": ("help", "help-as-own", "helper-split"),
        "finishing": ("finishing-split", "finishing-own", "finishing-team"),
    },
    "stuck": {
        "when": ("stuck-hand", "stuck-drawn", "stuck", "stuck-discards", "stuck-team"),
        "free": ("free-out", "free-with-card", "free-blocked", "free-bumps", "stuck-over"),
        "pile": ("stuck-pile",),
    },
    "bluffing": {
        "bluff": ("bluff",),
        "doubts": ("bluff-rank", "bluff-quiet", "bluff-pegs", "bluff-extra"),
    },
    "winning": {
        "goal": ("goal", "finish-turn"),
    },
}
"""Chapters, their sections, and the paragraphs and notes of each."""

SAID_ELSEWHERE = ("discard",)
"""Paragraphs of the sheet that another one in the same section already says."""

NOTES: dict[str, Applies] = {
    "seats": lambda _: True,
    "teams": lambda scope: scope.partners != "none",
    "names": lambda _: True,
    "finishing-own": lambda scope: (
        comes_up(scope, "finishing_split_helps") and scope.rules.finishing_split_helps
    ),
    "deal": lambda _: True,
    "way": lambda _: True,
    "private": lambda _: True,
    "pile-empty": lambda scope: (
        scope.rules.draw_piles is DrawPiles.SHARED and not scope.rules.keep_top_discard
    ),
    "empty-hand": lambda _: True,
    "owed-card": lambda scope: scope.rules.draw_by_hand and scope.rules.forgotten_draw != "forfeit",
    "back-past": lambda scope: scope.any_card(lambda row: row.backward),
    "finishing-team": lambda scope: (
        comes_up(scope, "finishing_split_helps")
        and not scope.rules.finishing_split_helps
        and scope.any_card(lambda row: row.split and row.split_with is not SplitWith.OWN)
    ),
    "split-either": lambda scope: scope.has_splits and not has_fixed_order(scope),
    "split-parts": lambda scope: scope.has_splits,
    "split-anyone": lambda scope: scope.moves_opponents,
    "joker-stuck": lambda scope: scope.any_card(lambda row: row.jump_start_first),
    "lifted": lambda scope: boosts(scope) and scope.rules.bump_chain,
    "lap-no-count": lambda scope: not scope.rules.pass_in_spot,
    "help-as-own": lambda scope: comes_up(scope, "help") and scope.rules.help != "none",
    "free-blocked": lambda scope: scope.rules.stuck_limit > 0,
    "bluff-rank": lambda scope: scope.rules.bluffing,
    "bluff-quiet": lambda scope: scope.rules.bluffing,
    "bluff-pegs": lambda scope: scope.rules.bluffing,
    "bluff-extra": lambda scope: scope.rules.bluffing,
    "finish-turn": lambda scope: scope.has_splits,
}
"""The notes, each with whether it can come up."""


def has_fixed_order(scope: Scope) -> bool:
    """Whether a card says which part of a split comes first."""
    return scope.any_card(
        lambda row: (
            row.split and (row.split_order is SplitOrder.FORWARD_FIRST or row.split_with is SplitWith.TEAM)
        )
    )


def boosts(scope: Scope) -> bool:
    """Whether a peg that's landed on can go to its in-spot."""
    return scope.hits_own_team and scope.rules.bump_partner is BumpPartner.IN_SPOT


def passing(scope: Scope) -> str:
    """How a peg can get past its own in-spot without moving forward: back, carried, both, or none."""
    backs = scope.any_card(
        lambda row: row.backward or (scope.can_split(row) and row.split_ways is not SplitWays.FORWARD)
    )
    carries = scope.any_card(lambda row: row.jump_from or row.swap is not Swap.NONE)
    if backs and carries:
        return "both"
    return "back" if backs else "carried" if carries else "none"


_BOARD_OF_SECTION = {"joker": "joker", "anyone": "anyone", "partner": "landings", "finishing": "finishing"}


def board_of(section: str, paragraphs: Container[str]) -> str:
    """The whole board that a section of a book with these paragraphs shows; empty if none.

    Two landings can boost a partner, so they come after that rule if there is one.
    """
    if section == "opponent" and "boost" not in paragraphs:
        return "landings"
    return _BOARD_OF_SECTION.get(section, "")


QUESTIONS = (
    "must-play",
    "joker-exempt",
    "whose-pegs",
    "pile-empty",
    "forgotten-draw",
    "talk",
    "out-cards",
    "backward",
    "split",
    "swap",
    "joker-jump",
    "to-in-spot",
    "own-color",
    "bump",
    "boost",
    "in-spot-taken",
    "home",
    "home-lap",
    "home-back",
    "help",
    "stuck",
    "bluff",
)
"""The paragraphs that a question at the front of the book leads to.

The question is the attribute ``question`` of the paragraph's switch, or the message ``book-question-<id>``.
"""
