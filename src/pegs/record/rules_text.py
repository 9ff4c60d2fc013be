"""Full rules as short texts: every switch as ``name=value``, every card as a row of its powers.

A record outlives the program that wrote it. A switch that it does not tell did not exist then and has its
default, which is what was played before there was a switch; one that is not known is of a newer program, and
the record is refused.
"""

from __future__ import annotations

import re
from dataclasses import fields
from enum import StrEnum
from typing import Any, get_args

from pegs.core.cards import N_RANKS, RANK_TEXT
from pegs.notation.errors import notation_error
from pegs.notation.hands import rank_text
from pegs.rules.codec import PER_PLAYERS, POWER_KINDS, SWITCH_KINDS
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Powers, Rules, everywhere

_NUMBER = re.compile(r"-?[0-9]{1,6}", re.ASCII)


def switch_texts(rules: Rules) -> list[str]:
    """Every switch but the card table, in their order."""
    return [f"{switch}={_switch_text(switch, getattr(rules, switch))}" for switch in SWITCH_KINDS]


def card_texts(rules: Rules) -> list[str]:
    """Every rank with its powers, as ``7 forward=7 split=7``."""
    return [" ".join([rank_text(rank), *power_texts(rules.cards[rank])]) for rank in range(N_RANKS)]


def power_texts(row: Powers, base: Powers = Powers()) -> list[str]:  # noqa: B008 - an immutable value
    """The powers of a card that differ from a base; what is true is told by its name alone."""
    changed = (
        power.name for power in fields(Powers) if getattr(row, power.name) != getattr(base, power.name)
    )
    return [_power_text(power, getattr(row, power)) for power in changed]


def changes(rules: Rules, base: Rules) -> list[str]:
    """Every switch, and every power of a card (``7.split=0``), that differs from a base."""
    told = [
        text for text, usual in zip(switch_texts(rules), switch_texts(base), strict=True) if text != usual
    ]
    for rank in range(N_RANKS):
        told += [f"{rank_text(rank)}.{text}" for text in power_texts(rules.cards[rank], base.cards[rank])]
    return told


def read_switches(texts: list[str], into: dict[str, Any]) -> None:
    """Adds the switches told. Raises NotationError for one that cannot be read or is there already."""
    for text in texts:
        switch, equals, value = text.partition("=")
        if switch not in SWITCH_KINDS or not equals:
            raise notation_error(text, "record-switch-unknown")
        if switch in into:
            raise notation_error(text, "record-twice")
        into[switch] = (
            _read_per_players(value) if switch in PER_PLAYERS else _read(SWITCH_KINDS[switch], value)
        )


def read_cards(texts: list[str], into: dict[str, Powers]) -> None:
    """Adds the cards told. Raises NotationError for one that cannot be read or is there already."""
    for text in texts:
        card, *powers = text.split(" ")
        if len(card) != 1 or card not in RANK_TEXT:
            raise notation_error(text, "record-card-row")
        if card in into:
            raise notation_error(text, "record-twice")
        into[card] = _read_row(powers)


def card_table(rows: dict[str, Powers]) -> tuple[Powers, ...]:
    """The card table of all rows. Raises NotationError where one is missing."""
    missing = [card for card in RANK_TEXT if card not in rows]
    if missing:
        raise notation_error(" ".join(missing), "record-cards-missing")
    return tuple(rows[card] for card in RANK_TEXT)


# --- within


def _switch_text(switch: str, value: Any) -> str:
    if switch in PER_PLAYERS and len(set(value)) == 1:
        return str(value[0])
    return _text(value)


def _power_text(power: str, value: Any) -> str:
    return power if value is True else f"{power}={_text(value)}"


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(map(_text, value)) or "none"
    return value.value if isinstance(value, StrEnum) else str(value)


def _read_row(texts: list[str]) -> Powers:
    found: dict[str, Any] = {}
    for text in texts:
        power, equals, value = text.partition("=")
        if power not in POWER_KINDS:
            raise notation_error(text, "record-power-unknown")
        if power in found:
            raise notation_error(text, "record-twice")
        found[power] = _read(POWER_KINDS[power], value if equals else "true")
    return Powers(**found)


def _read_per_players(text: str) -> tuple[int, ...]:
    numbers: tuple[int, ...] = _read(tuple[int, ...], text)
    if len(numbers) not in (1, MAX_PLAYERS - MIN_PLAYERS + 1):
        raise notation_error(text, "record-per-players", least=MIN_PLAYERS, most=MAX_PLAYERS)
    return everywhere(numbers[0]) if len(numbers) == 1 else numbers


def _read(kind: Any, text: str) -> Any:
    items = get_args(kind)
    if items:
        return () if text == "none" else tuple(_read(items[0], item) for item in text.split(","))
    if kind is bool:
        if text not in ("true", "false"):
            raise notation_error(text, "record-true-or-false")
        return text == "true"
    if kind is int:
        if not _NUMBER.fullmatch(text):
            raise notation_error(text, "record-number")
        return int(text)
    words = [answer.value for answer in kind]
    if text not in words:
        raise notation_error(text, "record-answer", answers=", ".join(words))
    return kind(text)
