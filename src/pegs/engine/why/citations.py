"""Where each rule is written down: for every refusal and permission, the paragraph in each family of sources.

A *family* is one of the four sources. Where a variant says something itself, its own sentence is cited. A
rule that a source leaves open was settled once for every rule set. A switch whose value no set of the family
has is a house rule, and is cited as one.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pegs.core.cards import UNKNOWN, Rank
from pegs.engine.why.own_sentences import ALSO_PLAYED, SENTENCES
from pegs.i18n import translate
from pegs.rules.card_words import the_card
from pegs.rules.loader import FAMILIES as OWN_SOURCE
from pegs.rules.loader import PAGAT, family_of, lineage, load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Rules

FAMILIES = (*OWN_SOURCE, PAGAT)
"""The four sources."""
SETTLED = "settled"
"""Cited if the source is silent and one answer was chosen for every rule set."""
OBVIOUS = ""
"""Cited if the pegs and cards themselves rule it out, as with a card that the player doesn't have."""
CARD = ("card",)
"""Stands for the row of the card that is played."""


class Basis(NamedTuple):
    """The switches a rule depends on, the one to cite first, and the paragraph in each family."""

    switches: tuple[str, ...] = ()
    guide: str = SETTLED
    paddle: str = SETTLED
    liftbridge: str = SETTLED
    pagat: str = SETTLED


class Citation(NamedTuple):
    """A paragraph of a source, or a house rule: the switch behind it, or the card.

    ``str()`` names it in the current language.
    """

    message: str
    switch: str = ""
    card: Rank = UNKNOWN

    def __str__(self) -> str:
        switch = translate(f"switch-{self.switch}.house") if self.switch else ""
        return translate(f"why-source-{self.message}", switch=switch, card=the_card(self.card))


_CARDS = Basis(CARD, "guide-cards", "paddle-cards", "liftbridge-cards", "pagat-cards")
_COUNT = _CARDS._replace(paddle="paddle-count", liftbridge="liftbridge-other")
_OWN_COLOR = Basis((), "guide-5", "paddle-jump", "liftbridge-other", "pagat-general")
_LANDING = Basis((), "guide-2", "paddle-opponent", "liftbridge-other", "pagat-general")
_OWN_PEGS = Basis(("move",), "guide-10", "paddle-help", "liftbridge-other", "pagat-general")
_HELP = Basis(("help", "move"), "guide-10", "paddle-help", "liftbridge-other", "pagat-endgame")
_IN_SPOT = Basis((), "guide-scenario-1", pagat="pagat-general")
_BLUFF = Basis(("bluffing",), pagat="pagat-bluffing")
_COUNTING = Basis(("stuck_limit",), pagat="pagat-nc-9")
_MUST_PLAY = Basis(("must_play",), "guide-1", "paddle-must", "liftbridge-other", "pagat-play")
_TURN = Basis((), "guide-turn", "paddle-play", "liftbridge-dealing", "pagat-play")
_PEGOO_JOKER = Basis(CARD, pagat="pagat-pegoo")
_TENS = Basis(CARD, pagat="pagat-nc-8")
_SWAP = Basis(CARD, paddle="paddle-cards", pagat="pagat-nc-5")
_BACKWARD = Basis((), "guide-9", "paddle-back", "liftbridge-other", "pagat-endgame")
_WINNING = Basis((), "guide-objective", "paddle-object", "liftbridge-objective", "pagat-endgame")
_OBVIOUS = Basis((), OBVIOUS, OBVIOUS, OBVIOUS, OBVIOUS)

