"""Answers the messages of a table's client on a port, as a server does on its socket."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.here import left_tables
from pegs.here.commits import commit, told
from pegs.here.ids import read_token
from pegs.here.local_table import Client, LocalTable
from pegs.here.shelf import Shelf
from pegs.here.steps import Outcome, Step, Told
from pegs.here.stored_lines import CommandDone
from pegs.i18n import DEFAULT_LANGUAGE, in_language, supported_language, translate
from pegs.protocol import commands as do
from pegs.protocol.messages import AnyMessage, Bye, ByeCode, Done, Pong, RefusalCode, Refused
from pegs.table import live_coach
from pegs.table.answers.messages import id_in, read_command, refused, welcome
from pegs.table.answers.problems import UNREADABLE, json_path, unreadable
from pegs.table.command_errors import RefusedError
from pegs.table.timing import seconds_left


@dataclass(frozen=True)
class Port:
    """A client's port at a table, before or after its hello."""

    number: int
    here: LocalTable
    shelf: Shelf

    def receive(self, text: str) -> Step:
        """The step that a message leads to."""
        client = self.here.clients.get(self.number)
        with in_language(client.language if client else DEFAULT_LANGUAGE):
            try:
                command: do.AnyCommand = read_command(text)
            except UNREADABLE as error:
                return self._refuse(id_in(text), "unreadable", unreadable(json_path(str(error))))
            if isinstance(command, do.Ping):
                return self._tell(Pong(id=command.id, now=self.shelf.clock()))
            if isinstance(command, do.Hello):
                return self._hello(client, command)
            if client is None:
                return self._refuse(command.id, "hello_first", translate("server-hello-first"))
            return self._command(client, command)

    def _tell(self, message: AnyMessage) -> Step:
        return Step(lambda: Outcome([told(self.number, message)]))

    def _refuse(self, command_id: str, code: RefusalCode, sentence: str) -> Step:
        return self._tell(Refused(id=command_id, code=code, sentence=sentence))

    def _bye(self, code: ByeCode) -> Step:
        return self._tell(Bye(code=code, again=False))

    # --- hello

    def _hello(self, client: Client | None, hello: do.Hello) -> Step:
        if client is not None:
            return self._refuse(hello.id, "unreadable", translate("server-hello-once"))
        here, place = self.here, read_token(hello.token)
        if place is None or place[0] != here.id:
            return self._bye("unknown_token")
        if place[1] is not None and here.keys.seat(place[1]) is None:
            return self._bye("left" if here.keys.is_known(place[1]) else "unknown_token")
        new = Client(self.number, place[1], supported_language(hello.language))
        events = here.back(here.now(self.shelf.clock())) if here.move is None else []

        def enter() -> list[Told]:
            here.enter(new)
            with in_language(new.language):
                rules = here.table.rules_card()
                now = here.now(self.shelf.clock())
                message = welcome(here.table, here.viewer(new.key), hello.id, hello.since, now, rules)
            return [told(self.number, message)]

        notes = left_tables.opened(here, self.shelf.clock())
        return commit(self.shelf, here, events, notes=notes, then=enter)

    # --- commands

    def _command(self, client: Client, command: do.AnyCommand) -> Step:
        here = self.here
        done = here.version_after(client.key, command.id)
        if done is not None:
            return self._tell(Done(id=command.id, version=done))
        try:
            if isinstance(command, do.Look):
                return self._tell(Done(id=command.id, version=here.version))
            viewer = here.viewer(client.key)
            if isinstance(command, do.ListOptions):
                return self._tell(here.table.list_options(viewer, command))
            if isinstance(command, do.ReadTurn):
                return self._tell(here.table.read_turn(viewer, command))
            if isinstance(command, do.Why | do.Hint):
                return self._tell(here.table.answer(viewer, command))
            here.require_here()
            return self._decide(client, command)
        except RefusedError as refusal:
            return self._tell(refused(command.id, refusal))

    def _decide(self, client: Client, command: do.Command) -> Step:
        here, viewer = self.here, self.here.viewer(client.key)
        now = here.now(self.shelf.clock())
        if isinstance(command, do.Play) and (asked := self._ask_if_sure(client, command)) is not None:
            return asked
        events = here.table.decide(viewer, command, now, self.shelf.chance)
        version = here.version + len(events)
        notes = [CommandDone(client.key, command.id, version)] if events and client.key is not None else []
        done = Done(id=command.id, version=version)
        return commit(self.shelf, here, events, notes=notes, then=lambda: [told(self.number, done)])

    def _ask_if_sure(self, client: Client, command: do.Play) -> Step | None:
        """The coach's "Are you sure?", if it's on, and the turn is a blunder beyond doubt."""
        here, state = self.here, self.here.table.state
        now = here.now(self.shelf.clock())
        viewer = here.viewer(client.key)
        question = live_coach.question(state, viewer, command, seconds_left(state, now))
        if question is None:
            return None
        from pegs.coach.second_thoughts import second_thoughts  # the coach isn't needed to play

        sentence = second_thoughts(question.game, question.names, question.turn)
        if sentence is None:
            return None
        refusal = Refused(id=command.id, code="are_you_sure", sentence=sentence)
        events = live_coach.asked_now(state, question, now)
        return commit(self.shelf, here, events, then=lambda: [told(self.number, refusal)])


def no_such_table(port: int) -> Step:
    """The step that says goodbye on a port of a table that isn't on this device."""
    return Step(lambda: Outcome([told(port, Bye(code="unknown_token", again=False))]))
