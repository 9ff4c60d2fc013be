"""What one seat may know of a game, written by an allow list; and full states that fit what it knows.

What is not named in `SeatView` is not in a view: a new field of the game stays hidden until it is listed.
"""

from pegs.view.memory import Memory
from pegs.view.observer import Onlooker, view_of
from pegs.view.redact import seen
from pegs.view.sampling import sample
from pegs.view.seat_view import SeatView

__all__ = ["Memory", "Onlooker", "SeatView", "sample", "seen", "view_of"]
