"""One game played part by part is the same game, and shows each seat what it may know."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from pegs.core.cards import UNKNOWN
from pegs.core.errors import UsageError
from pegs.core.position import Phase
from pegs.rules import Rules, named
from pegs.study import PartGame, VectorGame
from pegs.study.actions import MAX_PARTS
from pegs.view import sample, view_of
from tests.soak import KINDS, sweep

WITHOUT_JIT = [("basic", 4), ("arizona", 4), ("bluffing", 4)]
TABLES = [
    pytest.param(*table, marks=pytest.mark.nojit if table in WITHOUT_JIT else ())
    for table in product(named(), (4, 6))
]
PARTS = 90


def played(game: PartGame, parts: int = PARTS, seed: int = 1) -> Iterator[PartGame]:
    """The game before each of many random parts."""
    chance = random.Random(seed)
    for _ in range(parts):
        if game.is_over:
            return
        yield game
        game.choose(chance.choice(game.legal))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_parts_lead_to_legal_turns_and_are_named(rules: str, players: int) -> None:
    unfinished = 0
    for game in played(PartGame(rules, players, seed=2)):
        legal = game.legal
        assert (np.flatnonzero(game.mask()) == legal).all()
        assert legal == sorted(set(legal))
        assert 0 < legal[-1] < game.actions.size
        texts = [game.text(part) for part in legal]
        assert len(set(texts)) == len(texts)
        assert len(game.chosen) < MAX_PARTS
        unfinished += bool(game.chosen)
        if game.chosen:
            assert len(legal) > 1  # what has no alternative isn't asked
        turns = {game.game.text(turn) for turn in game.game.legal_turns()}
        whole = [text for text in texts if text in turns]
        if len(texts) == len(turns):
            assert set(whole) == turns
    assert unfinished or rules == "basic"


def test_a_turn_is_chosen_by_one_seat_before_the_next_acts() -> None:
    game = PartGame("arizona", seed=1)
    while not game.chosen:
        game.choose(game.legal[-1])
    seat, chosen = game.seat, game.chosen
    section = game.layout["chosen"]
    assert list(game.observe(seat)[section][: len(chosen)]) == list(chosen)
    assert not game.observe(seat)[section][len(chosen) :].any()
    assert not game.observe((seat + 1) % 4)[section].any()
    while not game.choose(game.legal[0]):
        assert game.seat == seat
        assert game.chosen[: len(chosen)] == chosen
    assert game.chosen == ()


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_seat_sees_what_its_view_says(rules: str, players: int) -> None:
    game = PartGame(rules, players, seed=3)
    layout = game.layout
    for number, _ in enumerate(played(game)):
        if number % 10:
            continue
        for me in range(players):
            row, view = game.observe(me), view_of(game.game, me)
            assert tuple(row[layout["hand"]]) == view.hand
            clockwise = [(me + k) % players for k in range(players)]
            assert [view.hand_sizes[seat] for seat in clockwise] == list(row[layout["hand_sizes"]])
            assert list(row[layout["turn"]]) == [int(seat == view.turn) for seat in clockwise]
            card = np.flatnonzero(row[layout["card"]]).tolist()
            assert card == ([] if view.card == UNKNOWN else [view.card])


def test_a_card_that_was_shown_is_seen_by_all() -> None:
    shown = 0
    for game in played(PartGame("bluffing", 6, seed=4), 1500):
        if game.game.phase is Phase.MOVE and view_of(game.game, (game.seat + 1) % 6).card != UNKNOWN:
            shown += 1
            for seat in range(6):
                assert game.observe(seat)[game.layout["card"]].sum() == 1
    assert shown


@pytest.mark.parametrize("rules", sweep(named(), KINDS))
def test_hidden_cards_change_nothing_that_a_seat_sees(rules: str) -> None:
    game, different = PartGame(rules, seed=5), 0
    for number, _ in enumerate(played(game, 240)):
        if number % 24:
            continue
        for seat in range(4):
            other = game.copy()
            other.game = sample(view_of(game.game, seat), seed=number)
            different += other.game.position.hands != game.game.position.hands
            if seat != game.seat:
                # A sample has no history, so it doesn't say which card was shown.
                before, after = game.observe(seat), other.observe(seat)
                before[game.layout["card"]] = after[game.layout["card"]] = 0
                assert (before == after).all()
            else:
                assert (other.observe(seat) == game.observe(seat)).all()
                assert other.game.legal_turns() == game.game.legal_turns()
    assert different > 10


def test_an_observation_begins_like_those_of_many_games() -> None:
    games, game = VectorGame("arizona", 1), PartGame("arizona")
    assert game.layout.table_size == games.layout.size
    assert {name: game.layout[name] for name in games.layout.sections} == games.layout.sections


def test_copies_are_independent() -> None:
    game = PartGame("north-carolina", seed=7)
    for _ in played(game, 101):
        pass
    before = [game.observe(seat) for seat in range(4)]
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.chosen, twin.legal, twin.game) == (game.chosen, game.legal, game.game)
        for _ in played(twin, 50, seed=2):
            pass
        assert twin.game != game.game
        assert all((game.observe(seat) == before[seat]).all() for seat in range(4))


def test_a_pickle_keeps_what_is_chosen() -> None:
    for game in played(PartGame("north-carolina", seed=8), 200):
        if len(game.chosen) > 3:
            twin = pickle.loads(pickle.dumps(game))
            assert (twin.chosen, twin.legal) == (game.chosen, game.legal)
            return
    raise AssertionError("no long turn")


def test_games_end() -> None:
    game = PartGame(Rules(pegs=1), 2, seed=1)
    for _ in played(game, 5000):
        assert game.rewards == (0, 0)
    assert game.is_won
    assert sorted(game.rewards) == [-1, 1]
    assert game.legal == []
    assert not game.mask().any()
    assert not game.observe(0)[game.layout["turn"]].any()
    with pytest.raises(UsageError, match="over"):
        game.choose(1)
    short = PartGame("basic", seed=1, max_decisions=3)
    for _ in played(short):
        pass
    assert (short.is_over, short.is_cut_short, short.decisions, set(short.rewards)) == (True, True, 3, {0})


def test_what_is_impossible_is_refused() -> None:
    with pytest.raises(UsageError, match="at least 1"):
        PartGame("basic", max_decisions=0)
    game = PartGame("arizona", seed=1)
    before = game.legal
    with pytest.raises(UsageError, match="No legal turn"):
        game.choose(next(part for part in range(game.actions.size) if part not in before))
    assert (game.legal, game.chosen) == (before, ())
