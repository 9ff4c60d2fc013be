"""The paragraph behind every refusal of *why not*, and behind what a legal turn rests on."""

from __future__ import annotations

from pegs.core.cards import UNKNOWN, Rank
from pegs.rules.description import is_plain
from pegs.rules.scope import Scope
from pegs.rules.switches import Powers, SplitWays
from pegs.story.sheet.cards import anchor
from pegs.story.sheet.chapters import paragraph_ids

CARD = "card"
"""Stands for the line of the card that's played."""
SPECIAL = "special card"
"""The same, if that card does more than move its number."""
WHOSE_SPLIT = "card that says whose pegs split it"
"""The same, if that line names the pegs that can share the card."""

PARAGRAPHS: dict[str, tuple[str, ...]] = {
    "no-peg": ("whose-pegs",),
    "no-such-hole": ("board",),
    "no-such-turn": ("draw",),
    "card-not-held": ("draw",),
    "own-color-landed": ("own-color", "count"),
    "own-color-passed": ("own-color", "count"),
    "same-hole": ("count",),
    "partner-protected": ("boost", "bump"),
    "partner-on-in-spot": ("in-spot-taken", "boost", "bump"),
    "in-spot-taken": ("in-spot-taken", "boost", "bump"),
    "no-chain": ("chain", "boost", "bump"),
    "into-start": ("safe",),
    "others-place": ("safe",),
    "safe-at-home": ("safe",),
    "leaves-home": ("home-deeper", "home"),
    "backward-in-home": ("home-back", "backward", CARD),
    "backward-into-home": ("home-back", "backward", CARD),
    "beyond-home": ("home",),
    "can-turn-in": ("home-turn-in", "home-lap"),
    "must-turn-in": ("home-lap",),
    "no-room-at-home": ("home-lap",),
    "no-clear-room": ("home-lap",),
    "out-goes-on": (CARD,),
    "corner-past-in-spot": ("home-lap",),
    "out-spot-only": ("out-cards", "out-spot", "pegs"),
    "opponents-peg": ("whose-pegs",),
    "not-on-team": ("whose-pegs",),
    "own-first": ("help", "whose-pegs"),
    "own-all-home": ("help", "whose-pegs"),
    "no-helping": ("help", "whose-pegs"),
    "partner-all-home": ("help", "whose-pegs"),
    "help-in-order": ("help", "whose-pegs"),
    "helps-next-turn": ("help", "whose-pegs"),
    "helps-with-others": ("finishing-split", CARD),
    "brings-nothing-out": ("out-cards", CARD),
    "no-count": (CARD,),
    "nothing-to-move": (CARD,),
    "must-be-split": (CARD,),
    "wrong-count": (SPECIAL, "count"),
    "wrong-way": (SPECIAL, "backward", "count"),
    "wrong-count-home": ("home",),
    "joker-not-from-here": (CARD,),
    "joker-into-home": ("joker-jump", CARD),
    "joker-onto-empty-hole": ("joker-jump", CARD),
    "joker-nothing-to-land-on": ("joker-jump", CARD),
    "joker-onto-own": ("joker-jump", CARD),
    "joker-onto-partner": ("jump-onto", "joker-jump", CARD),
    "joker-onto-opponent": ("jump-onto", "joker-jump", CARD),
    "joker-not-ahead": ("jump-ahead", "joker-jump", CARD),
    "joker-start-first": ("joker-start-first", CARD),
    "in-spot-not-from-here": ("to-in-spot", CARD),
    "in-spot-only": ("to-in-spot", CARD),
    "sends-nothing": (CARD,),
    "send-opponents-only": ("send", CARD),
    "send-from-track-only": ("send", CARD),
    "send-to-start-only": ("send", CARD),
    "nothing-to-send": ("send", CARD),
    "swaps-nothing": (CARD,),
    "swap-off-track": ("swap", CARD),
    "swap-own-color": ("swap", CARD),
    "swap-needs-own": ("swap", CARD),
    "swap-only": ("swap", CARD),
    "nothing-to-swap": ("swap", CARD),
    "splits-nothing": (CARD,),
    "split-two-pegs": ("split", CARD),
    "split-too-many": ("split", CARD),
    "split-forward-first": ("split-order", "split", CARD),
    "split-two-colors": ("split-colors", "split", CARD),
    "split-from-start": ("split", CARD),
    "split-own-first": (CARD,),
    "only-in-split": (CARD,),
    "split-own-only": (WHOSE_SPLIT, "help", "whose-pegs"),
    "finishing-split-whose": ("finishing-split", "split", CARD),
    "opponent-on-track-only": ("split-opponents", "split", CARD),
    "second-part-forward": ("split", CARD),
    "second-part-backward": ("split", CARD),
    "split-part-forward": ("split-forward", "split", CARD),
    "split-part-opposite": ("split-opposite", "split", CARD),
    "split-part-any": ("split-any", "split", CARD),
    "split-all-forward": ("split-forward", "split", CARD),
    "split-both-ways": ("split-opposite", "split", CARD),
    "split-not-alone": ("split-alone", CARD),
    "alone-whole-count": ("split-alone", CARD),
    "split-needs-two": ("split", CARD),
    "split-needs-two-colors": ("split-colors", "split", CARD),
    "split-no-share": ("split", CARD),
    "must-play-hand": ("must-play",),
    "must-play-joker": ("must-play",),
    "must-play-card": ("must-play",),
    "discard-drawn": ("stuck-drawn",),
    "must-come-out": ("free-out", "must-play"),
    "nothing-free": ("out-cards", "discard", "stuck"),
    "free-too-early": ("stuck", "must-play"),
    "free-only-stuck": ("free-with-card", "stuck", "must-play"),
    "free-needs-card": ("free-with-card", "stuck", "must-play"),
    "free-from-start": ("free-out", "must-play"),
    "empty-hand": ("draw",),
    "pass-with-cards": ("must-play",),
    "declare-first": ("bluff", "must-play"),
    "no-declaring": ("draw",),
    "declared-cannot-move": ("must-play",),
    "declared-other": ("bluff", "must-play"),
    "card-laid-down": ("bluff", "must-play"),
    "penalty-whose": ("bluff", "must-play"),
    "penalty-out-of-start": ("bluff", "must-play"),
    "phase-play": ("draw",),
    "phase-doubt": ("bluff", "draw"),
    "phase-penalty": ("bluff", "draw"),
    "phase-move": ("bluff", "draw"),
    "phase-extra": ("bluff", "draw"),
    "phase-draw": ("draw-by-hand", "draw"),
    "phase-over": ("goal",),
    "game-over": ("goal",),
    "may-move": (CARD,),
    "may-split": (CARD,),
    "may-split-partner": (CARD,),
    "may-split-opponent": ("split-opponents", CARD),
    "may-share-help": ("helper-split", "help", "whose-pegs"),
    "may-go-alone": ("split-alone", CARD),
    "may-go-to-corner": (CARD,),
    "may-come-out-by-card": (CARD,),
    "may-jump": ("joker-jump", CARD),
    "may-go-to-in-spot": ("to-in-spot", CARD),
    "may-send": ("send", CARD),
    "may-swap": ("swap", CARD),
    "may-bump": ("bump",),
    "may-boost": ("boost", "bump"),
    "may-bump-partner": ("boost", "bump"),
    "may-land-on-in-spot": ("in-spot-taken", "boost"),
    "may-move-up": ("in-spot-taken", "boost"),
    "may-bump-coming-free": ("free-bumps", "free-out"),
    "may-land-on-own": ("own-land", "own-color", "count"),
    "may-chain": ("chain", "boost"),
    "may-go-home": ("home",),
    "may-go-deeper": ("home-deeper", "home"),
    "may-pass-own": ("own-pass", "own-color", "count"),
    "may-pass-in-home": ("home-pass", "home"),
    "may-go-past": ("home-lap",),
    "may-lap": ("home-lap",),
    "may-help": ("help", "whose-pegs"),
    "may-finish-split": ("finishing-split", "split"),
    "may-move-team": ("whose-pegs",),
    "may-discard": ("discard", "must-play"),
    "may-discard-drawn": ("stuck-drawn",),
    "may-discard-card": ("must-play",),
    "may-keep-joker": ("joker-exempt", "must-play"),
    "may-come-out": ("free-out", "stuck"),
    "may-stay-in": ("free-out", "stuck"),
    "may-discard-stuck": ("free-out", "stuck"),
    "may-come-out-instead": ("free-with-card", "stuck"),
    "may-pass": ("draw",),
    "may-declare": ("bluff",),
    "may-answer": ("bluff",),
    "may-penalize": ("bluff",),
    "may-take-extra": ("bluff",),
    "may-draw": ("draw-by-hand", "draw"),
    "may-forget": ("forgotten-draw", "draw"),
}
"""The paragraph for each of them; the first of several that the rules have."""


def paragraph_for(scope: Scope, rule: str, rank: Rank = UNKNOWN) -> str:
    """The id of the paragraph, or of the card's line, that says what a refusal or a permission is about.

    ``rank`` is the card whose powers the turn uses.
    """
    ids = paragraph_ids(scope)
    for name in PARAGRAPHS[rule]:
        if rank in scope.ranks and _is_line(name, rank, scope.rules.cards[rank]):
            return anchor(rank)
        if name in ids:
            return name
    return "count"


def _is_line(name: str, rank: Rank, row: Powers) -> bool:
    """Whether a name stands for the line of a card with these powers."""
    if name == WHOSE_SPLIT:
        return row.split_ways is SplitWays.FORWARD
    return name == CARD or (name == SPECIAL and not is_plain(rank, row))
