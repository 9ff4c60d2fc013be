"""Making many puzzles: from games between strong bots by several rule sets, or from recorded games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle

from pegs import players
from pegs.coach.played_game import decisions_of
from pegs.coach.puzzles import puzzle_at
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.players.versions import newest
from pegs.protocol.puzzles import THEMES, Puzzle, Theme
from pegs.record import Record
from pegs.rules.loader import is_named_set
from pegs.rules.ruleset import DEFAULT_PLAYERS, RuleSet
from pegs.view import view_of, visible_position

PLAYER = "strong"
MAX_GAMES = 60
"""The most games to search for each puzzle that's wanted."""
_MAX_OF_THEME = 0.3
"""The share of puzzles that may have one theme, unless fewer themes are wanted."""


class PuzzleMaker:
    """Makes ``number`` puzzles, at most one from a game, spread over rule sets and themes.

    Equal rules, numbers, themes and seeds give equal puzzles.
    """

    def __init__(
        self, rulesets: Sequence[RuleSet], number: int, seed: str, themes: Sequence[Theme] = THEMES
    ) -> None:
        self._rulesets, self._number, self._seed = rulesets, number, seed
        share = max(_MAX_OF_THEME, 1 / len(themes))
        self._room = dict.fromkeys(themes, max(1, math.ceil(number * share)))
        """How many more puzzles each theme can take."""
        self.puzzles: list[Puzzle] = []
        self.games = 0
        """The number of games searched."""
        self._of_rules: Counter[str] = Counter()

    @property
    def is_done(self) -> bool:
        """Whether there are enough puzzles, or enough games have been searched for them."""
        return len(self.puzzles) >= self._number or self.games >= self._number * MAX_GAMES

    def from_bots(self) -> Iterator[Puzzle | None]:
        """Play games and yield a puzzle from each, or None."""
        most = math.ceil(self._number / len(self._rulesets))
        for ruleset in cycle(self._rulesets):
            if self.is_done:
                return
            if self._of_rules[ruleset.name] < most:
                self.games += 1
                positions = _played(ruleset, f"{self._seed}/{self.games}")
                yield self._pick(ruleset, *_seating(ruleset), positions)

    def from_records(self, records: Iterable[Record]) -> Iterator[Puzzle | None]:
        """Search recorded games and yield a puzzle from each, or None. Games by house rules have none.

        Raises RecordError if one isn't a legal game.
        """
        for record in records:
            if self.is_done:
                return
            self.games += 1
            if not is_named_set(record.ruleset):
                yield None
                continue
            decisions, _ = decisions_of(record)
            positions = (
                position_text(record.board, each.view.position) for each in decisions if each.is_play
            )
            yield self._pick(record.ruleset, record.players, record.teams, positions)

    def _pick(self, ruleset: RuleSet, players: int, teams: int, positions: Iterable[str]) -> Puzzle | None:
        """The first puzzle in a game's positions whose theme isn't full."""
        known = {each.id for each in self.puzzles}
        for place, position in enumerate(positions):
            seed = f"{self._seed}/{self.games}/{place}"
            puzzle = puzzle_at(ruleset, players, teams, position, seed, newest())
            if puzzle and puzzle.id not in known and self._room.get(puzzle.theme):
                self.puzzles.append(puzzle)
                self._of_rules[puzzle.rules] += 1
                self._room[puzzle.theme] -= 1
                return puzzle
        return None


def _seating(ruleset: RuleSet) -> tuple[int, int]:
    """How many players and teams the bots' games have."""
    return DEFAULT_PLAYERS, ruleset.usual_teams(DEFAULT_PLAYERS)


def _played(ruleset: RuleSet, seed: str) -> Iterator[str]:
    """The positions of a game among strong bots, as the seat to act sees each."""
    seats, teams = _seating(ruleset)
    game, bot = Game.deal(ruleset, seats, teams, seed=seed), players.make(PLAYER, seed)
    while not game.is_over:
        if game.phase is Phase.PLAY:
            yield position_text(game.board, visible_position(game, game.turn))
        game.play(bot.choose(view_of(game, game.turn)))
