"""Writes a rule set as a rules file: the rules it extends, and only what differs from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pegs.core.cards import RANKS, Rank
from pegs.core.errors import RulesFileError
from pegs.core.printable import is_on_one_line
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import POWERS, SWITCHES, WrongValueError
from pegs.rules.loader import load
from pegs.rules.ruleset import PLACES, RuleSet, Seating, Words
from pegs.rules.suggestions import shown
from pegs.rules.switches import Powers, Rules
from pegs.rules.toml.values import NO_BASE, inline_table, toml, write_value


def write(ruleset: RuleSet) -> str:
    """The text of a rules file that reads back as this rule set. Its name becomes that of the file, and its
    texts become clean and short (`pegs.core.cleaning`).

    Raises RulesFileError if a text or a value couldn't be read back: a control character, a number that is
    too large.
    """
    problems = [*_text_problems(ruleset), *_value_problems(ruleset.rules)]
    if problems:
        raise RulesFileError(problems)
    return write_unchecked(ruleset)


def write_unchecked(ruleset: RuleSet) -> str:
    """The text of a rules file, for rules that were read from one before."""
    base = load(ruleset.extends) if ruleset.extends else RuleSet("", "", Rules())
    parts = [_about(ruleset, base), _switches(ruleset.rules, base.rules)]
    parts += [_words(ruleset, base), *_cards(ruleset.rules, base.rules)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _text_problems(ruleset: RuleSet) -> Iterator[str]:
    words = [ruleset.words, *(each for _, each in ruleset.translations)]
    texts = [("source", ruleset.source), *(("aliases", alias) for alias in ruleset.aliases)]
    texts += [(place, getattr(each, place)) for each in words for place in PLACES]
    if ruleset.title != ruleset.name:
        texts.append(("title", ruleset.title))
    for key, text in texts:
        if not is_on_one_line(text):
            yield translate("rules-file-control-character", key=key, value=shown(text))


def _value_problems(rules: Rules) -> Iterator[str]:
    values = [(name, field, getattr(rules, name)) for name, field in SWITCHES.items()]
    for rank, row in zip(RANKS, rules.cards, strict=True):
        card = f"cards.{CARD_NAMES[rank]}"
        values += [(f"{card}.{name}", field, getattr(row, name)) for name, field in POWERS.items()]
    for name, field, value in values:
        try:
            field.from_plain(field.to_plain(value))
        except WrongValueError as error:
            yield f"{name}: {error}"


def _about(ruleset: RuleSet, base: RuleSet) -> list[str]:
    lines = [f"extends = {toml(ruleset.extends or NO_BASE)}"]
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
    return inline_table({players: each[0] if len(each) == 1 else each for players, each in teams.items()})


def _switches(rules: Rules, base: Rules) -> list[str]:
    return [
        f"{name} = {write_value(field, getattr(rules, name))}"
        for name, field in SWITCHES.items()
        if getattr(rules, name) != getattr(base, name)
    ]


def _words(ruleset: RuleSet, base: RuleSet) -> list[str]:
    changed = _changed_words(ruleset.words, base.words)
    lines = ["[words]", *changed] if changed else []
    overruled = {line.split(" ")[0] for line in changed}
    inherited, own = dict(base.translations), dict(ruleset.translations)
    for speech in sorted(inherited | own):
        inherited_words = replace(inherited.get(speech, Words()), **dict.fromkeys(overruled, ""))
        translated = _changed_words(own.get(speech, Words()), inherited_words)
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
    """A table for each card that differs; neighbors with the same differences share one."""
    groups: list[tuple[list[Rank], list[str]]] = []
    for rank in RANKS:
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
        f"{name} = {write_value(field, getattr(row, name))}"
        for name, field in POWERS.items()
        if getattr(row, name) != getattr(base, name)
    ]
