"""The one tree of exceptions.

PegsError
├── RulesError         a set of rules that contradicts itself, with all its faults
│   └── RulesFileError a rules file that can't be read (file, line, what was expected)
├── NotationError      a text that isn't a hole, hand, turn, or position
│   └── PositionError  a position that isn't possible, with all its faults
├── DealError          a deal that can't be made (too few cards, a wrong deck)
├── IllegalTurnError   a turn that the rules forbid now, with the rule
├── RecordError        a game record that can't be replayed, with its line
├── PlayerError        a player (bot) that fails, or chooses an illegal turn
├── UnbuildableError   a board that can't be made of wood or paper, with the reasons
└── UsageError         a request that can't be met (a wrong option, a missing file)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


class PegsError(Exception):
    """The base of all errors this package raises on purpose; its text is a sentence for people."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle text and attributes. Python would call the class with the text, which few of them take."""
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[PegsError], args: tuple[Any, ...], attributes: dict[str, Any]) -> PegsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a set of rules.

    ``switches`` are the one or two switches at fault; ``problem`` says why, ``fix`` what would help.
    """

    switches: tuple[str, ...]
    problem: str
    fix: str

    def __str__(self) -> str:
        return f"{' and '.join(self.switches)}: {self.problem} {self.fix}"


class RulesError(PegsError):
    """A set of rules whose switches contradict one another; ``faults`` has every contradiction."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class RulesFileError(RulesError):
    """A rules file that can't be read; ``messages`` are lines like ``file:line: what was expected``."""

    def __init__(self, messages: Sequence[str], faults: Sequence[Fault] = ()) -> None:
        super().__init__(faults)
        self.messages = tuple(messages)
        self.args = ("\n".join(self.messages),)


class NotationError(PegsError):
    """A text that can't be read. ``place`` is the wrong piece of it."""

    def __init__(self, place: str, message: str) -> None:
        self.place = place
        super().__init__(message)


class UnreachablePlaceError(NotationError):
    """A turn that can be written, but never played, because no peg can reach its target.

    The target ``target`` is in the start or home of another seat ``owner``, or past the last home hole. The
    peg is that of ``seat``, and stands at ``origin``.
    """

    def __init__(self, text: str, problem: str, *, seat: int, origin: int, owner: int, target: int) -> None:
        super().__init__(text, problem)
        self.seat, self.origin, self.owner, self.target = seat, origin, owner, target


class PositionError(NotationError):
    """A position, or the text of one, that isn't possible. ``faults`` has an error for each wrong piece."""

    def __init__(self, faults: Sequence[NotationError]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults[0].place, " ".join(map(str, self.faults)))


class DealError(PegsError):
    """A deal that can't be made with these players and packs."""


class IllegalTurnError(PegsError):
    """A turn that the rules forbid now. ``rule`` is the short name of the rule that forbids it."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        super().__init__(sentence)


class RecordError(PegsError):
    """A game record that can't be read or replayed; ``line`` counts from 1 in its file."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class PlayerError(PegsError):
    """A player that can't be made, raises an error, or chooses a turn that isn't legal."""


class UnbuildableError(PegsError):
    """A board that can't be made of wood or paper; its text has the reasons."""


class UsageError(PegsError):
    """A request that can't be met: a wrong option, a missing file."""
