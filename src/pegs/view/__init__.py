"""What one seat may know of a game, and full states that fit what it knows.

An allow list: a view has the fields of `SeatView` only, so a new field of the game stays hidden until it's
added there.
"""

from pegs.view.memory import Memory
from pegs.view.observer import (
    Observer,
    card_just_drawn,
    card_on_table,
    known_hand,
    public_view,
    view_of,
    visible_position,
)
from pegs.view.redact import redact
from pegs.view.sampling import sample
from pegs.view.seat_view import PublicView, SeatView

__all__ = [
    "Memory",
    "Observer",
    "PublicView",
    "SeatView",
    "card_just_drawn",
    "card_on_table",
    "known_hand",
    "public_view",
    "redact",
    "sample",
    "view_of",
    "visible_position",
]
