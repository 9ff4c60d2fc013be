"""The state of a table, and how each event changes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from typing import Literal

from msgspec import structs

from pegs.core.board import Board, Seat
from pegs.core.cleaning import clean_text
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import read_pegs, read_rank
from pegs.players import versions
from pegs.protocol.game_name import MAX_GAME_TITLE, Companion, GameName
from pegs.protocol.settings import (
    Pace,
    RulesChoice,
    SeatChoice,
    Settings,
    TableSettings,
    Talk,
    shown_settings,
)
from pegs.protocol.table_view import Instruction
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import original_title
from pegs.story.instructions import differences
from pegs.story.names import Names
from pegs.table import events as ev
from pegs.table.ballot import Ballot
from pegs.table.chat import DEFAULT_TALK, RecentTalk
from pegs.table.chosen_rules import load_rules
from pegs.table.clock import Clock
from pegs.table.commit_reveal import deal, read_pile, read_piles, reshuffled_pile
from pegs.table.display_names import MAX_NAME
from pegs.table.entries import LogEntry, PendingTurn
from pegs.table.game_name import Company, company_of, name_of, of_later_game
from pegs.table.instruction import after_deal, after_take_back, after_turn
from pegs.table.lessons import CAST, Lesson, lesson_of
from pegs.table.outages import Outages
from pegs.table.seats import SeatState, bot_seat, recolor_bots, rotated, swapped

DAY = 86_400
_ANY = SeatChoice()
"""A choice of neither name nor color."""
Stage = Literal["gathering", "playing", "paused", "over"]


def is_slow(pace: Pace) -> bool:
    """Whether turns have a day or more, so that people connect only to make a turn."""
    return pace.seconds is not None and pace.seconds >= DAY


@dataclass
class State:
    """Everything that follows from a table's events. Only `apply` changes it."""

    settings: Settings = field(default_factory=Settings)
    title: str = ""
    """What the host calls the table; empty if it's called after who plays there."""
    company: Company = ()
    """The people in the game: since the deal, or before it, once no seat is open. Who leaves stays in it."""
    past_names: dict[int, GameName] = field(default_factory=dict)
    """What each game was called when it ended, by its number."""
    code: str = ""
    is_kept: bool = True
    """Whether the table stays open while nobody is there: someone was invited, or has joined."""
    seed: str = ""
    stage: Stage = "gathering"
    seats: list[SeatState] = field(default_factory=list)
    entries: list[LogEntry] = field(default_factory=list)
    """All events so far, with what they led to."""
    game: Game | None = None
    began: ev.GameBegan | None = None
    games: list[tuple[ev.GameBegan, Game]] = field(default_factory=list)
    """All games dealt at this table, the latest last."""
    games_of_device: int = 0
    """How many of them a device shuffled before the table came to a server."""
    decided_at: int = 0
    """The version of the last event that changed the decision to make. Turns chosen before it are stale."""
    dealt_at: int = 0
    """The number of events before the last deal."""
    moved_at: float = 0.0
    """When the current decision began."""
    woken_at: float = 0.0
    """When the first person connected after everyone was away."""
    deal_asked: ev.DealAsked | None = None
    """The deal that waits for people's numbers."""
    revealed: dict[Seat, str] = field(default_factory=dict)
    """The numbers that have been revealed for it."""
    talk: RecentTalk = field(default_factory=RecentTalk)
    """The messages that are remembered. Older ones no longer have a phrase or text."""
    lesson: Lesson | None = None
    """What the table teaches now; None in an ordinary game."""
    take_back: ev.TakeBackAsked | None = None
    """The take-back that someone asks for."""
    take_back_agreed: set[Seat] = field(default_factory=set)
    take_back_denied_at: int = -1
    """``decided_at`` when a take-back was denied: only after another turn can anyone ask again."""
    instruction: Instruction | None = None
    """What hands have to do on a wooden board before the game goes on."""
    corrections: dict[Seat, int] = field(default_factory=dict)
    """How often each person has corrected the wooden board since the last turn."""
    real_card: str | None = None
    """The real card that the seat to act plays, once someone has said which."""
    deciding: Game | None = None
    """The game as the seat to act decides in it: it holds that card. None if cards are on phones."""
    coach_asked: list[tuple[int, ev.CoachAsked]] = field(default_factory=list)
    """What the coach has asked in this game, each with ``decided_at`` of then."""
    ballot: Ballot = field(default_factory=Ballot)
    """The vote on the rules, before the first deal."""
    hands_withheld: set[Seat] = field(default_factory=set)
    """The seats of this game that someone left without having agreed to show the hand to watchers."""
    seat_requests: dict[int, ev.SeatRequested] = field(default_factory=dict)
    """The people who ask for a bot's seat, by the version at which they asked."""
    clock: Clock = field(default_factory=Clock)
    outages: Outages = field(default_factory=Outages)
    """When the server couldn't be played on."""
    pending: PendingTurn | None = None
    """The last turn decided, so that applying its event doesn't parse and play it again."""

    @property
    def version(self) -> int:
        """The number of events."""
        return len(self.entries)

    @property
    def shown_settings(self) -> TableSettings:
        """The settings that everyone at the table sees."""
        return self._shown_settings

    @property
    def ruleset(self) -> RuleSet:
        """The rules of the table."""
        return self._ruleset

    @property
    def chosen_talk(self) -> Talk | None:
        """What the host chose about table talk; None if it follows the rules."""
        return self._chosen_talk

    @property
    def board(self) -> Board:
        """The board of the table."""
        return self._board

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat_state.name for seat_state in self.seats)

    def names_for(self, reader: Seat | None) -> Names:
        """The names of people and holes in sentences for a reader."""
        colors = tuple(seat_state.color for seat_state in self.seats)
        return Names(self.board, self.ruleset.words_in(), self.names, reader, colors=colors)

    @property
    def name(self) -> GameName:
        """What the game is called, in the original words of the rules."""
        return name_of(self.named_after, self.ruleset, self.title, self.company, self.lesson)

    @property
    def named_after(self) -> Settings:
        """The settings that say what the game is called."""
        began = self.began
        is_usual = began is not None and began.number > 1 and not began.is_prepared
        return of_later_game(self.settings) if is_usual else self.settings

    @property
    def is_wooden(self) -> bool:
        """Whether the pegs are on a wooden board."""
        return self.settings.board == "wooden"

    @property
    def has_real_cards(self) -> bool:
        """Whether people deal and hold real cards, which the table doesn't know."""
        return self.settings.cards == "real"

    @property
    def decision(self) -> Game | None:
        """The game in which the seat to act chooses; None if its real card isn't known yet."""
        position = self.running.position
        asks_card = position.phase is Phase.PLAY and position.hand_size(position.turn)
        if not self.has_real_cards or not asks_card:
            return self.running
        return self.deciding

    @property
    def net(self) -> int:
        """The version of the bots' net: a table keeps the one that its first game began with."""
        return versions.newest() if self.began is None else versions.installed(self.began.net)

    @property
    def decision_began(self) -> float:
        """When the clock of the present decision started. Unless games are slow, it waits for someone."""
        return self.moved_at if is_slow(self.settings.pace) else max(self.moved_at, self.woken_at)

    def _stop_clock(self, now: float) -> None:
        """The present decision ends, or is interrupted."""
        seconds, seat = self.settings.pace.seconds, self.running.turn
        # While someone asks for a take-back, or hands move pegs, the clock stands still.
        waits = self.take_back is not None or self.instruction is not None
        if seconds is not None and not waits and self.seats[seat].player is None:
            self.clock.stop(seat, self.outages.elapsed(self.decision_began, now), seconds)

    @property
    def events(self) -> list[ev.AnyEvent]:
        """All events so far."""
        return [entry.event for entry in self.entries]

    @property
    def entries_of_game(self) -> list[LogEntry]:
        """The events since the last deal."""
        return self.entries[self.dealt_at :]

    @property
    def replay_id(self) -> str | None:
        """The id of the last game's replay, when it is over. A game that began as a lesson has none."""
        began = self.began
        return began.game if began and self.stage == "over" and not began.is_prepared else None

    @property
    def host(self) -> Seat | None:
        """The host's seat; None if no one is at the table."""
        return next((seat for seat, each in enumerate(self.seats) if each.host), None)

    @property
    def is_awake(self) -> bool:
        """Whether a person is connected."""
        return any(seat_state.person and seat_state.away_since is None for seat_state in self.seats)

    def apply(self, event: ev.AnyEvent) -> LogEntry:
        """Change the state by an event, and add the event to the log."""
        entry = self._change(event) or LogEntry(self.version + 1, event)
        self.entries.append(entry)
        self._keep_company(event)
        if isinstance(event, _DECIDING):
            self.decided_at, self.moved_at = self.version, event.at
        return entry

    def _keep_company(self, event: ev.AnyEvent) -> None:
        """Update who is in the game. A newcomer in a bot's seat joins the others."""
        if self.stage == "gathering" or isinstance(event, ev.GameBegan):
            self.company = company_of(self.seats)
        elif isinstance(event, ev.SeatTaken | ev.Renamed):
            others = [each for each in self.company if each.seat != event.seat]
            everyone = [*others, Companion(event.seat, event.name)]
            self.company = tuple(sorted(everyone, key=lambda each: each.seat))

    # --- what each event does

    @singledispatchmethod
    def _change(self, event: ev.AnyEvent) -> LogEntry | None:
        raise TypeError(f"no handler for {event!r}")

    @_change.register
    def _(self, event: ev.TableMade) -> None:
        self.code, self.seed, self.is_kept = event.code, event.seed, event.keep
        self.settings, self._chosen_talk = event.settings, event.settings.talk
        self.title = clean_text(event.settings.title, MAX_GAME_TITLE)
        self._play_by(event.settings.rules, load_rules(event.settings.rules))
        self.seats = [SeatState(color="") for _ in range(event.settings.players)]
        for seat, choice in enumerate(event.settings.seats[: event.settings.players]):
            if choice.who == "bot":
                self._seat_bot(seat, choice.bot, choice)
            else:
                self.seats[seat].name = clean_text(choice.name, MAX_NAME)

    def _play_by(self, choice: RulesChoice, ruleset: RuleSet) -> None:
        """Set the rules. Table talk follows them, unless the host has chosen it."""
        talk = self._chosen_talk or DEFAULT_TALK[ruleset.rules.table_talk]
        self._ruleset = ruleset
        self.settings = structs.replace(self.settings, rules=choice, talk=talk)
        self._shown_settings = shown_settings(self.settings, talk)
        self._board = ruleset.rules.board(self.settings.players, self.settings.teams)

    @_change.register
    def _(self, event: ev.RulesSuggested) -> None:
        self.ballot.add(self.version + 1, event.seat, event.rules, load_rules(event.rules))

    @_change.register
    def _(self, event: ev.RulesVoted) -> None:
        self.ballot.suggestions[event.suggestion].votes[event.seat] = event.agree

    @_change.register
    def _(self, event: ev.RulesSuggestionEnded) -> LogEntry:
        ended = self.ballot.suggestions.pop(event.suggestion)
        return LogEntry(self.version + 1, event, name=original_title(ended.ruleset))

    @_change.register
    def _(self, event: ev.RulesChanged) -> LogEntry:
        chosen = self.ballot.suggestions[event.suggestion]
        self._play_by(chosen.choice, chosen.ruleset)
        self.ballot.close()
        return LogEntry(self.version + 1, event, name=original_title(chosen.ruleset))

    @_change.register
    def _(self, event: ev.SeatTaken) -> None:
        self.seats[event.seat] = SeatState(
            name=event.name,
            color=event.color,
            person=True,
            # If everyone had left, the next person is the host.
            host=event.host or not any(seat_state.host for seat_state in self.seats),
            away_since=event.at,
        )
        self.is_kept = self.is_kept or sum(each.person for each in self.seats) > 1
        recolor_bots(self.seats, event.seat)
        if self.stage == "playing" and self.running.turn == event.seat:
            self.moved_at = event.at  # a newcomer has the whole time for their first turn

    @_change.register
    def _(self, event: ev.SeatRequested) -> None:
        self.seat_requests[self.version + 1] = event

    @_change.register
    def _(self, event: ev.SeatRequestAnswered) -> None:
        self.seat_requests.pop(event.request, None)

    @_change.register
    def _(self, event: ev.SeatGivenUp) -> LogEntry:
        left = self.seats[event.seat]
        if self.has_real_cards and self.stage != "gathering":
            self.seats[event.seat] = SeatState(
                name=left.name, color=left.color, person=True, away_since=event.at
            )
            self._next_host(left)
            return LogEntry(self.version + 1, event, name=left.name)
        if self.take_back is not None and self.take_back.seat == event.seat:
            self.take_back, self.moved_at = None, event.at
        self.ballot.leave(event.seat)
        if not left.shows_hand:
            self.hands_withheld.add(event.seat)
        self.seats[event.seat] = SeatState()
        if event.bot:
            self._seat_bot(event.seat, event.bot)
        self._next_host(left)
        return LogEntry(self.version + 1, event, name=left.name)

    def _next_host(self, left: SeatState) -> None:
        """Make someone else the host if the host has left; at best someone who has a phone."""
        persons = [seat_state for seat_state in self.seats if seat_state.person]
        if left.host and persons:
            next((each for each in persons if each.has_been_here), persons[0]).host = True

    @_change.register
    def _(self, event: ev.BotSeated) -> None:
        self._seat_bot(event.seat, event.bot)

    @_change.register
    def _(self, event: ev.SeatOpened) -> None:
        self.seats[event.seat] = SeatState()

    @_change.register
    def _(self, event: ev.Renamed) -> None:
        self.seats[event.seat].name, self.seats[event.seat].color = event.name, event.color
        recolor_bots(self.seats, event.seat)

    @_change.register
    def _(self, event: ev.SeatsRotated) -> None:
        self.seats = rotated(self.seats, event.by)

    @_change.register
    def _(self, event: ev.SeatsSwapped) -> None:
        one, other = event.one, event.other
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self.ballot.swap(one, other)
        self.seat_requests = {
            version: structs.replace(each, seat=swapped(each.seat, one, other))
            for version, each in self.seat_requests.items()
        }
        if self.settings.dealer_seat is not None:  # the youngest stays the youngest
            dealer = swapped(self.settings.dealer_seat % len(self.seats), one, other)
            self.settings = structs.replace(self.settings, dealer_seat=dealer)

    @_change.register
    def _(self, event: ev.TableNamed) -> None:
        self.title = event.title

    @_change.register
    def _(self, event: ev.SeatPlanned) -> None:
        self.seats[event.seat].name = event.name

    @_change.register
    def _(self, _event: ev.TableShared) -> None:
        self.is_kept = True

    @_change.register
    def _(self, event: ev.TableResized) -> None:
        more = [SeatState(color="") for _ in range(event.players - len(self.seats))]
        self.seats = [*self.seats, *more][: event.players]
        self.settings = structs.replace(self.settings, players=event.players, teams=event.teams)
        self._play_by(self.settings.rules, self.ruleset)

    @_change.register
    def _(self, event: ev.OptionsSet) -> None:
        self._chosen_talk = event.options.talk
        self.settings = structs.replace(self.settings, **structs.asdict(event.options))
        self._play_by(self.settings.rules, self.ruleset)

    @_change.register
    def _(self, event: ev.Committed) -> None:
        self.seats[event.seat].commitment = event.commitment
        self.seats[event.seat].commits += 1

    @_change.register
    def _(self, event: ev.DealAsked) -> None:
        self.deal_asked, self.revealed = event, {}

    @_change.register
    def _(self, event: ev.NumberRevealed) -> None:
        self.revealed[event.seat] = event.secret

    @_change.register
    def _(self, event: ev.GameBegan) -> None:
        self.is_kept = True
        self.game = deal(self.ruleset, self.board, event)
        self.began, self.stage = event, "playing"
        self.dealt_at = self.version
        self.games.append((event, self.game))
        self.deal_asked, self.revealed = None, {}
        self.instruction, self.corrections = after_deal(self.game) if self.is_wooden else None, {}
        self._show_card(None)
        self.ballot.close()
        self.coach_asked = []
        self.hands_withheld = set()
        bank = self.settings.pace.bank_seconds
        self.clock = Clock([float(bank)] * len(self.seats) if bank else [])
        self.lesson = lesson_of(self.ruleset, self.settings, event)
        for seat_state in self.seats:
            seat_state.commitment, seat_state.commits = None, 0

    @_change.register
    def _(self, _event: ev.LessonEnded) -> None:
        self.lesson = None

    @_change.register
    def _(self, event: ev.TurnPlayed) -> LogEntry:
        entry = self._play(event)
        self._show_card(None)
        if self.is_wooden:
            self.instruction = after_turn(self.running, self.running.plies[-1])
        return entry

    def _play(self, event: ev.TurnPlayed) -> LogEntry:
        game = self.running
        self._stop_clock(event.at)
        self.take_back, self.corrections = None, {}
        pending, self.pending = self.pending, None
        if pending is not None and pending.event is event:
            game.adopt(pending.game)
            ply = game.plies[-1]
            return LogEntry(self.version + 1, event, ply.turn, ply.operations, len(game.plies))
        turn = game.parse(event.turn, check=False)
        operations = game.play(turn)
        if event.pile is not None and event.pile != reshuffled_pile(operations):
            # This version of the engine shuffles differently: the stored pile wins.
            game.undo()
            operations = game.play(turn, reshuffled=read_pile(event.pile))
        return LogEntry(self.version + 1, event, turn, operations, len(game.plies))

    @_change.register
    def _(self, event: ev.HandShown) -> None:
        self.seats[event.seat].shows_hand = event.agree

    @_change.register
    def _(self, event: ev.CoachSwitched) -> None:
        self.seats[event.seat].wants_coach = event.agree

    @_change.register
    def _(self, event: ev.CoachAsked) -> None:
        self.coach_asked.append((self.decided_at, event))

    @_change.register
    def _(self, event: ev.TimeGiven) -> None:
        self.clock.given += event.seconds

    @_change.register
    def _(self, event: ev.TakeBackAsked) -> None:
        self._stop_clock(event.at)
        self.take_back, self.take_back_agreed = event, set()

    @_change.register
    def _(self, event: ev.TakeBackAgreed) -> None:
        self.take_back_agreed.add(event.seat)

    @_change.register
    def _(self, event: ev.TakeBackEnded) -> None:
        self.take_back, self.take_back_denied_at = None, self.decided_at
        self.moved_at = event.at  # the clock stood still

    @_change.register
    def _(self, event: ev.TakenBack) -> LogEntry:
        self.take_back, self.corrections = None, {}
        before = self.running.position.pegs
        if event.piles is not None:
            self.running.take_back(event.plies, event.seat, read_piles(event.piles))
        else:
            for _ in range(event.plies):
                self.running.undo()
        self.instruction = after_take_back(self.running, event.seat, before) if self.is_wooden else None
        self._show_card(None)
        return LogEntry(self.version + 1, event, ply=len(self.running.plies))

    @_change.register
    def _(self, event: ev.PegsMoved) -> None:
        self._pegs_match(event.at)

    @_change.register
    def _(self, event: ev.BoardCorrected) -> LogEntry:
        game = self.running
        moves = differences(self.board, game.position.pegs, read_pegs(self.board, event.pegs))
        game.correct(read_pegs(self.board, event.pegs), event.seat)
        self.corrections[event.seat] = self.corrections.get(event.seat, 0) + 1
        self._show_card(self.real_card)
        self._pegs_match(event.at)
        self.decided_at = self.version + 1  # turns may be legal now that weren't, but clocks go on
        return LogEntry(self.version + 1, event, operations=moves, ply=len(game.plies))

    @_change.register
    def _(self, event: ev.CardShown) -> None:
        self._show_card(event.card)

    def _show_card(self, card: str | None) -> None:
        self.real_card = card
        self.deciding = None if card is None else self.running.holding(read_rank(card))

    @_change.register
    def _(self, event: ev.DiscardsShuffled) -> None:
        self.running.shuffle_discards(event.seat)

    def _pegs_match(self, now: float) -> None:
        """The wooden board shows what the app shows, so the next decision begins."""
        if self.instruction is not None:
            self.instruction, self.moved_at = None, now

    @_change.register
    def _(self, event: ev.GameEnded) -> None:
        self.stage = "over"
        self.past_names[event.number] = self.name

    @_change.register
    def _(self, event: ev.WentAway) -> None:
        self.seats[event.seat].away_since = event.at
        self.seats[event.seat].extra_wait = 0

    @_change.register
    def _(self, event: ev.CameBack) -> LogEntry:
        if not self.is_awake:
            self.woken_at = event.at
        seat_state = self.seats[event.seat]
        is_arrival, seat_state.has_been_here = not seat_state.has_been_here, True
        seat_state.away_since = seat_state.stand_in = None
        return LogEntry(self.version + 1, event, is_arrival=is_arrival)

    @_change.register
    def _(self, event: ev.WaitExtended) -> None:
        self.seats[event.seat].extra_wait += event.seconds

    @_change.register
    def _(self, event: ev.BotStoodIn) -> None:
        self.seats[event.seat].stand_in = event.bot
        self.ballot.leave(event.seat)

    @_change.register
    def _(self, event: ev.Paused) -> None:
        self._stop_clock(event.at)
        self.stage = "paused"

    @_change.register
    def _(self, _event: ev.Resumed) -> None:
        self.stage = "playing"

    @_change.register
    def _(self, event: ev.Interrupted) -> None:
        self.outages.add(event.since, event.until)

    @_change.register
    def _(self, event: ev.MovedHere) -> None:
        self.seed, self.games_of_device = event.seed, len(self.games)
        self.deal_asked, self.revealed = None, {}
        for seat_state in self.seats:  # their numbers were for the device's next shuffle
            seat_state.commitment, seat_state.commits = None, 0

    @_change.register
    def _(self, event: ev.Said) -> None:
        """Only the newest table talk is remembered, and when each seat last reacted."""
        if event.reaction is not None:
            self.talk.reacted_at[event.seat] = event.at
        for version in self.talk.add(self.version + 1, event.text):
            old = self.entries[version - 1]
            forgotten = structs.replace(old.event, phrase=None, text=None, reaction=None)
            self.entries[version - 1] = replace(old, event=forgotten)

    @property
    def running(self) -> Game:
        """The game, once one has been dealt."""
        assert self.game is not None
        return self.game

    def _seat_bot(self, seat: Seat, bot: str, choice: SeatChoice = _ANY) -> None:
        name, color = CAST.get(seat, ("", "")) if self.settings.lesson else (choice.name, choice.color or "")
        self.seats[seat] = bot_seat(self.seats, seat, bot, name=clean_text(name, MAX_NAME), color=color)


_DECIDING = (
    ev.GameBegan,
    ev.LessonEnded,
    ev.TurnPlayed,
    ev.TakenBack,
    ev.GameEnded,
    ev.Paused,
    ev.Resumed,
    ev.SeatsRotated,
)
Chance = Callable[[int], bytes]
"""Returns n random bytes, as `secrets.token_bytes` does."""
