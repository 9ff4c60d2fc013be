"""The deal of a live game: which players have locked in a number, which to wait for, and the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pegs.core.board import Seat
from pegs.engine.game import Game
from pegs.protocol.settings import SEAT_CHOSEN
from pegs.protocol.shuffle import Contribution, NextShuffle, SeatCommitment
from pegs.table import events as ev
from pegs.table.commit_reveal import commitment_of, high_card, pack_text, server_secret, shuffle_key
from pegs.table.seats import SeatState
from pegs.table.state import State

REVEAL_SECONDS = 5.0
"""How long a deal waits for people's devices. They answer by themselves, as soon as they are connected."""
MAX_COMMITS = 20
"""How often a person's devices can lock in another number for one shuffle."""


def next_shuffle(state: State) -> NextShuffle | None:
    """What everyone may know of the next game's shuffle.

    None during a game, before a deal of the day, or if people shuffle real cards.
    """
    if state.stage not in ("gathering", "over") or state.has_real_cards:
        return None
    if state.settings.daily is not None and not state.games:
        return None
    asked, number = state.deal_asked, len(state.games) + 1
    people = asked.people if asked is not None else _commitments(state.seats)
    return NextShuffle(number, commitment_of(server_secret(state.seed, number)), people, waiting_for(state))


def _commitments(seats: Sequence[SeatState]) -> tuple[SeatCommitment, ...]:
    return tuple(
        SeatCommitment(seat, seat_state.commitment)
        for seat, seat_state in enumerate(seats)
        if seat_state.commitment is not None
    )


def ask(state: State, dealer: Seat | None, game_id: str, now: float) -> ev.DealAsked:
    """Ask for the next game.

    People's devices will reveal their numbers if they are connected, or were a moment ago: someone may be
    opening the page, or reloading it.
    """
    people = _commitments(state.seats)
    return ev.DealAsked(
        at=now,
        number=len(state.games) + 1,
        game=game_id,
        dealer=dealer,
        people=people,
        awaited=tuple(each.seat for each in people if _answers(state, each.seat, now)),
    )


def _answers(state: State, seat: Seat, now: float) -> bool:
    away_since = state.seats[seat].away_since
    return away_since is None or state.outages.elapsed(away_since, now) < REVEAL_SECONDS


def commitment_asked(state: State, seat: Seat) -> str | None:
    """The commitment of a seat that goes into the deal that was asked for."""
    people = state.deal_asked.people if state.deal_asked is not None else ()
    return next((each.commitment for each in people if each.seat == seat), None)


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that were asked for their numbers, and whose people can still reveal them."""
    awaited = state.deal_asked.awaited if state.deal_asked is not None else ()
    return tuple(
        seat for seat in awaited if seat not in state.revealed and state.seats[seat].commitment is not None
    )


def deal_due(state: State) -> float | None:
    """When to deal; None if no deal has been asked for."""
    if state.deal_asked is None:
        return None
    return state.outages.after(state.deal_asked.at, REVEAL_SECONDS if waiting_for(state) else 0)


def chosen_dealer(state: State) -> Seat | None:
    """The first game's dealer, if the settings name one; None if chance decides."""
    settings = state.settings
    if settings.dealer in SEAT_CHOSEN and settings.dealer_seat is not None:
        return settings.dealer_seat % state.board.players
    if settings.dealer == "host":
        return state.host
    return None


def deal_with(state: State, asked: ev.DealAsked, revealed: Mapping[Seat, str], now: float) -> ev.GameBegan:
    """The event of a deal by everyone's numbers. Raises DealError if the cards don't suffice."""
    contributions = tuple(
        Contribution(each.seat, each.commitment, revealed.get(each.seat)) for each in asked.people
    )
    return deal_event(state, asked, server_secret(state.seed, asked.number), contributions, now)


def overdue_deal(state: State, now: float) -> list[ev.AnyEvent]:
    """The deal, if everyone who was asked has revealed their number or the time for it is over."""
    due = deal_due(state)
    if state.deal_asked is None or due is None or now < due:
        return []
    return [deal_with(state, state.deal_asked, state.revealed, now)]


def deal_event(
    state: State, asked: ev.DealAsked, secret: str, contributions: tuple[Contribution, ...] | None, now: float
) -> ev.GameBegan:
    """The event of a deal. Without ``contributions``, it follows from the seed ``secret`` alone.

    Raises DealError if the cards don't suffice.
    """
    board, dealer = state.board, asked.dealer
    seed = secret if contributions is None else shuffle_key(secret, asked.number, contributions)
    if dealer is None and state.settings.dealer == "high_card":
        dealer = high_card(seed, board.players)
    game = Game.deal(state.ruleset, board.players, board.teams, seed=seed, dealer=dealer)
    assert game.dealer is not None
    return ev.GameBegan(
        at=now,
        number=asked.number,
        dealer=game.dealer,
        seed=secret,
        commitment=commitment_of(secret),
        deck=pack_text(game),
        game=asked.game,
        contributions=contributions,
        net=state.net,
    )
