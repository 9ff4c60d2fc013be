"""Who plays at each seat: players' names from a command line, one per seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pegs import players as registry
from pegs.core.board import Board
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.players.player import Player
from pegs.rules.playable import check_seating
from pegs.rules.switches import Rules

Maker = Callable[[], Player]
"""A class of players of your own."""


def split_names(text: str) -> tuple[str, ...]:
    """The names in a comma-separated text."""
    return tuple(name.strip() for name in text.split(","))


def as_players(seats: str | Maker | Sequence[str | Maker]) -> Sequence[str | Maker]:
    """The requested players: names in a text, one class for all, or a list of either."""
    if isinstance(seats, str):
        return split_names(seats)
    return seats if isinstance(seats, Sequence) else (seats,)


def board_for(rules: Rules, players: int, teams: int) -> Board:
    """The board for a number of players and teams. Raises UsageError if that seating is impossible."""
    check_seating(players, teams)
    return rules.board(players, teams)


def lineup(names: Sequence[str | Maker], board: Board) -> tuple[str, ...]:
    """The player's name at each seat, from one name per seat, or from fewer that the teams take in turn.

    Players can be classes too, and those given as ``MODULE:NAME`` are loaded. Raises UsageError if there is
    no such player, and if there are more names than teams but not one per seat.
    """
    players = tuple(registry.find(name) for name in names)
    if len(players) == board.players:
        return players
    if not 1 <= len(players) <= board.teams:
        raise UsageError(
            translate("simulate-too-many-names", names=len(players), players=board.players, teams=board.teams)
        )
    return tuple(players[board.team_of(seat) % len(players)] for seat in range(board.players))
