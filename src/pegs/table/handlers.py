"""Decides commands: each leads to events, or is refused. Nothing changes until the events are applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Literal

from msgspec import structs

from pegs import players
from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN
from pegs.core.cleaning import clean_text
from pegs.core.errors import DealError, IllegalTurnError, NotationError
from pegs.core.operations import Operation, Won
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.table import (
    daily,
    lessons,
    live_coach,
    prepared,
    real_cards,
    rules_vote,
    seat_requests,
    table_setup,
    take_back,
    wooden_board,
)
from pegs.table import events as ev
from pegs.table.chat import MAX_TALK, PHRASES, REACTION_SECONDS, REACTIONS, TYPED
from pegs.table.clock import GIFT, MAX_GIVEN
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import commitment_of, reshuffled_pile
from pegs.table.dealing import MAX_COMMITS, ask, chosen_dealer, commitment_asked, deal_with, waiting_for
from pegs.table.entries import PendingTurn
from pegs.table.playable import require_bot
from pegs.table.seats import name_and_color
from pegs.table.state import Chance, State
from pegs.table.viewer import Viewer
from pegs.table.why_not import WhyNot

Events = list[ev.AnyEvent]
STAND_IN = "hints"
"""The bot that plays for absent people, and decides when a clock runs out."""

EXTRA_WAIT = 60
"""Seconds by which players can extend the wait for an absent one."""
MAX_EXTRA_WAIT = 10 * EXTRA_WAIT


@dataclass(frozen=True, slots=True)
class Decider:
    """Decides one command from one client."""

    state: State
    viewer: Viewer
    now: float
    chance: Chance

    @singledispatchmethod
    def decide(self, command: do.Command) -> Events:
        """The events that follow from a command. Raises RefusedError."""
        raise RefusedError("not_allowed", translate("table-not-a-command", command=type(command).__name__))

    # --- starting

    @decide.register
    def _(self, command: do.Start) -> Events:
        self._require_host()
        if self.state.deal_asked is not None:
            return []
        if self.state.stage != "gathering":
            self._require_current(command.version)  # the first answer may have been lost
            raise RefusedError("not_playing", translate("table-begun-already"))
        seated: Events
        open_seats = [seat for seat, seat_state in enumerate(self.state.seats) if seat_state.is_open]
        if self.state.has_real_cards:
            seated = real_cards.people_without_phones(self.state, self.now)
            return [*seated, *self._deal(chosen_dealer(self.state))]
        seated = [ev.BotSeated(at=self.now, seat=seat, bot=self._chosen_bot(seat)) for seat in open_seats]
        if self.state.settings.lesson:
            return [*seated, self._teach(0)]
        if self.state.settings.daily is not None:
            return [*seated, daily.began_with(self.state, self.chance(16).hex(), self.now)]
        if self.state.settings.position:
            return [*seated, self._begin_from_position()]
        return [*seated, *self._deal(chosen_dealer(self.state))]

    @decide.register
    def _(self, command: do.Rematch) -> Events:
        self._own_seat()
        if self.state.deal_asked is not None:
            return []
        if self.state.stage != "over":
            self._require_current(command.version)
            raise RefusedError("not_playing", translate("table-not-over"))
        began = self.state.began
        assert began is not None
        if command.same_cards:
            real_cards.require_phones(self.state, "table-real-cards-no-repeat")
        if command.same_cards and self.state.settings.practice:
            return [self._begin_from_position()]
        if command.same_cards and not began.is_prepared:
            return [ev.SeatsRotated(at=self.now, by=1), self._same_cards(began)]
        players = self.state.board.players
        if command.first is None:
            return self._deal((began.dealer + 1) % players)
        if command.first >= players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        return self._deal((command.first - 1) % players)

    def _same_cards(self, began: ev.GameBegan) -> ev.GameBegan:
        """The last game's deal again. It isn't shuffled, so no one's number is asked for."""
        number, original = len(self.state.games) + 1, began.again or began.number
        game = self.chance(16).hex()
        return structs.replace(began, at=self.now, number=number, game=game, again=original)

    def _begin_from_position(self) -> ev.GameBegan:
        """The event that starts the first game from the position in the settings."""
        state, game_id = self.state, self.chance(16).hex()
        began = prepared.began_from(
            state.ruleset, state.settings, state.seed, len(state.games) + 1, game_id=game_id, now=self.now
        )
        return structs.replace(began, net=state.net)

    def _teach(self, step: int) -> ev.GameBegan:
        """The event that shows a moment of the table's lesson."""
        state = self.state
        began = lessons.began_with(
            state.ruleset,
            state.settings,
            state.seed,
            len(state.games) + 1,
            step,
            game_id=self.chance(16).hex(),
            now=self.now,
        )
        return structs.replace(began, net=state.net)

    @decide.register
    def _(self, command: do.Lesson) -> Events:
        seat, lesson = self._own_seat(), self.state.lesson
        if lesson is None or command.step != lesson.step:
            return []
        if command.leave or (command.skip and lesson.is_final):
            return [ev.LessonEnded(at=self.now, seat=seat, skipped=True)]
        if command.skip:
            return [self._teach(lesson.step + 1)]
        if command.again:
            if self.state.stage != "over":  # the last lesson can win the game
                self._running_game()
            return [self._teach(lesson.step)]
        game = self._running_game()
        if not lesson.is_done(game):
            raise RefusedError("not_allowed", lessons.try_first(lesson, game))
        if lesson.is_last:
            return [ev.LessonEnded(at=self.now, seat=seat, skipped=False)]
        return [self._teach(lesson.next_step)]

    def _chosen_bot(self, seat: Seat) -> str:
        choices = self.state.settings.seats
        return choices[seat].bot if seat < len(choices) and players.is_listed(choices[seat].bot) else STAND_IN

    def _deal(self, dealer: Seat | None) -> Events:
        """Ask people's devices for their numbers; or deal at once if there are none to wait for."""
        state, game_id = self.state, self.chance(16).hex()
        if state.has_real_cards:
            return [real_cards.began_with(state, dealer, game_id, self.now)]
        asked = ask(state, dealer, game_id, self.now)
        if asked.awaited:
            return [asked]
        try:
            return [deal_with(state, asked, {}, self.now)]
        except DealError as error:
            raise RefusedError("not_allowed", str(error)) from None

    @decide.register
    def _(self, command: do.Commit) -> Events:
        seat = self._own_seat()
        self._require_next(command.number)
        seat_state = self.state.seats[seat]
        if self.state.deal_asked is not None:
            raise RefusedError("stale", translate("table-dealing"))
        if seat_state.commitment == command.commitment:
            return []
        if seat_state.commits >= MAX_COMMITS:
            raise RefusedError("too_much", translate("table-commits"))
        return [ev.Committed(at=self.now, seat=seat, commitment=command.commitment)]

    @decide.register
    def _(self, command: do.Reveal) -> Events:
        seat, state = self._own_seat(), self.state
        self._require_next(command.number)
        if state.deal_asked is None or commitment_of(command.secret) != commitment_asked(state, seat):
            raise RefusedError("not_allowed", translate("table-number-not-locked-in"))
        if seat not in waiting_for(state):
            return []
        revealed = ev.NumberRevealed(at=self.now, seat=seat, secret=command.secret)
        if waiting_for(state) != (seat,):
            return [revealed]
        numbers = {**state.revealed, seat: command.secret}
        return [revealed, deal_with(state, state.deal_asked, numbers, self.now)]

    def _require_next(self, number: int) -> None:
        """Raise RefusedError if a number is for a shuffle other than the next one."""
        if self.state.stage not in ("gathering", "over") or number != len(self.state.games) + 1:
            raise RefusedError("stale", translate("table-shuffled"))

    # --- playing

    @decide.register
    def _(self, command: do.Play) -> Events:
        seat, game = self._own_seat(), self._running_game()
        self._require_current(command.version)
        if game.turn != seat and not self.state.has_real_cards:
            raise RefusedError(
                "not_your_turn", translate("table-not-your-turn", name=self.state.names[game.turn])
            )
        try:
            wooden_board.require_done(self.state)
            turn = game.parse(command.turn, check=False)
        except NotationError as error:
            raise RefusedError("unreadable_turn", str(error)) from None
        except DealError as error:
            raise RefusedError("not_allowed", str(error)) from None
        return self.played(turn, "person")

    def played(self, turn: Turn, by: Literal["person", "bot", "clock"]) -> Events:
        """The events of a turn by the seat to act. Raises RefusedError if it isn't legal."""
        game = self.state.running
        twin = game.copy()
        try:
            operations = twin.play(turn)
        except IllegalTurnError as error:
            held = game.holding(turn.card) if game.has_real_cards and turn.card != UNKNOWN else game
            sentence = WhyNot(held, self.state.names_for(game.turn).seen()).turn_sentence(turn)
            raise RefusedError("illegal_turn", sentence, error.rule) from None
        lesson = self.state.lesson
        if lesson and turn_text(game.board, twin.plies[-1].turn) not in lesson.right_turns(game):
            raise RefusedError("not_allowed", lessons.try_first(lesson, game))
        played = ev.TurnPlayed(
            at=self.now,
            seat=game.turn,
            by=by,
            turn=turn_text(game.board, twin.plies[-1].turn),
            pile=reshuffled_pile(operations),
        )
        self.state.pending = PendingTurn(played, twin)
        return [played, *self._ended(operations)]

    def _ended(self, operations: Sequence[Operation]) -> Events:
        winner = next((each.team for each in operations if isinstance(each, Won)), None)
        if winner is None:
            return []
        assert self.state.began is not None
        return [ev.GameEnded(at=self.now, number=self.state.began.number, winner=winner)]

    @decide.register
    def _(self, command: do.ShowHand) -> Events:
        seat = self._own_seat()
        if self.state.seats[seat].shows_hand == command.agree:
            return []
        return [ev.HandShown(at=self.now, seat=seat, agree=command.agree)]

    @decide.register
    def _(self, command: do.SetCoach) -> Events:
        return live_coach.switched(self.state, self._own_seat(), command.agree, self.now)

    @decide.register
    def _(self, command: do.GiveTime) -> Events:
        seat, game = self._own_seat(), self._running_game()
        self._require_current(command.version)
        if self.state.settings.pace.seconds is None or game.turn == seat:
            raise RefusedError("not_allowed", translate("table-no-time-to-give"))
        if self.state.clock.given + GIFT > MAX_GIVEN:
            raise RefusedError("too_much", translate("table-enough-time"))
        return [ev.TimeGiven(at=self.now, seat=seat, seconds=GIFT)]

    @decide.register
    def _(self, command: do.TakeBack) -> Events:
        seat, state = self._own_seat(), self.state
        self._require_current(command.version)
        if state.take_back is not None:
            raise RefusedError("not_allowed", translate("table-take-back-asked"))
        how, plies = take_back.choice(state, seat), take_back.plies_to_take_back(state, seat)
        if how == "now":
            return [take_back.taken_back(state, seat, plies, self.now)]
        if how == "ask":
            return [ev.TakeBackAsked(at=self.now, seat=seat, plies=plies)]
        sentence = "table-take-back-denied" if plies else "table-no-take-back"
        raise RefusedError("not_allowed", translate(sentence))

    @decide.register
    def _(self, command: do.AnswerTakeBack) -> Events:
        seat, asked = self._own_seat(), self.state.take_back
        if asked is None:
            raise RefusedError("stale", translate("table-no-take-back-asked"))
        if not command.agree:
            return [ev.TakeBackEnded(at=self.now, seat=seat)]
        waiting = take_back.waiting_for(self.state)
        if seat not in waiting:
            return []
        agreed = ev.TakeBackAgreed(at=self.now, seat=seat)
        if waiting != (seat,):
            return [agreed]
        return [agreed, take_back.taken_back(self.state, asked.seat, asked.plies, self.now)]

    @decide.register
    def _(self, command: do.PegsMoved) -> Events:
        seat = self._own_seat()
        if self.state.stage != "over":  # the last pegs are moved, too
            self._running_game()
        return wooden_board.done(self.state, seat, command.ply, self.now)

    @decide.register
    def _(self, command: do.CorrectBoard) -> Events:
        seat = self._own_seat()
        self._running_game()
        self._require_current(command.version)
        return wooden_board.corrected(self.state, seat, command.moves, self.now)

    @decide.register
    def _(self, command: do.ShowCard) -> Events:
        seat = self._own_seat()
        self._running_game()
        self._require_current(command.version)
        wooden_board.require_done(self.state)
        return real_cards.shown(self.state, seat, command.card, self.now)

    @decide.register
    def _(self, command: do.ShuffleDiscards) -> Events:
        seat = self._own_seat()
        self._running_game()
        self._require_current(command.version)
        return real_cards.discards_shuffled(self.state, seat, self.now)

    @decide.register
    def _(self, _command: do.Pause) -> Events:
        seat = self._own_seat()
        self._running_game()
        return [ev.Paused(at=self.now, seat=seat)]

    @decide.register
    def _(self, _command: do.Resume) -> Events:
        seat = self._own_seat()
        return [ev.Resumed(at=self.now, seat=seat)] if self.state.stage == "paused" else []

    # --- seats

    @decide.register
    def _(self, _command: do.ImBack) -> Events:
        seat = self._own_seat()
        seat_state = self.state.seats[seat]
        return [ev.CameBack(at=self.now, seat=seat)] if seat_state.stand_in or not seat_state.is_here else []

    @decide.register
    def _(self, _command: do.Leave) -> Events:
        seat = self._own_seat()
        has_begun = self.state.stage != "gathering" or self.state.deal_asked is not None
        bot = STAND_IN if has_begun and not self.state.has_real_cards else None
        return [ev.SeatGivenUp(at=self.now, seat=seat, bot=bot)]

    @decide.register
    def _(self, command: do.SetSeat) -> Events:
        self._require_host()
        self._require_no_lesson()
        if daily.is_on(self.state):
            raise RefusedError("not_allowed", translate("table-daily-seats"))
        if command.seat >= self.state.board.players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        seat_state = self.state.seats[command.seat]
        if command.bot is None:
            return self._open(command.seat)
        real_cards.require_phones(self.state)
        require_bot(command.bot)
        if seat_state.person and seat_state.is_here:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=seat_state.name))
        if seat_state.person:
            return [ev.BotStoodIn(at=self.now, seat=command.seat, bot=command.bot)]
        return [ev.BotSeated(at=self.now, seat=command.seat, bot=command.bot)]

    def _require_no_lesson(self) -> None:
        """Raise RefusedError if the table is about to teach, or teaches: its seats are part of the lesson."""
        awaits = self.state.stage == "gathering" and self.state.settings.lesson
        if awaits or self.state.lesson is not None:
            raise RefusedError("not_allowed", translate("table-lesson-seats"))

    def _open(self, seat: Seat) -> Events:
        if self.state.seats[seat].person:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=self.state.seats[seat].name))
        return [ev.SeatOpened(at=self.now, seat=seat)]

    @decide.register
    def _(self, command: do.SwapSeats) -> Events:
        self._require_host()
        if max(command.one, command.other) >= self.state.board.players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        if self.state.stage != "gathering" or self.state.deal_asked is not None:
            raise RefusedError("not_allowed", translate("table-begun-already"))
        if daily.is_on(self.state):
            raise RefusedError("not_allowed", translate("table-daily-seats"))
        self._require_no_lesson()
        if command.one == command.other:
            return []
        return [ev.SeatsSwapped(at=self.now, one=command.one, other=command.other)]

    @decide.register
    def _(self, command: do.NameTable) -> Events:
        self._require_host()
        return table_setup.name_table(self.state, command.title, self.now)

    @decide.register
    def _(self, command: do.PlanSeat) -> Events:
        self._require_host()
        return table_setup.plan_seat(self.state, command.seat, command.name, self.now)

    @decide.register
    def _(self, _command: do.Share) -> Events:
        self._own_seat()
        return [] if self.state.is_kept else [ev.TableShared(at=self.now)]

    @decide.register
    def _(self, command: do.ResizeTable) -> Events:
        self._require_host()
        return table_setup.resize(self.state, command.players, command.teams, self.now)

    @decide.register
    def _(self, command: do.SetOptions) -> Events:
        self._require_host()
        return table_setup.set_options(self.state, command.options, self.now)

    @decide.register
    def _(self, command: do.VoteOnRules) -> Events:
        return rules_vote.vote(self.state, self._own_seat(), command.suggestion, command.agree, self.now)

    @decide.register
    def _(self, _command: do.WithdrawRules) -> Events:
        return rules_vote.withdraw(self.state, self._own_seat(), self.now)

    @decide.register
    def _(self, command: do.AnswerSeatRequest) -> Events:
        return seat_requests.answer(self.state, self._own_seat(), command.request, command.agree, self.now)

    @decide.register
    def _(self, command: do.WaitLonger) -> Events:
        if not self._is_awaited(command.seat):
            return []
        if self.state.seats[command.seat].extra_wait >= MAX_EXTRA_WAIT:
            raise RefusedError("not_allowed", translate("table-waited-long"))
        return [ev.WaitExtended(at=self.now, seat=command.seat, seconds=EXTRA_WAIT)]

    @decide.register
    def _(self, command: do.LetBotPlay) -> Events:
        if not self._is_awaited(command.seat):
            return []
        return [ev.BotStoodIn(at=self.now, seat=command.seat, bot=STAND_IN)]

    def _is_awaited(self, seat: Seat) -> bool:
        """Whether the player of a seat is absent, and no bot plays for them yet."""
        real_cards.require_phones(self.state)
        self._own_seat()
        self._running_game()
        if seat >= self.state.board.players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        seat_state = self.state.seats[seat]
        return seat_state.person and not seat_state.is_here and seat_state.stand_in is None

    @decide.register
    def _(self, command: do.Rename) -> Events:
        seat = self._own_seat()
        name, color = name_and_color(self.state.seats, seat, command.name, command.color)
        return [ev.Renamed(at=self.now, seat=seat, name=name, color=color)]

    @decide.register
    def _(self, command: do.Say) -> Events:
        seat = self._own_seat()
        talk = self.state.settings.talk
        if command.reaction is not None:
            return [self._reaction(seat, command.reaction)]
        if command.phrase is not None:
            if command.phrase not in PHRASES or talk == "none":
                raise RefusedError("not_allowed", translate("table-no-phrase"))
            return [ev.Said(at=self.now, seat=seat, phrase=command.phrase, text=None)]
        text = clean_text(command.text or "", MAX_TALK)
        if talk not in TYPED or not text:
            raise RefusedError("not_allowed", translate("table-no-open-talk"))
        return [ev.Said(at=self.now, seat=seat, phrase=None, text=text)]

    def _reaction(self, seat: Seat, reaction: str) -> ev.Said:
        if reaction not in REACTIONS or self.state.settings.talk == "none":
            raise RefusedError("not_allowed", translate("table-no-reaction"))
        last = self.state.talk.reacted_at.get(seat)
        if last is not None and self.now < last + REACTION_SECONDS:
            raise RefusedError("too_much", translate("table-reactions"))
        return ev.Said(at=self.now, seat=seat, phrase=None, text=None, reaction=reaction)

    # --- permissions

    def _own_seat(self) -> Seat:
        if self.viewer.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        return self.viewer.seat

    def _require_host(self) -> None:
        if not self.state.seats[self._own_seat()].host:
            raise RefusedError("not_allowed", translate("table-host-only"))

    def _running_game(self) -> Game:
        if self.state.stage == "paused":
            raise RefusedError("paused", translate("table-paused"))
        if self.state.stage != "playing":
            raise RefusedError("not_playing", translate("table-not-playing"))
        return self.state.running

    def _require_current(self, version: int) -> None:
        if version < self.state.decided_at:
            raise RefusedError("stale", translate("table-stale"))
