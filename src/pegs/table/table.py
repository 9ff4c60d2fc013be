"""`Table`: one live table, without a clock, storage, or sockets. Its caller passes in commands and the time,
stores the events that follow, and applies them:

    events = table.decide(viewer, command, now, secrets.token_bytes)
    store(events)
    for event in events:
        table.apply(event)
"""

from __future__ import annotations

from collections.abc import Iterable

from pegs import players
from pegs.core.board import Seat
from pegs.core.errors import PegsError
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.players.explain import explain
from pegs.table import events as ev
from pegs.table import timing, why_not
from pegs.table.chat import TABLE_TALK
from pegs.table.command_errors import RefusedError
from pegs.table.encode import board_shape
from pegs.table.event_log import visible_event
from pegs.table.handlers import Decider, Events, name_and_color, plies_to_take_back
from pegs.table.projection import Observers, Projection
from pegs.table.protocol import commands as do
from pegs.table.protocol.log import AnyLogEvent
from pegs.table.protocol.messages import Answer, Reason
from pegs.table.protocol.settings import Settings
from pegs.table.protocol.table_view import Me, RulesCard, SeatInfo, TableView
from pegs.table.rules_card import rules_card
from pegs.table.state import Chance, State, load_rules
from pegs.table.timing import BotTask
from pegs.table.viewer import Viewer


