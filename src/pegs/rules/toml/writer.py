"""Writes a rule set as a rules file: what it extends, and only what differs from it."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

from pegs.core.cards import N_RANKS, Rank
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import ONE_PER, PER_PLAYERS, SWITCH_KINDS
from pegs.rules.loader import load
from pegs.rules.ruleset import PLACES, RuleSet, Seating, Words
from pegs.rules.switches import MIN_PLAYERS, PerPlayers, Powers, Rules


def write(ruleset: RuleSet) -> str:
    """The text of a rules file that reads back as this very rule set (its name is the file's)."""
    base = load(ruleset.extends) if ruleset.extends else RuleSet("", "", Rules())
    parts = [_about(ruleset, base), _switches(ruleset.rules, base.rules)]
    parts += [_words(ruleset, base), *_cards(ruleset.rules, base.rules)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _about(ruleset: RuleSet, base: RuleSet) -> list[str]:
    lines = [f"extends = {toml(ruleset.extends)}"] if ruleset.extends else []
    if ruleset.title != ruleset.name:
        lines.append(f"title = {toml(ruleset.title)}")
    if ruleset.aliases:
        lines.append(f"aliases = {toml(ruleset.aliases)}")
    if ruleset.source:
        lines.append(f"source = {toml(ruleset.source)}")
    if ruleset.seatings != base.seatings:
        lines.append(f"seatings = {_seatings(ruleset.seatings)}")
    return lines


def _seatings(seatings: tuple[Seating, ...]) -> str:
    teams: dict[int, list[int]] = {}
    for players, number in seatings:
        teams.setdefault(players, []).append(number)
    return _inline({players: each[0] if len(each) == 1 else each for players, each in teams.items()})


def _switches(rules: Rules, base: Rules) -> list[str]:
    return [
        f"{switch} = {_switch(switch, getattr(rules, switch))}"
        for switch in SWITCH_KINDS
        if getattr(rules, switch) != getattr(base, switch)
    ]


def _switch(switch: str, value: Any) -> str:
    return _per_players(value) if switch in PER_PLAYERS else toml(value)


def _per_players(numbers: PerPlayers) -> str:
    """One number for all, words, or the shortest steps."""
    if len(set(numbers)) == 1:
        return toml(numbers[0])
    for words, same in ONE_PER.items():
        if numbers == same:
            return toml(words)
    steps = {
        index + MIN_PLAYERS: number
        for index, number in enumerate(numbers)
        if numbers[index + 1 : index + 2] != (number,)
    }
    return _inline(steps)


def _words(ruleset: RuleSet, base: RuleSet) -> list[str]:
    changed = _changed_words(ruleset.words, base.words)
    lines = ["[words]", *changed] if changed else []
    overruled = {line.split(" ")[0] for line in changed}
    inherited, own = dict(base.translations), dict(ruleset.translations)
    for speech in sorted(inherited | own):
        kept = replace(inherited.get(speech, Words()), **dict.fromkeys(overruled, ""))
        translated = _changed_words(own.get(speech, Words()), kept)
        if translated:
            lines += [*([""] if lines else []), f"[words.{speech}]", *translated]
    return lines


def _changed_words(words: Words, base: Words) -> list[str]:
    return [
        f"{place} = {toml(getattr(words, place))}"
        for place in PLACES
        if getattr(words, place) != getattr(base, place)
    ]


def _cards(rules: Rules, base: Rules) -> list[list[str]]:
    """A table for each card that differs; cards next to each other that differ alike share one."""
    groups: list[tuple[list[Rank], list[str]]] = []
    for rank in range(N_RANKS):
        lines = _powers(rules.cards[rank], base.cards[rank])
        if lines and groups and groups[-1][1] == lines and groups[-1][0][-1] == rank - 1 and _is_letter(rank):
            groups[-1][0].append(rank)
        elif lines:
            groups.append(([rank], lines))
    return [[f"[cards.{''.join(CARD_NAMES[rank] for rank in ranks)}]", *lines] for ranks, lines in groups]


def _is_letter(rank: Rank) -> bool:
    return len(CARD_NAMES[rank]) == 1


def _powers(row: Powers, base: Powers) -> list[str]:
    return [
        f"{power.name} = {toml(getattr(row, power.name))}"
        for power in fields(Powers)
        if getattr(row, power.name) != getattr(base, power.name)
    ]


def _inline(table: dict[int, Any]) -> str:
    return "{ " + ", ".join(f"{key} = {toml(value)}" for key, value in table.items()) + " }"


def toml(value: Any) -> str:
    """A value as TOML writes it. A list of one stands without its brackets."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, StrEnum):
        return f'"{value.value}"'
    if isinstance(value, str):
        return '"' + "".join(_escaped(letter) for letter in value) + '"'
    items = [toml(each) for each in value]
    return items[0] if len(items) == 1 else f"[{', '.join(items)}]"


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
