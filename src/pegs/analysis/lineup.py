"""Who plays at each seat: players' names from a command line, one per seat."""

from __future__ import annotations

from collections.abc import Sequence

from pegs import players as registry
from pegs.core.board import Board
from pegs.core.errors import UsageError
from pegs.engine.arguments import check_seating
from pegs.i18n import translate
from pegs.rules.switches import Rules


def split_names(text: str) -> tuple[str, ...]:
    """The names in a comma-separated text."""
    return tuple(name.strip() for name in text.split(","))


def board_for(rules: Rules, players: int, teams: int) -> Board:
    """The board for a number of players and teams. Raises UsageError if that seating is impossible."""
    check_seating(players, teams)
    return rules.board(players, teams)


def lineup(names: Sequence[str], board: Board) -> tuple[str, ...]:
    """The player's name at each seat, from one name per seat, or from fewer that the teams take in turn.

    Players given as ``MODULE:NAME`` are loaded. Raises UsageError if there is no such player, and if there
    are more names than teams but not one per seat.
    """
    found = tuple(registry.find(name) for name in names)
    if len(found) == board.players:
        return found
    if not 1 <= len(found) <= board.teams:
        raise UsageError(
            translate("simulate-too-many-names", names=len(found), players=board.players, teams=board.teams)
        )
    return tuple(found[board.team_of(seat) % len(found)] for seat in range(board.players))
