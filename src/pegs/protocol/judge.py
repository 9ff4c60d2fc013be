"""Questions about a position on anyone's board, and the judge's answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pegs.protocol.game_view import BoardShape, CardPower, Landing, Option
from pegs.protocol.messages import Reason, SecondBest
from pegs.protocol.settings import PositionText, RulesChoice
from pegs.protocol.wire_operations import AnyOperation
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS
from pegs.story.parts import Line


class JudgeQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and a turn of the seat to act in it; both in the notation.

    Without a position, the answer has only what's needed to set up the board; without a turn, everything that
    can be played. ``names`` are the players' names by seat, for sentences.
    """

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_PLAYERS
    teams: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_TEAMS
    position: PositionText = ""
    turn: Annotated[str, Meta(max_length=120)] = ""
    names: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=10)] = ()


class JudgeTable(Struct, frozen=True):
    """What's needed to set up a board: its shape, the cards, and what the rules call things."""

    name: str
    title: str
    toml: str
    """The rules as the text of a rules file; empty for a named set."""
    board: BoardShape
    powers: tuple[CardPower, ...]
    words: dict[str, str]
    hand_size: int
    bluffing: bool
    stuck_limit: int | None
    """How many stuck turns in a row bring a peg out; None if they aren't counted."""


class Ruling(Struct, frozen=True):
    """Whether a turn may be played.

    If it may, ``operations`` are what it does, ``lines`` the same for people, and ``pegs`` the pegs after it.
    If not, ``reason`` says why, and ``instead`` is the nearest turn with the same card, if there is one.
    ``rule`` is the paragraph of the rules sheet behind the answer, and ``paragraph`` its id.
    """

    is_legal: bool
    turn: str
    paragraph: str
    rule: str
    source: str
    reason: Reason | None
    operations: tuple[AnyOperation, ...]
    lines: tuple[Line, ...]
    pegs: tuple[tuple[int, ...], ...]
    instead: SecondBest | None


class Playable(Struct, frozen=True):
    """What the seat to act can play, with the steps that it consists of, and why other cards can't be.

    ``is_complete`` if these are all turns; otherwise they are a sample with every card and every first peg.
    """

    options: tuple[Option, ...]
    landings: tuple[Landing, ...]
    is_complete: bool
    idle: tuple[Reason, ...]


class Judgment(Struct, frozen=True):
    """The judge's answer. ``faults`` is everything that is wrong with the position; then there's no other."""

    table: JudgeTable
    faults: tuple[str, ...]
    position: str
    """The position in its canonical form."""
    ruling: Ruling | None
    playable: Playable | None
