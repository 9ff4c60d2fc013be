"""Bodies of requests and responses about rules: the list, the form of house rules, sheets, and strategy."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pegs.protocol.game_view import BoardShape, CardPower, Place
from pegs.protocol.settings import RulesChoice, Talk
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS, MAX_TITLE
from pegs.story.sheet.model import Difference, RulesSheet


class RulesEntry(Struct, frozen=True):
    """A named rule set in the list."""

    name: str
    title: str
    source: str
    lines: tuple[str, ...]
    sentences: tuple[str, ...]
    seatings: tuple[tuple[int, int], ...]
    """The (players, teams) that its source names, the usual one first."""
    bluffing: bool
    voice: str
    """What is special about it, in at most seven words."""
    special: tuple[CardPower, ...]
    """The cards that show it, at most two."""


class RulesField(Struct, frozen=True):
    """One switch of `pegs.rules.switches.Rules`, as the form needs it.

    ``kind``: ``bool``; ``int`` with ``low`` and ``high``; ``choice`` (one of ``choices``); ``counts`` (a
    list of numbers); ``several`` (a list of some of ``choices``).
    """

    name: str
    group: str
    label: str
    meaning: str
    kind: Literal["bool", "int", "choice", "counts", "several"]
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[FieldChoice, ...] = ()


class FieldChoice(Struct, frozen=True):
    """One value of a switch, and its label."""

    value: str
    label: str


class RulesForm(Struct, frozen=True):
    """All switches, and the powers of a card."""

    fields: tuple[RulesField, ...]
    card_fields: tuple[RulesField, ...]
    cards: tuple[str, ...]


class CheckRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rule sheet as text, or a named base; and changes of it (a card's as ``{"7": {...}}`` under
    ``cards``). None as a value means the base's.
    """

    rules: RulesChoice = RulesChoice()
    base: str = ""
    title: Annotated[str, Meta(max_length=MAX_TITLE)] = ""
    changes: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_PLAYERS
    teams: Annotated[int, Meta(ge=1, le=10)] = DEFAULT_TEAMS


class RulesChange(Struct, frozen=True):
    """A switch that differs from the base; of a card, the power."""

    switch: str
    card: str | None


class RulesFix(Struct, frozen=True):
    """A change of one switch that resolves a conflict."""

    switch: str
    value: Any
    label: str


class RulesConflict(Struct, frozen=True):
    """Switches that contradict each other, and what to do about it."""

    switches: tuple[str, ...]
    problem: str
    fix: str
    fixes: tuple[RulesFix, ...]


class LessonList(Struct, frozen=True):
    """The title of rules, how many things differ from the basic game, and the lessons of the first game.

    ``pegs`` are those of every seat where each lesson begins. Without lessons there's no ``board``.
    """

    title: str
    differences: int
    lessons: tuple[str, ...]
    board: BoardShape | None
    pegs: tuple[tuple[tuple[Place, ...], ...], ...]


class CheckedRules(Struct, frozen=True):
    """The rules that a form describes. They can't be played if there are ``problems`` or ``conflicts``."""

    title: str
    base: str
    toml: str
    values: dict[str, Any]
    """Every switch with its value."""
    changes: tuple[RulesChange, ...]
    differences: tuple[Difference, ...]
    """The changes as sentences; none while the rules can't be played."""
    conflicts: tuple[RulesConflict, ...]
    problems: tuple[str, ...]
    """Errors in lines or changes that couldn't be read."""
    warnings: tuple[str, ...]
    """What's worth knowing about rules that can be played: that they're slow to show."""
    lines: tuple[str, ...]
    sentences: tuple[str, ...]
    powers: tuple[CardPower, ...]
    board: BoardShape | None


class StrategyTip(Struct, frozen=True):
    """One tip for playing well, and where it comes from."""

    title: str
    text: str
    source: str


class StrategyChapter(Struct, frozen=True):
    """Tips on one subject. ``note`` is what to know first; mostly empty."""

    title: str
    note: str
    tips: tuple[StrategyTip, ...]


class SheetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the rules sheet of any rules: for one seating, or for all that their source names.

    ``talk`` is the table talk that a table allows, if it isn't that of the rules.
    """

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] | None = None
    teams: Annotated[int, Meta(ge=2, le=10)] | None = None
    talk: Talk | None = None


class SheetPage(Struct, frozen=True):
    """A rules sheet, and what a page needs to draw it."""

    sheet: RulesSheet
    board: BoardShape
    """The board of the examples."""
    powers: tuple[CardPower, ...]
    """The feet of the cards."""
    toml: str
    """The rules as the text of a rules file; empty for a named set."""
