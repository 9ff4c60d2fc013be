"""Playing one game at a remote table with a registered player."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pegs import players
from pegs.core.errors import UsageError
from pegs.i18n import language, translate
from pegs.notation import turn_text
from pegs.protocol.commands import AnswerTakeBack, AnyCommand, Commit, Hello, Play, Reveal, VoteOnRules
from pegs.protocol.messages import AnyMessage, Bye, Notice, Refused, Update, Welcome
from pegs.protocol.rest import Seated
from pegs.protocol.table_view import TableView
from pegs.remote.remote_game import RemoteGame
from pegs.table.commit_reveal import commitment_of

RETRY = 1.0
"""Seconds between attempts to reach the server."""
RETRIED = ("busy", "cannot_keep", "too_much")
"""Refusals after which the same turn is sent again."""
OVERTAKEN = ("stale", "not_your_turn", "not_playing", "paused")
"""Refusals because something else happened first; an update follows."""

_read = msgspec.json.Decoder(AnyMessage).decode


class _RetryError(Exception):
    """The connection is to be opened again, after some seconds; the text says why."""

    def __init__(self, reason: str, seconds: float = RETRY) -> None:
        self.seconds = seconds
        super().__init__(reason)


class _ReportOnce:
    """Reports to the person. The same sentence isn't repeated until something else happens."""

    def __init__(self, report: Callable[[str], None]) -> None:
        self._report, self._last = report, ""

    def report(self, sentence: str) -> None:
        """Report a sentence, unless it was the last one."""
        if sentence != self._last:
            self._report(sentence)
        self._last = sentence

    def forget(self) -> None:
        """Let the last sentence be reported again, because the game has moved on."""
        self._last = ""


def play_game(server: str, seated: Seated, player: str, report: Callable[[str], None]) -> bool:
    """Play for a seat until a game at its table is over; returns whether its team won.

    ``player`` is a name of the registry (`pegs.players.names`). A lost connection is opened again and again;
    ``report`` receives a sentence whenever that happens, with the reason, and whatever else the server
    announces.

    Raises PlayerError if the player fails, and UsageError if the server turns the seat away for good.
    """
    seat = _Seat(seated.token, player, report)
    # A proxy can send everyone at a table to the same server process.
    url = f"{server.replace('http', 'ws', 1)}/ws?table={seated.table}"
    while True:
        try:
            with connect(url, max_size=None) as socket:
                return seat.play(socket)
        except _RetryError as error:
            again = error
        except (WebSocketException, OSError) as error:
            again = _RetryError(_reason_of(error))
        seat.reports.report(str(again))
        time.sleep(again.seconds)


def _reason_of(error: WebSocketException | OSError) -> str:
    """Why a connection couldn't be opened, or was lost."""
    if isinstance(error, InvalidStatus):
        return translate("seat-refused", status=str(error.response.status_code))
    return translate("seat-reconnecting", code="lost", seconds=0)


class _Seat:
    """One seat over all its connections."""

    def __init__(self, token: str, player: str, report: Callable[[str], None]) -> None:
        self._token, self._player = token, player
        self.reports = _ReportOnce(report)
        self._game: RemoteGame | None = None
        self._version: int | None = None
        self._sent_elsewhere = 0
        """How often in a row the server has said that another of its processes has the table."""
        self._has_played = False
        self._seed = secrets.token_hex(8)
        self._number = secrets.token_hex(32)
        """The secret number for the shuffle of the next game."""

    def play(self, socket: ClientConnection) -> bool:
        """Play over one connection until the game is over."""
        hello = Hello(
            id="hello",
            token=self._token,
            since=self._version,
            language=language(),
            sent_elsewhere=self._sent_elsewhere,
        )
        _send(socket, hello)
        for text in socket:
            table = self._receive(_read(text))
            if table is None:
                continue
            self._version = table.version
            self._has_played |= table.stage in ("playing", "paused")
            if table.stage == "over" and self._has_played:
                return _has_won(table)
            self._take_part_in_shuffle(socket, table)
            if table.take_back is not None and table.me.seat in table.take_back.waiting:
                _send(socket, AnswerTakeBack(id=f"agree-{table.version}", agree=True))
            _vote_with_majority(socket, table)
            self._decide(socket, table)
        raise _RetryError(translate("seat-reconnecting", code="lost", seconds=0))

    def _receive(self, message: AnyMessage) -> TableView | None:
        """Follow one message; returns the table if the message shows it."""
        match message:
            case Welcome(table=table, rules=rules, log=log, resumed=resumed):
                if self._game is None or not resumed or not self._game.has_rules(rules):
                    self._game = RemoteGame(rules, table)
                self._game.add(log)
                self._sent_elsewhere = 0
                return table
            case Update(table=table, log=log, rules=rules) if self._game is not None:
                self.reports.forget()
                if rules is not None:
                    self._game = RemoteGame(rules, table)
                self._game.add(log)
                return table
            case Notice(sentence=sentence):
                self.reports.report(sentence)
            case Refused(code=code, sentence=sentence, retry=retry) if code not in OVERTAKEN:
                if code not in RETRIED:
                    raise UsageError(sentence)
                raise _RetryError(sentence, retry or RETRY)
            case Bye(code=code, again=again, retry=retry):
                self._sent_elsewhere = self._sent_elsewhere + 1 if code == "elsewhere" else 0
                if not again:
                    raise UsageError(translate("seat-closed", code=code))
                seconds = retry or 0
                raise _RetryError(translate("seat-reconnecting", code=code, seconds=seconds), retry or RETRY)
        return None

    def _take_part_in_shuffle(self, socket: ClientConnection, table: TableView) -> None:
        """Lock in this seat's secret number for the next game, and reveal it when it is asked for."""
        shuffle, seat = table.shuffle, table.me.seat
        if shuffle is None or seat is None:
            return
        commitment = commitment_of(self._number)
        is_locked = any(each.seat == seat and each.commitment == commitment for each in shuffle.people)
        if not shuffle.waiting and not is_locked:
            _send(socket, Commit(id=f"lock-{self._number[:8]}", number=shuffle.number, commitment=commitment))
        elif seat in shuffle.waiting and is_locked:
            _send(socket, Reveal(id=f"reveal-{self._number[:8]}", number=shuffle.number, secret=self._number))

    def _decide(self, socket: ClientConnection, table: TableView) -> None:
        if table.stage != "playing" or table.game is None or not table.game.options:
            return
        if table.take_back is not None:  # playing now would refuse it
            return
        assert self._game is not None
        view = self._game.view(table)
        turn = players.decide(self._player, f"{self._seed}/{table.game.number}/{table.game.ply}", view)
        text = turn_text(view.board, turn)
        # The server carries out a command id once, so it's safe to send the turn again after reconnecting.
        _send(socket, Play(id=f"at-{table.version}", version=table.version, turn=text))


def _send(socket: ClientConnection, command: AnyCommand) -> None:
    socket.send(msgspec.json.encode(command).decode())


def _vote_with_majority(socket: ClientConnection, table: TableView) -> None:
    """Vote for suggested rules if that decides it and most votes are for them: no one has to wait for us."""
    me = table.me.seat
    for suggestion in table.suggestions:
        yes, no = len(suggestion.yes), len(suggestion.no)
        if me not in suggestion.yes and yes > no and yes + 1 == suggestion.needed:
            vote = VoteOnRules(id=f"vote-{suggestion.id}", suggestion=suggestion.id, agree=True)
            _send(socket, vote)


def _has_won(table: TableView) -> bool:
    assert table.game is not None
    assert table.me.seat is not None
    return table.game.winner == table.seats[table.me.seat].team
