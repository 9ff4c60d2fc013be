"""What Hypothesis draws here: rules with a seating, and any position that the notation can express."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from pegs.core.board import HOME, START, Board
from pegs.core.cards import N_RANKS, UNKNOWN, cards_of, hand_of
from pegs.core.errors import NotationError
from pegs.core.position import Phase, Position
from pegs.core.printable import is_on_one_line
from pegs.rules import load, named
from pegs.rules.switches import ForgottenDraw, Rules
from tests.positions import random_pegs
from tests.strategies import rules_values, seats

Table = tuple[Rules, Board]


def check_one_line(error: NotationError) -> None:
    """The message is one line without control characters, whatever was typed.

    Text that's written from right to left is isolated, each time it's quoted.
    """
    text = str(error)
    marks = "".join(each for each in text if each in "\u2068\u2069")
    assert marks == "\u2068\u2069" * marks.count("\u2068")
    assert is_on_one_line(text.replace("\u2068", "").replace("\u2069", ""))
    assert len(error.place) <= 1000


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Rules, of a named set or any others, and a board for them."""
    rules = draw(st.sampled_from([load(name).rules for name in named()]) | rules_values())
    players, teams = draw(seats())
    if draw(st.booleans()) and not rules.bluffing:
        rules = replace(rules, draw_by_hand=True)
    return rules, rules.board(players, teams)


@st.composite
def tables_with_positions(draw: st.DrawFn) -> tuple[Rules, Board, Position]:
    """Rules, a board and a position on it."""
    rules, board = draw(tables())
    return rules, board, random_position(Random(draw(st.integers(0, 2**32))), rules, board)


def random_position(chance: Random, rules: Rules, board: Board) -> Position:
    """A position in any phase that these rules have, each hand known or hidden."""
    packs = [cards_of(rules.pile_pack(board.players)) for _ in range(rules.n_piles(board.players))]
    for pack in packs:
        chance.shuffle(pack)
    turn = chance.randrange(board.players)
    card = packs[rules.pile_of(turn)].pop()
    hands = []
    for seat in range(board.players):
        pack = packs[rules.pile_of(seat)]
        held = [pack.pop() for _ in range(chance.randint(0, rules.hand_size + 1)) if pack]
        hands.append(len(held) if held and chance.random() < 0.5 else hand_of(held))
    position = Position(
        pegs=random_pegs(chance, board),
        turn=turn,
        hands=tuple(hands),
        stuck=_counts(chance, board, rules.stuck_limit - 1),
        extra=_counts(chance, board, 3 if rules.bluffing else 0),
        owed=_counts(chance, board, int(_may_owe(rules))),
        forfeit=_counts(chance, board, 2 if rules.draw_by_hand and not _may_owe(rules) else 0),
    )
    return _in_some_phase(chance, rules, board, position, card)


def _may_owe(rules: Rules) -> bool:
    return rules.draw_by_hand and rules.forgotten_draw is not ForgottenDraw.FORFEIT


def _counts(chance: Random, board: Board, most: int) -> tuple[int, ...]:
    return tuple(chance.randint(0, max(most, 0)) for _ in range(board.players))


def _in_some_phase(chance: Random, rules: Rules, board: Board, position: Position, card: int) -> Position:
    turn = position.turn
    position = replace(position, due=position.extra[turn])
    teams = (board.team(team) for team in range(board.teams))
    if any(all(place >= HOME for seat in team for place in position.pegs[seat]) for team in teams):
        return replace(position, phase=Phase.OVER)
    phases = [Phase.PLAY]
    phases += [Phase.DRAW] if rules.draw_by_hand else []
    phases += [Phase.DOUBT, Phase.PENALTY, Phase.MOVE, Phase.EXTRA] if rules.bluffing else []
    phase = chance.choice(phases)
    fields = _fields(chance, board, position, phase, card)
    return position if fields is None else replace(position, phase=phase, **fields)


def _fields(
    chance: Random, board: Board, position: Position, phase: Phase, card: int
) -> dict[str, Any] | None:
    """The fields of a phase, or None if the position can't be in it."""
    turn, opponent = position.turn, chance.choice(board.opponents_of(position.turn))
    due = chance.choice((position.due, max(position.due - 1, 0)))
    hidden = chance.choice((card, UNKNOWN))
    declared = chance.randrange(N_RANKS)
    match phase:
        case Phase.DRAW:
            return {"draws": chance.randint(1, 1 + position.owed[turn])}
        case Phase.EXTRA:
            return {"due": due} if due else None
        case Phase.DOUBT:
            return {"player": opponent, "card": hidden, "declared": declared, "due": position.extra[opponent]}
        case Phase.MOVE:
            return {"player": turn, "card": hidden, "declared": declared, "due": due}
        case Phase.PENALTY:
            player, loser = (turn, opponent) if card == declared else (opponent, opponent)
            if all(place == START for place in position.pegs[loser]):
                return None
            roles = {"player": player, "loser": loser, "due": position.extra[player]}
            return {"card": card, "declared": declared} | roles
        case _:
            return {}
