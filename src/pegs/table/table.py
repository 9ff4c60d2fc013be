"""`Table`: one live table. It has no clock and no sockets: whoever runs it tells it the time and what was
said, keeps the events that come of it, and lets them happen.

    events = table.decide(who, command, now, secrets.token_bytes)
    ... keep them ...
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
from pegs.table.command_errors import RefusedError
from pegs.table.encode import shape_of
from pegs.table.event_log import logged
from pegs.table.handlers import Decider, Events, plies_to_take_back, seated_as
from pegs.table.projection import Observers, Projection
from pegs.table.protocol import commands as do
from pegs.table.protocol.log import AnyHappening
from pegs.table.protocol.messages import Answer, Reason
from pegs.table.protocol.settings import Settings
from pegs.table.protocol.table_view import Me, RulesCard, SeatView, TableView
from pegs.table.rules_card import rules_card
from pegs.table.state import Chance, State, ruleset_of
from pegs.table.timing import BotTask
from pegs.table.viewer import Who


class Table:
    """A table at its present version."""

    def __init__(self) -> None:
        """A table of which nothing has happened yet; use `made` or `restored`."""
        self.state = State()
        self.watchers = 0
        """How many watch; whoever runs the table keeps count."""
        self._observers: Observers | None = None

    @classmethod
    def made(
        cls, settings: Settings, code: str, name: str, color: str, now: float, chance: Chance
    ) -> tuple[Table, Events]:
        """A new table and its first events, which have happened to it already. The maker sits at the first
        seat that is theirs by the settings, else the first that is no bot's, and is the host.

        Raises RefusedError where the settings cannot be played.
        """
        check_settings(settings)
        table = cls()
        made = ev.TableMade(at=now, settings=settings, code=code, seed=chance(16).hex())
        table.apply(made)
        seat = _maker_seat(settings)
        if table.state.chairs[seat].bot:
            table.apply(ev.SeatOpened(at=now, seat=seat))
        sits, shown = seated_as(table.state, seat, name, color)
        table.apply(ev.SeatTaken(at=now, seat=seat, name=sits, color=shown, host=True))
        return table, [entry.event for entry in table.state.entries]

    @classmethod
    def restored(cls, events: Iterable[ev.AnyEvent]) -> Table:
        """A table from everything that happened at it."""
        table = cls()
        for event in events:
            table.apply(event)
        return table

    # --- what there is to see

    @property
    def version(self) -> int:
        """The number of events so far."""
        return self.state.version

    def view(self, who: Who, now: float) -> TableView:
        """The table as a receiver may see it, in the language in use."""
        state = self.state
        return TableView(
            version=state.version,
            code=state.code,
            stage=state.stage,
            settings=state.settings,
            board=shape_of(state.board),
            seats=self.seats(),
            watchers=self.watchers,
            me=Me(who.role, who.seat, who.seat is not None and state.chairs[who.seat].host),
            game=Projection(state, self._observers, who).game(),
            deadline=timing.deadline(state),
            now=now,
            can_take_back=who.seat is not None and plies_to_take_back(state, who.seat) > 0,
            game_id=state.began.game if state.began and state.stage == "over" else None,
        )

    def seats(self) -> tuple[SeatView, ...]:
        """Who sits where."""
        board = self.state.board
        return tuple(
            SeatView(
                seat=seat,
                team=board.team_of(seat),
                letter=board.letters[seat],
                name=chair.name,
                color=chair.color,
                kind="person" if chair.person else "bot" if chair.bot else "open",
                bot=chair.bot,
                here=chair.is_here,
                stand_in=chair.stand_in,
                away_until=timing.away_until(self.state, seat),
            )
            for seat, chair in enumerate(self.state.chairs)
        )

    def rules_card(self) -> RulesCard:
        """The rules of the table in the language in use."""
        return rules_card(self.state.ruleset)

    def log(self, who: Who, since: int | None) -> tuple[AnyHappening, ...]:
        """What happened after a version, or in the whole present game, as a receiver may see it."""
        entries = self.state.entries_of_game if since is None else self.state.entries[since:]
        entries_seen = (logged(self.state, entry, who) for entry in entries)
        return tuple(each for each in entries_seen if each is not None)

    # --- what is said and done

    def decide(self, who: Who, command: do.Command, now: float, chance: Chance) -> Events:
        """The events that a command leads to; they have not happened yet. Raises RefusedError."""
        return Decider(self.state, who, now, chance).decide(command)

    def apply(self, event: ev.AnyEvent) -> None:
        """Let an event happen."""
        self.state.apply(event)
        if isinstance(event, ev.GameBegan):
            self._observers = Observers(self.state.running)

    def sit(self, name: str, color: str, seat: Seat | None, now: float) -> tuple[Seat, Events]:
        """Somebody sits down at a seat, or at the first that is open. Raises RefusedError."""
        chairs = self.state.chairs
        if seat is None:
            seat = next((number for number, chair in enumerate(chairs) if chair.is_open), None)
            if seat is None:
                raise RefusedError("seat_taken", translate("table-full"))
        if seat >= len(chairs):
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        if not chairs[seat].is_open:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=chairs[seat].name))
        sits, shown = seated_as(self.state, seat, name, color)
        return seat, [ev.SeatTaken(at=now, seat=seat, name=sits, color=shown)]

    def connected(self, seat: Seat, now: float) -> Events:
        """A person's first socket is open."""
        chair = self.state.chairs[seat]
        back = chair.person and (chair.away_since is not None or chair.stand_in)
        return [ev.CameBack(at=now, seat=seat)] if back else []

    def disconnected(self, seat: Seat, now: float) -> Events:
        """A person's last socket is closed."""
        chair = self.state.chairs[seat]
        return [ev.WentAway(at=now, seat=seat)] if chair.person and chair.away_since is None else []

    # --- time

    def due(self) -> float | None:
        """When `tick` should be called next; None: not before something happens."""
        return timing.due(self.state)

    def tick(self, now: float) -> Events:
        """What time alone brings about: bots for those who have been away long enough."""
        return timing.stand_ins(self.state, now)

    def bot_to_move(self, *, watched: bool = False) -> BotTask | None:
        """The decision that a bot has to make next, also if a person's clock runs out.

        ``watched``: bots play on even if no person is at the table.
        """
        return timing.bot_task(self.state, watched=watched)

    def bot_played(self, task: BotTask, turn: Turn, now: float) -> Events:
        """The events of a bot's decision; none where it comes too late."""
        if self.state.stage != "playing" or task.key[0] != self.state.decided_at:
            return []
        chair = self.state.chairs[task.seat]
        if task.by == "bot" and chair.player is None:
            return []
        return Decider(self.state, Who("player", task.seat), now, _no_chance).played(turn, task.by)

    # --- questions

    def answer(self, who: Who, command: do.Why | do.Hint) -> Answer:
        """The answer to a question of the seat to act. Raises RefusedError where it may not be asked."""
        seat = self._asker(who)
        match command:
            case do.Why():
                names = self.state.names_for(seat)
                return Answer(id=command.id, reasons=why_not.answer(self.state.running, names, command))
            case do.Hint():
                return self._hint(command, seat)

    def _asker(self, who: Who) -> Seat:
        if who.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        if self._observers is None or self.state.stage != "playing" or self.state.running.turn != who.seat:
            raise RefusedError("not_your_turn", translate("table-why-your-turn"))
        return who.seat

    def _hint(self, command: do.Hint, seat: Seat) -> Answer:
        if not self.state.settings.hints:
            raise RefusedError("not_allowed", translate("table-no-hints"))
        assert self._observers is not None
        view = self._observers.view(seat)
        turn = players.decide("hints", 0, view)
        reasons = tuple(Reason(each.sentence, weight=each.contribution) for each in explain(view, turn))
        return Answer(id=command.id, turn=turn_text(self.state.board, turn), reasons=reasons)


def check_settings(settings: Settings) -> None:
    """Raises RefusedError where no game can be played by these settings."""
    try:
        rules = ruleset_of(settings.rules).rules
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


def _maker_seat(settings: Settings) -> Seat:
    choices = settings.seats[: settings.players]
    mine = [seat for seat, choice in enumerate(choices) if choice.who == "me"]
    if mine:
        return mine[0]
    bots = {seat for seat, choice in enumerate(choices) if choice.who == "bot"}
    return next((seat for seat in range(settings.players) if seat not in bots), 0)


def _no_chance(_number: int) -> bytes:
    raise AssertionError("a bot's turn needs no chance: it has its own")
