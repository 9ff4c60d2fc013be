"""A finished game, open to whoever has its link."""

from __future__ import annotations

import datetime
import math

from pegs.core.board import HOME, START, Board, Seat
from pegs.core.operations import CountedStuck, Moved, Penalized, Played, SentToInSpot, SentToStart
from pegs.core.ply import Ply
from pegs.core.position import Pegs
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.record import write_record
from pegs.table import events as ev
from pegs.table.commit_reveal import commitment_of, deals_alike
from pegs.table.encode import card_text, sent, shape_of
from pegs.table.protocol import game_view as wire
from pegs.table.protocol import log as told
from pegs.table.protocol.rest import FairCheck, Replay, SeatStatistics
from pegs.table.rules_card import rules_card
from pegs.table.state import State
from pegs.table.table import Table

_HOLES_A_TURN = 6.0
"""About how many holes a team goes on in a turn."""
_SPREAD = 5.0
"""How many turns of lead make the chance of winning about e : 1."""


def replay_of(table: Table, number: int) -> Replay:
    """The game of a number, with every card, in the language in use. Raises LookupError while it goes on."""
    table = _as_it_ended(table, number)
    began, game = _finished(table.state, number)
    board, winner = game.board, game.outcome.winner
    assert winner is not None
    positions = _positions(game)
    return Replay(
        game=began.game,
        rules=rules_card(game.ruleset),
        board=shape_of(board),
        seats=table.seats(),
        pegs=positions[0],
        log=_log(table.state, began, game),
        chances=tuple(_chance(board, pegs, winner) for pegs in positions[1:]),
        winner=winner,
        seed=began.seed,
        commitment=began.commitment,
        record=record_of(table, number),
        statistics=tuple(_statistics(game, seat) for seat in range(board.players)),
        pile=len(_opening(game).pile),
    )


def record_of(table: Table, number: int) -> str:
    """The record of a finished game, its seed and commitment in the header."""
    table = _as_it_ended(table, number)
    began, game = _finished(table.state, number)
    day = datetime.datetime.fromtimestamp(began.at, datetime.UTC).date()
    tags = {"Seed": began.seed, "Commitment": began.commitment}
    return write_record(game, names=table.state.names, date=day, tags=tags)


def check(table: Table, number: int) -> FairCheck:
    """Whether the deal of a finished game follows from its seed, and the seed from what was promised."""
    began, game = _finished(table.state, number)
    return FairCheck(
        commitment_holds=commitment_of(began.seed) == began.commitment,
        deal_holds=deals_alike(game, began.seed),
    )


def _finished(state: State, number: int) -> tuple[ev.GameBegan, Game]:
    for began, game in state.games:
        if began.number == number and game.is_over:
            return began, game
    raise LookupError(number)


def _as_it_ended(table: Table, number: int) -> Table:
    """The table at the end of a game: people may have changed seats since. Raises LookupError."""
    events = [entry.event for entry in table.state.entries]
    for version, event in enumerate(events, 1):
        if isinstance(event, ev.GameEnded) and event.number == number:
            return table if version == len(events) else Table.restored(events[:version])
    raise LookupError(number)


def _opening(game: Game) -> Game:
    """The game as it stood before its first decision."""
    twin = game.copy()
    while twin.plies:
        twin.undo()
    return twin


def _positions(game: Game) -> tuple[Pegs, ...]:
    """Where all pegs stood at the beginning and after every decision."""
    twin = game.copy()
    positions = [twin.position.pegs]
    while twin.plies:
        twin.undo()
        positions.append(twin.position.pegs)
    return tuple(reversed(positions))


def _log(state: State, began: ev.GameBegan, game: Game) -> tuple[told.AnyHappening, ...]:
    """The deal and every decision that stands, with every card."""
    rules, board = game.rules, game.board
    start = told.GameBegan(
        version=0,
        at=began.at,
        number=began.number,
        dealer=began.dealer,
        commitment=began.commitment,
        operations=sent(rules, board, None, game.opening),
    )
    played = _played(state, began.number)
    turns = (
        told.TurnPlayed(
            version=number,
            at=event.at,
            ply=number,
            seat=ply.seat,
            by=event.by,
            turn=turn_text(board, ply.turn),
            operations=sent(rules, board, ply.turn, ply.operations),
        )
        for number, (ply, event) in enumerate(zip(game.plies, played, strict=True), 1)
    )
    return (start, *turns)