class Table:
    """A table at its latest version."""

    def __init__(self) -> None:
        """Make a table without any event; use `create` or `from_events`."""
        self.state = State()
        self.watchers = 0
        """The number of watchers, which the caller updates."""
        self._observers: Observers | None = None

    @classmethod
    def create(
        cls, settings: Settings, code: str, name: str, color: str, now: float, chance: Chance
    ) -> tuple[Table, Events]:
        """Create a table. Returns it with its first events, which are applied already.

        Its creator is the host and gets the seat that the settings reserve for them, or else the first one
        that isn't a bot's. Raises RefusedError if no game can be played with these settings.
        """
        check_settings(settings)
        table = cls()
        made = ev.TableMade(at=now, settings=settings, code=code, seed=chance(16).hex())
        table.apply(made)
        seat = _creator_seat(settings)
        if table.state.seats[seat].bot:
            table.apply(ev.SeatOpened(at=now, seat=seat))
        name, color = name_and_color(table.state, seat, name, color)
        table.apply(ev.SeatTaken(at=now, seat=seat, name=name, color=color, host=True))
        return table, [entry.event for entry in table.state.entries]

    @classmethod
    def from_events(cls, events: Iterable[ev.AnyEvent]) -> Table:
        """The table after these events."""
        table = cls()
        for event in events:
            table.apply(event)
        return table

    # --- views

    @property
    def version(self) -> int:
        """The number of events so far."""
        return self.state.version

    def view(self, viewer: Viewer, now: float) -> TableView:
        """The table as a viewer may see it, in the current language."""
        state = self.state
        return TableView(
            version=state.version,
            code=state.code,
            stage=state.stage,
            settings=state.settings,
            board=board_shape(state.board),
            seats=self.seat_infos(),
            watchers=self.watchers,
            me=Me(viewer.role, viewer.seat, viewer.seat is not None and state.seats[viewer.seat].host),
            game=Projection(state, self._observers, viewer).game(),
            deadline=timing.deadline(state),
            now=now,
            can_take_back=viewer.seat is not None and plies_to_take_back(state, viewer.seat) > 0,
            game_id=state.began.game if state.began and state.stage == "over" else None,
        )

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Who sits at each seat."""
        board = self.state.board
        return tuple(
            SeatInfo(
                seat=seat,
                team=board.team_of(seat),
                letter=board.letters[seat],
                name=seat_state.name,
                color=seat_state.color,
                kind="person" if seat_state.person else "bot" if seat_state.bot else "open",
                bot=seat_state.bot,
                here=seat_state.is_here,
                stand_in=seat_state.stand_in,
                away_until=timing.away_until(self.state, seat),
            )
            for seat, seat_state in enumerate(self.state.seats)
        )

    def rules_card(self) -> RulesCard:
        """The rules of the table in the current language."""
        settings = self.state.settings
        talk = TABLE_TALK[settings.talk] if settings.talk else None
        return rules_card(self.state.ruleset, (settings.players, settings.teams), talk)

    def log(self, viewer: Viewer, since: int | None) -> tuple[AnyLogEvent, ...]:
        """The log after a version, or of the current game if ``since`` is None, as a viewer may see it."""
        entries = self.state.entries_of_game if since is None else self.state.entries[since:]
        entries_seen = (visible_event(self.state, entry, viewer) for entry in entries)
        return tuple(each for each in entries_seen if each is not None)

    # --- commands and events

    def decide(self, viewer: Viewer, command: do.Command, now: float, chance: Chance) -> Events:
        """The events that follow from a command, not yet applied. Raises RefusedError."""
        return Decider(self.state, viewer, now, chance).decide(command)

    def apply(self, event: ev.AnyEvent) -> None:
        """Apply an event."""
        self.state.apply(event)
        if isinstance(event, ev.GameBegan):
            self._observers = Observers(self.state.running)

    def sit(self, name: str, color: str, seat: Seat | None, now: float) -> tuple[Seat, Events]:
        """The events of a person taking a seat, by default the first open one. Raises RefusedError."""
        seats = self.state.seats
        if seat is None:
            seat = next((number for number, seat_state in enumerate(seats) if seat_state.is_open), None)
            if seat is None:
                raise RefusedError("seat_taken", translate("table-full"))
        if seat >= len(seats):
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        if not seats[seat].is_open:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=seats[seat].name))
        name, color = name_and_color(self.state, seat, name, color)
        return seat, [ev.SeatTaken(at=now, seat=seat, name=name, color=color)]

    def connected(self, seat: Seat, now: float) -> Events:
        """The events after a person's first connection opened."""
        seat_state = self.state.seats[seat]
        was_away = seat_state.person and (seat_state.away_since is not None or seat_state.stand_in)
        return [ev.CameBack(at=now, seat=seat)] if was_away else []

    def disconnected(self, seat: Seat, now: float) -> Events:
        """The events after a person's last connection closed."""
        seat_state = self.state.seats[seat]
        return [ev.WentAway(at=now, seat=seat)] if seat_state.person and seat_state.away_since is None else []

    # --- time

    def due(self) -> float | None:
        """When to call `tick` next; None if it isn't needed before the next event."""
        return timing.next_stand_in(self.state)

    def tick(self, now: float) -> Events:
        """The events due by now: stand-ins for people who have been away long enough."""
        return timing.stand_ins(self.state, now)

    def bot_to_move(self, *, watched: bool = False) -> BotTask | None:
        """The next decision, if a bot makes it; also for a person whose clock runs out.

        With ``watched``, bots play even if no person is connected.
        """
        return timing.bot_task(self.state, watched=watched)

    def bot_played(self, task: BotTask, turn: Turn, now: float) -> Events:
        """The events of a bot's decision; none if it comes too late."""
        if self.state.stage != "playing" or task.key[0] != self.state.decided_at:
            return []
        seat_state = self.state.seats[task.seat]
        if task.by == "bot" and seat_state.player is None:
            return []
        return Decider(self.state, Viewer("player", task.seat), now, _no_chance).played(turn, task.by)

    # --- questions

    def answer(self, viewer: Viewer, command: do.Why | do.Hint) -> Answer:
        """Answer a question from the seat to act. Raises RefusedError if it can't be asked now."""
        seat = self._asking_seat(viewer)
        match command:
            case do.Why():
                names = self.state.names_for(seat)
                return Answer(id=command.id, reasons=why_not.answer(self.state.running, names, command))
            case do.Hint():
                return self._hint(command, seat)

    def _asking_seat(self, viewer: Viewer) -> Seat:
        if viewer.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        if self._observers is None or self.state.stage != "playing" or self.state.running.turn != viewer.seat:
            raise RefusedError("not_your_turn", translate("table-why-your-turn"))
        return viewer.seat

    def _hint(self, command: do.Hint, seat: Seat) -> Answer:
        if not self.state.settings.hints:
            raise RefusedError("not_allowed", translate("table-no-hints"))
        assert self._observers is not None
        view = self._observers.view(seat)
        turn = players.decide("hints", 0, view)
        reasons = tuple(Reason(each.sentence, weight=each.contribution) for each in explain(view, turn))
        return Answer(id=command.id, turn=turn_text(self.state.board, turn), reasons=reasons)


def check_settings(settings: Settings) -> None:
    """Raise RefusedError if no game can be played with these settings."""
    try:
        rules = load_rules(settings.rules).rules
    except PegsError as error:
        raise RefusedError("not_allowed", str(error)) from None
    for choice in settings.seats:
        if choice.who == "bot" and choice.bot not in players.names():
            raise RefusedError("not_allowed", translate("table-no-such-bot", bots=", ".join(players.names())))
    if settings.players % settings.teams:
        raise RefusedError(
            "not_allowed", translate("table-teams", players=settings.players, teams=settings.teams)
        )
    spare = sum(rules.pack(settings.players)) - rules.hand_size * settings.players
    if spare < settings.players:
        raise RefusedError("not_allowed", translate("table-too-few-cards", players=settings.players))


def _creator_seat(settings: Settings) -> Seat:
    choices = settings.seats[: settings.players]
    mine = [seat for seat, choice in enumerate(choices) if choice.who == "me"]
    if mine:
        return mine[0]
    bots = {seat for seat, choice in enumerate(choices) if choice.who == "bot"}
    return next((seat for seat in range(settings.players) if seat not in bots), 0)


def _no_chance(_number: int) -> bytes:
    raise AssertionError("playing a turn needs no random bytes")