BASES: dict[str, Basis] = {
    "no-peg": _OBVIOUS,
    "no-such-hole": _OBVIOUS,
    "no-such-turn": _OBVIOUS,
    "card-not-held": _OBVIOUS,
    # Moving and landing.
    "own-color-landed": _OWN_COLOR,
    "own-color-passed": _OWN_COLOR,
    "same-hole": Basis(),
    "partner-protected": Basis(("bump_partner",)),
    "partner-on-in-spot": _IN_SPOT._replace(switches=("in_spot_taken",)),
    "in-spot-taken": _IN_SPOT._replace(switches=("in_spot_taken",)),
    "no-chain": Basis(("bump_chain",)),
    "into-start": Basis((), "guide-objective", "paddle-object", "liftbridge-objective", "pagat-general"),
    "others-place": Basis((), "guide-objective", "paddle-object", "liftbridge-objective", "pagat-general"),
    "safe-at-home": Basis((), SETTLED, "paddle-safe", "liftbridge-other", "pagat-general"),
    "leaves-home": Basis((), SETTLED, "paddle-safe", "liftbridge-other", "pagat-endgame"),
    "backward-in-home": Basis((), pagat="pagat-endgame"),
    "backward-into-home": _BACKWARD,
    "beyond-home": Basis((), SETTLED, "paddle-count", "liftbridge-other", "pagat-cards"),
    "can-turn-in": Basis(("must_turn_in",)),
    "must-turn-in": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "no-room-at-home": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "no-clear-room": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "out-goes-on": Basis(CARD),
    "corner-past-in-spot": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "out-spot-only": Basis((), "guide-onto-track", "paddle-play", "liftbridge-making", "pagat-cards"),
    # Whose pegs.
    "opponents-peg": _OWN_PEGS,
    "not-on-team": Basis(("move",), pagat="pagat-arizona-2"),
    "own-first": _OWN_PEGS._replace(pagat="pagat-endgame"),
    "own-all-home": _HELP,
    "no-helping": Basis(("help", "move")),
    "partner-all-home": _HELP,
    "helps-next-turn": _HELP._replace(switches=("finishing_split_helps", "help", "move")),
    "helps-with-others": Basis(CARD),
    "help-in-order": _HELP._replace(guide=SETTLED, liftbridge=SETTLED),
    # What a card can do.
    "brings-nothing-out": _CARDS._replace(liftbridge="liftbridge-making"),
    "no-count": _CARDS,
    "nothing-to-move": _CARDS,
    "must-be-split": _TENS,
    "wrong-count": _COUNT,
    "wrong-way": _CARDS,
    "wrong-count-home": _COUNT,
    "joker-not-from-here": _CARDS._replace(paddle="paddle-joker"),
    "joker-into-home": _CARDS._replace(paddle="paddle-joker"),
    "joker-onto-empty-hole": _CARDS._replace(paddle="paddle-joker"),
    "joker-nothing-to-land-on": _CARDS._replace(paddle="paddle-joker"),
    "joker-onto-own": _CARDS._replace(paddle="paddle-joker"),
    "joker-onto-partner": Basis(CARD),
    "joker-onto-opponent": Basis(CARD),
    "joker-not-ahead": Basis(CARD),
    "joker-start-first": Basis(CARD, pagat="pagat-arizona-6"),
    "in-spot-not-from-here": _PEGOO_JOKER,
    "in-spot-only": _PEGOO_JOKER,
    "sends-nothing": _CARDS,
    "send-opponents-only": _PEGOO_JOKER,
    "send-from-track-only": _PEGOO_JOKER._replace(pagat=SETTLED),
    "send-to-start-only": _PEGOO_JOKER,
    "nothing-to-send": _PEGOO_JOKER,
    "swaps-nothing": _CARDS,
    "swap-off-track": _SWAP,
    "swap-own-color": _SWAP,
    "swap-needs-own": _SWAP,
    "swap-only": _SWAP,
    "nothing-to-swap": _SWAP,
    # Splits.
    "splits-nothing": _CARDS,
    "split-two-pegs": _CARDS._replace(guide="guide-6"),
    "split-too-many": _CARDS._replace(guide="guide-6"),
    "split-forward-first": Basis(CARD),
    "split-two-colors": Basis(CARD),
    "split-from-start": Basis((), "guide-cards", "paddle-cards", "liftbridge-making", "pagat-cards"),
    "split-own-first": Basis(CARD, "guide-7"),
    "only-in-split": _CARDS._replace(guide="guide-7"),
    "split-own-only": _CARDS._replace(guide="guide-7", paddle="paddle-help", liftbridge="liftbridge-other"),
    "finishing-split-whose": Basis(("finishing_split_helps",), pagat="pagat-nc-2"),
    "opponent-on-track-only": _TENS,
    "second-part-forward": _COUNT,
    "second-part-backward": _COUNT,
    "split-part-forward": _COUNT,
    "split-part-opposite": _COUNT,
    "split-part-any": _TENS,
    "split-all-forward": _CARDS,
    "split-both-ways": _CARDS,
    "split-not-alone": Basis(CARD),
    "alone-whole-count": Basis(CARD),
    "split-needs-two": _CARDS,
    "split-needs-two-colors": Basis(CARD),
    "split-no-share": _COUNT,
    # What must be played.
    "must-play-hand": _MUST_PLAY,
    "must-play-joker": _MUST_PLAY._replace(switches=("joker_exempt", "must_play")),
    "must-play-card": _MUST_PLAY,
    "discard-drawn": Basis(("stuck_discard",)),
    "must-come-out": _COUNTING._replace(switches=("free_out",)),
    "nothing-free": Basis(
        ("stuck_limit",), "guide-onto-track", "paddle-play", "liftbridge-making", "pagat-cards"
    ),
    "free-too-early": _COUNTING,
    "free-only-stuck": Basis(("free_out_with_card",), pagat="pagat-pegoo"),
    "free-needs-card": _COUNTING._replace(switches=("free_out_with_card",)),
    "free-from-start": _COUNTING,
    "empty-hand": Basis(),
    "pass-with-cards": _TURN,
    # Bluffing, and drawing by hand.
    "declare-first": _BLUFF,
    "no-declaring": _BLUFF._replace(pagat="pagat-play"),
    "declared-cannot-move": _BLUFF,
    "declared-other": _BLUFF,
    "card-laid-down": _BLUFF,
    "penalty-whose": _BLUFF,
    "penalty-out-of-start": _BLUFF,
    "phase-play": _TURN,
    "phase-doubt": _BLUFF,
    "phase-penalty": _BLUFF,
    "phase-move": _BLUFF,
    "phase-extra": _BLUFF,
    "phase-draw": _TURN,
    "phase-over": _WINNING,
    "game-over": _WINNING,
    # What a legal turn rests on.
    "may-move": _CARDS,
    "may-split": _CARDS,
    "may-split-partner": _CARDS._replace(guide="guide-7"),
    "may-split-opponent": _TENS,
    "may-share-help": Basis(("helper_shares_split",)),
    "may-go-alone": Basis(CARD),
    "may-go-to-corner": Basis(CARD),
    "may-come-out-by-card": _CARDS._replace(liftbridge="liftbridge-making"),
    "may-jump": _CARDS._replace(paddle="paddle-joker"),
    "may-go-to-in-spot": _PEGOO_JOKER,
    "may-send": _PEGOO_JOKER,
    "may-swap": _SWAP,
    "may-bump": _LANDING,
    "may-boost": Basis(("bump_partner",), "guide-3", "paddle-bump", "liftbridge-other", "pagat-general"),
    "may-bump-partner": Basis(("bump_partner",)),
    "may-land-on-in-spot": Basis(("in_spot_taken",)),
    "may-move-up": Basis(("in_spot_taken",)),
    "may-bump-coming-free": Basis(("free_out_bumps",)),
    "may-land-on-own": Basis(("land_on_own",)),
    "may-chain": Basis(("bump_chain",), "guide-jokers", pagat="pagat-strategy"),
    "may-go-home": Basis((), "guide-finish", "paddle-exact", "liftbridge-other", "pagat-general"),
    "may-go-deeper": Basis((), "guide-finish", "paddle-exact", "liftbridge-other", "pagat-endgame"),
    "may-pass-own": Basis(("pass_own",)),
    "may-pass-in-home": Basis(("pass_in_home",)),
    "may-go-past": Basis(("must_turn_in",)),
    "may-lap": Basis(("pass_in_spot",), "guide-finish", "paddle-lap", "liftbridge-other", "pagat-general"),
    "may-help": _HELP,
    "may-finish-split": Basis(("finishing_split_helps",), pagat="pagat-nc-2"),
    "may-move-team": Basis(("move",), pagat="pagat-arizona-2"),
    "may-discard": _MUST_PLAY._replace(paddle="paddle-play"),
    "may-discard-card": _MUST_PLAY,
    "may-discard-drawn": Basis(("stuck_discard",)),
    "may-keep-joker": Basis(("joker_exempt",), SETTLED, "paddle-must", "liftbridge-other", "pagat-play"),
    "may-come-out": _COUNTING,
    "may-stay-in": _COUNTING._replace(switches=("free_out",)),
    "may-discard-stuck": _COUNTING._replace(pagat=SETTLED),
    "may-come-out-instead": _COUNTING._replace(switches=("free_out_with_card",)),
    "may-pass": Basis(),
    "may-declare": _BLUFF,
    "may-answer": _BLUFF,
    "may-penalize": _BLUFF,
    "may-take-extra": _BLUFF,
    "may-draw": _TURN,
    "may-forget": Basis(("forgotten_draw",), "guide-12", liftbridge="liftbridge-penalty"),
}
"""Every refusal, and what a legal turn can rest on (``may-``), by the short name of its rule."""


