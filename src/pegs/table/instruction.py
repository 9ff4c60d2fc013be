"""What hands have to do on a wooden board after an event, before the game goes on."""

from __future__ import annotations

from pegs.core.board import START, Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import Played
from pegs.core.ply import Ply
from pegs.core.position import Pegs
from pegs.engine.game import Game
from pegs.protocol.table_view import Instruction
from pegs.protocol.wire_operations import encode, known_card
from pegs.story.instructions import differences, instructions, peg_operations, put_back
from pegs.story.parts import Part
from pegs.view import redact


def after_turn(game: Game, ply: Ply) -> Instruction | None:
    """How to repeat a turn on the board; None if it moved no peg."""
    steps = instructions(ply.seat, ply.operations)
    if not steps:
        return None
    public = redact(game.rules, -1, ply.operations)
    cards = (each.card for each in public if isinstance(each, Played))
    return Instruction(
        kind="turn",
        ply=len(game.plies),
        seat=ply.seat,
        card=known_card(next(cards, UNKNOWN)),
        steps=steps,
        operations=tuple(map(encode, peg_operations(ply.operations))),
    )


def after_take_back(game: Game, seat: Seat, before: Pegs) -> Instruction | None:
    """How to put the pegs back; None if they stand where they stood ``before``."""
    moves = differences(game.board, before, game.position.pegs)
    if not moves:
        return None
    operations = tuple(map(encode, moves))
    steps = put_back(seat, moves)
    return Instruction(
        "take_back", ply=len(game.plies), seat=seat, card=None, steps=steps, operations=operations
    )


def after_deal(game: Game) -> Instruction:
    """How to set up the board for a game."""
    in_start = all(place == START for places in game.position.pegs for place in places)
    steps = [Part("hand-sets-up" if in_start else "hand-sets-up-like")]
    if game.has_real_cards:
        steps.append(Part("hand-deals", peg=game.dealer, count=game.rules.hand_size))
    return Instruction("set_up", ply=0, seat=game.turn, card=None, steps=tuple(steps), operations=())
