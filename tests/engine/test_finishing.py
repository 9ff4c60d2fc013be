"""The fewest cards that would have brought a team home: proven, playable, and no fewer do."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from random import Random

import pytest

from pegs.core.board import HOME, START
from pegs.core.cards import ACE, JOKER, N_RANKS, RANKS, SEVEN, TEN, Rank, hand_of
from pegs.core.position import Pegs, Position
from pegs.core.turn import Kind
from pegs.engine.finishing import fewest_cards
from pegs.engine.game import Game
from pegs.rules import load

BASIC = load("basic").rules
BOARD = BASIC.board(4, 2)
FAR = tuple(sorted((START, START, START, START, 40)))
"""Opponents' pegs out of the way."""


def home(*missing: int) -> tuple[int, ...]:
    """A seat's pegs: the deepest home holes are taken, and the rest stand on holes of the track."""
    number = 5 - len(missing)
    return tuple(sorted((*missing, *(HOME + 4 - k for k in range(number)))))


def after(rules: str, pegs: Pegs, seat: int, card: Rank, players: int = 4, teams: int = 2) -> set[Pegs]:
    """Every position that a card leads to, by the engine's own legal turns for a hand of that card."""
    hands = tuple(hand_of([card]) if each == seat else (0,) * N_RANKS for each in range(players))
    nothing = (0,) * players
    position = Position(pegs, seat, hands, nothing, nothing, nothing, nothing)
    game = Game.from_position(rules, position, players, teams, check=False)
    return {game.after(turn) for turn in game.legal_turns() if turn.kind is not Kind.DISCARD}


def is_home(pegs: Pegs, team: tuple[int, ...]) -> bool:
    return all(place >= HOME for seat in team for place in pegs[seat])


def can_finish(rules: str, pegs: Pegs, order: tuple[int, ...], cards: tuple[Rank, ...]) -> bool:
    """Whether some order of the cards, played by the seats in turn, brings the team home."""
    for each in set(permutations(cards)):
        reached = {pegs}
        for number, card in enumerate(each):
            seat = order[number % len(order)]
            reached = {then for position in reached for then in after(rules, position, seat, card)}
        if any(is_home(position, order) for position in reached):
            return True
    return False


def test_each_partner_needs_a_ten() -> None:
    # Nine holes before the in-spot, and one more into the first home hole.
    ann, cleo = (home((BOARD.in_spots[seat] - 9) % BOARD.ring) for seat in (0, 2))
    pegs = (ann, FAR, cleo, FAR)
    found = fewest_cards(BASIC, BOARD, pegs, (2, 0))
    assert found is not None
    assert found.cards == (TEN, TEN)
    assert len(found.operations) == 2


def test_one_card_is_enough_for_two_pegs_if_it_splits() -> None:
    spot = BOARD.in_spots[0]
    # Together, the two pegs need seven holes into the first two home holes, whichever goes deeper.
    pegs = (home(spot - 3, spot - 1), FAR, home(), FAR)
    found = fewest_cards(BASIC, BOARD, pegs, (0, 2))
    assert found is not None
    assert found.cards == (SEVEN,)
    assert can_finish("basic", pegs, (0, 2), found.cards)


def test_the_last_card_may_bring_two_pegs_home() -> None:
    spot = BOARD.in_spots[0]
    pegs = (home((spot - 4) % BOARD.ring, spot - 1), FAR, home(), FAR)
    found = fewest_cards(BASIC, BOARD, pegs, (0, 2), most=2)
    assert found is not None
    assert found.cards == (ACE, SEVEN)


def test_a_team_that_is_far_from_home_gets_no_answer() -> None:
    assert fewest_cards(BASIC, BOARD, (FAR, FAR, FAR, FAR), (0, 2)) is None


def test_a_partner_who_cannot_move_is_left_out() -> None:
    arizona = load("arizona").rules
    spot = BOARD.in_spots[0]
    pegs = (home(spot), FAR, home(), FAR)
    for rules in (BASIC, arizona):
        found = fewest_cards(rules, BOARD, pegs, (2, 0))
        assert found is not None
        assert [len(found.cards), found.cards[0].name] == [1, "ACE"]


@pytest.mark.parametrize("rules", ["basic", "arizona", "north-carolina", "pegoo"])
def test_no_fewer_cards_and_no_plainer_ones_do_it(rules: str) -> None:
    """Against every card and every pair of cards, in random positions near the end."""
    random = Random(rules)
    ruleset = load(rules).rules
    board = ruleset.board(2, 2)
    ranks = [rank for rank in RANKS if ruleset.pack(2)[rank]]
    answers = set()
    for _ in range(6):
        spot = board.in_spots[0]
        missing = [(spot - random.randrange(14)) % board.ring for _ in range(random.choice((1, 1, 2)))]
        if len(set(missing)) < len(missing):
            continue
        mine = tuple(sorted((*missing, *(HOME + 4 - k for k in range(5 - len(missing))))))
        pegs = (mine, tuple(sorted((START,) * 4 + ((spot + 9) % board.ring,))))
        found = fewest_cards(ruleset, board, pegs, (0,), 2)
        needed = 3 if found is None else len(found.cards)
        answers.add(needed)
        one = [card for card in ranks if any(is_home(each, (0,)) for each in after(rules, pegs, 0, card, 2))]
        assert (needed == 1) == bool(one)
        if needed == 1:
            assert found is not None
            assert found.cards[0] in one
            assert (found.cards[0] is JOKER) <= (set(one) == {JOKER})
        elif needed == 2:
            assert found is not None
            assert _pair_does_it(rules, pegs, found.cards)
        else:
            pairs = combinations_with_replacement(ranks, 2)
            assert not any(_pair_does_it(rules, pegs, pair) for pair in pairs)
    assert 1 in answers or 2 in answers


def _pair_does_it(rules: str, pegs: Pegs, cards: tuple[Rank, ...]) -> bool:
    return any(
        is_home(then, (0,))
        for first, second in set(permutations(cards))
        for position in after(rules, pegs, 0, first, 2)
        for then in after(rules, position, 0, second, 2)
    )