def cite(rule: str, rules: Rules, origin: str, rank: Rank = UNKNOWN) -> Citation | None:
    """Where a rule is written down; None if the pegs and cards themselves show why.

    ``origin`` is the named set that the rules come from, or a family; ``rank`` is the card whose powers the
    turn uses.
    """
    basis = BASES[rule]
    also = _also_played(rules, origin, basis)
    if also:
        return Citation(also)
    holding = [name for name in _relatives(origin) if _agree(rules, load(name).rules, basis, rank)]
    if not holding:
        is_card = basis.switches == CARD
        return Citation("house-card", card=rank) if is_card else Citation("house", switch=basis.switches[0])
    own = (
        SENTENCES[name].on(rule, rank, is_about_card=basis.switches == CARD)
        for name in lineage(holding[0])
        if name in holding and name in SENTENCES
    )
    paragraph = next(filter(None, own), "") or getattr(basis, _family_of(origin))
    return Citation(paragraph) if paragraph else None


def _also_played(rules: Rules, origin: str, basis: Basis) -> str:
    """The paragraph in which a set, or one that it extends, names a value beside its own; usually none."""
    values = (
        (name, switch, getattr(rules, switch, None)) for name in lineage(origin) for switch in basis.switches
    )
    return next((ALSO_PLAYED[value] for value in values if value in ALSO_PLAYED), "")


