"""The counts of a simulation the slow way: the same games through `Game`, counted from their history."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pegs import players as registry
from pegs.analysis.columns import Bluff, Column, Use
from pegs.analysis.setup import GameSetup
from pegs.core.board import HOME, START, Board
from pegs.core.cards import JOKER, Rank
from pegs.core.operations import Doubted, Moved, Penalized, Played, SentToInSpot, SentToStart
from pegs.core.ply import Ply
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.rules.loader import as_ruleset
from pegs.rules.switches import Rules


@dataclass
class Counted:
    seats: Counter[tuple[int, Column]] = field(default_factory=Counter)
    uses: Counter[tuple[Rank, Use]] = field(default_factory=Counter)
    bluffs: Counter[Bluff] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)


class Slow:
    """One kind of game, played through `Game` and counted from its history in Python."""

    def __init__(self, rules: str, players: int, teams: int, names: tuple[str, ...], seed: str) -> None:
        self.rules, self.players, self.teams, self.names, self.seed = rules, players, teams, names, seed
        self.counted = Counted()

    def play(self, number: int, max_turns: int) -> None:
        setup = GameSetup(as_ruleset(self.rules), self.players, self.teams, self.seed, max_turns)
        players = [registry.make(name) for name in self.names]
        played = setup.play_python_game(number, players, self.names)
        game, turns = beginning(played), 0
        for ply in played.plies:
            before, legal = game.position, game.legal_turns()
            game.play(ply.turn)
            turns += before.phase is Phase.PLAY
            self._count(game, game.plies[-1], before, legal)
        for seat, places in enumerate(game.position.pegs):
            self.counted.seats[seat, Column.PEGS_HOME] += sum(place >= HOME for place in places)
        if game.is_over:
            self.counted.seats[ply.seat, Column.WINNER] += 1
            self.counted.wins[game.board.team_of(ply.seat)] += 1
            self.counted.lengths[turns] += 1

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


def beginning(game: Game) -> Game:
    """A game as it was before its first decision."""
    twin = game.copy()
    while twin.plies:
        twin.undo()
    return twin


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
