"""Narrowing the legal turns to one: a card, then a peg, then where it lands, then the second peg of a split.

Nothing here knows a terminal. The legal turns come in, questions with their possible answers come out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from pegs.core.board import Place, Seat
from pegs.core.position import Pegs
from pegs.core.turn import Kind, Step, Turn

Key = Hashable
"""An answer: a rank, a peg as (seat, place), a landing as (kind, place), or one of the words below."""

DISCARD = "discard"
"""The answer that moves nothing."""
FREE = "free"
"""With a seat: the answer that brings a peg out free."""


class Stage(Enum):
    """What is asked for, in this order."""

    WORD = "word"
    """A decision without a card: doubt or accept, draw or go on."""
    CARD = "card"
    DECLARED = "declared"
    """Bluffing: the rank that the card is said to be; DISCARD where none is named."""
    PEG = "peg"
    """The first peg, or DISCARD, or FREE with a seat."""
    LANDING = "landing"
    SECOND_PEG = "second-peg"
    """The other peg of a split; None where nothing more moves."""
    SECOND_LANDING = "second-landing"


_WORDS = (Kind.ACCEPT, Kind.DOUBT, Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.PASS)
_ALWAYS_ASKED = (Stage.WORD, Stage.CARD)
"""Stages that are asked even where there is one answer only: a person's card is not played unasked."""


class Way(NamedTuple):
    """A turn and the order in which its parts are asked for."""

    turn: Turn
    first: Step | None
    second: Step | None
    in_order: bool


class Option(NamedTuple):
    """A possible answer, and what it leaves open."""

    key: Key
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Choice:
    """A question with at least one answer."""

    stage: Stage
    options: tuple[Option, ...]


class Pick(NamedTuple):
    """An answer that was given, by the player or (``forced``) because there was no other."""

    stage: Stage
    key: Key
    forced: bool


def ways_of(turns: Iterable[Turn], pegs: Pegs, *, swap_any: bool = False) -> Iterator[Way]:
    """Every order in which a person may name the parts of these turns.

    A split is listed in one order where both leave the same board, but either peg may be named first, as long
    as it stands where it sets out from. With ``swap_any`` so may either peg of a swap.
    """
    standing = {(seat, place) for seat, places in enumerate(pegs) for place in places}
    for turn in turns:
        first, second = _parts(turn)
        yield Way(turn, first, second, True)
        if turn.kind is Kind.SPLIT and second is not None and _stands(second, standing):
            yield Way(turn, second, first, False)
        if turn.kind is Kind.SWAP and swap_any:
            yield Way(turn, turn.steps[1], None, False)


def _parts(turn: Turn) -> tuple[Step | None, Step | None]:
    steps = turn.steps
    second = steps[1] if turn.kind is Kind.SPLIT else None
    return (steps[0] if steps else None), second


def _stands(step: Step, standing: set[tuple[Seat, Place]]) -> bool:
    return (step.seat, step.origin) in standing


def _key(stage: Stage, way: Way) -> Key:
    """What a way answers at a stage; None where the stage does not concern it."""
    turn, first, second = way.turn, way.first, way.second
    match stage:
        case Stage.WORD:
            return turn.kind if turn.kind in _WORDS else None
        case Stage.CARD:
            return turn.card if turn.kind not in _WORDS and turn.kind is not Kind.PENALTY else None
        case Stage.DECLARED:
            return turn.declared if turn.kind is Kind.DECLARE else DISCARD
        case Stage.PEG:
            return _peg_key(turn, first)
        case Stage.LANDING:
            return _landing_key(turn, first)
        case Stage.SECOND_PEG:
            return (second.seat, second.origin) if second else None
        case Stage.SECOND_LANDING:
            return second.target if second else None


def _peg_key(turn: Turn, first: Step | None) -> Key:
    if turn.kind is Kind.DISCARD:
        return DISCARD
    if turn.kind is Kind.FREE:
        return FREE, turn.steps[0].seat
    return (first.seat, first.origin) if first else None


def _landing_key(turn: Turn, first: Step | None) -> Key:
    if first is None or turn.kind in (Kind.FREE, Kind.PENALTY):
        return None
    return (Kind.MOVE if turn.kind is Kind.SPLIT else turn.kind), first.target


def _concerns(stage: Stage, ways: tuple[Way, ...]) -> bool:
    """Whether a stage has anything to ask of these ways."""
    if stage is Stage.DECLARED:
        return any(way.turn.kind is Kind.DECLARE for way in ways)
    return any(_key(stage, way) is not None for way in ways)


def _options(stage: Stage, ways: tuple[Way, ...]) -> tuple[Option, ...]:
    found: dict[Key, list[Way]] = {}
    for way in ways:
        found.setdefault(_key(stage, way), []).append(way)
    return tuple(Option(key, tuple(each)) for key, each in sorted(found.items(), key=_place_in_list))


def _place_in_list(item: tuple[Key, list[Way]]) -> tuple[int, tuple[int, ...]]:
    """Ranks and pegs in their order; what moves no peg last."""
    key = item[0]
    if isinstance(key, int):
        return 0, (key,)
    if isinstance(key, tuple) and key[0] != FREE:
        return 0, tuple(map(int, key))
    return (1, (key[1],)) if isinstance(key, tuple) else (2, ())


@dataclass
class Chooser:
    """The way through the questions, there and back."""

    ways: tuple[Way, ...]
    picks: list[Pick] = field(default_factory=list)
    face_up: bool = True
    """False where the card lies on the table already (bluffing): it is not asked for."""

    @property
    def open_ways(self) -> tuple[Way, ...]:
        """What the answers so far leave open."""
        ways = self.ways
        for pick in self.picks:
            ways = tuple(way for way in ways if _key(pick.stage, way) == pick.key)
        return ways

    def choice(self) -> Choice | Turn:
        """The next question with more than one answer (a card is always asked for), or the turn chosen."""
        ways = self.open_ways
        for stage in self._stages_left():
            if not _concerns(stage, ways):
                continue
            options = _options(stage, ways)
            if len(options) > 1 or stage in _ALWAYS_ASKED:
                return Choice(stage, options)
            self.picks.append(Pick(stage, options[0].key, True))
        return max(ways, key=lambda way: way.in_order).turn

    def pick(self, stage: Stage, key: Key) -> None:
        """Answer the question."""
        self.picks.append(Pick(stage, key, False))

    def back(self) -> bool:
        """Take the last given answer back; False where there is none."""
        while self.picks and self.picks[-1].forced:
            self.picks.pop()
        if not self.picks:
            return False
        self.picks.pop()
        return True

    def picked(self, stage: Stage) -> Key:
        """The answer given at a stage; None if there is none yet."""
        return next((pick.key for pick in self.picks if pick.stage is stage), None)

    def _stages_left(self) -> list[Stage]:
        stages = [stage for stage in Stage if self.face_up or stage is not Stage.CARD]
        done = {pick.stage for pick in self.picks}
        last = max((stages.index(stage) for stage in done if stage in stages), default=-1)
        return stages[last + 1 :]
