"""Finding puzzles: positions in which one turn is clearly best.

A position is judged only by what the puzzle shows, whatever else was known in its game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise

from pegs.coach.puzzle_themes import fits, theme_of
from pegs.coach.reasons import reasons
from pegs.coach.trial import Trial
from pegs.coach.verdict import CANDIDATES, Candidate, can_judge, judge
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.kernel.rng import stream
from pegs.notation import turn_text
from pegs.protocol.puzzles import Puzzle
from pegs.rules.ruleset import RuleSet
from pegs.view import SeatView, view_of

GAP = 0.10
"""The smallest lead of the best turn over every wrong turn, as a chance of winning."""
SURE = 4.0
"""The smallest lead, in standard errors."""
NEARLY = 0.02
"""A turn at most this far behind the best counts as right, too."""
MIN_TURNS, MAX_TURNS = 4, 150
"""How many legal turns a puzzle has: enough to choose from, and few enough to look through."""
_PROMISING = 0.08
"""The smallest lead, according to the net, at which rollouts check a position."""


def puzzle_at(
    ruleset: RuleSet, players: int, teams: int, position: str, seed: str, net: int
) -> Puzzle | None:
    """The puzzle in a position, or None if there's none; equal seeds give equal answers.

    ``net`` is the version of the net that looks for it. Other seats' cards in the position aren't used.
    Raises PositionError if the position isn't possible.
    """
    game = _hidden(ruleset, players, teams, position)
    view = view_of(game, game.turn)
    if not _is_choice(game, view) or not _is_promising(view, seed, net):
        return None
    verdict = judge(view, seed=f"{seed}/find", version=net)
    right = [each for each in verdict.candidates if each.behind <= NEARLY]
    wrong = [each for each in verdict.candidates if each.behind > NEARLY]
    if not wrong:
        return None
    return _checked(game, view, right, wrong[0].turn, seed, net)


def _hidden(ruleset: RuleSet, players: int, teams: int, position: str) -> Game:
    """A game from a position as the seat to act sees it."""
    game = Game.from_position(ruleset, position, players, teams)
    return Game.from_position(ruleset, view_of(game, game.turn).position, players, teams)


def _is_choice(game: Game, view: SeatView) -> bool:
    """Whether there's a real choice, and no turn wins at once."""
    board, turns = game.board, view.legal_turns
    if view.phase is not Phase.PLAY or view.hand is None:
        return False
    if not can_judge(view.rules, board.players, board.teams):
        return False
    if not MIN_TURNS <= len(turns) <= MAX_TURNS or len({turn.card for turn in turns}) < 2:
        return False
    return not any(_wins(game, turn) for turn in view.legal_turns)


def _wins(game: Game, turn: Turn) -> bool:
    ended = game.copy()
    ended.play(turn)
    return ended.is_over


def _is_promising(view: SeatView, seed: str, net: int) -> bool:
    """Whether the net sees a gap behind its favorite, or behind two favorites of about equal value."""
    trial = Trial(view, list(stream(seed, "promising")), CANDIDATES, net)
    leads = [better - worse for better, worse in pairwise(trial.net_chances)] + [0.0, 0.0]
    return leads[0] > _PROMISING or (leads[0] < NEARLY and leads[1] > _PROMISING)


def _checked(
    game: Game, view: SeatView, right: Sequence[Candidate], tempting: Turn, seed: str, net: int
) -> Puzzle | None:
    """The puzzle, if the best wrong turn is far behind in new worlds, too."""
    check = judge(view, tempting, seed=f"{seed}/check", version=net)
    played, best = check.played, check.best.turn
    if played is None or played.difference <= max(GAP, SURE * played.error):
        return None
    turns = [each.turn for each in right]
    done = game.changes([best])[0]
    theme, why = theme_of(view, best, tempting, done), reasons(view, tempting, best)
    if best not in turns or theme is None or not fits(theme, why):
        return None
    position = game.position_text()
    board = game.board
    return Puzzle(
        id=_id(view.ruleset.name, board.players, board.teams, position),
        rules=view.ruleset.name,
        players=board.players,
        teams=board.teams,
        position=position,
        theme=theme,
        right=_spellings(game, view, sorted(turns, key=lambda turn: turn != best)),
        reasons=why,
        gap=round(played.difference, 3),
        error=round(played.error, 4),
        net=net,
    )


def _spellings(game: Game, view: SeatView, right: Sequence[Turn]) -> tuple[str, ...]:
    """The right turns in every spelling: the same card and the same pegs afterward. The best one is first."""
    outcomes = {(turn.card, turn.kind, game.after(turn)) for turn in right}
    cards = {turn.card for turn in right}
    same = [turn for turn in view.legal_turns if turn.card in cards]
    spellings = [turn for turn in same if (turn.card, turn.kind, game.after(turn)) in outcomes]
    return tuple(dict.fromkeys(turn_text(game.board, turn) for turn in (right[0], *spellings)))


def _id(rules: str, players: int, teams: int, position: str) -> str:
    return hashlib.sha256(f"{rules} {players} {teams} {position}".encode()).hexdigest()[:8]
