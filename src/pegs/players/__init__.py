"""Players: everything that chooses turns. A player sees a `pegs.view.SeatView` and nothing else.

This is the one registry. `names` lists the players there are and `make` makes one by name. Besides the
built-in players, installed packages can offer players under the entry point group ``pegs.players``, and
`find` loads a class of your own by ``MODULE:NAME``. How to write one: docs/players.md.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from pegs.core.errors import PlayerError, UsageError
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.players.effort import EXPERTS
from pegs.players.hint_terms import VARIANTS
from pegs.players.versions import is_installed, plain, version_of, with_version

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from pegs.core.board import Board
    from pegs.players.player import Player
    from pegs.view import SeatView

GROUP = "pegs.players"
"""The entry point group under which packages offer players."""
COMPILED = ("random", "greedy", "easy", "hints", "strong")
"""The built-in players. The kernel can play whole games with them, and with the variants of ``hints``
(``hints-TERM``), which aren't listed.
"""
FAILURES = (Exception, SystemExit)
"""What a player's code may raise without ending the program: also ``sys.exit()``."""
_loaded: dict[str, Callable[[], Player]] = {}
"""Players loaded from ``MODULE:NAME``, by that name."""


def names() -> tuple[str, ...]:
    """The names of all players: built in, installed and loaded."""
    return tuple(dict.fromkeys((*COMPILED, "expert", *_installed(), *_loaded)))


def is_known(name: str) -> bool:
    """Whether there's a player by this name. A version in it may be one that isn't installed."""
    return _is_ours(plain(name)) or plain(name) in names() or name in VARIANTS or is_expert(name)


def is_listed(name: str) -> bool:
    """Whether a name is one of `names`, or an installed version of one."""
    return _is_ours(name) or name in names() or (plain(name) in names() and is_installed(name))


def _is_ours(name: str) -> bool:
    """Whether a player is built in, so that there's no need for the slow search for installed ones."""
    return name in COMPILED or name == "expert"


def is_compiled(name: str) -> bool:
    """Whether the kernel can play whole games with a player."""
    return plain(name) in COMPILED or name in VARIANTS


def is_expert(name: str) -> bool:
    """Whether a player compares turns by rollouts, which takes a hundred times as long."""
    return plain(name) in EXPERTS


def make(name: str | Callable[[], Player], seed: int | str = 0) -> Player:
    """Make a player by name, or by a class of your own, with its random choices seeded.

    This never imports ``MODULE:NAME``, because a name may come from a stranger; call `find` first.

    Raises UsageError if there is no such player, and PlayerError if it can't be made.
    """
    name = with_version(name) if isinstance(name, str) else _name_of(name)
    version_of(name)  # raises UsageError if it isn't installed
    if is_compiled(name):
        from pegs.players.compiled_player import CompiledPlayer  # loads the kernel

        return CompiledPlayer(name, seed)
    if is_expert(name):
        from pegs.players.expert_player import ExpertPlayer

        return ExpertPlayer(name, EXPERTS[plain(name)], seed)
    maker = _loaded.get(name) or _installed_maker(name)
    try:
        player = maker()
        player.restart(seed)
    except FAILURES as error:
        raise PlayerError(translate("player-fails", name=name, error=describe_error(error))) from error
    return player


def decide(name: str, seed: int | str, view: SeatView) -> Turn:
    """Choose a turn with a player made for this one decision.

    The player first observes everything that its seat has seen.

    Raises UsageError as `make` does, and PlayerError if the player fails or chooses a turn that isn't legal.
    """
    player = make(name, seed)
    try:
        player.observe(view.history)
        turn = player.choose(view)
    except UsageError:
        raise
    except FAILURES as error:
        raise PlayerError(translate("player-fails", name=name, error=describe_error(error))) from error
    legal = legal_choice(view, turn)
    if legal is None:
        raise PlayerError(translate("player-illegal", name=name, turn=describe_turn(view.board, turn)))
    return legal


def legal_choice(view: SeatView, turn: object) -> Turn | None:
    """The one of ``view.legal_turns`` that a player chose; None if its choice isn't legal.

    A split can be written with its steps in any order in which they can be made, as in `Game.play`.
    """
    if turn in view.legal_turns:
        return view.legal_turns[view.legal_turns.index(turn)]
    from pegs.core.turn import Turn
    from pegs.engine.game import Game

    if not isinstance(turn, Turn) or len(turn.steps) < 2:
        return None
    board = view.board
    game = Game.from_position(view.ruleset, view.position, board.players, board.teams, check=False)
    try:
        chosen = game.canonical(turn)
    except Exception:  # an IllegalTurnError, or whatever a player's odd values lead to
        return None
    return chosen if chosen in view.legal_turns else None


def load(path: str) -> str:
    """Load a class of players by ``MODULE:NAME`` and return the name to `make` it by.

    The module can be anywhere on Python's path or in the current folder. Raises UsageError if there is no
    such class.
    """
    module_name, _, attribute = path.partition(":")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        maker = getattr(importlib.import_module(module_name), attribute)
    except FAILURES as error:  # importing runs the module's code, which may raise anything
        raise UsageError(translate("player-not-loaded", path=path, error=_message(error))) from error
    finally:
        sys.path.remove(here)
    if not callable(maker):
        raise UsageError(translate("player-not-callable", path=path))
    _loaded[path] = maker
    return path


def find(name: str | Callable[[], Player]) -> str:
    """The name to `make` a player by: a known name, ``MODULE:NAME``, which is loaded, or a class of your own.

    The name of a player with versions gets the newest one, if it has none. Raises UsageError if there is no
    such player.
    """
    if not isinstance(name, str):
        return _name_of(name)
    if is_known(name):
        version_of(name)  # raises UsageError if it isn't installed
        return with_version(name)
    if ":" in name:
        return load(name)
    raise UsageError(unknown(name))


def unknown(name: str) -> str:
    """The sentence saying that no player has this name, with the nearest one, or all if none is close."""
    from pegs.rules.suggestions import nearest_or_all

    return translate("player-unknown", name=name) + nearest_or_all(name, names())


def describe_error(error: BaseException) -> str:
    """An exception in one line: its type, its message, and the file and line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return _message(error) + place


def describe_turn(board: Board, turn: object) -> str:
    """A turn in notation, or whatever else a player returned, as Python prints it."""
    from pegs.notation import turn_text

    try:
        return turn_text(board, turn)  # type: ignore[arg-type]
    except Exception:  # a player can return anything
        return repr(turn)


def _name_of(maker: object) -> str:
    """The name of a class of players, numbered if another class already has it.

    Raises UsageError if the object can't make players.
    """
    if not callable(maker):
        from pegs.rules.suggestions import clipped

        raise UsageError(translate("player-not-callable", path=clipped(repr(maker))))
    path = f"{maker.__module__}:{getattr(maker, '__qualname__', type(maker).__qualname__)}"
    numbered = (path if k == 1 else f"{path}-{k}" for k in count(1))
    name = next(each for each in numbered if _loaded.get(each, maker) is maker)
    _loaded[name] = maker
    return name


def _message(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


@cache
def _installed() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, for the names of players that are ours

    return {each.name: each for each in entry_points(group=GROUP)}


def _installed_maker(name: str) -> Callable[[], Player]:
    if name not in _installed():
        raise UsageError(unknown(name))
    try:
        maker: Callable[[], Player] = _installed()[name].load()
    except FAILURES as error:
        raise UsageError(translate("player-not-loaded", path=name, error=_message(error))) from error
    return maker
