"""For people who study the game: many games at once, as arrays.

``VectorGame`` steps a batch of games; ``ObservationLayout`` and ``ActionColumn`` say what its arrays mean;
``PartActions`` turns any table's turns into a small fixed set of actions, chosen part by part, and
``PartGame`` is one game that is played so. The modules ``pettingzoo``, ``gymnasium`` and ``openspiel`` offer
it to these libraries. ``LineChart`` draws how training went.
"""

from pegs.study.actions import PartActions
from pegs.study.columns import ActionColumn
from pegs.study.line_chart import LineChart
from pegs.study.observation_layout import ObservationLayout, SeatLayout
from pegs.study.part_game import PartGame
from pegs.study.vector_game import VectorGame

__all__ = [
    "ActionColumn",
    "LineChart",
    "ObservationLayout",
    "PartActions",
    "PartGame",
    "SeatLayout",
    "VectorGame",
]
