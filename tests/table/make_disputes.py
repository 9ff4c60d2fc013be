"""Writes disputes.json: random positions as taps, and what the notation calls them.

The browser enters every position by these taps (web/src/pages/judge/positions.test.ts), and the judge is
asked about the texts (test_disputes.py). Run ``python -m tests.table.make_disputes`` after changing something
here.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pegs.core.board import START, Board
from pegs.core.cards import RANK_TEXT, UNKNOWN, cards_of
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.notation import position_text, turn_text
from pegs.rules import load
from pegs.rules.switches import Rules
from pegs.table.encode import board_shape
from tests.positions import random_position

FILE = Path(__file__).with_name("disputes.json")
TABLES = (
    ("basic", 4, 2),
    ("arizona", 4, 2),
    ("north-carolina", 6, 3),
    ("bluffing", 4, 2),
    ("guide", 6, 2),
    ("kilpatrick", 4, 2),
    ("liftbridge", 2, 2),
    ("wizard", 4, 2),
    ("pegoo", 8, 2),
    ("paddle", 3, 3),
)
POSITIONS = 50
"""For each table: 500 in all."""
WALKING = (Kind.MOVE, Kind.SPLIT)


def content() -> str:
    """The whole file, a line for each position."""
    lines = [json.dumps(_table(number, *table), separators=(",", ":")) for number, table in enumerate(TABLES)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _table(number: int, name: str, players: int, teams: int) -> dict[str, Any]:
    chance, rules = Random(number), load(name).rules
    board = rules.board(players, teams)
    return {
        "rules": name,
        "board": msgspec.to_builtins(board_shape(board)),
        "hand_size": rules.hand_size,
        "bluffing": rules.bluffing,
        "positions": [_position(chance, rules, board) for _ in range(POSITIONS)],
    }


def _position(chance: Random, rules: Rules, board: Board) -> dict[str, Any]:
    position = _as_set_up(chance, rules, board)
    game = Game.from_position(rules, position, board.players, board.teams)
    cards = [position.card] if rules.bluffing else cards_of(position.hands[position.turn])  # type: ignore[arg-type]
    turns = [_legal(chance, game), *(_made_up(chance, board, position, cards) for _ in range(2))]
    return {
        "taps": _taps(chance, position),
        "turn": position.turn,
        "cards": "".join(RANK_TEXT[card] for card in chance.sample(cards, len(cards))),
        "stuck": position.stuck,
        "text": position_text(board, position),
        "turns": [_turn(board, turn) for turn in turns if turn is not None],
    }


def _as_set_up(chance: Random, rules: Rules, board: Board) -> Position:
    """A random position with the hands as the page writes them: a card that was declared is an honest one."""
    position = random_position(chance, rules, board, Phase.MOVE if rules.bluffing else Phase.PLAY)
    hands = tuple(
        hand if seat == position.turn and not rules.bluffing else rules.hand_size
        for seat, hand in enumerate(position.hands)
    )
    if not rules.bluffing:
        return replace(position, hands=hands)
    own = tuple(size - 1 if seat == position.turn else size for seat, size in enumerate(hands))  # type: ignore[operator]
    return replace(position, hands=own, declared=position.card)


def _taps(chance: Random, position: Position) -> list[tuple[int, int]]:
    """The chosen player and the place of each tap, in any order, some holes tapped three times."""
    pegs = [(seat, place) for seat, places in enumerate(position.pegs) for place in places if place != START]
    chance.shuffle(pegs)
    return [tap for peg in pegs for tap in [peg] * chance.choice((1, 1, 1, 3))]


def _legal(chance: Random, game: Game) -> Turn | None:
    turns = [turn for turn in game.legal_turns() if turn.kind in WALKING]
    return chance.choice(turns) if turns else None


def _made_up(chance: Random, board: Board, position: Position, cards: list[Any]) -> Turn:
    """A peg that someone tapped, and a hole."""
    seat = position.turn if chance.random() < 0.7 else chance.randrange(board.players)
    origin = chance.choice(position.pegs[seat])
    near = (origin + chance.randint(1, 13)) % board.ring
    target = near if chance.random() < 0.7 else chance.choice([*board.in_spots, *board.out_spots])
    card = position.card if position.phase is Phase.MOVE else chance.choice(cards)
    return Turn(Kind.MOVE, card, steps=(Step(seat, origin, target),))


def _turn(board: Board, turn: Turn) -> dict[str, Any]:
    text = turn_text(board, turn._replace(declared=UNKNOWN))
    return {"card": RANK_TEXT[turn.card], "steps": turn.steps, "text": text}


if __name__ == "__main__":
    FILE.write_text(content(), "utf-8")