def _played(state: State, number: int) -> list[ev.TurnPlayed]:
    """The decisions of a game that were not taken back."""
    standing: list[ev.TurnPlayed] = []
    current = 0
    for entry in state.entries:
        match entry.event:
            case ev.GameBegan(number=begun):
                current = begun
            case ev.TurnPlayed() as played if current == number:
                standing.append(played)
            case ev.TakenBack(plies=plies) if current == number:
                del standing[len(standing) - plies :]
    return standing


# --- the chance of winning, by progress


def _chance(board: Board, pegs: Pegs, winner: int) -> float:
    """A plain estimate: each team's chance falls off with the turns it still needs, as a logistic does.

    The turns are the holes that its pegs have to go, by the usual number a turn; with all home it is 1.
    """
    left = [sum(_holes_left(board, seat, pegs[seat]) for seat in board.team(t)) for t in range(board.teams)]
    if not left[winner]:
        return 1.0
    shares = [math.exp(-holes / (_HOLES_A_TURN * _SPREAD)) for holes in left]
    return round(shares[winner] / sum(shares), 4)


def _holes_left(board: Board, seat: Seat, places: tuple[int, ...]) -> int:
    """How many holes a seat's pegs still have to go; those in start once round and a turn to come out."""
    homes = sorted((place for place in places if place >= HOME), reverse=True)
    # The innermost pegs stay where they are: a peg behind a gap has to go on.
    filled = [HOME + board.home_length - 1 - k for k in range(len(places))]
    holes = sum(filled[k] - place for k, place in enumerate(homes))
    for k, place in enumerate(place for place in places if place < HOME):
        depth = filled[len(homes) + k] - HOME + 1
        holes += depth + _to_in_spot(board, seat, place)
    return holes


def _to_in_spot(board: Board, seat: Seat, place: int) -> int:
    if place == START:
        return board.distance(board.out_spots[seat], board.in_spots[seat]) + int(_HOLES_A_TURN)
    return board.distance(place, board.in_spots[seat])


# --- facts of one seat's game


def _statistics(game: Game, seat: Seat) -> SeatStatistics:
    own = [ply for ply in game.plies if ply.seat == seat]
    operations = [op for ply in own for op in ply.operations]
    everything = [op for ply in game.plies for op in ply.operations]
    return SeatStatistics(
        seat=seat,
        turns=sum(any(isinstance(op, Played) for op in ply.operations) for ply in own),
        bumps=sum(isinstance(op, SentToStart) for op in operations),
        bumped=sum(isinstance(op, SentToStart | Penalized) and op.seat == seat for op in everything),
        boosts=sum(isinstance(op, SentToInSpot) for op in operations),
        jokers=sum(isinstance(op, Played) and card_text(op.card) == "*" for op in operations),
        stuck=sum(isinstance(op, CountedStuck) and op.count > 0 for op in operations),
        holes=sum(_walked(game, ply) for ply in own),
    )


def _walked(game: Game, ply: Ply) -> int:
    """Holes that a decision's pegs walked; a jump is none."""
    walks = sent(game.rules, game.board, ply.turn, [op for op in ply.operations if isinstance(op, Moved)])
    return sum(_length(game.board, walk) for walk in walks if isinstance(walk, wire.Moved))


def _length(board: Board, walk: wire.Moved) -> int:
    """The holes of a way; none for a jump, which has one hole as a step of one has."""
    return len(walk.path) if len(walk.path) > 1 or _is_step(board, walk) else 0


def _is_step(board: Board, walk: wire.Moved) -> bool:
    """Whether the target is the hole beside the origin."""
    origin, target = walk.origin, walk.target
    if target >= HOME:
        return origin == (board.in_spots[walk.seat] if target == HOME else target - 1)
    return board.is_on_track(origin) and 1 in (board.distance(origin, target), board.distance(target, origin))
