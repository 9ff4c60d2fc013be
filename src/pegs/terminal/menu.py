"""A question as it is shown: every possible answer, what it does, and how it can be typed."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.i18n import translate
from pegs.story.choosing import Key, Question, Stage
from pegs.story.names import Names

MANY = 12
"""More pegs than these are listed by their owners, several on a line."""
_UNNUMBERED = (Question.CARD, Question.DECLARED)
"""Here a number is a card."""


@dataclass(frozen=True)
class Entry:
    """One possible answer: what it is called, what it does, how else it can be typed."""

    key: Key
    name: str
    label: str = ""
    also: tuple[str, ...] = ()
    owner: Seat = -1
    """The seat under which a long list shows it."""


@dataclass(frozen=True)
class Menu:
    """A question and its answers."""

    stage: Stage
    question: str
    entries: tuple[Entry, ...]

    @property
    def _is_numbered(self) -> bool:
        return self.stage.question not in _UNNUMBERED

    @property
    def is_worth_showing(self) -> bool:
        """Whether the list says more than the hand does: not if any card can be discarded."""
        plain = {"", translate("play-does-discard")}
        return self.stage.question is not Question.CARD or any(
            entry.label not in plain for entry in self.entries
        )

    def lines(self, names: Names) -> list[str]:
        """The answers as they are shown."""
        if self.stage.question is Question.PEG and len(self.entries) > MANY:
            return self._grouped(names)
        return [self._line(number, entry) for number, entry in enumerate(self.entries, 1)]

    def _line(self, number: int, entry: Entry) -> str:
        width = max(len(each.name) for each in self.entries)
        name = f"{number:>3}  {entry.name:<{width}}" if self._is_numbered else f"  {entry.name:<{width}}"
        return f"{name}  {entry.label}".rstrip()

    def _grouped(self, names: Names) -> list[str]:
        lines = []
        for owner in dict.fromkeys(entry.owner for entry in self.entries if entry.owner >= 0):
            holes = ", ".join(entry.name for entry in self.entries if entry.owner == owner)
            line = translate("play-menu-pegs", you=names.you(owner), who=names.player(owner), holes=holes)
            lines.append(f"  {line}")
        others = (each for each in enumerate(self.entries, 1) if each[1].owner < 0)
        return lines + [self._line(number, entry) for number, entry in others]

    def answered(self, text: str) -> list[Entry]:
        """The entries that a typed answer means; an empty one means the only entry there is."""
        if not text:
            return list(self.entries) if len(self.entries) == 1 else []
        wanted = " ".join(text.casefold().split())
        if self._is_numbered and wanted.isdecimal() and 0 < int(wanted) <= len(self.entries):
            return [self.entries[int(wanted) - 1]]
        return [each for each in self.entries if wanted in map(str.casefold, (each.name, *each.also))]

    @property
    def answers(self) -> list[str]:
        """Everything that can be typed, for completion."""
        return list(dict.fromkeys(entry.name for entry in self.entries))
