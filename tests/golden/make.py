"""Writes the golden files: one game of each rule set, step by step, and counts of legal turns.

``python tests/golden/make.py`` rewrites them; ``test_golden.py`` compares them byte for byte. A change in
them is a change in how the game is played or written: read it line by line before you commit it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.notation import cards_text, operation_values, position_text, read_position, seat_text, turn_text
from pegs.rules import load
from pegs.rules.ruleset import NAMES

HERE = Path(__file__).parent
PERFT = HERE / "perft.jsonl"
GAMES = (
    *((name, 4, 2) for name in NAMES),
    *(("guide", players, teams) for players, teams in ((2, 2), (5, 5), (6, 3), (8, 2))),
    *(("paddle", players, teams) for players, teams in ((2, 2), (3, 3))),
    *(("liftbridge", players, teams) for players, teams in ((2, 2), (10, 5))),
    *(("north-carolina", players, teams) for players, teams in ((6, 2), (8, 4))),
    *(("arizona", players, teams) for players, teams in ((6, 3),)),
    *(("bluffing", players, teams) for players, teams in ((6, 2),)),
)
"""The games written: every named set, some with other numbers of players and teams."""
WINDOW = 12
"""The number of plies written in full from the opening, from the middle, and from the end."""
MIDDLE = 150
CAP = 1500
CAPS = {"north-carolina": 450}
"""The number of plies after which a game is stopped; lists of tens are long."""
SHOWN = 24
"""If there are more legal turns, only the first and last are listed, with a hash of them all."""
PERFT_AT = (0, 40, 120, 250, 400)
"""The plies of each game at which legal turns are counted."""
MAX_SECOND = 400
"""If there are more legal turns, the turns after them aren't counted."""


# --- one game, step by step


def file_of(name: str, players: int, teams: int) -> Path:
    """The file of a game."""
    return HERE / f"{name}-{players}x{teams}.txt"


def playthrough(name: str, players: int, teams: int) -> str:
    """The game of a rule set, dealt by a seed, with turns chosen uniformly at random."""
    turns = _turns(name, players, teams)
    game = Game.deal(name, players, teams, seed=1)
    lines = [f"rules {name}, {players} players, {teams} teams, seed 1", *_deal(game)]
    told = set(_told(len(turns)))
    for number, turn in enumerate(turns):
        if number in told:
            lines += _before(game, number)
        operations = game.play(turn)
        if number in told:
            lines.append(f"plays {turn_text(game.board, turn)}")
            lines += [_operation(game, each) for each in operations]
    return "\n".join([*lines, *_end(game)]) + "\n"


def _operation(game: Game, operation: Operation) -> str:
    """The operation's values but a peg's path, which follows from the others."""
    values = operation_values(game.board, operation)
    return " ".join(str(value) for name, value in values.items() if name != "path")


def _told(length: int) -> Iterator[int]:
    for start in (0, MIDDLE, length - WINDOW):
        yield from range(max(start, 0), start + WINDOW)


def _turns(name: str, players: int, teams: int) -> list[Turn]:
    """The whole game: what is told of it depends on where it ends."""
    game = Game.deal(name, players, teams, seed=1)
    while not game.is_over and len(game.plies) < CAPS.get(name, CAP):
        game.play(_choice(game))
    return [ply.turn for ply in game.plies]


def _choice(game: Game) -> Turn:
    turns = game.legal_turns()
    return turns[Random(len(game.plies)).randrange(len(turns))]


def _deal(game: Game) -> list[str]:
    board = game.board
    hands = [f"deal {seat_text(board, each.seat)} {cards_text(each.cards)}" for each in game.dealt]
    return [f"dealer {seat_text(board, game.dealer or 0)}", *hands, f"pile {cards_text(game.pile)}"]


def _before(game: Game, number: int) -> list[str]:
    texts = [turn_text(game.board, turn) for turn in game.legal_turns()]
    return [
        "",
        f"ply {number + 1}",
        f"position {position_text(game.board, game.position)}",
        f"pile {len(game.pile)}, discards {len(game.discards)}",
        f"legal {len(texts)}: {_in_short(texts)}",
    ]


def _in_short(texts: list[str]) -> str:
    if len(texts) <= SHOWN:
        return "; ".join(texts)
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
    return "; ".join([*texts[: SHOWN // 2], f"... {digest} ...", *texts[-SHOWN // 2 :]])


def _end(game: Game) -> list[str]:
    outcome = game.outcome
    winner = "nobody" if outcome.winner is None else outcome.winner
    return [
        "",
        f"after {outcome.decisions} plies, winning team: {winner}",
        f"position {position_text(game.board, game.position)}",
        f"legal {len(game.legal_turns())}",
    ]


# --- counts of turns


def perft_lines() -> list[str]:
    """For some positions of every game: how many turns are legal, how many pairs of one after the other."""
    return [json.dumps(line) for name, players, teams in GAMES for line in _perft_of(name, players, teams)]


def _perft_of(name: str, players: int, teams: int) -> Iterator[dict[str, Any]]:
    game = Game.deal(name, players, teams, seed=1)
    for number, turn in enumerate(_turns(name, players, teams)[: max(PERFT_AT) + 1]):
        if number in PERFT_AT:
            line = position_text(game.board, game.position)
            for depth in (1, 2) if len(game.legal_turns()) <= MAX_SECOND else (1,):
                about = {"rules": name, "players": players, "teams": teams, "position": line}
                yield {**about, "depth": depth, "count": count(name, players, teams, line, depth)}
        game.play(turn)


def count(name: str, players: int, teams: int, line: str, depth: int) -> int:
    """The number of sequences of this many turns; cards are drawn from the pile that seed 1 shuffles."""
    position = read_position(load(name).rules, players, teams, line)
    return _count(Game.from_position(name, position, players, teams, seed=1), depth)


def _count(game: Game, depth: int) -> int:
    turns = game.legal_turns()
    if depth == 1:
        return len(turns)
    total = 0
    for turn in turns:
        after = game.copy()
        after.play_trusted(turn)
        total += _count(after, depth - 1)
    return total


def main() -> None:
    """Write all golden files anew."""
    for old in HERE.glob("*.txt"):
        old.unlink()
    for name, players, teams in GAMES:
        file_of(name, players, teams).write_text(playthrough(name, players, teams), encoding="utf-8")
    PERFT.write_text("\n".join(perft_lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
