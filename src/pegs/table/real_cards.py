"""A table with real cards: people deal and hold them, and the app judges, shows the turns and keeps score.

Whoever sits at the table lays the card that was played in front of the app, and then chooses what it does.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from msgspec import structs

from pegs.core.board import Seat
from pegs.core.cards import RANK_TEXT, UNKNOWN
from pegs.core.errors import PegsError
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import cards_text, read_rank
from pegs.protocol.settings import Settings
from pegs.rules.switches import Rules
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import commitment_of, server_secret
from pegs.table.seats import EASY_COLORS, name_and_color
from pegs.table.state import State

MAX_SHUFFLES = 3
"""How often people can say, between two turns, that they shuffled."""


def check_real_cards(settings: Settings, rules: Rules) -> str | None:
    """Why these settings can't be played with real cards, in words; None if they can."""
    if settings.cards != "real":
        return None
    if settings.board != "wooden" or settings.position:
        return translate("table-real-cards-need-wood")
    if any(choice.who == "bot" for choice in settings.seats[: settings.players]):
        return translate("table-real-cards-no-bots")
    return translate("real-cards-bluffing") if rules.bluffing else None


def with_real_cards(settings: Settings) -> Settings:
    """The settings, at a table with real cards without those that would need the hands: clocks and hints."""
    if settings.cards != "real":
        return settings
    return structs.replace(settings, pace=structs.replace(settings.pace, seconds=None), hints=False)


def require_phones(state: State, sentence: str = "table-real-cards-no-bots") -> None:
    """Raise RefusedError at a table with real cards, by default because bots can't play there."""
    if state.has_real_cards:
        raise RefusedError("not_allowed", translate(sentence))


def people_without_phones(state: State, now: float) -> list[ev.AnyEvent]:
    """The events that seat people at all open seats: they play with their cards, and need no phone."""
    events: list[ev.AnyEvent] = []
    seats = [copy(each) for each in state.seats]
    for seat, seat_state in enumerate(seats):
        if not seat_state.is_open:
            continue
        planned = seat_state.name or translate("table-player", number=seat + 1)
        color = _color(state, seat, {other.color for other in seats})
        name, color = name_and_color(seats, seat, planned, color)
        seat_state.name, seat_state.color, seat_state.person = name, color, True
        events.append(ev.SeatTaken(at=now, seat=seat, name=name, color=color, phone=False))
    return events


def _color(state: State, seat: Seat, taken: Collection[str]) -> str:
    """The color that the host planned for a seat, or an easy one, if it's free."""
    planned = state.settings.seats[seat].color if seat < len(state.settings.seats) else None
    wanted = (planned, *EASY_COLORS) if planned else EASY_COLORS
    return next(each for each in wanted if each not in taken)


def began_with(state: State, dealer: Seat | None, game_id: str, now: float) -> ev.GameBegan:
    """The event of a deal by hand; chance picks the dealer if none is given. Raises DealError."""
    number, board = len(state.games) + 1, state.board
    secret = server_secret(state.seed, number)
    deck = (UNKNOWN,) * sum(state.ruleset.rules.pack(board.players))
    game = Game.deal(state.ruleset, board.players, board.teams, seed=secret, deck=deck, dealer=dealer)
    assert game.dealer is not None
    return ev.GameBegan(
        at=now,
        number=number,
        dealer=game.dealer,
        seed=secret,
        commitment=commitment_of(secret),
        deck=cards_text(deck),
        game=game_id,
    )


def shown(state: State, seat: Seat, card: str | None, now: float) -> list[ev.AnyEvent]:
    """The events after someone lays the card that is played in front of the app, or takes it away (None).

    Raises RefusedError if no one can hold such a card.
    """
    _require_real_cards(state)
    if card is not None:
        if card not in RANK_TEXT or state.running.phase is not Phase.PLAY:
            raise RefusedError("not_allowed", translate("table-real-cards-no-such"))
        try:
            state.running.holding(read_rank(card))
        except PegsError as error:
            raise RefusedError("not_allowed", str(error)) from None
    return [] if card == state.real_card else [ev.CardShown(at=now, seat=seat, card=card)]


def discards_shuffled(state: State, seat: Seat, now: float) -> list[ev.AnyEvent]:
    """The events after someone says that the discards were shuffled. Raises RefusedError."""
    _require_real_cards(state)
    between = state.running.between_turns
    if sum(each.plies == len(state.running.plies) for each in between) >= MAX_SHUFFLES:
        raise RefusedError("too_much", translate("table-real-cards-shuffled"))
    return [ev.DiscardsShuffled(at=now, seat=seat)]


def _require_real_cards(state: State) -> None:
    if not state.has_real_cards:
        raise RefusedError("not_allowed", translate("table-no-real-cards"))
