"""Players: whoever chooses turns. A player sees a `pegs.view.SeatView` and nothing else.

``make_player("hints", seed=7)`` makes one by its short name; `player_names` lists them. How to write one:
docs/players.md.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from pegs.core.errors import UsageError
from pegs.i18n import say

if TYPE_CHECKING:
    from pegs.players.player import Player

    Maker = Callable[[int | str], Player]


def _compiled(policy: str) -> Maker:
    def make(seed: int | str) -> Player:
        from pegs.players.compiled_player import CompiledPlayer  # brings Numba along, which takes its time

        return CompiledPlayer(policy, seed)

    return make


PLAYERS: dict[str, Maker] = {name: _compiled(name) for name in ("random", "greedy", "hints")}
"""Who makes the players of each short name, from a seed. A new bot is a line here."""


def player_names() -> tuple[str, ...]:
    """The short names of all players there are."""
    return tuple(PLAYERS)


def make_player(name: str, seed: int | str = 0) -> Player:
    """A player by its short name, its chance begun from a seed. Raises UsageError where there is none of that
    name.
    """
    if name not in PLAYERS:
        near = get_close_matches(name, PLAYERS, n=1)
        sentence = say("player-unknown", name=name, players=", ".join(PLAYERS))
        raise UsageError(sentence + (" " + say("player-did-you-mean", name=near[0]) if near else ""))
    return PLAYERS[name](seed)
