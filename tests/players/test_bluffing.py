"""How `strong` bluffs and doubts: sometimes, and never by what it can't see (see also test_players)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pegs import players as registry
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.rules.loader import as_ruleset
from pegs.rules.switches import everywhere
from pegs.view import view_of

RULES = replace(as_ruleset("bluffing").rules, jokers=everywhere(1))
ASKED = "4s,A8/4s,A2/5s/5s B ?5/{hand}/?5/?5 phase=doubt player=A card=? declared={rank}"


def answers(hand: str, rank: str, number: int = 200) -> Counter[Kind]:
    """What the one who is asked says, by many seeds."""
    position = read_position(RULES, 4, 2, ASKED.format(hand=hand, rank=rank))
    view = view_of(Game.from_position(RULES, position), 1)
    return Counter(registry.decide("strong", seed, view).kind for seed in range(number))


def test_what_must_be_a_lie_is_doubted() -> None:
    assert answers("***22", "*", 20) == {Kind.DOUBT: 20}


def test_a_joker_is_doubted_now_and_then_and_a_plain_card_seldom() -> None:
    joker, plain = answers("A2345", "*")[Kind.DOUBT], answers("A2345", "9")[Kind.DOUBT]
    assert 200 / 2 > joker > plain < 200 / 20


def test_a_lie_is_told_now_and_then() -> None:
    game = Game.deal("bluffing", seed=4)
    players = [registry.make("strong", seed) for seed in range(4)]
    lies: list[bool] = []
    while not game.is_over and len(lies) < 150:
        turn = players[game.turn].choose(view_of(game, game.turn))
        if turn.kind == Kind.DECLARE:
            lies.append(turn.card != turn.declared)
        game.play(turn)
    assert 0 < sum(lies) < len(lies) / 4
