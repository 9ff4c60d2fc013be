"""Where each rule is written down: for every refusal, the paragraph in each family of sources.

A *family* is one of the four sources. A rule that a source leaves open was settled once for every rule set.
A switch whose value no set of the family has is a house rule, and is cited as one.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pegs.core.cards import UNKNOWN, Rank
from pegs.i18n import translate
from pegs.rules.card_words import the_card
from pegs.rules.loader import FAMILIES as OWN_SOURCE
from pegs.rules.loader import PAGAT, family_of, load
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
        switch = translate(f"why-house-{self.switch}") if self.switch else ""
        return translate(f"why-source-{self.message}", switch=switch, card=the_card(self.card))


_CARDS = Basis(CARD, "guide-cards", "paddle-cards", "liftbridge-cards", "pagat-cards")
_COUNT = _CARDS._replace(paddle="paddle-count", liftbridge="liftbridge-other")
_OWN_COLOR = Basis((), "guide-5", "paddle-jump", "liftbridge-other", "pagat-general")
_OWN_PEGS = Basis(("move",), "guide-10", "paddle-help", "liftbridge-other", "pagat-general")
_HELP = Basis(("help", "move"), "guide-10", "paddle-help", "liftbridge-other", "pagat-endgame")
_IN_SPOT = Basis((), "guide-scenario-1", pagat="pagat-general")
_BLUFF = Basis(("bluffing",), pagat="pagat-bluffing")
_COUNTING = Basis(("stuck_limit",), pagat="pagat-nc-9")
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
    "leaves-home": Basis((), SETTLED, "paddle-safe", "liftbridge-other", "pagat-endgame"),
    "backward-in-home": _BACKWARD._replace(guide=SETTLED),
    "backward-into-home": _BACKWARD,
    "beyond-home": Basis((), SETTLED, "paddle-count", "liftbridge-other", "pagat-cards"),
    "must-turn-in": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "no-room-at-home": Basis(("pass_in_spot",), pagat="pagat-kilpatrick"),
    "out-spot-only": Basis((), "guide-onto-track", "paddle-play", "liftbridge-making", "pagat-cards"),
    # Whose pegs.
    "opponents-peg": _OWN_PEGS,
    "not-on-team": Basis(("move",), pagat="pagat-arizona-2"),
    "own-first": _OWN_PEGS._replace(pagat="pagat-endgame"),
    "own-all-home": _HELP,
    "no-helping": Basis(("help", "move")),
    "partner-all-home": _HELP,
    "help-in-order": _HELP._replace(guide=SETTLED, liftbridge=SETTLED),
    # What a card can do.
    "brings-nothing-out": _CARDS._replace(liftbridge="liftbridge-making"),
    "no-count": _CARDS,
    "nothing-to-move": _CARDS,
    "must-be-split": _TENS,
    "wrong-count": _COUNT,
    "wrong-count-home": _COUNT,
    "joker-not-from-here": _CARDS._replace(paddle="paddle-joker"),
    "joker-into-home": Basis((), "guide-cards", "paddle-safe", "liftbridge-other", "pagat-cards"),
    "joker-onto-empty-hole": _CARDS._replace(paddle="paddle-joker"),
    "joker-nothing-to-land-on": _CARDS._replace(paddle="paddle-joker"),
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
    "split-from-start": Basis((), pagat="pagat-cards"),
    "split-own-only": _CARDS._replace(guide="guide-7", liftbridge=SETTLED),
    "finishing-split-whose": Basis(("finishing_split_helps",), pagat="pagat-nc-2"),
    "opponent-on-track-only": _TENS,
    "second-part-forward": _COUNT,
    "second-part-backward": _COUNT,
    "split-part-forward": _COUNT,
    "split-part-opposite": _COUNT,
    "split-part-any": _TENS,
    "split-needs-two": _CARDS,
    "split-needs-two-colors": Basis(CARD),
    "split-no-share": _COUNT,
    # What must be played.
    "must-play-hand": Basis(("must_play",), SETTLED, "paddle-must", "liftbridge-other", "pagat-play"),
    "must-play-card": Basis(("must_play",), "guide-1"),
    "must-come-out": _COUNTING._replace(switches=("free_out",)),
    "nothing-free": _COUNTING._replace(pagat=SETTLED),
    "free-too-early": _COUNTING,
    "free-only-stuck": Basis(("free_out_with_card",), pagat="pagat-pegoo"),
    "free-needs-card": _COUNTING._replace(switches=("free_out_with_card",)),
    "free-from-start": _COUNTING,
    "empty-hand": Basis(),
    "pass-with-cards": Basis(),
    # Bluffing, and drawing by hand.
    "declare-first": _BLUFF,
    "no-declaring": _BLUFF._replace(pagat="pagat-play"),
    "declared-cannot-move": _BLUFF,
    "declared-other": _BLUFF,
    "card-laid-down": _BLUFF,
    "penalty-whose": _BLUFF,
    "penalty-out-of-start": _BLUFF,
    "phase-play": Basis((), "guide-turn", "paddle-play", "liftbridge-making", "pagat-play"),
    "phase-doubt": _BLUFF,
    "phase-penalty": _BLUFF,
    "phase-move": _BLUFF,
    "phase-extra": _BLUFF,
    "phase-draw": Basis((), "guide-turn", "paddle-play", "liftbridge-making", "pagat-play"),
    "phase-over": _WINNING,
    "game-over": _WINNING,
}
"""Every refusal, by the short name of its rule."""


def cite(rule: str, rules: Rules, family: str, rank: Rank = UNKNOWN) -> Citation | None:
    """Where a rule is written down, for rules of a family; None if the pegs and cards themselves show why.

    ``rank`` is the card whose powers the turn uses.
    """
    basis = BASES[rule]
    if basis.switches == CARD:
        if rank != UNKNOWN and rules.cards[rank] not in _rows(family, rank):
            return Citation("house-card", card=rank)
    elif _values(rules, basis.switches) not in _values_in(family, basis.switches):
        return Citation("house", switch=basis.switches[0])
    paragraph = getattr(basis, family)
    return Citation(paragraph) if paragraph else None


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


@cache
def _rows(family: str, rank: Rank) -> tuple[object, ...]:
    return tuple(rules.cards[rank] for rules in _named(family))
