"""Short turns as people type them: ``7 2 3`` is a card, the number of a peg, and how far it goes.

A text can have several readings. Each says what a legal turn has to be like, and `pegs.table.typed_turns`
looks for it. Whatever isn't in this form is written out, and read by `pegs.story.written_turns`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import permutations
from operator import eq

from pegs.core.board import START, Board, Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.cleaning import without_accents
from pegs.core.operations import Moved, Travel
from pegs.core.position import Pegs
from pegs.core.turn import Kind
from pegs.engine.orders import LegalStep
from pegs.story.choosing import OrderedTurn
from pegs.story.peg_numbers import numbered_pegs
from pegs.story.written_turns import read_card

_DISCARD = ("d", "discard", "descarta", "descarto")
_FORWARD = ("f", "forward", "a", "adelante")
_BACK = ("b", "back", "t", "atrás", "atras")
_SIGNS = {
    **dict.fromkeys(_FORWARD, "f"),
    **dict.fromkeys(_BACK, "b"),
    **dict.fromkeys(("out", "sale"), "o"),
    **dict.fromkeys(("split", "divide"), "s"),
}
"""What stands for a word, in English or Spanish, in the forms below; ``n`` is a number, ``p`` a player."""
_STEP = r"p?nn?+[fb]?+"
_STEPS = re.compile(rf"s?(?:{_STEP})*+")  # possessive: there's only one way to divide numbers into steps
_OUT = re.compile(r"p?o")
_ONTO = re.compile(r"(p?n)?(pn?)")
_NUMBER = re.compile(r"[0-9]{1,2}")
_MIN_LETTERS = 2
"""A player's name can be cut off after this many letters."""


def _words(text: str) -> list[str]:
    """What a text, or a name, is divided into."""
    return text.casefold().replace(",", " ").split()


@dataclass(frozen=True)
class ShortStep:
    """A peg that moves, and how far, as far as that was typed."""

    seat: Seat
    origin: Place
    count: int | None = None
    travel: Travel | None = None

    def fits(self, step: LegalStep) -> bool:
        """Whether a step of a legal turn matches what was typed."""
        if step.step[:2] != (self.seat, self.origin):
            return False
        first = step.operations[0]
        if self.count is None and self.travel is None:
            return True
        return (
            isinstance(first, Moved)
            and self.count in (None, first.holes)
            and self.travel in (None, first.travel)
        )


@dataclass(frozen=True)
class ShortTurn:
    """What a text can mean. ``card`` is UNKNOWN if none was typed."""

    card: Rank = UNKNOWN
    steps: tuple[ShortStep, ...] = ()
    """The pegs that were typed, in any order; other pegs can move, too."""
    targets: tuple[Place, ...] = ()
    """Where the peg lands: on one of these pegs."""
    is_split: bool | None = None
    is_discard: bool = False

    @property
    def is_one_peg(self) -> bool:
        """Whether it says which peg moves, and nothing else."""
        return len(self.steps) == 1 and self.steps[0].count is None and not self.targets

    def fits(self, ordered: OrderedTurn) -> bool:
        """Whether a legal turn matches what was typed."""
        turn, steps = ordered
        if self.is_discard:
            return turn.kind is Kind.DISCARD
        if self.is_split is not None and self.is_split != (turn.kind is Kind.SPLIT):
            return False
        if self.targets and not (len(steps) == 1 and steps[0].step.target in self.targets):
            return False
        chosen = permutations(steps, len(self.steps))
        return any(all(map(ShortStep.fits, self.steps, each)) for each in chosen)


class NoPegError(Exception):
    """A peg was typed that the player doesn't have; without a number if none of theirs is on the track."""

    def __init__(self, seat: Seat, number: int | None = None) -> None:
        super().__init__(seat, number)
        self.seat, self.number = seat, number


