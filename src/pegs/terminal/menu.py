"""A question with its answers: how they are listed, and what the player can type."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.i18n import translate
from pegs.story.choosing import Key, Question, Slot
from pegs.story.names import Names

MAX_LINES = 12
"""More pegs than these are listed by owner, several to a line."""
_UNNUMBERED = (Question.CARD, Question.DECLARED)
"""The answers aren't numbered, because a number means a card."""


@dataclass(frozen=True)
class MenuItem:
    """One answer: its name, what it does, and what else the player can type for it."""

    key: Key
    name: str
    label: str = ""
    spellings: tuple[str, ...] = ()
    owner: Seat = -1
    """The seat under which a long list shows it; -1 for none."""


@dataclass(frozen=True)
class Menu:
    """A question and its answers."""

    slot: Slot
    question: str
    items: tuple[MenuItem, ...]

    @property
    def _is_numbered(self) -> bool:
        return self.slot.question not in _UNNUMBERED

    @property
    def is_worth_showing(self) -> bool:
        """Whether the list adds anything to the hand. It doesn't if the player can only discard."""
        plain = {"", translate("play-does-discard")}
        return self.slot.question is not Question.CARD or any(item.label not in plain for item in self.items)

    def lines(self, names: Names) -> list[str]:
        """The list of answers."""
        if self.slot.question is Question.PEG and len(self.items) > MAX_LINES:
            return self._lines_by_owner(names)
        return [self._line(number, item) for number, item in enumerate(self.items, 1)]

    def _line(self, number: int, item: MenuItem) -> str:
        width = max(len(each.name) for each in self.items)
        name = f"{number:>3}  {item.name:<{width}}" if self._is_numbered else f"  {item.name:<{width}}"
        return f"{name}  {item.label}".rstrip()

    def _lines_by_owner(self, names: Names) -> list[str]:
        lines = []
        for owner in dict.fromkeys(item.owner for item in self.items if item.owner >= 0):
            holes = ", ".join(item.name for item in self.items if item.owner == owner)
            line = translate("play-menu-pegs", you=names.you(owner), who=names.player(owner), holes=holes)
            lines.append(f"  {line}")
        others = (each for each in enumerate(self.items, 1) if each[1].owner < 0)
        return lines + [self._line(number, item) for number, item in others]

    def matches(self, text: str) -> list[MenuItem]:
        """The answers that typed text can mean. Empty text means the answer if there is only one."""
        if not text:
            return list(self.items) if len(self.items) == 1 else []
        wanted = " ".join(text.casefold().split())
        if self._is_numbered and wanted.isdecimal() and 0 < int(wanted) <= len(self.items):
            return [self.items[int(wanted) - 1]]
        return [each for each in self.items if wanted in map(str.casefold, (each.name, *each.spellings))]

    @property
    def answers(self) -> list[str]:
        """The names of all answers, for completion."""
        return list(dict.fromkeys(item.name for item in self.items))
