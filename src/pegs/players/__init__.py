"""Players: everything that chooses turns. A player sees a `pegs.view.SeatView` and nothing else.

`make` makes one by name, `names` lists the names. Besides those that come along, installed packages may offer
players under the entry point group ``pegs.players``, and `load` takes in a class of your own by
``MODULE:NAME``. How to write one: docs/players.md.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from pegs.core.errors import PlayerError, UsageError
from pegs.core.turn import Turn
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.players.player import Player
    from pegs.view import SeatView

GROUP = "pegs.players"
"""The entry point group under which packages offer players."""
COMPILED = ("random", "greedy", "hints")
"""The players that come along; the kernel can play whole games with them."""
_loaded: dict[str, Callable[[], Player]] = {}
"""Players of ``MODULE:NAME`` that were taken in, by that name."""


def names() -> tuple[str, ...]:
    """The names of all players there are: those that come along, installed ones, loaded ones."""
    return tuple(dict.fromkeys((*COMPILED, *_installed(), *_loaded)))


def make(name: str, seed: int | str = 0) -> Player:
    """A player by name, with its random choices seeded.

    Nothing is imported by ``MODULE:NAME`` here: a name may come from a stranger.

    Raises UsageError if there is no such player, and PlayerError if it can't be made.
    """
    if name in COMPILED:
        from pegs.players.compiled_player import CompiledPlayer  # brings Numba along, which takes its time

        return CompiledPlayer(name, seed)
    maker = _loaded.get(name) or _installed_maker(name)
    try:
        player = maker()
        player.restart(seed)
    except Exception as error:
        raise PlayerError(translate("player-fails", name=name, error=_described(error))) from error
    return player


def decide(name: str, seed: int | str, view: SeatView) -> Turn:
    """The turn that a player made for this one decision chooses, having heard all that its seat has seen.

    Raises UsageError as `make` does, and PlayerError if the player fails or chooses a turn that isn't legal.
    """
    player = make(name, seed)
    try:
        player.told(view.history)
        turn = player.choose(view)
    except UsageError:
        raise
    except Exception as error:
        raise PlayerError(translate("player-fails", name=name, error=_described(error))) from error
    if turn not in view.legal_turns:
        raise PlayerError(translate("player-illegal", name=name, turn=str(turn)))
    return turn


def load(path: str) -> str:
    """Take in a class of players by ``MODULE:NAME`` and return the name it can be made by from now on.

    The module is looked for where Python looks, and in the current folder. Raises UsageError if there is no
    such class.
    """
    module_name, _, attribute = path.partition(":")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module_name), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UsageError(translate("player-not-loaded", path=path, error=_described(error))) from None
    finally:
        sys.path.remove(here)
    if not callable(found):
        raise UsageError(translate("player-not-callable", path=path))
    _loaded[path] = found
    return path


def find(name: str) -> str:
    """A player's name as given on this computer's command line: a known one, or ``MODULE:NAME`` to load.

    Raises UsageError if there is no such player.
    """
    if name in names():
        return name
    if ":" in name:
        return load(name)
    raise UsageError(unknown(name))


def unknown(name: str) -> str:
    """The sentence that there is no player of this name, with the nearest one."""
    near = get_close_matches(name, names(), n=1)
    sentence = translate("player-unknown", name=name, players=", ".join(names()))
    return f"{sentence} {translate('player-did-you-mean', name=near[0])}" if near else sentence


@cache
def _installed() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group=GROUP)}


def _installed_maker(name: str) -> Callable[[], Player]:
    if name not in _installed():
        raise UsageError(unknown(name))
    try:
        maker: Callable[[], Player] = _installed()[name].load()
    except (ImportError, AttributeError) as error:
        raise UsageError(translate("player-not-loaded", path=name, error=_described(error))) from None
    return maker


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
