"""One row per game: what a simulation counted in each of its games, as columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pegs.analysis.columns import Column
from pegs.analysis.setup import PlayedGames
from pegs.analysis.workers import Span
from pegs.core.board import Board

Columns: TypeAlias = dict[str, NDArray[Any]]
"""Columns by name, each with one value per game."""

COUNTED = tuple(column for column in Column if column is not Column.WINNER)
"""The columns with a number for every seat, and their sum for every game."""


class GameRows:
    """The rows of the games played so far, in any order of their chunks."""

    def __init__(self) -> None:
        self._chunks: list[tuple[int, Any, Any]] = []

    def add(self, span: Span, played: PlayedGames) -> None:
        """Add the games of a chunk, in half the memory that counting them took."""
        self._chunks.append((span[0], played.results.astype(np.int32), played.tallies.astype(np.int32)))

    def columns(self, board: Board) -> Columns:
        """The columns, with the games in the order of their numbers."""
        chunks = sorted(self._chunks, key=lambda chunk: chunk[0])
        empty = PlayedGames.empty(0, board.players)
        numbers = [np.arange(first, first + len(results)) for first, results, _ in chunks]
        return dict(
            _columns(
                board,
                np.concatenate([np.arange(0), *numbers]),
                np.concatenate([empty.results.astype(np.int32), *(results for _, results, _ in chunks)]),
                np.concatenate([empty.tallies.astype(np.int32), *(tallies for *_, tallies in chunks)]),
            )
        )


def _columns(board: Board, numbers: Any, results: Any, tallies: Any) -> Iterator[tuple[str, NDArray[Any]]]:
    letters = np.array(board.letters)
    # The text for nothing comes last, which is where the index -1 finds it.
    teams = np.array(["".join(letters[list(board.team(team))]) for team in range(board.teams)] + [""])
    winner, has_last_turn = results[:, Column.WINNER], tallies[:, :, Column.WINNER]
    yield "game", numbers
    yield "dealer", letters[numbers % board.players]
    yield "winner", teams[winner]
    yield "last", np.where(winner < 0, "", letters[has_last_turn.argmax(axis=1)])
    for column in COUNTED:
        yield column.name.lower(), results[:, column].copy()
    for seat, letter in enumerate(board.letters):
        for column in COUNTED:
            yield f"{column.name.lower()}_{letter}", tallies[:, seat, column].copy()
