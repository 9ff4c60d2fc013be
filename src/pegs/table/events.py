"""The events of a table. Their list is all that is stored; a table's state is a fold over it.

A table's version is the number of its events.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pegs.players.versions import FIRST
from pegs.protocol.settings import Options, RulesChoice, Settings
from pegs.protocol.shuffle import Contribution, SeatCommitment


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Base: ``at`` is when it happened, in seconds since 1970."""

    at: float


class TableMade(Event, frozen=True, tag="made", kw_only=True):
    """The table was created. The server's secret number for each game follows from the secret ``seed``."""

    settings: Settings
    code: str
    seed: str
    keep: bool = True
    """Whether it stays open even if only its host has been there."""


class SeatTaken(Event, frozen=True, tag="seat_taken", kw_only=True):
    """A person took an open seat. At a table with real cards, they may have no phone."""

    seat: int
    name: str
    color: str
    host: bool = False
    phone: bool = True


class SeatGivenUp(Event, frozen=True, tag="seat_given_up", kw_only=True):
    """A person left for good. In a running game ``bot`` takes the seat; otherwise it is open.

    With real cards, only the phone left a running game: the person stays.
    """

    seat: int
    bot: str | None


class SeatRequested(Event, frozen=True, tag="seat_requested", kw_only=True):
    """A person asked to take over a bot's seat. ``key`` is the hash of the token they got."""

    seat: int
    name: str
    color: str
    key: str


class SeatRequestAnswered(Event, frozen=True, tag="seat_request_answered", kw_only=True):
    """A request for a bot's seat ended; if ``granted``, its token opens the seat from now on.

    ``request`` is the version after the `SeatRequested`.
    """

    request: int
    seat: int
    key: str
    granted: bool


class BotSeated(Event, frozen=True, tag="bot_seated", kw_only=True):
    """The host gave a seat to a bot."""

    seat: int
    bot: str


class SeatOpened(Event, frozen=True, tag="seat_opened", kw_only=True):
    """The host opened a bot's seat for a person."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    """A name or color changed."""

    seat: int
    name: str
    color: str


class SeatsRotated(Event, frozen=True, tag="seats_rotated", kw_only=True):
    """Everyone moved ``by`` seats clockwise, from seat i to seat (i + by) mod players."""

    by: int


class SeatsSwapped(Event, frozen=True, tag="seats_swapped", kw_only=True):
    """The host swapped two seats and their players before the first deal."""

    one: int
    other: int


class TableResized(Event, frozen=True, tag="table_resized", kw_only=True):
    """The host changed the number of seats before the first deal. No person sits beyond the last one."""

    players: int
    teams: int


class OptionsSet(Event, frozen=True, tag="options_set", kw_only=True):
    """The host changed the table's options before the first deal."""

    options: Options


class TableNamed(Event, frozen=True, tag="table_named", kw_only=True):
    """The host gave the table a title, or took it away."""

    title: str


class SeatPlanned(Event, frozen=True, tag="seat_planned", kw_only=True):
    """The host wrote down who is to sit at an open seat."""

    seat: int
    name: str


class TableShared(Event, frozen=True, tag="table_shared", kw_only=True):
    """Someone was sent the table's link or code, for the first time."""


class StartPosition(Struct, frozen=True):
    """A game's start in the middle: a position in the notation, the draw pile from its top, the discards."""

    position: str
    pile: str
    discards: str


class RulesSuggested(Event, frozen=True, tag="rules_suggested", kw_only=True):
    """A person suggested other rules for the table before the first deal, and votes for them."""

    seat: int
    rules: RulesChoice


class RulesVoted(Event, frozen=True, tag="rules_voted", kw_only=True):
    """A person voted for or against a suggestion: the version after its `RulesSuggested`."""

    suggestion: int
    seat: int
    agree: bool


class RulesSuggestionEnded(Event, frozen=True, tag="rules_suggestion_ended", kw_only=True):
    """Rules were withdrawn by ``seat``, who had suggested them, or voted down (None)."""

    suggestion: int
    seat: int | None


