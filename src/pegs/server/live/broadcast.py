"""Encodes what a table's clients see, once for all that see the same, and sends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from pegs.i18n import in_language, translate
from pegs.server.live.client_session import ClientSession
from pegs.table.protocol.messages import Notice, NoticeCode, Update, Welcome
from pegs.table.protocol.table_view import RulesCard
from pegs.table.table import Table

_NOTICES: dict[NoticeCode, str] = {"cannot_keep": "server-keeps-nothing", "keeps_again": "server-keeps-again"}


class Broadcaster:
    """Sends one table's state to its sessions."""

    def __init__(self, table: Table, now: Callable[[], float]) -> None:
        self._table, self._now = table, now
        self._rules_cards: dict[str, RulesCard] = {}
        """By language; a table's rules never change."""

    def update(self, sessions: Iterable[ClientSession], before: int) -> None:
        """Send what happened after a version, and the table as it is now."""
        texts: dict[object, str] = {}
        for session in sessions:
            if session.audience not in texts:
                texts[session.audience] = self._encode_update(session, before)
            session.outbox.send_text(texts[session.audience])

    def _encode_update(self, session: ClientSession, before: int) -> str:
        viewer = session.viewer
        with in_language(session.language):
            table = self._table.view(viewer, self._now())
            update = Update(log=self._table.log(viewer, before), table=table)
        return msgspec.json.encode(update).decode()

    def notice(self, sessions: Iterable[ClientSession], code: NoticeCode) -> None:
        """Send everyone a notice about the server."""
        for session in sessions:
            with in_language(session.language):
                session.send(Notice(code=code, sentence=translate(_NOTICES[code])))

    def welcome(self, session: ClientSession, command_id: str, since: int | None) -> None:
        """Send a new session the whole table, and what happened after the version it last saw."""
        viewer = session.viewer
        resumed = since is not None and since <= self._table.version
        with in_language(session.language):
            session.send(
                Welcome(
                    id=command_id,
                    table=self._table.view(viewer, self._now()),
                    rules=self._rules_card(session.language),
                    log=self._table.log(viewer, since if resumed else None),
                    resumed=resumed,
                )
            )

    def _rules_card(self, language: str) -> RulesCard:
        """The rules, in the current language."""
        if language not in self._rules_cards:
            self._rules_cards[language] = self._table.rules_card()
        return self._rules_cards[language]
