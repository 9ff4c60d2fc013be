"""What one seat may know of a game, and full states that fit what it knows.

An allow list: a view has the fields of `SeatView` only, so a new field of the game stays hidden until it's
added there.
"""

from pegs.view.memory import Memory
from pegs.view.observer import Observer, view_of
from pegs.view.redact import redact
from pegs.view.sampling import sample
from pegs.view.seat_view import SeatView

__all__ = ["Memory", "Observer", "SeatView", "redact", "sample", "view_of"]
