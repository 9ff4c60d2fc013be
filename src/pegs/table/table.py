"""`Table`: one live table, without a clock, storage, or sockets. Its caller passes in commands and the time,
stores the events that follow, and applies them:

    events = table.decide(viewer, command, now, secrets.token_bytes)
    store(events)
    for event in events:
        table.apply(event)
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from pegs import players
from pegs.core.board import Seat
from pegs.core.cards import RANK_TEXT
from pegs.core.cleaning import clean_text
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.spellings import BegunStep, BegunTurn
from pegs.i18n import translate
from pegs.players.versions import plain
from pegs.protocol import commands as do
from pegs.protocol.game_name import MAX_GAME_TITLE, GameName
from pegs.protocol.game_view import PublicGame
from pegs.protocol.log import AnyLogEvent
from pegs.protocol.messages import Answer, OptionsPage, Reason, TypedTurns
from pegs.protocol.settings import SeatChoice, Settings
from pegs.protocol.table_view import (
    LessonView,
    Me,
    PublicTable,
    RulesCard,
    RulesSuggestion,
    SeatInfo,
    TableView,
    TakeBackChoice,
)
from pegs.protocol.wire_operations import read_card
from pegs.table import events as ev
from pegs.table import (
    live_coach,
    open_hands,
    rules_vote,
    seat_requests,
    take_back,
    timing,
    unshared,
    why_not,
)
from pegs.table.chat import TABLE_TALK
from pegs.table.command_errors import RefusedError
from pegs.table.daily import check_daily
from pegs.table.dealing import deal_due, next_shuffle, overdue_deal
from pegs.table.encode import board_shape
from pegs.table.event_log import MAX_LOG, seats_that_learn, visible_event, without_old_news
from pegs.table.game_name import in_current_language
from pegs.table.handlers import STAND_IN, Decider, Events
from pegs.table.hints import hint
from pegs.table.lessons import LEARNER, check_lesson, other_turn, view_of_lesson
from pegs.table.options import option_of
from pegs.table.playable import readable_rules, require_bot, require_playable, without_unused
from pegs.table.prepared import check_start
from pegs.table.projection import Observers, OwnGame, Projection
from pegs.table.real_cards import check_real_cards, with_real_cards
from pegs.table.rules_card import rules_card
from pegs.table.seats import SeatState, name_and_color
from pegs.table.state import Chance, State
from pegs.table.timing import BotTask
from pegs.table.typed_turns import TypedTurnReader
from pegs.table.viewer import Viewer
from pegs.table.wooden_board import check_wooden


class Table:
    """A table at its latest version."""

    def __init__(self) -> None:
        """Make a table without any event; use `create` or `from_events`."""
        self.state = State()
        self.watchers = 0
        """The number of watchers, which the caller updates."""
        self.is_interrupted = False
        """Whether the server is waiting for people to come back, so that clocks stand still."""
        self._observers: Observers | None = None

    @classmethod
    def create(
        cls,
        settings: Settings,
        code: str,
        name: str,
        color: str,
        now: float,
        chance: Chance,
        commitment: str | None = None,
        *,
        keep: bool = True,
    ) -> tuple[Table, Events]:
        """Create a table. Returns it with its first events, which are applied already.

        Its creator is the host and gets the seat that the settings reserve for them, or else the first one
        that isn't a bot's. ``commitment`` is to their number for the first shuffle. Raises RefusedError if no
        game can be played with these settings.
        """
        table, _ = cls.open(settings, code, now, chance, keep=keep)
        seat = _creator_seat(settings)
        if table.state.seats[seat].bot:
            table.apply(ev.SeatOpened(at=now, seat=seat))
        seats = table.state.seats
        if settings.lesson:  # its bots give up their names, too
            seats = [SeatState()] * len(seats)
        name, color = name_and_color(seats, seat, name, color)
        table.apply(ev.SeatTaken(at=now, seat=seat, name=name, color=color, host=True))
        if commitment is not None:
            table.apply(ev.Committed(at=now, seat=seat, commitment=commitment))
        return table, table.state.events

    @classmethod
    def open(
        cls, settings: Settings, code: str, now: float, chance: Chance, *, keep: bool = True
    ) -> tuple[Table, Events]:
        """Create a table that no person sits at yet, for a TV: the first to sit down is the host.

        Returns it with its first event, which is applied already. Raises RefusedError as `create` does.
        """
        check_settings(settings)
        table = cls()
        seed = chance(32).hex()
        made = ev.TableMade(at=now, settings=_without_unused(settings), code=code, seed=seed, keep=keep)
        table.apply(made)
        return table, [made]

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
        return TableView(
            **structs.asdict(self.public_view(now)),
            game=self._projection.game(viewer),
            me=self.me(viewer),
            name=self.name(),
            can_take_back=self.can_take_back(viewer),
            lesson=self.lesson(viewer),
            suggestions=self.suggestions(),
        )

    def public_view(self, now: float) -> PublicTable:
        """The part of the view that is the same for everyone, without the game."""
        state = self.state
        return PublicTable(
            version=state.version,
            code=state.code,
            stage=state.stage,
            settings=state.shown_settings,
            board=board_shape(state.board),
            seats=self.seat_infos(),
            watchers=self.watchers,
            deadline=None if self.is_interrupted else timing.deadline(state),
            bank_from=None if self.is_interrupted else timing.bank_from(state),
            banks=tuple(state.clock.banks),
            now=now,
            host=state.host,
            take_back=take_back.request(state),
            open_hands=open_hands.agreeing(state),
            hands_withheld=open_hands.withheld(state),
            coach=live_coach.switch(state),
            seat_requests=seat_requests.requests(state),
            shuffle=next_shuffle(state),
            game_id=state.replay_id,
            instruction=state.instruction,
        )

    def public_game(self) -> PublicGame | None:
        """The part of the game that everyone sees; None before the first deal."""
        return self._projection.public()

    def own_game(self, viewer: Viewer) -> OwnGame:
        """The part of the game that only a viewer sees, once a game has been dealt."""
        return self._projection.own(viewer)

    def me(self, viewer: Viewer) -> Me:
        """Who a viewer is."""
        is_host = viewer.seat is not None and self.state.seats[viewer.seat].host
        return Me(viewer.role, viewer.seat, is_host)

    def name(self) -> GameName:
        """What the game is called, in the current language."""
        return in_current_language(self.state.name)

    def can_take_back(self, viewer: Viewer) -> TakeBackChoice | None:
        """Whether and how a viewer can take back a decision now."""
        return take_back.choice(self.state, viewer.seat) if viewer.seat is not None else None

    def lesson(self, viewer: Viewer) -> LessonView | None:
        """What the table teaches a viewer now."""
        lesson = self.state.lesson
        if lesson is None or viewer.seat != LEARNER:
            return None
        return view_of_lesson(lesson, self.state.running)

    def suggestions(self) -> tuple[RulesSuggestion, ...]:
        """The rules that people suggest, in the current language."""
        return rules_vote.suggestions(self.state)

    @property
    def _projection(self) -> Projection:
        return Projection(self.state, self._observers)

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
                bot=seat_state.bot and plain(seat_state.bot),
                here=seat_state.is_here or self._sits_with_cards(seat),
                needs_phone=self._needs_phone(seat),
                stand_in=seat_state.stand_in and plain(seat_state.stand_in),
                away_until=timing.away_until(self.state, seat),
            )
            for seat, seat_state in enumerate(self.state.seats)
        )

    def _sits_with_cards(self, seat: Seat) -> bool:
        """Whether a person sits at the table with real cards, with or without a phone."""
        state = self.state
        return state.has_real_cards and state.stage != "gathering" and state.seats[seat].person

    def _needs_phone(self, seat: Seat) -> bool:
        """Whether a person sits there with real cards, but no phone of theirs is connected."""
        return self._sits_with_cards(seat) and not self.state.seats[seat].is_here

    def rules_card(self) -> RulesCard:
        """The rules of the table in the current language."""
        settings = self.state.settings
        talk = TABLE_TALK[settings.talk] if settings.talk else None
        return rules_card(self.state.ruleset, (settings.players, settings.teams), talk)

    def has_new_rules(self, since: int) -> bool:
        """Whether the rules, or what their card says of the table, have changed after a version."""
        changes = (ev.RulesChanged, ev.TableResized, ev.OptionsSet)
        return any(isinstance(entry.event, changes) for entry in self.state.entries[since:])

    def log(self, viewer: Viewer, since: int | None) -> tuple[AnyLogEvent, ...]:
        """The log after a version, or of the current game if ``since`` is None, as a viewer may see it.

        Of what has nothing to do with the game, only the newest is in it; of a very long game, only the deal
        and the newest turns.
        """
        entries = self.state.entries_of_game if since is None else self.state.entries[since:]
        if len(entries) > MAX_LOG:
            entries = [*entries[:1], *entries[-MAX_LOG:]]
        entries_seen = (visible_event(self.state, entry, viewer) for entry in entries)
        return without_old_news([each for each in entries_seen if each is not None])

    def seats_that_learn(self, since: int) -> frozenset[Seat]:
        """The seats that may see more in the log after a version than a viewer without a seat."""
        learning = (seats_that_learn(self.state, entry) for entry in self.state.entries[since:])
        return frozenset().union(*learning)

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
        """The events of a person taking a seat, by default the first open one. Raises RefusedError.

        Once people with real cards play, another phone can come for one of them, who keeps name and color:
        the only phone at the table may be lost.
        """
        seats = self.state.seats
        if seat is None:
            free = [number for number, seat_state in enumerate(seats) if seat_state.is_open]
            free += [number for number in range(len(seats)) if self._needs_phone(number)]
            if not free:
                raise RefusedError("seat_taken", translate("table-full"))
            seat = free[0]
        if seat >= len(seats):
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        if self._needs_phone(seat):
            there = seats[seat]
            return seat, [
                ev.SeatTaken(at=now, seat=seat, name=there.name, color=there.color, host=there.host)
            ]
        if not seats[seat].is_open:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=seats[seat].name))
        name, color = name_and_color(self.state.seats, seat, name, color)
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

    @property
    def acting_person(self) -> Seat | None:
        """The seat whose person is to act; None if the game doesn't wait for one."""
        return timing.acting_person(self.state)

    def interrupted(self, spans: Iterable[tuple[float, float]], now: float) -> Events:
        """The events of times in which nobody could act, if they'd be charged to somebody.

        Each has its beginning and its end.
        """
        if timing.deadline(self.state) is None and self.due() is None:
            return []
        return [ev.Interrupted(at=now, since=since, until=until) for since, until in spans if since < until]

    def due(self) -> float | None:
        """When to call `tick` next; None if it isn't needed before the next event."""
        state = self.state
        times = (
            timing.next_stand_in(state),
            deal_due(state),
            take_back.due(state),
            rules_vote.due(state),
            unshared.due(state),
        )
        return min((time for time in times if time is not None), default=None)

    def tick(self, now: float) -> Events:
        """The events due by now: stand-ins for absent people, the next deal, the end of a request or vote."""
        state = self.state
        return [
            *timing.stand_ins(state, now),
            *overdue_deal(state, now),
            *take_back.overdue(state, now),
            *rules_vote.overdue(state, now),
            *unshared.overdue(state, now),
        ]

    def bot_to_move(self, *, watched: bool = False) -> BotTask | None:
        """The next decision, if a bot makes it; also for a person whose clock runs out.

        With ``watched``, bots play even if no person is connected.
        """
        return timing.bot_task(self.state, watched=watched)

    def bot_played(self, task: BotTask, turn: Turn, now: float) -> Events:
        """The events of a bot's decision; none if it comes too late, or someone asks for a take-back."""
        state = self.state
        waits = state.take_back is not None or state.instruction is not None
        if state.stage != "playing" or waits or task.key[0] != state.decided_at:
            return []
        seat_state = self.state.seats[task.seat]
        if task.by == "bot" and seat_state.player is None:
            return []
        if task.by == "clock" and not timing.is_time_up(state, now):
            return []
        return Decider(self.state, Viewer("player", task.seat), now, _no_chance).played(turn, task.by)

    # --- questions

    def answer(self, viewer: Viewer, command: do.Why | do.Hint) -> Answer:
        """Answer a question from the seat to act. Raises RefusedError if it can't be asked now.

        This may take a while, and may run in any thread as long as the table stays as it is.
        """
        seat = self._asking_seat(viewer)
        match command:
            case do.Why():
                names = self.state.names_for(seat).seen()
                lesson = self.state.lesson
                other = lesson and other_turn(lesson, self.state.running, command)
                reasons = (Reason(other),) if other else why_not.answer(self._decision(), names, command)
                return Answer(id=command.id, reasons=reasons)
            case do.Hint():
                return self._hint(command, seat)

    def _asking_seat(self, viewer: Viewer) -> Seat:
        if viewer.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        if self._observers is None or self.state.stage != "playing":
            raise RefusedError("not_your_turn", translate("table-why-your-turn"))
        if self.state.has_real_cards:
            return self._decision().turn
        if self.state.running.turn != viewer.seat:
            raise RefusedError("not_your_turn", translate("table-why-your-turn"))
        return viewer.seat

    def _decision(self) -> Game:
        """The game in which the seat to act chooses. Raises RefusedError if its real card isn't known."""
        game = self.state.decision
        if game is None:
            raise RefusedError("not_allowed", translate("table-real-card-first"))
        return game

    def _preparing_seat(self, viewer: Viewer) -> Seat:
        if viewer.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        if self._observers is None or self.state.stage != "playing" or self.state.has_real_cards:
            raise RefusedError("not_your_turn", translate("table-why-your-turn"))
        return viewer.seat

    def _hint(self, command: do.Hint, seat: Seat) -> Answer:
        if not self.state.settings.hints:
            raise RefusedError("not_allowed", translate("table-no-hints"))
        assert self._observers is not None
        lesson = self.state.lesson
        scripted = lesson.scripted(self.state.running) if lesson else None
        if scripted is not None:
            (option,), landings = option_of(self.state.running, scripted)
            return Answer(id=command.id, turn=option.turn, option=option, landings=landings)
        return hint(self.state.running, self._observers.view(seat), command.id)

    def list_options(self, viewer: Viewer, command: do.ListOptions) -> OptionsPage:
        """Legal turns of the seat to act, for that seat; or of another seat, for the turn it prepares.

        Raises RefusedError; see `answer` about threads.
        """
        seat = self._preparing_seat(viewer) if command.ahead else self._asking_seat(viewer)
        assert self._observers is not None
        if command.version < self.state.decided_at:
            raise RefusedError("stale", translate("table-stale"))
        turns = self._observers.turns(self.version, seat, self._decision())
        if command.skip is None:
            page, skip = turns.beginning(_begun_turn(command)), None
        else:
            page, skip = turns.page(command.skip)
        return OptionsPage(
            id=command.id,
            version=self.version,
            options=page.options,
            landings=page.landings,
            is_complete=page.is_complete,
            next=skip,
        )

    def read_turn(self, viewer: Viewer, command: do.ReadTurn) -> TypedTurns:
        """What the seat to act has typed. Raises RefusedError; see `answer` about threads."""
        seat = self._asking_seat(viewer)
        assert self._observers is not None
        decision = self._decision()
        turns = self._observers.turns(self.version, seat, decision)
        return TypedTurnReader(decision, turns, self.state.names_for(seat)).read(command, self.version)


