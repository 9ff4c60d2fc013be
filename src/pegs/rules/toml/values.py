"""Values as a rules file writes them: plain data, with a few shorter spellings.

A list of one may lose its brackets, ``"none"`` is the empty list, and numbers by players may be one number
for all, words (``"one per player"``), or steps.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pegs.i18n import translate
from pegs.rules.codec import PLAYERS, Field, WrongValueError
from pegs.rules.suggestions import nearest, shown
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS

NO_BASE = "none"
"""What a complete rules file extends; its switches start from the defaults of `Rules`."""
ONE_PER = {
    "one per player": list(PLAYERS),
    "one per two players": [(players + 1) // 2 for players in PLAYERS],
    "one per three players": [(players + 2) // 3 for players in PLAYERS],
}
"""Numbers of decks in words, rounded up."""


def read_value(field: Field, written: Any, base: Any) -> Any:
    """The value of a switch as it was written; ``base`` is its value in the rules that the file extends.

    Steps as ``{ 6 = 3, 8 = 4 }`` mean 3 up to six players and 4 up to eight; beyond the last step, the base
    applies. Raises ``WrongValueError``.
    """
    if field.kind == "by_players":
        return field.from_plain(_by_players(written, base))
    if field.kind in ("numbers", "words"):
        return field.from_plain(as_list(written))
    return field.from_plain(written)


def as_list(written: Any) -> list[Any]:
    """A list that may be written without brackets if it has one item, and as "none" if it has none."""
    if written == "none":
        return []
    return written if isinstance(written, list) else [written]


def write_value(field: Field, value: Any) -> str:
    """A value as TOML text, in its shortest spelling."""
    plain = field.to_plain(value)
    return _write_by_players(value) if field.kind == "by_players" else toml(plain)


def toml(plain: Any) -> str:
    """Plain data, or a tuple of it, as TOML text. A list of one is written without its brackets."""
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, int):
        return str(plain)
    if isinstance(plain, StrEnum):
        return f'"{plain.value}"'
    if isinstance(plain, str):
        return '"' + "".join(_escaped(letter) for letter in plain) + '"'
    items = [toml(each) for each in plain]
    return items[0] if len(items) == 1 else f"[{', '.join(items)}]"


def inline_table(table: dict[int, Any]) -> str:
    """``{ 4 = 2, 6 = [2, 3] }``."""
    return "{ " + ", ".join(f"{key} = {toml(value)}" for key, value in table.items()) + " }"


def _by_players(written: Any, base: Any) -> Any:
    if isinstance(written, dict):
        return _steps(written, base)
    if isinstance(written, str) and written in ONE_PER:
        return ONE_PER[written]
    if isinstance(written, bool) or not isinstance(written, int):
        words = ", ".join(f'"{each}"' for each in ONE_PER)
        problem = translate("rules-file-per-players-expected", words=words, value=shown(written))
        guess = nearest(written, tuple(ONE_PER)) if isinstance(written, str) else ""
        raise WrongValueError(problem + guess)
    return [written] * len(PLAYERS)


def _steps(written: dict[str, Any], base: Any) -> list[Any]:
    for key in written:
        if key not in map(str, PLAYERS):
            raise WrongValueError(players_expected(key))
    steps = {int(limit): number for limit, number in written.items()}
    numbers = list(base)
    for index, players in enumerate(PLAYERS):
        limits = [limit for limit in steps if players <= limit]
        if limits:
            numbers[index] = steps[min(limits)]
    return numbers


def players_expected(written: str) -> str:
    """The sentence saying that a key isn't a number of players."""
    return translate("rules-file-players-expected", least=MIN_PLAYERS, most=MAX_PLAYERS, value=shown(written))


def _write_by_players(numbers: tuple[int, ...]) -> str:
    """One number for all, words, or the fewest steps."""
    if len(set(numbers)) == 1:
        return toml(numbers[0])
    for words, same in ONE_PER.items():
        if list(numbers) == same:
            return toml(words)
    pairs = zip(PLAYERS, numbers, (*numbers[1:], None), strict=True)
    return inline_table({players: number for players, number, after in pairs if number != after})


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
