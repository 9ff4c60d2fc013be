"""Views: nothing hidden is in them, and sampled states fit them."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import FIVE, JOKER, KING, UNKNOWN, Rank, cards_of
from pegs.core.operations import Dealt, Drawn, Played, Reshuffled, Revealed
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from pegs.view import Memory, Observer, SeatView, redact, sample, view_of, visible_position
from tests.soak import examples

SETS = ("basic", "arizona", "bluffing", "north-carolina", "liftbridge")


def played(rules: str, seed: int, turns: int, players: int = 4) -> Game:
    """A game some random turns after its deal."""
    game = Game.deal(rules, players=players, seed=seed)
    chance = Random(seed)
    while len(game.plies) < turns and not game.is_over:
        game.play(chance.choice(game.legal_turns()))
    return game


def without_memory(view: SeatView) -> SeatView:
    """A view less what is known from what happened before."""
    shown_before = view.phase is Phase.MOVE and view.seat != view.player
    return replace(view, history=(), memory=Memory(), card=UNKNOWN if shown_before else view.card)


def with_other_cards(game: Game, seat: int, seed: int) -> Game:
    """The game as it might be for all the seat knows, its history left as the seat saw it."""
    return sample(view_of(game, seat), seed)


@given(st.sampled_from(SETS), st.integers(0, 50), st.integers(0, 120), st.integers(0, 3))
@examples(40)
def test_samples_fit(rules: str, seed: int, turns: int, seat: int) -> None:
    game = played(rules, seed, turns)
    view = view_of(game, seat)
    twin = sample(view, seed)
    assert without_memory(view_of(twin, seat)) == without_memory(view)
    assert all_cards(twin) == all_cards(game)


@given(st.sampled_from(SETS), st.integers(0, 50), st.integers(0, 120), st.integers(0, 3))
@examples(40)
def test_the_position_is_the_same_without_history(rules: str, seed: int, turns: int, seat: int) -> None:
    game = played(rules, seed, turns)
    assert visible_position(game, seat) == view_of(game, seat).position


def all_cards(game: Game) -> Counter[Rank]:
    """Every card of a game."""
    cards = Counter([*game.pile, *game.discards])
    position = game.position
    for hand in position.hands:
        assert not isinstance(hand, int)
        cards.update(cards_of(hand))
    if position.phase in (Phase.DOUBT, Phase.PENALTY, Phase.MOVE):
        cards[position.card] += 1
    return cards


@given(st.sampled_from(SETS), st.integers(0, 50), st.integers(0, 60), st.integers(0, 3))
@examples(25)
def test_games_that_differ_in_hidden_cards_look_alike(rules: str, seed: int, turns: int, seat: int) -> None:
    game = played(rules, seed, turns)
    one, other = (with_other_cards(game, seat, chance) for chance in (1, 2))
    assert view_of(one, seat) == view_of(other, seat)


def test_histories_that_differ_in_hidden_cards_look_alike() -> None:
    """Two deals that differ in what the others get, played alike as long as the same turns are legal."""
    pack = cards_of(as_ruleset("basic").rules.pack(4))
    Random(3).shuffle(pack)
    other = list(pack)
    for i in (1, 2, 3, 5, 6, 7):  # cards of the other hands, in the order of the deal
        j = 60 + i
        other[i], other[j] = other[j], other[i]
    views = []
    for deck in (pack, other):
        game = Game.deal("basic", deck=deck, dealer=3)
        discard = next(turn for turn in game.legal_turns() if turn.kind in (Kind.DISCARD, Kind.MOVE))
        game.play(discard)
        views.append(view_of(game, 0))
    assert views[0] == views[1]


def games_with_two_orders_of_a_new_pile(rules: str) -> tuple[Game, Game]:
    """The same game until a turn renews the pile, whose cards then lie in two orders.

    What is drawn from it in that turn is the same in both.
    """
    game, chance = Game.deal(rules, players=4, seed=5), Random(5)
    while not any(isinstance(each, Reshuffled) for ply in game.plies[-1:] for each in ply.operations):
        game.play(chance.choice(game.legal_turns()))
    renewing = game.plies[-1]
    at = next(i for i, each in enumerate(renewing.operations) if isinstance(each, Reshuffled))
    (reshuffled, *after) = renewing.operations[at:]
    assert isinstance(reshuffled, Reshuffled)
    drawn = sum(isinstance(each, Drawn) for each in after)
    order = (*reshuffled.order[:drawn], *reversed(reshuffled.order[drawn:]))
    assert order != reshuffled.order
    other = game.copy()
    other.undo()
    other.play(renewing.turn, reshuffled=order)
    assert other.pile != game.pile
    return game, other


ALLOWED = (int, str, bool, type(None))


def walk(value: Any, path: str, seen_ids: set[int]) -> Iterator[tuple[str, Any]]:
    """Every object that can be reached from a value, with the path to it."""
    yield path, value
    if isinstance(value, ALLOWED) or id(value) in seen_ids:
        return
    seen_ids.add(id(value))
    if isinstance(value, (tuple, list, frozenset, set)):
        for i, each in enumerate(value):
            yield from walk(each, f"{path}[{i}]", seen_ids)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from walk(each, f"{path}[{key}]", seen_ids)
    elif dataclasses.is_dataclass(value):
        for each in dataclasses.fields(value):
            yield from walk(getattr(value, each.name), f"{path}.{each.name}", seen_ids)
        yield from walk(getattr(value, "__dict__", {}), f"{path}.__dict__", seen_ids)
    else:
        raise AssertionError(f"{path} leads to {type(value)}, which could hold anything")


@pytest.mark.parametrize("rules", SETS)
def test_no_hidden_card_can_be_reached(rules: str) -> None:
    game, _ = games_with_two_orders_of_a_new_pile(rules)
    for seat in range(4):
        view = view_of(game, seat)
        assert {Dealt, Drawn, Played, Reshuffled} <= set(map(type, view.history))
        for path, value in walk(view, "view", set()):
            assert not isinstance(value, (Game, np.ndarray, np.generic)), path
        for operation in view.history:
            hidden = isinstance(operation, (Dealt, Drawn)) and operation.seat != seat
            if hidden:
                assert set(getattr(operation, "cards", ()) or (getattr(operation, "card", UNKNOWN),)) == {
                    UNKNOWN
                }
            if isinstance(operation, Reshuffled):
                assert set(operation.order) <= {UNKNOWN}
            if isinstance(operation, Played) and operation.seat != seat and rules == "bluffing":
                assert operation.card == UNKNOWN


@pytest.mark.parametrize("rules", SETS)
def test_nobody_knows_how_the_cards_of_a_new_pile_lie(rules: str) -> None:
    """A bot that knew it would know every card that anyone draws from then on."""
    games = games_with_two_orders_of_a_new_pile(rules)
    for seat in range(4):
        one, other = (view_of(game, seat) for game in games)
        assert one == other
        (new,) = (each for each in one.history if isinstance(each, Reshuffled))
        assert set(new.order) == {UNKNOWN}
        assert len(new.order) >= one.pile_size > 0, "everyone sees how many there are"
        # Players are told what happens while it does, apart from their views.
        assert len({redact(game.rules, seat, game.plies[-1].operations) for game in games}) == 1


def test_a_view_is_a_value() -> None:
    game = played("basic", 1, 10)
    view = view_of(game, 2)
    before = replace(view)
    game.play(game.legal_turns()[0])
    assert view == before
    assert hash(view) == hash(before)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.turn = 0  # type: ignore[misc]


def test_only_the_seat_to_act_sees_its_legal_turns() -> None:
    game = Game.deal("basic", seed=1, dealer=3)
    assert view_of(game, 0).legal_turns == game.legal_turns()
    assert view_of(game, 0).is_my_turn
    assert view_of(game, 1).legal_turns == ()
    assert not view_of(game, 1).is_my_turn


@given(st.sampled_from(SETS), st.integers(0, 50), st.lists(st.booleans(), max_size=60))
@examples(25)
def test_an_observer_and_a_fresh_view_agree_at_any_time(rules: str, seed: int, forward: list[bool]) -> None:
    game = played(rules, seed, 20)
    observer = Observer(game, 1)
    chance = Random(seed)
    for go_on in forward:
        if go_on and not game.is_over:
            game.play(chance.choice(game.legal_turns()))
        elif game.plies:
            game.undo()
        if chance.random() < 0.5:
            assert observer.view() == view_of(game, 1)
    assert observer.view() == view_of(game, 1)


def test_public_facts_are_in_every_view() -> None:
    game = played("north-carolina", 4, 40)
    view, position = view_of(game, 1), game.position
    assert (view.pegs, view.stuck, view.turn) == (position.pegs, position.stuck, position.turn)
    assert view.hand == position.hands[1]
    assert view.hand_sizes == tuple(position.hand_size(seat) for seat in range(4))
    assert (view.discards, view.pile_size) == (game.discards, len(game.pile))
    assert (view.dealer, view.winner) == (game.dealer, None)


def bluff(card: Rank, declared: Rank) -> Game:
    """Seat A lays a card face down and declares a rank."""
    text = "4s,A8/4s,B9/4s,C8/4s,D8 A 5K*/?5/?5/?5"
    game = Game.from_position("bluffing", read_position(as_ruleset("bluffing").rules, 4, 2, text))
    game.play(Turn(Kind.DECLARE, card, declared))
    return game


def test_a_face_down_card_is_known_to_its_player() -> None:
    game = bluff(FIVE, KING)
    assert view_of(game, 0).card == FIVE
    assert [view_of(game, seat).card for seat in (1, 2, 3)] == [UNKNOWN] * 3
    assert [view_of(game, seat).declared for seat in range(4)] == [KING] * 4
    assert {sample(view_of(game, 1), seed).position.card for seed in range(20)} != {FIVE}


def test_a_shown_card_is_known_to_every_seat() -> None:
    game = bluff(FIVE, KING)
    game.play(Turn(Kind.DOUBT))
    assert [view_of(game, seat).card for seat in range(4)] == [4] * 4
    game.play(game.legal_turns()[0])
    for seat in range(4):
        view = view_of(game, seat)
        assert view.discards == ()
        assert view.memory.discards == (4,)
        assert sample(view, 1).discards == (4,)
        assert any(isinstance(operation, Revealed) for operation in view.history)


def test_a_true_card_stays_known_while_its_move_is_chosen() -> None:
    game = bluff(KING, KING)
    game.play(Turn(Kind.DOUBT))
    game.play(game.legal_turns()[0])
    assert game.phase is Phase.MOVE
    assert [view_of(game, seat).card for seat in range(4)] == [KING] * 4


def test_a_card_that_was_never_doubted_stays_unknown() -> None:
    game = bluff(JOKER, KING)
    for _ in range(2):
        game.play(Turn(Kind.ACCEPT))
    assert view_of(game, 1).card == UNKNOWN
    game.play(game.legal_turns()[0])
    assert view_of(game, 0).memory.discards == (JOKER,)
    assert view_of(game, 1).memory.discards == (UNKNOWN,)


def test_a_reshuffled_pile_holds_only_what_went_into_it() -> None:
    game = played("basic", 5, 170)
    reshuffles = [op for op in game.history if isinstance(op, Reshuffled)]
    assert reshuffles
    view = view_of(game, 0)
    (known,) = view.memory.reshuffled
    assert known is not None
    reshuffled = Counter(cards_of(known))
    assert Counter(game.pile) <= reshuffled
    for seed in range(20):
        assert Counter(sample(view, seed).pile) <= reshuffled


def test_samples_differ_and_repeat() -> None:
    view = view_of(played("basic", 5, 30), 0)
    assert sample(view, 1) == sample(view, 1)
    assert sample(view, 1) != sample(view, 2)


def test_every_unseen_card_is_dealt_to_a_hand_about_equally_often() -> None:
    view = view_of(Game.deal("basic", seed=1, dealer=3), 0)
    kings = jokers = 0
    for seed in range(200):
        hand = sample(view, seed).position.hands[1]
        assert not isinstance(hand, int)
        kings += hand[KING]
        jokers += hand[JOKER]
    assert view.hand is not None
    # 5 of 156 unseen cards lie in the hand
    assert abs(kings - 200 * 5 * (12 - view.hand[KING]) / 156) < 30
    assert abs(jokers - 200 * 5 * (6 - view.hand[JOKER]) / 156) < 22


def test_a_seat_without_a_known_hand_is_sampled_too() -> None:
    text = "5s/5s/5s/5s A ?6/?5/?5/?5"
    game = Game.from_position("basic", read_position(as_ruleset("basic").rules, 4, 2, text))
    view = view_of(game, 0)
    assert view.hand is None
    assert view.legal_turns == ()
    assert sample(view, 0).position.hand_size(0) == 6


def test_unlisted_operations_are_refused() -> None:
    with pytest.raises(TypeError, match="allow list says nothing"):
        redact(as_ruleset("basic").rules, 0, ["a new kind of operation"])  # type: ignore[list-item]


@pytest.mark.parametrize("rules", NAMES)
def test_every_set_has_views(rules: str) -> None:
    game = played(rules, 2, 25)
    for seat in range(4):
        view = view_of(game, seat)
        assert without_memory(view_of(sample(view, 3), seat)) == without_memory(view)