@dataclass(frozen=True)
class ShortTurnReader:
    """Reads short turns of one decision."""

    board: Board
    pegs: Pegs
    seat: Seat
    """The player whose pegs are meant if no player is named."""
    players: Sequence[str]
    """The players' names, by seat."""
    asks_card: bool = True
    """Whether the turn plays a card. Once one has been declared, it doesn't have to be typed again."""

    def read(self, text: str) -> list[ShortTurn]:
        """The readings of a text; none if it isn't in this form. Raises NoPegError."""
        words = _words(text)
        if not words:
            return [ShortTurn()]
        is_discard = words[0] in _DISCARD
        words = words[is_discard:]
        if not words:
            return [ShortTurn(is_discard=True)]
        card = read_card(words[0]) if self._begins_with_card(words) else None
        if card is None:
            return [] if self.asks_card or is_discard else self._readings(UNKNOWN, words)
        if is_discard:
            return [ShortTurn(card, is_discard=True)] if len(words) == 1 else []
        return self._readings(card if self.asks_card else UNKNOWN, words[1:])

    def _begins_with_card(self, words: Sequence[str]) -> bool:
        return self.asks_card or not _NUMBER.fullmatch(words[0])

    def _readings(self, card: Rank, words: Sequence[str]) -> list[ShortTurn]:
        """If words can be divided into names in two ways ("Ana 2" can be Ana’s peg 2), both are readings."""
        readings: list[ShortTurn] = []
        missing: NoPegError | None = None
        for signed in self._divided(words):
            try:
                readings += self._meant(card, signed)
            except NoPegError as error:
                missing = missing or error
        if missing and not readings:
            raise missing
        return readings

    def _divided(self, words: Sequence[str]) -> Iterator[Sequence[tuple[str, int]]]:
        """The words with their signs: with the longest names that fit, and with the shortest."""
        longest, shortest = list(self._signed(words, -1)), list(self._signed(words, 1))
        yield longest
        if shortest != longest:
            yield shortest

    def _meant(self, card: Rank, signed: Sequence[tuple[str, int]]) -> list[ShortTurn]:
        signs = "".join(sign for sign, _ in signed)
        values = [value for _, value in signed]
        readings = []
        if _STEPS.fullmatch(signs):
            steps = tuple(self._steps(signs, values))
            readings.append(ShortTurn(card, steps, is_split="s" in signs or len(steps) > 1 or None))
        if _OUT.fullmatch(signs):
            owner = values[0] if signs[0] == "p" else self.seat
            readings.append(ShortTurn(card, (ShortStep(owner, START),)))
        onto = _ONTO.fullmatch(signs)
        if onto:
            mover = self._steps(onto[1] or "", values)
            targets = self._targets(*values[onto.start(2) :])
            if targets:
                readings.append(ShortTurn(card, tuple(mover), targets))
            elif not readings:
                raise NoPegError(values[onto.start(2)])
        return readings

    def _signed(self, words: Sequence[str], order: int) -> Iterator[tuple[str, int]]:
        """Each word's sign and value, which is a number or a player's seat. The sign of nonsense is ``?``.

        Names are tried from the shortest, or from the longest if ``order`` is -1.
        """
        at = 0
        while at < len(words):
            word = words[at]
            if word in _SIGNS:
                yield _SIGNS[word], 0
                at += 1
            elif _NUMBER.fullmatch(word):
                yield "n", int(word)
                at += 1
            else:
                seat, length = self._player(words[at:], order)
                yield ("?" if seat is None else "p"), seat or 0
                at += length

    def _player(self, words: Sequence[str], order: int) -> tuple[Seat | None, int]:
        """The player whose name comes first, and how many words it has."""
        most = max(map(len, self._names[0]))
        for length in range(1, min(most, len(words)) + 1)[::order]:
            seat = self._only(partial(eq, list(words[:length])))
            if seat is not None:
                return seat, length
        is_begun = len(words[0]) >= _MIN_LETTERS
        return self._only(lambda name: " ".join(name).startswith(words[0])) if is_begun else None, 1

    def _only(self, is_meant: Callable[[list[str]], bool]) -> Seat | None:
        """The only player with such a name."""
        for names in self._names:
            seats = [seat for seat, name in enumerate(names) if is_meant(name)]
            if len(seats) == 1:
                return seats[0]
        return None

    @cached_property
    def _names(self) -> tuple[list[list[str]], list[list[str]]]:
        """The words of the players' names, and the same without accents, which can be left out."""
        return [_words(name) for name in self.players], [
            _words(without_accents(name)) for name in self.players
        ]

    def _steps(self, signs: str, values: Sequence[int]) -> Iterator[ShortStep]:
        for match in re.finditer(_STEP, signs):
            step = match[0]
            mine = list(values[match.start() : match.end()])
            seat = mine.pop(0) if step[0] == "p" else self.seat
            count = mine[1] if "nn" in step else None
            travel = {"f": Travel.FORWARD, "b": Travel.BACKWARD}.get(step[-1])
            yield ShortStep(seat, self._peg(seat, mine[0]), count, travel)

    def _peg(self, seat: Seat, number: int) -> Place:
        places = numbered_pegs(self.board, seat, self.pegs[seat])
        if not 1 <= number <= len(places):
            raise NoPegError(seat, number)
        return places[number - 1]

    def _targets(self, seat: Seat, number: int | None = None) -> tuple[Place, ...]:
        """The hole of a player's peg, or of each if no number was typed. At home, no one lands on them."""
        places = self.pegs[seat] if number is None else (self._peg(seat, number),)
        return tuple(place for place in places if self.board.is_on_track(place))