def _agree(rules: Rules, others: Rules, basis: Basis, rank: Rank) -> bool:
    """Whether two rules have the same values of what a rule depends on."""
    if basis.switches == CARD:
        return rank == UNKNOWN or rules.cards[rank] == others.cards[rank]
    return _values(rules, basis.switches) == _values(others, basis.switches)


@cache
def _relatives(origin: str) -> tuple[str, ...]:
    """The named sets of a set's family: itself, those that it extends, then the others."""
    family = _family_of(origin)
    return tuple(dict.fromkeys(each for each in (*lineage(origin), *NAMES) if _family_of(each) == family))


def _family_of(origin: str) -> str:
    return family_of(load(origin)) if origin in NAMES else PAGAT


def house_citation(switch: str, rules: Rules, family: str) -> Citation | None:
    """A house rule's citation if no set of the family has this value of a switch; None if one has.

    Also None for a rule without a switch.
    """
    if not hasattr(rules, switch) or _values(rules, (switch,)) in _values_in(family, (switch,)):
        return None
    return Citation("house", switch=switch)


def _named(family: str) -> list[Rules]:
    return [load(name).rules for name in NAMES if family_of(load(name)) == family]


def _values(rules: Rules, switches: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(getattr(rules, switch) for switch in switches)


@cache
def _values_in(family: str, switches: tuple[str, ...]) -> tuple[tuple[object, ...], ...]:
    return tuple(_values(rules, switches) for rules in _named(family))
