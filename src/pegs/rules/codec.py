"""One value of a rules file: from what TOML gives to the type of its switch, and back."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, get_args, get_origin, get_type_hints

from pegs.i18n import translate
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, PerPlayers, Powers, Rules, everywhere

Reader = Callable[[Any], Any]
"""From a TOML value to a switch's value. Raises ``WrongValueError``."""

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
ONE_PER = {
    "one per player": tuple(PLAYERS),
    "one per two players": tuple((players + 1) // 2 for players in PLAYERS),
    "one per three players": tuple((players + 2) // 3 for players in PLAYERS),
}
"""Numbers of packs in words, rounded up."""


class WrongValueError(ValueError):
    """A value of the wrong kind; its text says what was expected instead."""


def nearest(word: object, known: tuple[str, ...], otherwise: str = "") -> str:
    """A question that offers the known word most like this one, or ``otherwise`` where none is like it."""
    near = get_close_matches(str(word).lower(), [*known, *map(str.lower, known)], n=1, cutoff=0.6)
    if not near:
        return otherwise
    word_meant = next(each for each in known if each.lower() == near[0].lower())
    return " " + translate("rules-file-nearest", word=word_meant)


def nearest_or_all(word: object, known: tuple[str, ...]) -> str:
    """The known word most like this one, or where none is like it all of them."""
    return nearest(word, known, " " + translate("rules-file-known", known=", ".join(known)))


def whole_number(value: Any) -> int:
    """A whole number; true and false, which Python counts as numbers, are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongValueError(translate("rules-file-number-expected", value=shown(value)))
    return value


def yes_or_no(value: Any) -> bool:
    """Yes or no: true or false."""
    if not isinstance(value, bool):
        raise WrongValueError(translate("rules-file-yes-or-no-expected", value=shown(value)))
    return value


def one_of(answers: type[StrEnum]) -> Reader:
    """Reads one of the words that a switch can be answered with."""

    def read(value: Any) -> StrEnum:
        known = tuple(answer.value for answer in answers)
        if value not in known:
            expected = ", ".join(f'"{word}"' for word in known)
            guess = nearest(value, known) if isinstance(value, str) else ""
            raise WrongValueError(
                translate("rules-file-word-expected", words=expected, value=shown(value)) + guess
            )
        return answers(value)

    return read


def several(item: Reader) -> Reader:
    """Reads one value or a list of them in any order; an empty list and ``"none"`` are no value."""

    def read(value: Any) -> tuple[Any, ...]:
        if value == "none":
            return ()
        values = [item(each) for each in (value if isinstance(value, list) else [value])]
        if len(set(values)) < len(values):
            raise WrongValueError(translate("rules-file-twice-in-list", value=shown(value)))
        return tuple(sorted(values, key=_rank_in_list))

    return read


def _rank_in_list(value: Any) -> int:
    return list(type(value)).index(value) if isinstance(value, StrEnum) else int(value)


def per_players(value: Any, base: PerPlayers) -> PerPlayers:
    """A number for each number of players: one for all, words (``one per player``), or steps.

    Steps as ``{ 6 = 3, 8 = 4 }`` give 3 up to six players and 4 up to eight.
    Numbers of players beyond the last step keep what the base has.
    """
    if isinstance(value, dict):
        return _steps(value, base)
    if isinstance(value, str) and value in ONE_PER:
        return ONE_PER[value]
    if isinstance(value, bool) or not isinstance(value, int):
        words = ", ".join(f'"{each}"' for each in ONE_PER)
        problem = translate("rules-file-per-players-expected", words=words, value=shown(value))
        raise WrongValueError(problem + (nearest(value, tuple(ONE_PER)) if isinstance(value, str) else ""))
    return everywhere(value)


def _steps(value: dict[str, Any], base: PerPlayers) -> PerPlayers:
    allowed = {str(players) for players in PLAYERS}
    for key in value:
        if key not in allowed:
            raise WrongValueError(
                translate(
                    "rules-file-players-expected", least=MIN_PLAYERS, most=MAX_PLAYERS, value=shown(key)
                )
            )
    steps = {int(limit): whole_number(number) for limit, number in value.items()}
    numbers = list(base)
    for players in PLAYERS:
        limits = [limit for limit in steps if players <= limit]
        if limits:
            numbers[players - MIN_PLAYERS] = steps[min(limits)]
    return tuple(numbers)


def answers_of(name: str, kind: Any) -> str:
    """What a switch or power of this type can be answered with, on one short line."""
    if name in PER_PLAYERS:
        return translate("answers-numbers")
    if kind is bool:
        return "true, false"
    if kind is int:
        return translate("answers-number")
    if get_origin(kind) is tuple:
        return translate("answers-several", answers=answers_of(name, get_args(kind)[0]))
    return ", ".join(f'"{answer.value}"' for answer in kind)


def shown(value: Any) -> str:
    """A TOML value as a person wrote it, shortened where it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _reader_for(kind: Any) -> Reader:
    if kind is bool:
        return yes_or_no
    if kind is int:
        return whole_number
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return one_of(kind)
    assert get_origin(kind) is tuple, kind
    return several(_reader_for(get_args(kind)[0]))


SWITCH_KINDS: dict[str, Any] = {name: kind for name, kind in get_type_hints(Rules).items() if name != "cards"}
"""The type of every switch but the card table."""
POWER_KINDS: dict[str, Any] = get_type_hints(Powers)
"""The type of every power of a card."""
PER_PLAYERS = tuple(name for name, kind in SWITCH_KINDS.items() if kind == PerPlayers)
"""The switches that have a number for each number of players."""
SWITCH_READERS: dict[str, Reader] = {
    name: _reader_for(kind) for name, kind in SWITCH_KINDS.items() if name not in PER_PLAYERS
}
POWER_READERS: dict[str, Reader] = {name: _reader_for(kind) for name, kind in POWER_KINDS.items()}
