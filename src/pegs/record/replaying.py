"""Replays a record: every turn checked, everything that came of it compared with what was recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pegs.core.cards import UNKNOWN, Rank, cards_of
from pegs.core.errors import IllegalTurnError, PegsError, RecordError
from pegs.core.operations import Operation
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import read_turns, seat_text
from pegs.record.annotations import event_texts, new_pile
from pegs.record.game_record import Record, RecordedPly
from pegs.record.header import reason_of
from pegs.record.writing import result_text

_FACE_DOWN = (Phase.DOUBT, Phase.PENALTY, Phase.MOVE)
"""The phases in which a card lies face down on the table."""


def states(record: Record) -> Iterator[Game]:
    """The game at its beginning and after every ply, always the same `Game`. Raises RecordError."""
    game = _begin(record)
    yield game
    for ply in record.plies:
        _play(game, ply)
        yield game
    result = result_text(game.board, game.outcome.winner)
    if result != record.result:
        raise RecordError(
            record.end_line, translate("record-result-differs", told=record.result, played=result)
        )


def state_after(record: Record, to: int | None) -> Game:
    """The game after so many plies, or at its end. Raises RecordError, or ValueError for a ply too many."""
    if to is not None and not 0 <= to <= len(record.plies):
        raise ValueError(f"ply {to} of a game of {len(record.plies)}")
    steps = states(record)
    game = next(steps)
    # Played out to its end, the result is compared too.
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
            pile=opening.pile,
            discards=opening.discards,
        )
    except PegsError as error:
        raise RecordError(opening.line, reason_of(error)) from None


def _play(game: Game, ply: RecordedPly) -> None:
    if game.is_over:
        raise RecordError(ply.line, translate("record-over"))
    if game.turn != ply.seat:
        raise RecordError(ply.line, translate("record-seat", seat=seat_text(game.board, game.turn)))
    before = _all_cards(game) if ply.pile else None
    try:
        operations = _play_text(game, ply)
    except PegsError as error:
        raise RecordError(ply.line, reason_of(error)) from None
    _compare(game, ply, operations)
    if before is not None and _all_cards(game) != before:
        raise RecordError(ply.line, translate("record-pile-differs"))


def _play_text(game: Game, ply: RecordedPly) -> tuple[Operation, ...]:
    """Play the turn that the text means: of two meanings the legal one. Raises what the first raises."""
    meant = read_turns(game.board, ply.text, game.position.pegs, bluffing=game.rules.bluffing)
    refused: list[IllegalTurnError] = []
    for turn in meant:
        try:
            return game.play(turn, reshuffled=ply.pile)
        except IllegalTurnError as error:
            refused.append(error)
    raise refused[0]


def _compare(game: Game, ply: RecordedPly, operations: tuple[Operation, ...]) -> None:
    """Refuse a ply of which something else came than was recorded."""
    came = event_texts(game.board, operations)
    if came != ply.events:
        told, real = (", ".join(events) or translate("record-nothing") for events in (ply.events, came))
        raise RecordError(ply.line, translate("record-events-differ", told=told, real=real))
    if new_pile(operations) != ply.pile:
        raise RecordError(ply.line, translate("record-pile-differs"))


def _all_cards(game: Game) -> Counter[Rank]:
    """Every card whose rank is known, wherever it lies."""
    position = game.position
    hands = [card for hand in position.hands if not isinstance(hand, int) for card in cards_of(hand)]
    on_table = [position.card] if position.phase in _FACE_DOWN and position.card != UNKNOWN else []
    return Counter([*hands, *on_table, *game.pile, *game.discards])