class RulesChanged(Event, frozen=True, tag="rules_changed", kw_only=True):
    """More than half of the people voted for a suggestion: from now on, the table has its rules.

    All other suggestions end. ``yes`` and ``no`` are the votes.
    """

    suggestion: int
    yes: int
    no: int


class Committed(Event, frozen=True, tag="committed", kw_only=True):
    """A person's device locked in its number for the next shuffle by publishing the number's SHA-256."""

    seat: int
    commitment: str


class DealAsked(Event, frozen=True, tag="deal_asked", kw_only=True):
    """A game is to be dealt when the ``awaited`` seats have revealed their numbers, or soon in any case.

    ``people`` are all who locked in a number, including those who aren't connected. If ``dealer`` is None,
    the table's settings or the shuffle choose one.
    """

    number: int
    game: str
    dealer: int | None
    people: tuple[SeatCommitment, ...]
    awaited: tuple[int, ...]


class NumberRevealed(Event, frozen=True, tag="number_revealed", kw_only=True):
    """A person's device revealed the number that it had locked in."""

    seat: int
    secret: str


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """Cards were dealt. ``deck`` is the whole deck from its top.

    The shuffle follows from the server's secret number ``seed`` and the people's contributions; up to
    November 2026 there were none (None), and it followed from the seed alone. A game that starts from a
    position has ``start`` instead of a deck.
    """

    number: int
    dealer: int
    seed: str
    commitment: str
    deck: str
    game: str
    """The secret id that opens the replay when the game is over."""
    start: StartPosition | None = None
    contributions: tuple[Contribution, ...] | None = None
    again: int | None = None
    """The number of the earlier game whose cards these are: its shuffle is used again, with sides swapped."""
    lesson: int | None = None
    """The moment of the table's lesson that this shows, from 0. Such a game has no record and no replay."""
    daily: str | None = None
    """The date whose deal of the day this is: ``seed`` follows from the date, so the cards aren't secret."""
    net: int = FIRST
    """The version of the net that bots play by in this game, if they play by any."""

    @property
    def is_prepared(self) -> bool:
        """Whether the game began with a position: of a lesson, or of someone's board."""
        return self.start is not None

    @property
    def has_real_cards(self) -> bool:
        """Whether people dealt real cards, so that the deck isn't known."""
        return self.deck.startswith("?")


class LessonEnded(Event, frozen=True, tag="lesson_ended", kw_only=True):
    """The learner finished or skipped the lesson. The rest of the game is an ordinary one."""

    seat: int
    skipped: bool


class TurnPlayed(Event, frozen=True, tag="turn_played", kw_only=True):
    """A decision, in the notation with every card. ``pile`` is the pile from its top after a reshuffle."""

    seat: int
    by: Literal["person", "bot", "clock"]
    turn: str
    pile: str | None = None


class HandShown(Event, frozen=True, tag="hand_shown", kw_only=True):
    """A person agreed that watchers see the hands, some rounds late, or no longer agrees."""

    seat: int
    agree: bool


class CoachSwitched(Event, frozen=True, tag="coach_switched", kw_only=True):
    """A person agreed that the coach asks "Are you sure?", or no longer agrees."""

    seat: int
    agree: bool


class CoachAsked(Event, frozen=True, tag="coach_asked", kw_only=True):
    """The coach asked "Are you sure?" before a seat's turn, which wasn't played. No one else sees this."""

    seat: int
    turn: str


class TimeGiven(Event, frozen=True, tag="time_given", kw_only=True):
    """A person gave more time for the present decision of another."""

    seat: int
    seconds: float


class TakeBackAsked(Event, frozen=True, tag="take_back_asked", kw_only=True):
    """A person asked the others to let them take back the last ``plies`` decisions."""

    seat: int
    plies: int


