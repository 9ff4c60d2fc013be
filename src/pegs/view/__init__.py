"""What one seat may know of a game, by an allow list, and full states that fit what it knows.

A view has the fields of `SeatView` and nothing else, so a new field of the game stays hidden until it is
listed.
"""

from pegs.view.memory import Memory
from pegs.view.observer import Observer, view_of
from pegs.view.redact import redact
from pegs.view.sampling import sample
from pegs.view.seat_view import SeatView

__all__ = ["Memory", "Observer", "SeatView", "redact", "sample", "view_of"]
