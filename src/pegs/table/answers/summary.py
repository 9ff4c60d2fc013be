"""What people may know of a table without opening it: who sits there, and which games have been played."""

from __future__ import annotations

from typing import NamedTuple

from pegs.core.board import Seat
from pegs.protocol.rest import FinishedGame, TableSummary
from pegs.table import events as ev
from pegs.table.game_name import in_current_language
from pegs.table.table import Table
from pegs.table.viewer import Viewer

_ANYONE = Viewer(role="watcher")


class _EndedGame(NamedTuple):
    """A finished game: its id, who won, when, and by how many seats everyone has moved since then."""

    game: str
    number: int
    winner: int
    at: float
    moved: int = 0


class FinishedGames:
    """The finished games of a table, as they follow from its events."""

    def __init__(self) -> None:
        self._games: list[_EndedGame] = []
        self._running = ""

    def __bool__(self) -> bool:
        return bool(self._games)

    def apply(self, event: ev.AnyEvent) -> None:
        """Follow an event."""
        match event:
            case ev.GameBegan():
                self._running = "" if event.is_prepared else event.game
            case ev.GameEnded() if self._running:
                self._games.append(_EndedGame(self._running, event.number, event.winner, event.at))
            case ev.SeatsRotated():
                self._games = [game._replace(moved=game.moved + event.by) for game in self._games]

    def listed(self, table: Table) -> tuple[FinishedGame, ...]:
        """The games with their names, in the current language; the newest is last."""
        names = table.state.past_names
        return tuple(
            FinishedGame(
                game=each.game,
                number=each.number,
                winner=each.winner,
                at=each.at,
                name=in_current_language(names[each.number]),
                moved=each.moved,
            )
            for each in self._games
        )


def summary_of(
    table: Table,
    table_id: str,
    now: float,
    code: str | None = None,
    seat: Seat | None = None,
    finished: tuple[FinishedGame, ...] = (),
) -> TableSummary:
    """What anyone with a table's code may know; with the other arguments, what someone with a key may.

    Without a ``code``, it's the table's own.
    """
    state, view = table.state, table.view(_ANYONE, now)
    return TableSummary(
        table=table_id,
        code=state.code if code is None else code,
        stage=view.stage,
        name=view.name,
        players=view.settings.players,
        teams=view.settings.teams,
        seats=view.seats,
        turn=view.game.turn if view.game is not None else None,
        watchers_allowed=view.settings.watchers,
        seat=seat,
        games=finished,
        deadline=view.deadline,
        since=(state.began or state.entries[0].event).at,
    )
