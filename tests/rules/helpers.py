"""Helpers for the rule tests. Each answer of the engine is checked against `tests.oracle`."""

from __future__ import annotations

from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.why import (
    Explanation,
    Wording,
    after_declared,
    ground_of,
    why_not,
    why_not_declared,
    why_nothing_moves,
)
from pegs.notation import pegs_text, rank_text, read_position, read_turns, turn_text
from pegs.rules import Rules, load
from pegs.rules.loader import PAGAT, family_of
from tests import oracle


def at(pegs: str, hand: str, turn: str = "A", **fields: str) -> str:
    """The text of a position in which the seat to act holds these cards and the others none."""
    seats = pegs.count("/") + 1
    letters = [chr(ord("A") + seat) for seat in range(seats)]
    hands = "/".join(hand if letter == turn else "?0" for letter in letters)
    return " ".join([pegs, turn, hands, *(f"{key}={value}" for key, value in fields.items())])


def each_card(targets: str) -> list[tuple[str, str]]:
    """Every card but the joker with the hole it reaches, for ``parametrize``."""
    return list(zip("A23456789TJQK", targets.split(), strict=True))


def game_at(rules: str | Rules, position: str, players: int = 4, teams: int = 2) -> Game:
    """A game that starts from a position."""
    values = rules_of(rules)
    return Game.from_position(values, read_position(values, players, teams, position), players, teams)


def rules_of(rules: str | Rules) -> Rules:
    """Rules by their name, or as they are."""
    return load(rules).rules if isinstance(rules, str) else rules


def legal(rules: str | Rules, position: str, players: int = 4, teams: int = 2) -> dict[str, str]:
    """Every legal turn with the pegs after it; in bluffing a declaration with its move."""
    game = game_at(rules, position, players, teams)
    listed = {turn_text(game.board, turn): _after(game, turn) for turn in game.compound_turns()}
    assert listed == tried(rules, position, players, teams)
    return listed


def tried(rules: str | Rules, position: str, players: int = 4, teams: int = 2) -> dict[str, str]:
    """The same, found by trying everything, and without the engine's kernel."""
    game = game_at(rules, position, players, teams)
    found = oracle.compound_turns(game.rules, game.board, game.position)
    return {text: pegs_text(game.board, pegs) for text, pegs in found.items()}


def by_card(card: str, rules: str | Rules, position: str, players: int = 4, teams: int = 2) -> dict[str, str]:
    """The legal turns of one card, without the card, with the pegs after each."""
    turns = legal(rules, position, players, teams)
    return {text.partition(" ")[2]: pegs for text, pegs in turns.items() if text.startswith(f"{card} ")}


def _after(game: Game, turn: Turn) -> str:
    position = game.position
    if not turn.steps:
        pegs = position.pegs
    elif game.rules.bluffing and position.phase is Phase.PLAY:
        found = after_declared(game.rules, game.board, position, turn)
        assert found is not None
        pegs = found
    else:
        pegs = game.after(turn)
    return pegs_text(game.board, pegs)


def reason(
    rules: str | Rules, position: str, turn: str, players: int = 4, teams: int = 2
) -> Explanation | None:
    """Why a turn isn't legal, or None if it is. The engine has to agree."""
    game = game_at(rules, position, players, teams)
    bluffing = game.rules.bluffing
    family = family_of(load(rules)) if isinstance(rules, str) else PAGAT
    turns = read_turns(game.board, turn, game.position.pegs, bluffing=bluffing)
    compound = bluffing and game.phase is Phase.PLAY and bool(turns[0].steps)
    judge = why_not_declared if compound else why_not
    reasons = [judge(game.rules, game.board, game.position, each, Wording(family)) for each in turns]
    if not compound:
        assert [game.is_legal(each) for each in turns] == [each is None for each in reasons]
    return None if None in reasons else reasons[0]


def why(rules: str | Rules, position: str, turn: str, players: int = 4, teams: int = 2) -> str | None:
    """The short name of the rule that forbids a turn, or None if it's legal."""
    found = reason(rules, position, turn, players, teams)
    return None if found is None else found.rule


def ground(rules: str | Rules, position: str, turn: str, players: int = 4, teams: int = 2) -> str:
    """What a legal turn rests on."""
    game = game_at(rules, position, players, teams)
    (read,) = read_turns(game.board, turn, game.position.pegs, bluffing=game.rules.bluffing)
    return ground_of(game.rules, game.board, game.position, read)


def idle(rules: str | Rules, position: str, players: int = 4, teams: int = 2) -> dict[str, str]:
    """The rule behind each card that can't move."""
    values = rules_of(rules)
    board = values.board(players, teams)
    read = read_position(values, players, teams, position)
    return {rank_text(rank): reason.rule for rank, reason in why_nothing_moves(values, board, read)}


def play(game: Game, *texts: str) -> None:
    """Play turns by their texts."""
    for text in texts:
        turns = read_turns(game.board, text, game.position.pegs, bluffing=game.rules.bluffing)
        game.play(next(turn for turn in turns if game.is_legal(turn)))


def pegs_of(game: Game) -> str:
    """The pegs of a game as text."""
    return pegs_text(game.board, game.position.pegs)
