"""Parses turns sent by clients or stored in events."""

from __future__ import annotations

from pegs.core.cards import UNKNOWN
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import read_turns


def parse_turn(game: Game, text: str) -> Turn:
    """Parse a turn. Of several possible readings, prefer a legal one.

    Raises NotationError if the text isn't a turn.
    """
    turns = read_turns(game.board, text, game.position.pegs, bluffing=game.rules.bluffing)
    if game.rules.bluffing:
        turns = [_in_bluffing(game, turn) for turn in turns]
    return next((turn for turn in turns if game.is_legal(turn)), turns[0])


def _in_bluffing(game: Game, turn: Turn) -> Turn:
    """Fill in the face-down card: the move of a declared rank may be written with the rank alone."""
    if game.phase is not Phase.MOVE or not turn.steps or turn.kind is Kind.PENALTY:
        return turn
    position = game.position
    declared = position.declared if turn.declared in (UNKNOWN, turn.card) else turn.declared
    return turn._replace(card=position.card, declared=declared)
