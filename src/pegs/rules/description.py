"""Tells a rule set in sentences made from its switches, in the words its players use."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from pegs.core.cards import JOKER, N_RANKS, TEN, Rank
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import POWER_KINDS
from pegs.rules.ruleset import PLACES, RuleSet, Words
from pegs.rules.switches import MIN_PLAYERS, PerPlayers, Powers, Rules, Swap
from pegs.rules.validation import card_switch

SECTIONS: dict[str, tuple[str, ...]] = {
    "board": ("side_length", "two_player_sides", "out_spot", "in_spot", "home_length", "pegs"),
    "packs": ("decks", "jokers", "hand_size"),
    "turn": ("draw", "draw_by_hand", "forgotten_draw", "must_play", "joker_exempt", "move"),
    "cards": ("cards",),
    "moving": ("always_count", "always_own", "always_back", "pass_in_spot"),
    "landing": ("always_opponent", "bump_partner", "bump_chain", "always_safe"),
    "stuck": ("stuck_limit", "free_out", "free_out_with_card", "stuck_pile"),
    "helping": ("help", "finishing_split_helps"),
    "bluffing": ("bluffing",),
    "talk": ("table_talk",),
    "winning": ("always_winner",),
}
"""The switches in the order they are told. What begins with ``always`` no rule set changes."""

_ALWAYS = {
    "always_count": "Pagat, effects of individual cards; Liftbridge, other rules",
    "always_own": "guide, rule 5; Pagat, general rules",
    "always_back": "guide, rule 9; Pagat, endgame",
    "always_opponent": "guide, rule 2; Pagat, general rules",
    "always_safe": "paddle sheet, to play; Liftbridge, other rules",
    "always_winner": "all four sources",
}
"""The sources of what no rule set changes."""


@dataclass(frozen=True)
class Sentence:
    """One sentence, the switches it tells, and the source they come from.

    ``about`` names the cards, where it is about cards.
    """

    text: str
    switches: tuple[str, ...]
    source: str
    about: str = ""


@dataclass(frozen=True)
class Section:
    """The sentences on one subject."""

    name: str
    title: str
    sentences: tuple[Sentence, ...]


def tell(rules: RuleSet | Rules) -> tuple[Section, ...]:
    """The whole set in sentences, subject by subject, in the language in use.

    Subjects that do not arise are left out.
    """
    teller = Teller(rules)
    found = []
    for name, switches in SECTIONS.items():
        sentences = tuple(sentence for switch in switches for sentence in teller.sentences(switch))
        if sentences:
            found.append(Section(name, translate(f"section-{name}"), sentences))
    return tuple(found)


def told(rules: RuleSet | Rules) -> str:
    """The telling as plain text."""
    blocks = []
    for section in tell(rules):
        lines = [f"{each.about}: {each.text}" if each.about else each.text for each in section.sentences]
        blocks.append("\n".join([section.title, *(f"  {line}" for line in lines)]))
    return "\n\n".join(blocks)


def source_of(switch: str) -> str:
    """Where a switch comes from; for a card's power that of the card table."""
    name = switch.split(".")[0]
    return _ALWAYS.get(name) or next(
        str(each.metadata["source"]) for each in fields(Rules) if each.name == name
    )