def _begun_turn(command: do.ListOptions) -> BegunTurn:
    if command.card is not None and command.card not in RANK_TEXT:
        raise RefusedError("not_allowed", translate("table-why-no-card"))
    steps = tuple(BegunStep(each.seat, each.origin, each.target) for each in command.steps)
    return BegunTurn(read_card(command.card), command.split, steps)


def check_settings(settings: Settings) -> None:
    """Raise RefusedError if no game can be played with these settings."""
    ruleset = readable_rules(settings.rules)
    for choice in settings.seats:
        if choice.who == "bot":
            require_bot(choice.bot)
    require_playable(ruleset.rules, settings.players, settings.teams)
    problem = check_lesson(settings, ruleset) or check_daily(settings) or check_wooden(settings)
    problem = problem or check_real_cards(settings, ruleset.rules) or check_start(settings, ruleset)
    if problem:
        raise RefusedError("not_allowed", problem)


def _without_unused(settings: Settings) -> Settings:
    """Settings without the names that mean nothing, which could be of any length: they're stored for good."""
    return structs.replace(
        with_real_cards(settings),
        rules=without_unused(settings.rules),
        title=clean_text(settings.title, MAX_GAME_TITLE),
        seats=tuple(map(_with_known_bot, settings.seats)),
    )


def _with_known_bot(choice: SeatChoice) -> SeatChoice:
    return choice if players.is_listed(choice.bot) else structs.replace(choice, bot=STAND_IN)


def _creator_seat(settings: Settings) -> Seat:
    choices = settings.seats[: settings.players]
    mine = [seat for seat, choice in enumerate(choices) if choice.who == "me"]
    if mine:
        return mine[0]
    bots = {seat for seat, choice in enumerate(choices) if choice.who == "bot"}
    return next((seat for seat in range(settings.players) if seat not in bots), 0)


def _no_chance(_number: int) -> bytes:
    raise AssertionError("playing a turn needs no random bytes")