class TakeBackAgreed(Event, frozen=True, tag="take_back_agreed", kw_only=True):
    """A person agreed to the take-back."""

    seat: int


class TakeBackEnded(Event, frozen=True, tag="take_back_ended", kw_only=True):
    """A take-back wasn't agreed to: ``seat`` refused, the person withdrew it, or time ran out (None)."""

    seat: int | None


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """A seat took back the last ``plies`` decisions.

    If anyone had seen a card since then, the draw piles were shuffled: ``piles`` are they, from their tops.
    """

    seat: int
    plies: int
    piles: str | None = None


class PegsMoved(Event, frozen=True, tag="pegs_moved", kw_only=True):
    """A person said that the pegs on the wooden board are moved as instructed."""

    seat: int


class BoardCorrected(Event, frozen=True, tag="board_corrected", kw_only=True):
    """A person set the pegs to where they stand on the wooden board: ``pegs``, in the notation."""

    seat: int
    pegs: str


class CardShown(Event, frozen=True, tag="card_shown", kw_only=True):
    """A person said which real card the seat to act plays; None takes it back."""

    seat: int
    card: str | None


class DiscardsShuffled(Event, frozen=True, tag="discards_shuffled", kw_only=True):
    """A person said that the discards of real cards were shuffled."""

    seat: int


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    """A team won."""

    number: int
    winner: int


class WentAway(Event, frozen=True, tag="went_away", kw_only=True):
    """A seat's person lost their last connection."""

    seat: int


class CameBack(Event, frozen=True, tag="came_back", kw_only=True):
    """A person connected, or took over again from a stand-in."""

    seat: int


class WaitExtended(Event, frozen=True, tag="wait_extended", kw_only=True):
    """The others gave an absent person more time before a bot plays for them."""

    seat: int
    seconds: int


class BotStoodIn(Event, frozen=True, tag="bot_stood_in", kw_only=True):
    """A bot plays for an absent person until they are back."""

    seat: int
    bot: str


class Paused(Event, frozen=True, tag="paused", kw_only=True):
    """Someone paused the game."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """Someone resumed the game."""

    seat: int


class Interrupted(Event, frozen=True, tag="interrupted", kw_only=True):
    """Nobody could act between ``since`` and ``until``: the server was stopped, asleep, or couldn't write."""

    since: float
    until: float


class MovedHere(Event, frozen=True, tag="moved_here", kw_only=True):
    """The table came to this server from a device that played without one.

    The device shuffled the games so far. Later ones follow from the server's new secret ``seed``, which the
    device doesn't know.
    """

    seed: str


class Said(Event, frozen=True, tag="said", kw_only=True):
    """Table talk: the id of a phrase, text, or the id of a reaction. None of them once it is forgotten."""

    seat: int
    phrase: str | None
    text: str | None
    reaction: str | None = None

    @property
    def is_forgotten(self) -> bool:
        """Whether only the fact that something was said is left."""
        return self.phrase is None and self.text is None and self.reaction is None


AnyEvent: TypeAlias = (
    TableMade
    | SeatTaken
    | SeatGivenUp
    | SeatRequested
    | SeatRequestAnswered
    | BotSeated
    | SeatOpened
    | Renamed
    | SeatsRotated
    | SeatsSwapped
    | TableResized
    | OptionsSet
    | TableNamed
    | SeatPlanned
    | TableShared
    | RulesSuggested
    | RulesVoted
    | RulesSuggestionEnded
    | RulesChanged
    | Committed
    | DealAsked
    | NumberRevealed
    | GameBegan
    | LessonEnded
    | TurnPlayed
    | HandShown
    | CoachSwitched
    | CoachAsked
    | TimeGiven
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackEnded
    | TakenBack
    | PegsMoved
    | BoardCorrected
    | CardShown
    | DiscardsShuffled
    | GameEnded
    | WentAway
    | CameBack
    | WaitExtended
    | BotStoodIn
    | Paused
    | Resumed
    | Interrupted
    | MovedHere
    | Said
)
