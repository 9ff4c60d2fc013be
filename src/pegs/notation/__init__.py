"""The text forms of holes, cards, hands, turns and positions (docs/notation.md).

Reading is strict: it takes the whole text, or raises NotationError.
"""

from pegs.notation.hands import cards_text, hand_text, rank_text, read_hand, read_rank
from pegs.notation.holes import hole_text, place_text, read_place, read_seat, seat_text
from pegs.notation.operations import operation_values
from pegs.notation.pegs import pegs_text, read_pegs
from pegs.notation.positions import check_position, position_text, read_position
from pegs.notation.turns import action_text, read_turn, read_turns, turn_text

__all__ = [
    "action_text",
    "cards_text",
    "check_position",
    "hand_text",
    "hole_text",
    "operation_values",
    "pegs_text",
    "place_text",
    "position_text",
    "rank_text",
    "read_hand",
    "read_pegs",
    "read_place",
    "read_position",
    "read_rank",
    "read_seat",
    "read_turn",
    "read_turns",
    "seat_text",
    "turn_text",
]
