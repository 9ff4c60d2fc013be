"""The legal turns of a position by trying everything: slow, simple, and independent of the kernel."""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.board import START, Board
from pegs.core.cards import RANKS, UNKNOWN, Rank
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why import after, after_declared
from pegs.engine.why.candidates import candidates
from pegs.engine.why.context import PlayContext
from pegs.notation import turn_text
from pegs.rules.switches import Rules


def legal_turns(rules: Rules, board: Board, position: Position) -> dict[str, Pegs]:
    """The text of every legal decision with the pegs after it, each outcome once under its smallest text."""
    attempts = decisions(rules, board, position)
    return _merged(board, ((turn, after(rules, board, position, turn)) for turn in attempts))


def compound_turns(rules: Rules, board: Board, position: Position) -> dict[str, Pegs]:
    """The same, but in bluffing every declaration with every move it could lead to."""
    if not rules.bluffing or position.phase is not Phase.PLAY:
        return legal_turns(rules, board, position)
    attempts = [turn for turn in decisions(rules, board, position) if turn.kind is not Kind.DECLARE]
    found = [(turn, after(rules, board, position, turn)) for turn in attempts]
    for card in held(position):
        for rank in RANKS:
            for turn in actions(rules, board, position, rank):
                declared = turn._replace(card=card, declared=rank)
                found.append((declared, after_declared(rules, board, position, declared)))
    return _merged(board, iter(found))


def decisions(rules: Rules, board: Board, position: Position) -> Iterator[Turn]:
    """Every decision that could be tried in a position, legal or not."""
    for kind in Kind:
        if kind > Kind.DISCARD and kind not in (Kind.FREE, Kind.DECLARE, Kind.PENALTY):
            yield Turn(kind)
    for seat in range(board.players):
        for place in position.pegs[seat]:
            yield Turn(Kind.PENALTY, steps=(Step(seat, place, START),))
    if position.phase is Phase.MOVE:
        for turn in actions(rules, board, position, position.declared):
            yield turn._replace(card=position.card, declared=position.declared)
        return
    for card in held(position):
        yield Turn(Kind.DISCARD, card)
        for seat, spot in enumerate(board.out_spots):
            yield Turn(Kind.FREE, card, UNKNOWN, (Step(seat, START, spot),))
        for rank in RANKS:
            yield Turn(Kind.DECLARE, card, rank)
        yield from actions(rules, board, position, card)


def actions(rules: Rules, board: Board, position: Position, rank: Rank) -> Iterator[Turn]:
    """Every action that a rank's powers name."""
    return candidates(PlayContext(rules, board, position.turn, position.pegs), rank)


def held(position: Position) -> list[Rank]:
    """The ranks in the hand of the seat to act."""
    hand = position.hands[position.turn]
    return [rank for rank in RANKS if not isinstance(hand, int) and hand[rank]]


def _merged(board: Board, found: Iterator[tuple[Turn, Pegs | None]]) -> dict[str, Pegs]:
    texts: dict[tuple[Kind | None, Rank, Rank, Pegs], str] = {}
    for turn, pegs in found:
        if pegs is None:
            continue
        # Decisions that move nothing differ by their kind, moves by the board they leave.
        kind = None if turn.steps else turn.kind
        key = kind, turn.card, turn.power, pegs
        text = turn_text(board, turn)
        texts[key] = min(text, texts.get(key, text))
    return {text: key[-1] for key, text in sorted(texts.items(), key=lambda item: item[1])}
