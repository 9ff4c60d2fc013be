"""Describes rules in sentences made from their switches, in the words that their players use."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from pegs.core.cards import JOKER, TEN, Rank
from pegs.i18n import either, translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.card_words import a_card
from pegs.rules.codec import POWERS
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import PLACES, RuleSet, Seating
from pegs.rules.scope import Scope, power_comes_up, scope_of
from pegs.rules.subjects import SECTIONS, comes_up
from pegs.rules.switches import (
    MIN_PLAYERS,
    MIN_SPLIT_PEGS,
    From,
    Movers,
    PerPlayers,
    Powers,
    Rules,
    SplitWith,
    StuckCounts,
)
from pegs.rules.validation import card_switch

_ALWAYS = {
    "always_count": "Pagat, effects of individual cards; Liftbridge, other rules",
    "always_own": "guide, rule 5; Pagat, general rules",
    "always_back": "guide, rule 9; Pagat, endgame",
    "always_opponent": "guide, rule 2; Pagat, general rules",
    "always_safe": "paddle sheet, to play; Liftbridge, other rules",
    "always_winner": "all four sources",
}
"""The sources of the rules without a switch."""


@dataclass(frozen=True)
class Sentence:
    """One sentence, the switches it describes, and their source.

    ``about`` lists the cards that a sentence on cards is about; it is empty for the others.
    """

    text: str
    switches: tuple[str, ...]
    source: str
    about: str = ""

    def __str__(self) -> str:
        return f"{self.about}: {self.text}" if self.about else self.text


@dataclass(frozen=True)
class Section:
    """The sentences on one subject."""

    name: str
    title: str
    sentences: tuple[Sentence, ...]


def describe(rules: RuleSet | Rules | str, seatings: tuple[Seating, ...] = ()) -> tuple[Section, ...]:
    """All the rules in sentences, by subject, in the current language.

    Only what can come up is described: by the rules, and in these seatings (by default those that the rule
    set's source names). Raises UsageError if there are no rules of that name.
    """
    describer = Describer(rules, seatings)
    sections = []
    for name, switches in SECTIONS.items():
        sentences = tuple(sentence for switch in switches for sentence in describer.sentences(switch))
        if sentences:
            sections.append(Section(name, translate(f"section-{name}"), sentences))
    return tuple(sections)


def description(rules: RuleSet | Rules | str, seatings: tuple[Seating, ...] = ()) -> str:
    """The sentences of ``describe`` as plain text."""
    return "\n\n".join(
        "\n".join([section.title, *(f"  {sentence}" for sentence in section.sentences)])
        for section in describe(rules, seatings)
    )


def source_of(switch: str) -> str:
    """The source of a switch; that of the card table for a card's power."""
    name = switch.split(".")[0]
    return _ALWAYS.get(name) or next(
        str(each.metadata["source"]) for each in fields(Rules) if each.name == name
    )


class Describer:
    """Makes the sentences on one set of rules."""

    def __init__(self, rules: RuleSet | Rules | str, seatings: tuple[Seating, ...] = ()) -> None:
        ruleset = as_ruleset(rules)
        self.scope = scope_of(ruleset, seatings)
        self.rules = ruleset.rules
        words = ruleset.words_in()
        self.args = {f"{place}_word": getattr(words, place) for place in PLACES} | _arguments(self.scope)

    def sentences(self, switch: str) -> list[Sentence]:
        """The sentences on a switch: none if it makes no difference."""
        if switch == "cards":
            return [sentence for ranks in _alike(self.scope) for sentence in self._card(ranks)]
        if not comes_up(self.scope, switch):
            return []
        message = f"rule-{switch}" if switch in _ALWAYS else f"switch-{switch}.rule"
        text = self._text(message, **self._values(switch))
        return [Sentence(text, (switch,), source_of(switch))]

    def card(self, *ranks: Rank) -> list[Sentence]:
        """The sentences on what one rank does, or several that do the same."""
        return self._card(ranks)

    def _text(self, message_id: str, **args: str | int) -> str:
        return translate(message_id, **self.args, **args)

    def _values(self, switch: str) -> dict[str, str | int]:
        """The arguments that only this switch's sentence needs."""
        value = getattr(self.rules, switch, None)
        if isinstance(value, tuple):
            return self._numbers(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return {"count": value, "before": value - 1}
        return {"hand": self.rules.hand_size, "choice": self.rules.hand_size + 1} | self._free_turn()

    def _free_turn(self) -> dict[str, str | int]:
        """Whether pegs come out free on a turn after some stuck ones, and the cards that bring pegs out."""
        is_counted = self.rules.stuck_counts is StuckCounts.STUCK and self.rules.stuck_limit > 1
        ranks = [rank for rank in self.scope.ranks if self.rules.cards[rank].brings_out]
        return {
            "turns": "counted" if is_counted else "any",
            "cards": either([a_card(rank) for rank in ranks]),
        }

    def _numbers(self, numbers: PerPlayers) -> dict[str, str | int]:
        """Numbers that depend on the players: ``count`` is -1 if they differ."""
        used = {numbers[players - MIN_PLAYERS] for players in self.scope.players}
        count = used.pop() if len(used) == 1 else -1
        return {"count": count, "numbers": numbers_by_players(numbers, self.scope.players)}

    # -- cards -------------------------------------------------------------------------------------

    def _card(self, ranks: tuple[Rank, ...]) -> list[Sentence]:
        about, source = ", ".join(card_sign(rank) for rank in ranks), source_of("cards")
        return [
            Sentence(
                text, tuple(card_switch(rank, power) for rank in ranks for power in powers), source, about
            )
            for powers, text in self._powers(ranks)
        ]

    def _powers(self, ranks: tuple[Rank, ...]) -> list[tuple[tuple[str, ...], str]]:
        row = self.rules.cards[ranks[0]]
        if len(ranks) > 1 and is_plain(ranks[0], row):
            return [(("forward",), self._text("rule-by-number"))]
        sentences: list[tuple[tuple[str, ...], str]] = []
        for power in _DESCRIBED_WITH:
            if power_comes_up(self.scope, row, power):
                values = self._power_values(ranks, power) | {"nth": "next" if sentences else "first"}
                many = power == "split" and row.split_pegs > MIN_SPLIT_PEGS
                message = "rule-split-many" if many else f"rule-{power}"
                sentences.append(((power, *_DESCRIBED_WITH[power]), self._text(message, **values)))
        return sentences or [(tuple(POWERS), self._text("rule-idle-card"))]

    def _power_values(self, ranks: tuple[Rank, ...], power: str) -> dict[str, str | int]:
        row = self.rules.cards[ranks[0]]
        value = getattr(row, power)
        if power == "split":
            return {
                "count": value,
                "printed": "yes" if ranks == (value - 1,) else "no",
                "most": row.split_pegs,
                "ways": row.split_ways.value,
                "order": row.split_order.value,
                "with": row.split_with.value,
                "sharing": self._sharing(row),
                "different": "yes" if row.split_colors else "no",
                "alone": self._alone(row),
            }
        if power in ("jump_from", "in_spot_from"):
            anywhere = "yes" if value == tuple(From) else "no"
            return {
                "anywhere": anywhere,
                "onto": row.jump_onto.value,
                "ahead": "yes" if row.jump_ahead else "no",
                "from_start": "yes" if row.jump_ahead and From.START in value else "no",
                "places": either([self._text(f"rule-from-{each}") for each in value]),
            }
        if isinstance(value, tuple):
            return {"counts": either([str(each) for each in value])}
        return {"answer": str(value), "steps": row.out_steps}

    def _sharing(self, row: Powers) -> str:
        """Whose pegs share a split, as far as it makes a difference with these players."""
        if row.split_with is SplitWith.ANY:
            return "any"
        has_partners = self.scope.partners != "none"
        if row.split_with is SplitWith.TEAM and has_partners and not self.scope.moves_team:
            return "team"
        of_team = row.split_with is SplitWith.WHOLE_TEAM or self.scope.moves_team
        return "whole-team" if of_team and has_partners else "own"

    def _alone(self, row: Powers) -> str:
        """Which peg goes the whole count of a split if it's the only one on the track that could share it."""
        if not row.split_alone:
            return "no"
        sharing = self._sharing(row)
        if sharing in ("own", "any"):
            return sharing
        return "team" if self.scope.moves_team else "yours"


_DESCRIBED_WITH: dict[str, tuple[str, ...]] = {
    "out": ("out_steps",),
    "forward": (),
    "backward": (),
    "corner_to_corner": (),
    "split": ("split_pegs", "split_ways", "split_order", "split_with", "split_colors", "split_alone"),
    "swap": (),
    "jump_from": ("jump_onto", "jump_ahead"),
    "in_spot_from": (),
    "send_to_start": (),
    "jump_start_first": (),
}
"""The powers with a sentence of their own, each with the powers that its sentence covers too."""


def _arguments(scope: Scope) -> dict[str, str | int]:
    """What sentences choose their form by: every switch with a word or yes and no as its value, and who
    plays.
    """
    values = {each.name: getattr(scope.rules, each.name) for each in fields(Rules)}
    switches: dict[str, str | int] = {
        name: str(value).lower() if isinstance(value, bool) else value.value
        for name, value in values.items()
        if isinstance(value, (bool, StrEnum))
    }
    move = Movers.TEAM if scope.moves_team else Movers.OWN
    return switches | {
        "move": move.value,
        "two_players": scope.two_players,
        "partners": scope.partners,
        "partner_count": "several" if scope.has_several_partners else "one",
        "moves_others": "yes" if scope.moves_others else "no",
        "splits": _splits(scope),
        "finishing_cards": _finishing_cards(scope),
    }


def _splits(scope: Scope) -> str:
    """Whether cards can be split: ``yes`` between two pegs, ``many`` among more."""
    if scope.any_card(lambda row: scope.can_split(row) and row.split_pegs > MIN_SPLIT_PEGS):
        return "many"
    return "yes" if scope.has_splits else "no"


def _finishing_cards(scope: Scope) -> str:
    """The cards whose split may also help a partner: ``all`` if every card that splits may."""
    splitting = [rank for rank in scope.ranks if scope.can_split(scope.rules.cards[rank])]
    helping = [rank for rank in splitting if scope.rules.cards[rank].split_helps]
    return "all" if helping == splitting else either([a_card(rank) for rank in helping])


def card_sign(rank: Rank) -> str:
    """A card in a sentence: A, 2 … 10, J, Q, K, joker."""
    return translate("card-joker") if rank == JOKER else CARD_NAMES[rank]


def numbers_by_players(numbers: PerPlayers, players: tuple[int, ...]) -> str:
    """``3 for 4 or 6 players, 4 for 8 players``."""
    groups: list[tuple[int, list[int]]] = []
    for count in players:
        number = numbers[count - MIN_PLAYERS]
        if groups and groups[-1][0] == number:
            groups[-1][1].append(count)
        else:
            groups.append((number, [count]))
    return ", ".join(
        translate("rule-for-players", number=number, players=in_short(counts)) for number, counts in groups
    )


def in_short(numbers: list[int]) -> str:
    """``2–8`` if at least three follow one another, else ``4, 6 or 8``."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and numbers == list(range(first, last + 1)):
        return f"{first}–{last}"
    return either([str(number) for number in numbers])


def is_plain(rank: Rank, row: Powers) -> bool:
    """Whether a card does only what its number says."""
    return rank <= TEN and row == Powers(forward=(rank + 1,))


def _alike(scope: Scope) -> list[tuple[Rank, ...]]:
    """The ranks in their order, those that do the same grouped."""
    groups: dict[Any, list[Rank]] = {}
    for rank in scope.ranks:
        row = scope.rules.cards[rank]
        groups.setdefault("plain" if is_plain(rank, row) else row, []).append(rank)
    return [tuple(ranks) for ranks in groups.values()]