class Teller:
    """Makes the sentences of one rule set."""

    def __init__(self, rules: RuleSet | Rules) -> None:
        ruleset = rules if isinstance(rules, RuleSet) else RuleSet("", "", rules)
        self.rules = ruleset.rules
        answers = _answers(self.rules)
        a_peg = translate("tell-a-peg", move=answers["move"])
        self.args = _as_args(ruleset.words_in()) | answers | {"a_peg": a_peg}

    def sentences(self, switch: str) -> list[Sentence]:
        """The sentences that tell a switch: none where it has no say."""
        if switch == "cards":
            return [sentence for ranks in _alike(self.rules) for sentence in self._card(ranks)]
        if switch in _HANGS_ON and not _HANGS_ON[switch](self.rules):
            return []
        text = self._say(f"tell-{switch}", **self._values(switch))
        return [Sentence(text, (switch,), source_of(switch))]

    def card(self, rank: Rank) -> list[Sentence]:
        """What one rank does."""
        return self._card((rank,))

    def _say(self, message_id: str, **args: str | int) -> str:
        return translate(message_id, **self.args, **args)

    def _values(self, switch: str) -> dict[str, str | int]:
        """The value of a switch as its sentence needs it; those answered with a word are always at hand."""
        value = getattr(self.rules, switch, None)
        if isinstance(value, tuple):
            return {"numbers": numbers_by_players(value)}
        if isinstance(value, int) and not isinstance(value, bool):
            return {"count": value}
        return {"hand": self.rules.hand_size, "choice": self.rules.hand_size + 1}

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
        if len(ranks) > 1 and _is_plain(ranks[0], row):
            return [(("forward",), self._say("tell-by-number"))]
        found = [
            ((power, *_TOLD_WITH[power]), self._say(f"tell-{power}", **self._power_values(row, power)))
            for power in _TOLD_WITH
            if getattr(row, power) not in (False, 0, (), Swap.NONE)
        ]
        return found or [(tuple(POWER_KINDS), self._say("tell-idle-card"))]

    def _power_values(self, row: Powers, power: str) -> dict[str, str | int]:
        value = getattr(row, power)
        if power == "split":
            return {"count": value, "ways": row.split_ways.value, "with": row.split_with.value}
        if power in ("jump_from", "in_spot_from"):
            return {"places": either([self._say(f"tell-from-{each}") for each in value])}
        if isinstance(value, tuple):
            return {"counts": either([str(each) for each in value])}
        return {"answer": str(value)}


_TOLD_WITH: dict[str, tuple[str, ...]] = {
    "out": (),
    "forward": (),
    "backward": (),
    "split": ("split_ways", "split_with"),
    "swap": (),
    "jump_from": (),
    "jump_start_first": (),
    "in_spot_from": (),
    "send_to_start": (),
}
"""The powers with a sentence of their own, and those that are told with them."""

_HANGS_ON = {
    "joker_exempt": lambda rules: rules.must_play == "hand",
    "bump_chain": lambda rules: rules.bump_partner == "in-spot",
    "free_out": lambda rules: rules.stuck_limit > 0,
    "free_out_with_card": lambda rules: rules.stuck_limit > 0,
    "stuck_pile": lambda rules: rules.stuck_limit > 0,
    "finishing_split_helps": lambda rules: rules.move == "own",
    "bluffing": lambda rules: rules.bluffing,
}
"""Switches that are told only where they have a say."""


def _answers(rules: Rules) -> dict[str, str | int]:
    """Every switch that is answered with a word, yes or no: sentences choose their form by them."""
    answers = {each.name: getattr(rules, each.name) for each in fields(Rules)}
    return {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in answers.items()
        if isinstance(value, (bool, StrEnum))
    }


def _as_args(words: Words) -> dict[str, str | int]:
    return {f"{place}_word": getattr(words, place) for place in PLACES}


def card_sign(rank: Rank) -> str:
    """How a card is called in a sentence: A, 2 … 10, J, Q, K, joker."""
    return translate("card-joker") if rank == JOKER else CARD_NAMES[rank]


def either(items: list[str]) -> str:
    """``1, 2 or 3``."""
    if len(items) < 2:
        return "".join(items)
    return translate("either", first=", ".join(items[:-1]), last=items[-1])


def numbers_by_players(numbers: PerPlayers) -> str:
    """``3 for 2–6 players, 4 for 7–8 players``, or one number where it is the same for all."""
    if len(set(numbers)) == 1:
        return str(numbers[0])
    told, first = [], 0
    for index, number in enumerate(numbers):
        if numbers[index + 1 : index + 2] != (number,):
            span = (first + MIN_PLAYERS, index + MIN_PLAYERS)
            players = str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"
            told.append(translate("tell-for-players", number=number, players=players))
            first = index + 1
    return ", ".join(told)


def _is_plain(rank: Rank, row: Powers) -> bool:
    """Whether a card does just what is printed on it."""
    return rank <= TEN and row == Powers(forward=(rank + 1,))


def _alike(rules: Rules) -> list[tuple[Rank, ...]]:
    """The ranks in their order, those that do the same together."""
    groups: dict[Any, list[Rank]] = {}
    for rank in range(N_RANKS):
        row = rules.cards[rank]
        groups.setdefault("plain" if _is_plain(rank, row) else row, []).append(rank)
    return [tuple(ranks) for ranks in groups.values()]
