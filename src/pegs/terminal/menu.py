"""A question as it is shown: every possible answer with its words, and how it can be typed."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.i18n import say
from pegs.terminal.choosing import Key, Stage
from pegs.terminal.names import Voice

MANY = 12
"""More pegs than these are listed by their owners, several on a line."""
_UNNUMBERED = (Stage.CARD, Stage.DECLARED)
"""A number here is a card."""


@dataclass(frozen=True)
class Entry:
    """One possible answer: how it is called, what it means, how else it can be typed."""

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
        return self.stage not in _UNNUMBERED

    @property
    def is_worth_showing(self) -> bool:
        """Whether the list says more than the hand does: not where any card can be thrown away."""
        plain = {"", say("play-deed-discard")}
        return self.stage is not Stage.CARD or any(entry.label not in plain for entry in self.entries)

    def lines(self, voice: Voice) -> list[str]:
        """The answers as they are shown."""
        if self.stage in (Stage.PEG, Stage.SECOND_PEG) and len(self.entries) > MANY:
            return self._grouped(voice)
        return [self._line(number, entry) for number, entry in enumerate(self.entries, 1)]

    def _line(self, number: int, entry: Entry) -> str:
        width = max(len(each.name) for each in self.entries)
        name = f"{number:>3}  {entry.name:<{width}}" if self._is_numbered else f"  {entry.name:<{width}}"
        return f"{name}  {entry.label}".rstrip()

    def _grouped(self, voice: Voice) -> list[str]:
        lines = []
        for owner in dict.fromkeys(entry.owner for entry in self.entries if entry.owner >= 0):
            holes = ", ".join(entry.name for entry in self.entries if entry.owner == owner)
            you, who = voice.is_you(owner), voice.name(owner)
            lines.append("  " + say("play-menu-pegs", you=you, who=who, holes=holes))
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
