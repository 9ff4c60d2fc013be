"""Encodes what a table's clients see, once for all that see the same, and sends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pegs.i18n import in_language, translate
from pegs.protocol.messages import Notice, NoticeCode
from pegs.protocol.table_view import RulesCard
from pegs.server.live.client_session import ClientSession
from pegs.server.live.frames import Frame, Head
from pegs.table.answers.messages import welcome
from pegs.table.encoded_update import EncodedUpdate
from pegs.table.table import Table

_NOTICES: dict[NoticeCode, str] = {"cannot_keep": "server-keeps-nothing", "keeps_again": "server-keeps-again"}


class Broadcaster:
    """Sends one table's state to its sessions."""

    def __init__(self, table: Table, now: Callable[[], float]) -> None:
        self._table, self._now = table, now
        self._rules_cards: dict[str, RulesCard] = {}
        """By language."""

    def update(self, sessions: Iterable[ClientSession], before: int) -> None:
        """Send what happened after a version, and the table as it is now."""
        if self._table.has_new_rules(before):
            self._rules_cards.clear()
        update = EncodedUpdate(self._table, before, self._now())
        head = Head(update.head)
        frames: dict[object, Frame] = {}
        for session in sessions:
            if session.audience not in frames:
                with in_language(session.language):
                    frames[session.audience] = Frame(update.tail(session.viewer), head)
            session.outbox.send_frame(frames[session.audience])

    def notice(self, sessions: Iterable[ClientSession], code: NoticeCode) -> None:
        """Send everyone a notice about the server."""
        for session in sessions:
            with in_language(session.language):
                session.send(Notice(code=code, sentence=translate(_NOTICES[code])))

    def welcome(self, session: ClientSession, command_id: str, since: int | None) -> int:
        """Send a new session the whole table, and what happened after the version it last saw.

        Returns the number of events sent.
        """
        viewer = session.viewer
        with in_language(session.language):
            rules = self._rules_card(session.language)
            message = welcome(self._table, viewer, command_id, since, self._now(), rules)
            session.send(message)
        return len(message.log)

    def _rules_card(self, language: str) -> RulesCard:
        """The rules, in the current language."""
        if language not in self._rules_cards:
            self._rules_cards[language] = self._table.rules_card()
        return self._rules_cards[language]
