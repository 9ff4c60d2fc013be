"""Rules, seating and a seed, prepared for playing; and spans of games played with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pegs.analysis.accumulators import Accumulator, AccumulatorMaker, Accumulators
from pegs.analysis.chunks import Span
from pegs.analysis.columns import N_BLUFFS, N_COLUMNS, N_USES
from pegs.analysis.loop import COUNT_GAME, PLAY_GAMES, ROW_SIZE, count_game, play_games
from pegs.analysis.python_games import PythonGame
from pegs.analysis.workers import WorkerMemory
from pegs.core.board import MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.engine.game import Game
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import row_of
from pegs.engine.kernel.tables import compile_rules
from pegs.players import is_compiled, is_expert
from pegs.players.compiled_player import player_stream, policies_of
from pegs.players.net_weights import nets_of
from pegs.players.player import Player
from pegs.rules.loader import as_ruleset
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


class GameCounts:
    """What is counted over many games: ``uses`` (rank x `Use`), ``seats`` (seat x `Column`), ``bluffs``
    (`Bluff`).
    """

    def __init__(self) -> None:
        self.uses = np.zeros((N_RANKS, N_USES), np.int64)
        self.seats = np.zeros((MAX_SEATS, N_COLUMNS), np.int64)
        self.bluffs = np.zeros(N_BLUFFS, np.int64)

    def add(self, other: GameCounts) -> None:
        """Add the counts of other games."""
        self.uses += other.uses
        self.seats += other.seats
        self.bluffs += other.bluffs


class PlayedGames(NamedTuple):
    """A span of games, played and counted.

    ``counts`` is the sum over all games, ``results`` has a row per game (games x `Column`) with the winning
    team or -1, ``tallies`` what every seat did in each game (games x seat x `Column`), and ``accumulators``
    those that watched each game, if any were asked for.
    """

    counts: GameCounts
    results: Any
    tallies: Any
    accumulators: list[Accumulators]

    @classmethod
    def empty(cls, games: int, players: int) -> PlayedGames:
        """Room for a number of games, filled with zeros."""
        results = np.zeros((games, N_COLUMNS), np.int64)
        return cls(GameCounts(), results, np.zeros((games, players, N_COLUMNS), np.int64), [])


def needs_python(names: Sequence[str]) -> bool:
    """Whether a lineup has a player whose decisions aren't made in the kernel's own loop of games."""
    return not all(map(is_compiled, names))


def holds_up_threads(names: Sequence[str]) -> bool:
    """Whether a lineup has a player written in Python, which runs in one thread at a time."""
    return not all(is_compiled(name) or is_expert(name) for name in names)


class GameSetup:
    """Rules, seating and a seed: everything that game number i depends on besides its players.

    ``Game.deal(rules, players, teams, seed=f"{seed}/{i}", dealer=i % players)`` deals the same cards, so
    every seat deals, and every seat goes first, equally often. The player at seat k is restarted with the
    seed ``f"{seed}/{i}/{k}"``.
    """

    def __init__(
        self, rules: RuleSet | Rules, players: int, teams: int, seed: int | str, max_turns: int
    ) -> None:
        """Raises UsageError if the seating is impossible, DealError if the packs have too few cards."""
        self._ruleset = as_ruleset(rules)
        self._tables = compile_rules(self._ruleset.rules, players, teams)
        check_playable(self._ruleset.rules, players, teams)
        self.players, self.teams, self.max_turns = players, teams, max_turns
        self._seed = seed

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments only; another process compiles the tables itself."""
        return GameSetup, (self._ruleset, self.players, self.teams, self._seed, self.max_turns)

    def play(
        self,
        memory: WorkerMemory,
        span: Span,
        names: Sequence[str],
        makers: Sequence[AccumulatorMaker] = (),
    ) -> PlayedGames:
        """Play a span of games with the named players at the seats.

        A new accumulator of each of the ``makers`` watches every game. Raises PlayerError if a player written
        in Python fails.
        """
        played = PlayedGames.empty(span[1] - span[0], self.players)
        if makers or needs_python(names):
            self._play_in_python(memory, span, names, makers, played)
        else:
            self._play_compiled(memory, span, names, played)
        return played

    def _play_compiled(
        self, memory: WorkerMemory, span: Span, names: Sequence[str], played: PlayedGames
    ) -> None:
        nets = nets_of(names, self._ruleset.rules)
        arguments = PLAY_GAMES(
            rules=self._tables,
            game=memory.game,
            seen=memory.view,
            scratch=memory.scratch,
            policies=np.array(policies_of(names), np.int64),
            workspaces=memory.workspaces(self._ruleset.rules, names),
            nets=nets,
            n_nets=len(nets),
            streams=np.array([self._streams(number, names) for number in range(*span)], np.int64),
            dealers=np.arange(*span, dtype=np.int64) % self.players,
            n_games=span[1] - span[0],
            max_turns=self.max_turns,
            counting=True,
            tallies=played.tallies,
            uses=played.counts.uses,
            seats=played.counts.seats,
            bluffs=played.counts.bluffs,
            results=played.results,
        )
        call(play_games, arguments)

    def _streams(self, number: int, names: Sequence[str]) -> list[tuple[int, ...]]:
        """The deck's random stream and every seat's, as they begin a game."""
        game = f"{self._seed}/{number}"
        players = [player_stream(name, f"{game}/{seat}") for seat, name in enumerate(names)]
        return [stream(game, "deal"), *players]

    def _play_in_python(
        self,
        memory: WorkerMemory,
        span: Span,
        names: Sequence[str],
        makers: Sequence[AccumulatorMaker],
        played: PlayedGames,
    ) -> None:
        players = [memory.player(seat, name) for seat, name in enumerate(names)]
        for row, number in enumerate(range(*span)):
            accumulators = [make() for make in makers]
            game = self.play_python_game(number, players, names, accumulators)
            self.count(memory, game, number, played, row)
            played.accumulators.append(accumulators)

    def play_python_game(
        self,
        number: int,
        players: Sequence[Player],
        names: Sequence[str],
        accumulators: Sequence[Accumulator] = (),
    ) -> Game:
        """Play one game through `Game`, whether its players are compiled or not. Raises PlayerError."""
        seed = f"{self._seed}/{number}"
        game = Game.deal(self._ruleset, self.players, self.teams, seed=seed, dealer=number % self.players)
        PythonGame(game, number, players, names, accumulators).play(seed, self.max_turns)
        return game

    def count(self, memory: WorkerMemory, game: Game, number: int, played: PlayedGames, row: int) -> None:
        """Count game ``number``, played through `Game`, by replaying it in the kernel.

        Adds to the counts of ``played``, and writes the game's results to its row ``row``.
        """
        turns = np.zeros((len(game.plies), ROW_SIZE), np.int64)
        for turn, ply in zip(turns, game.plies, strict=True):
            numbers = row_of(ply.turn)
            turn[: len(numbers)] = numbers
        arguments = COUNT_GAME(
            rules=self._tables,
            game=memory.game,
            scratch=memory.scratch,
            rows=turns,
            n_rows=len(turns),
            deck=np.array(stream(f"{self._seed}/{number}", "deal"), np.int64),
            dealer=number % self.players,
            tally=played.tallies[row],
            uses=played.counts.uses,
            seats=played.counts.seats,
            bluffs=played.counts.bluffs,
            result=played.results[row],
        )
        is_legal = call(count_game, arguments)
        assert is_legal
