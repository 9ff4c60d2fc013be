"""A recorded game, and replaying it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

from pegs.core.board import Board
from pegs.core.cards import UNKNOWN, Rank, cards_of
from pegs.core.errors import IllegalTurnError, PegsError, RecordError
from pegs.core.operations import Operation
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import read_turns, seat_text
from pegs.record.annotations import event_texts, new_pile
from pegs.record.header import NAME_TAGS, NET_TAG, reason_of
from pegs.record.notes import Note, read_notes
from pegs.record.record_parts import (
    Opening,
    RecordedCorrection,
    RecordedPly,
    RecordedShuffle,
    RecordedTakeBack,
    Tag,
)
from pegs.record.writing import result_text
from pegs.rules.ruleset import RuleSet

Between = RecordedTakeBack | RecordedCorrection | RecordedShuffle
"""What a record can have between two turns."""
_FACE_DOWN = (Phase.DOUBT, Phase.PENALTY, Phase.MOVE)
"""The phases with a card face down on the table."""


@dataclass(frozen=True, slots=True)
class Record:
    """One well-formed game. Its turns are checked only when it is replayed.

    ``line`` is its first line. ``tags`` are all its tags in order, including unknown ones.
    """

    line: int
    tags: tuple[Tag, ...]
    ruleset: RuleSet
    players: int
    teams: int
    opening: Opening
    plies: tuple[RecordedPly, ...]
    result: str
    end_line: int
    between_turns: tuple[Between, ...] = ()
    """The take-backs, corrections and shuffles, in order."""

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.ruleset.rules.board(self.players, self.teams)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, empty if not given."""
        return tuple(self.tag(letter) for letter in self.board.letters)

    @property
    def date(self) -> str:
        """The date as it is written; empty if not given."""
        return self.tag("Date")

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes that players left on its turns."""
        return read_notes(self.board, self.tags, len(self.plies))

    @property
    def net(self) -> int:
        """The version of the net that bots played by; the first if the record doesn't say."""
        number = self.tag(NET_TAG)
        return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 1

    @property
    def called(self) -> str:
        """What the game was called, on one line; without a name, what its rules are called."""
        lines = [line for line in map(self.tag, NAME_TAGS) if line]
        return " · ".join(lines) or self.tag("Title") or self.tag("Rules")

    def tag(self, name: str) -> str:
        """The value of a tag, empty if there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), "")

    def replay(self) -> Iterator[Game]:
        """Yield the game at its start and after every ply. It is always the same `Game`: copy it to keep one.

        Raises RecordError, with the line, at the first ply that isn't legal or leads to something other than
        the record says.
        """
        game = _begin(self)
        between = deque(self.between_turns)
        _repeat(game, between)
        yield game
        for ply in self.plies:
            _play(game, ply)
            _repeat(game, between)
            yield game
        result = result_text(game.board, game.outcome.winner)
        if result != self.result:
            raise RecordError(
                self.end_line, translate("record-result-differs", told=self.result, played=result)
            )

    def game(self, to: int | None = None) -> Game:
        """The game after ``to`` plies, by default at its end.

        Raises RecordError as `replay` does, and ValueError if ``to`` is too high.
        """
        if to is not None and not 0 <= to <= len(self.plies):
            raise ValueError(f"ply {to} of a game of {len(self.plies)}")
        steps = self.replay()
        game = next(steps)
        # Only the end of the iteration compares the result.
        for number, _ in enumerate(steps, 1) if to != 0 else ():
            if number == to:
                break
        return game


def _begin(record: Record) -> Game:
    opening = record.opening
    try:
        if opening.position is None:
            return Game.deal(
                record.ruleset, record.players, record.teams, deck=opening.deck, dealer=opening.dealer
            )
        return Game.from_position(
            record.ruleset,
            opening.position,
            record.players,
            record.teams,
            piles=opening.piles,
            discard_piles=opening.discard_piles,
        )
    except PegsError as error:
        raise RecordError(opening.line, reason_of(error)) from None


def _repeat(game: Game, between: deque[Between]) -> None:
    """Take from ``between`` what happened after the latest ply: shuffle cards, correct the pegs."""
    while between and between[0].plies == len(game.plies):
        each = between.popleft()
        try:
            match each:
                case RecordedTakeBack():
                    game.take_back(0, each.seat, each.piles, each.number)
                case RecordedCorrection():
                    game.correct(each.pegs, each.seat)
                case RecordedShuffle():
                    game.shuffle_discards(each.seat)
        except PegsError as error:
            raise RecordError(each.line, reason_of(error)) from None


def _play(game: Game, ply: RecordedPly) -> None:
    if game.is_over:
        raise RecordError(ply.line, translate("record-over"))
    if game.turn != ply.seat:
        raise RecordError(ply.line, translate("record-seat", seat=seat_text(game.board, game.turn)))
    before = _all_cards(game) if ply.pile and not game.has_real_cards else None
    try:
        operations = _play_text(game, ply)
    except PegsError as error:
        raise RecordError(ply.line, reason_of(error)) from None
    _compare(game, ply, operations)
    if before is not None and _all_cards(game) != before:
        raise RecordError(ply.line, translate("record-pile-differs"))


def _play_text(game: Game, ply: RecordedPly) -> tuple[Operation, ...]:
    """Play a turn. If its text has two readings, play the legal one, or raise the first one's error."""
    readings = read_turns(game.board, ply.text, game.position.pegs, bluffing=game.rules.bluffing)
    errors: list[IllegalTurnError] = []
    for turn in readings:
        try:
            return game.play(turn, reshuffled=ply.pile)
        except IllegalTurnError as error:
            errors.append(error)
    raise errors[0]


def _compare(game: Game, ply: RecordedPly, operations: tuple[Operation, ...]) -> None:
    """Raise RecordError if a ply didn't lead to what was recorded."""
    actual = event_texts(game.board, operations)
    if actual != ply.events:
        recorded, played = (
            ", ".join(events) or translate("record-nothing") for events in (ply.events, actual)
        )
        raise RecordError(ply.line, translate("record-events-differ", told=recorded, real=played))
    if new_pile(operations) != ply.pile:
        raise RecordError(ply.line, translate("record-pile-differs"))


def _all_cards(game: Game) -> Counter[Rank]:
    """Every card with a known rank, in hands, on the table, and in both piles."""
    position = game.position
    hands = [card for hand in position.hands if not isinstance(hand, int) for card in cards_of(hand)]
    on_table = [position.card] if position.phase in _FACE_DOWN and position.card != UNKNOWN else []
    return Counter([*hands, *on_table, *game.pile, *game.discards])
