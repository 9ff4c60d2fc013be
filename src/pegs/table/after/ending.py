"""How a finished game was decided, and how close the other teams came."""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core.board import HOME, Board, Seat
from pegs.core.position import Pegs
from pegs.engine.finishing import Finish, fewest_cards
from pegs.engine.game import Game
from pegs.protocol.rest import FewestCards, GameEnding
from pegs.protocol.wire_operations import encode
from pegs.table.after.winning_chance import winning_chance
from pegs.table.encode import card_letters


def ending_of(game: Game) -> GameEnding:
    """The ending of a game that is over."""
    winner = game.outcome.winner
    assert winner is not None
    positions = positions_of(game)
    return GameEnding(
        fewest=tuple(
            None if team == winner else _encoded(fewest_cards_left(game, positions, team))
            for team in range(game.board.teams)
        ),
        best_turns=tuple(_best_turn(game, positions, seat) for seat in range(game.players)),
        decided=_decisive_turn(game, positions, winner),
    )


def positions_of(game: Game) -> tuple[Pegs, ...]:
    """The pegs before the first decision and after each one."""
    twin = game.copy()
    positions = [twin.position.pegs]
    while twin.plies:
        twin.undo()
        positions.append(twin.position.pegs)
    return tuple(reversed(positions))


def fewest_cards_left(game: Game, positions: tuple[Pegs, ...], team: int) -> Finish | None:
    """The fewest cards that would have brought a losing team home, from where its pegs stand at the end."""
    pegs = _before_the_win(game.board, positions)
    if pegs is None:
        return None
    last = game.plies[-1].seat
    order = sorted(game.board.team(team), key=lambda seat: (seat - last - 1) % game.players)
    return fewest_cards(game.rules, game.board, pegs, order)


def _before_the_win(board: Board, positions: tuple[Pegs, ...]) -> Pegs | None:
    """The final position with the last turn's pegs back on the holes from which they went home.

    With a whole team home, the game would be over. None if another peg stands on one of those holes.
    """
    before, after = positions[-2], positions[-1]
    pegs = tuple(
        before[seat] if _is_home(after[seat]) and not _is_home(before[seat]) else after[seat]
        for seat in range(board.players)
    )
    on_track = [place for places in pegs for place in places if board.is_on_track(place)]
    return pegs if len(on_track) == len(set(on_track)) else None


def _is_home(places: Iterable[int]) -> bool:
    return all(place >= HOME for place in places)


def _best_turn(game: Game, positions: tuple[Pegs, ...], seat: Seat) -> int | None:
    """The turn (from 1) with which a seat raised its team's chance most; None if none did."""
    turns = _gains(game, positions, game.board.team_of(seat))
    gain, turn = max(
        ((gain, -turn) for turn, gain in turns if game.plies[turn - 1].seat == seat), default=(0.0, 0)
    )
    return -turn if gain > 0 else None


def _decisive_turn(game: Game, positions: tuple[Pegs, ...], winner: int) -> int:
    """The turn (from 1) that raised the winners' chance most, before the last one, which only ended it."""
    return -max((gain, -turn) for turn, gain in _gains(game, positions[:-1] or positions, winner))[1]


def _gains(game: Game, positions: tuple[Pegs, ...], team: int) -> list[tuple[int, float]]:
    """Every turn's number, and what it did to a team's chance of winning."""
    chances = [winning_chance(game.board, pegs, team) for pegs in positions]
    return [(turn, chances[turn] - chances[turn - 1]) for turn in range(1, len(positions))]


def _encoded(finish: Finish | None) -> FewestCards | None:
    if finish is None:
        return None
    operations = tuple(encode(each) for turn in finish.operations for each in turn)
    return FewestCards(card_letters(finish.cards), operations)
