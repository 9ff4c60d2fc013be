"""What a simulation counted in each of its games, as columns: one row per game, or per game and seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegs.analysis.chunks import Span
from pegs.analysis.columns import Column
from pegs.analysis.named_columns import Columns
from pegs.analysis.setup import PlayedGames
from pegs.core.board import Board

COUNTED = tuple(column for column in Column if column is not Column.WINNER)
"""The columns with a number for every seat, and their sum for every game."""


class GameRows:
    """The rows of the games played so far, in any order of their chunks."""

    def __init__(self) -> None:
        self._chunks: list[tuple[int, Any, Any]] = []

    def add(self, span: Span, played: PlayedGames) -> None:
        """Add the games of a chunk, in half the memory that counting them took."""
        self._chunks.append((span[0], played.results.astype(np.int32), played.tallies.astype(np.int32)))

    def games(self, board: Board) -> Columns:
        """The columns with one row per game, in the order of their numbers."""
        return Columns(_game_columns(board, *self._in_order(board)))

    def seats(self, board: Board, names: Sequence[str]) -> Columns:
        """The columns with one row per game and seat, in this order; ``names`` has every seat's player."""
        return Columns(_seat_columns(board, names, *self._in_order(board)))

    def _in_order(self, board: Board) -> tuple[Any, Any, Any]:
        """The games' numbers, results, and tallies, as in `PlayedGames`."""
        chunks = sorted(self._chunks, key=lambda chunk: chunk[0])
        empty = PlayedGames.empty(0, board.players)
        numbers = [np.arange(first, first + len(results)) for first, results, _ in chunks]
        return (
            np.concatenate([np.arange(0), *numbers]),
            np.concatenate([empty.results.astype(np.int32), *(results for _, results, _ in chunks)]),
            np.concatenate([empty.tallies.astype(np.int32), *(tallies for *_, tallies in chunks)]),
        )


def _team_texts(board: Board) -> NDArray[Any]:
    """The letters of every team's seats. The text for nothing is the last, where the index -1 finds it."""
    letters = np.array(board.letters)
    return np.array(["".join(letters[list(board.team(team))]) for team in range(board.teams)] + [""])


def _game_columns(
    board: Board, numbers: Any, results: Any, tallies: Any
) -> Iterator[tuple[str, NDArray[Any]]]:
    letters = np.array(board.letters)
    winner, has_last_turn = results[:, Column.WINNER], tallies[:, :, Column.WINNER]
    yield "game", numbers
    yield "dealer", letters[numbers % board.players]
    yield "winner", _team_texts(board)[winner]
    yield "last", np.where(winner < 0, "", letters[has_last_turn.argmax(axis=1)])
    for column in COUNTED:
        yield column.name.lower(), results[:, column].copy()
    for seat, letter in enumerate(board.letters):
        for column in COUNTED:
            yield f"{column.name.lower()}_{letter}", tallies[:, seat, column].copy()


def _seat_columns(
    board: Board, names: Sequence[str], numbers: Any, results: Any, tallies: Any
) -> Iterator[tuple[str, NDArray[Any]]]:
    games, players = len(numbers), board.players
    seats, game = np.tile(np.arange(players), games), np.repeat(numbers, players)
    team = seats % board.teams
    yield "game", game
    yield "seat", np.array(board.letters)[seats]
    yield "team", _team_texts(board)[team]
    yield "player", np.array(names)[seats]
    yield "place", (seats - game - 1) % players + 1
    yield "won", np.repeat(results[:, Column.WINNER], players) == team
    yield "last", tallies[:, :, Column.WINNER].ravel() > 0
    for column in COUNTED:
        yield column.name.lower(), tallies[:, :, column].ravel()
