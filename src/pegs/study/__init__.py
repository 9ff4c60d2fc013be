"""For people who study the game: many games at once, as arrays.

``VectorGame`` steps a batch of games; ``ObservationLayout`` and ``ActionColumn`` say what its arrays mean;
``PartActions`` turns any table's turns into a small fixed set of actions, chosen part by part.
"""

from pegs.study.actions import PartActions
from pegs.study.columns import ActionColumn
from pegs.study.observation_layout import ObservationLayout
from pegs.study.vector_game import VectorGame

__all__ = ["ActionColumn", "ObservationLayout", "PartActions", "VectorGame"]
