"""The counts of a simulation the slow way: the same games through ``Game``, counted from their history."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from pegs.analysis.columns import Bluff, Column, Use
from pegs.core.board import HOME, START, Board
from pegs.core.cards import JOKER, Rank
from pegs.core.operations import Doubted, Moved, Penalized, Played, SentToInSpot, SentToStart
from pegs.core.ply import Ply
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import packed_turns, unpacked
from pegs.engine.kernel.tables import compile_rules
from pegs.players.policies import POLICIES, think
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules


@dataclass
class Counted:
    seats: Counter[tuple[int, Column]] = field(default_factory=Counter)
    uses: Counter[tuple[Rank, Use]] = field(default_factory=Counter)
    bluffs: Counter[Bluff] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)


class Slow:
    """One kind of game; the players' choices are the kernel's, everything counted is Python's."""

    def __init__(self, rules: str, players: int, teams: int, names: tuple[str, ...], seed: str) -> None:
        self.rules, self.players, self.teams, self.names, self.seed = rules, players, teams, names, seed
        self.scratch = Fields(new_scratches(1))
        self.counted = Counted()

    def play(self, number: int, max_turns: int) -> None:
        dealer = number % self.players
        game = Game.deal(self.rules, self.players, self.teams, seed=f"{self.seed}/{number}", dealer=dealer)
        self.scratch.chance[:] = stream(self.seed, number, "players")
        turns = 0
        while turns < max_turns:
            before, legal = game.position, game.legal_turns()
            turn = legal[0] if len(legal) == 1 else self._choose(game)
            seat = game.turn
            game.play(turn)
            turns += before.phase is Phase.PLAY
            self._count(game, game.plies[-1], before, legal)
            if game.is_over:
                self.counted.seats[seat, Column.WINNER] += 1
                self.counted.wins[game.board.team_of(seat)] += 1
                self.counted.lengths[turns] += 1
                return

    def _choose(self, game: Game) -> Turn:
        tables = compile_rules(game.rules, self.players, self.teams)
        mind = new_workspaces(game.rules, self.players)[0]
        places, policy = np.zeros(MAX_PEG_NUMBERS, np.int16), POLICIES[self.names[game.turn]]
        fields, row = game._game, np.zeros(0, np.int64)
        index = think(tables, fields.record, self.scratch.record, policy, mind, row, places)
        packed = packed_turns(self.scratch, np.array([index]))
        return unpacked(packed, fields.places.tolist(), game.board.in_spots)[0]

    def _count(self, game: Game, ply: Ply, before: Position, legal: tuple[Turn, ...]) -> None:
        seats, bluffs, seat = self.counted.seats, self.counted.bluffs, ply.seat
        seats[seat, Column.DECISIONS] += 1
        if before.phase is Phase.PLAY:
            self._count_turn(ply, legal)
        if before.phase in (Phase.PLAY, Phase.MOVE):
            self._count_use(game, ply)
        for operation in ply.operations:
            if isinstance(operation, SentToStart):
                seats[operation.seat, Column.BUMPED] += 1
                friendly = game.board.team_of(operation.seat) == game.board.team_of(seat)
                seats[seat, Column.SETBACKS if friendly else Column.BUMPS] += 1
            elif isinstance(operation, Penalized):
                seats[operation.seat, Column.BUMPED] += 1
            elif isinstance(operation, Moved):
                seats[seat, Column.HOLES] += operation.holes
            elif isinstance(operation, SentToInSpot):
                seats[seat, Column.BOOSTS] += 1
            elif isinstance(operation, Played) and operation.kind is Kind.DECLARE:
                bluffs[Bluff.DECLARED] += 1
                bluffs[Bluff.FALSE] += operation.card != operation.declared
            elif isinstance(operation, Doubted):
                bluffs[Bluff.DOUBTED] += 1
                bluffs[Bluff.CAUGHT] += before.card != before.declared

    def _count_turn(self, ply: Ply, legal: tuple[Turn, ...]) -> None:
        seats, seat = self.counted.seats, ply.seat
        seats[seat, Column.TURNS] += 1
        if ply.turn.kind is Kind.PASS:
            seats[seat, Column.PASSES] += 1
            return
        seats[seat, Column.CHOICES] += len(legal)
        seats[seat, Column.FORCED] += len(legal) == 1
        seats[seat, Column.DISCARDS] += ply.turn.kind is Kind.DISCARD
        seats[seat, Column.STUCK] += all(turn.kind in (Kind.DISCARD, Kind.FREE) for turn in legal)

    def _count_use(self, game: Game, ply: Ply) -> None:
        turn = ply.turn
        if turn.kind in (Kind.PASS, Kind.DECLARE):
            return
        use = use_of(game.rules, game.board, turn)
        self.counted.uses[turn.power, use] += 1
        if turn.power == JOKER and use not in (Use.DISCARD, Use.FREE):
            self.counted.seats[ply.seat, Column.JOKERS] += 1


_BY_KIND = {
    Kind.SPLIT: Use.SPLIT,
    Kind.SWAP: Use.SWAP,
    Kind.SEND: Use.SEND,
    Kind.DISCARD: Use.DISCARD,
    Kind.FREE: Use.FREE,
}


def use_of(rules: Rules, board: Board, turn: Turn) -> Use:
    """What a turn uses its card for, for the named sets, where no rank both jumps and walks."""
    if turn.kind is not Kind.MOVE:
        return _BY_KIND[turn.kind]
    powers = rules.cards[turn.power]
    (step,) = turn.steps
    if step.origin == START:
        return Use.OUT if powers.out and step.target == board.out_spots[step.seat] else Use.LANDING
    if powers.jump_from or powers.in_spot_from:
        return Use.LANDING
    if step.target >= HOME or board.distance(step.origin, step.target) in powers.forward:
        return Use.FORWARD
    return Use.BACKWARD
