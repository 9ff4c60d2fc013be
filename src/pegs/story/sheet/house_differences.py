"""What a house's rules change in the named set that they follow: what you do, and what the set says."""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.cards import RANK_TEXT, Rank
from pegs.i18n import translate
from pegs.rules.description import Describer
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_RULES, RuleSet
from pegs.rules.summary import title_of
from pegs.rules.switches import Movers
from pegs.story.sheet.cards import in_short, is_changed
from pegs.story.sheet.differences import PICTURES, card_sentence, differences
from pegs.story.sheet.model import Difference


def house_differences(ruleset: RuleSet, base_name: str) -> tuple[Difference, ...]:
    """Everything in which a house's rules differ from a named set, in the seatings of that set's source.

    Differences from the basic game are the ones that every rules sheet has.
    """
    base_set = load(base_name)
    describer, base = Describer(ruleset), Describer(base_set, ruleset.seatings)
    if base_name == DEFAULT_RULES:
        return differences(describer, base)
    title = title_of(base_set)
    changes: list[Difference] = []
    for switch in PICTURES:
        if switch == "cards":
            changes += _cards(describer, base, title)
        elif switch == "help" and Movers.TEAM in (describer.rules.move, base.rules.move):
            continue  # the difference in ``move`` includes it
        elif getattr(describer.rules, switch) != getattr(base.rules, switch):
            changes += _switch(describer, base, title, switch)
    return tuple(changes)


def _switch(describer: Describer, base: Describer, title: str, switch: str) -> Iterator[Difference]:
    """The difference in a switch; none if it comes up in neither set."""
    now, before = (" ".join(each.text for each in side.sentences(switch)) for side in (describer, base))
    if now or before:
        says = (
            translate("wizard-differs-from", base=title, text=before)
            if before
            else translate("wizard-not-so", base=title)
        )
        yield Difference(switch, PICTURES[switch], now or translate("wizard-left-out"), says)


def _cards(describer: Describer, base: Describer, title: str) -> Iterator[Difference]:
    """A difference for each group of cards that changed in the same way."""
    groups: dict[object, list[Rank]] = {}
    for rank in describer.scope.ranks:
        if is_changed(describer, base, rank):
            old = in_short(base, (rank,)) if rank in base.scope.ranks else None
            groups.setdefault((describer.rules.cards[rank], old), []).append(rank)
    for ranks in groups.values():
        cards, text = card_sentence(describer, tuple(ranks))
        before = card_sentence(base, (ranks[0],))[1] if ranks[0] in base.scope.ranks else ""
        yield Difference(
            f"cards.{cards}",
            "cards",
            text,
            translate("wizard-differs-from", base=title, text=before) if before else "",
            tuple(RANK_TEXT[rank] for rank in ranks),
        )
