"""Who plays where: names of players given on a command line, made compiled policies, one a seat."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Board
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Rules


def known_players() -> tuple[str, ...]:
    """The names of the players that the kernel can play."""
    from pegs.players.policies import POLICIES

    return tuple(POLICIES)


def split_names(text: str) -> tuple[str, ...]:
    """The names in a text that commas separate."""
    return tuple(name.strip() for name in text.split(","))


def seated(rules: Rules, players: int, teams: int) -> Board:
    """The board for so many players and teams. Raises UsageError where they cannot sit so."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS or not 2 <= teams <= players or players % teams:
        raise UsageError(translate("seating-impossible", players=players, teams=teams))
    return rules.board(players, teams)


def lineup(names: Sequence[str], board: Board) -> tuple[str, ...]:
    """The name at each seat: one name a seat, or fewer names that the teams take in turn.

    Raises UsageError for an unknown name, and where there are more names than teams but not one a seat.
    """
    known = known_players()
    for name in names:
        if name not in known:
            raise UsageError(translate("simulate-player-unknown", name=name, known=", ".join(known)))
    if len(names) == board.players:
        return tuple(names)
    if not 1 <= len(names) <= board.teams:
        raise UsageError(
            translate("simulate-too-many-names", names=len(names), players=board.players, teams=board.teams)
        )
    return tuple(names[board.team_of(seat) % len(names)] for seat in range(board.players))
