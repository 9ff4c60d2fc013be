"""OpenSpiel's own tests pass on every rule set, with two to ten players."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation
from open_spiel.python.test_utils import random_playout

from pegs.core.cards import UNKNOWN, Rank, cards_of
from pegs.core.errors import IllegalTurnError, RulesError, UsageError
from pegs.engine.game import Game
from pegs.rules import load as load_rules
from pegs.rules import named
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.study.openspiel import NAME
from pegs.study.recall import NOBODY, Recall, RecallColumn
from pegs.view import view_of
from tests.soak import KINDS, combinations_of, sweep

TABLES = combinations_of(named(), range(MIN_PLAYERS, MAX_PLAYERS + 1))
SMALL = {"players": 2, "pegs": 1, "side_length": 9}


def load(rules: str, players: int = 4, **parameters: Any) -> Any:
    return pyspiel.load_game(NAME, {"rules": rules, "players": players, "rng_seed": 1, **parameters})


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def states(game: Any, steps: int, seed: int = 1) -> Iterator[Any]:
    """One state at each of many random actions."""
    chance, state = random.Random(seed), dealt(game)
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_openspiel_accepts_every_table(rules: str, players: int) -> None:
    pyspiel.random_sim_test(load(rules, players, max_decisions=3), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("rules", ["basic", "north-carolina", "bluffing"])
def test_openspiel_accepts_whole_games(rules: str) -> None:
    game = load(rules, **SMALL)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


class TestOpenSpielInterface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # it has no types
    """OpenSpiel's tests of its interface, on states of this game."""

    game_name = NAME
    game = pyspiel.load_game(NAME, {"rules": "bluffing", "max_decisions": 6, "rng_seed": 1})


def test_a_pickled_game_deals_what_the_game_deals() -> None:
    game = load("basic", max_decisions=20)
    for seed in range(2):
        random_playout(game.new_initial_state(), seed)
        twin = pickle.loads(pickle.dumps(game))
        states = [random_playout(each.new_initial_state(), seed) for each in (game, twin)]
        assert str(states[0]) == str(states[1])
    assert str(dealt(game)) != str(dealt(game))


@pytest.mark.parametrize("name", ["a,b.toml", "a(b)=c.toml"])
def test_a_game_whose_path_has_openspiel_s_signs_is_pickled(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text('extends = "basic"\npegs = 3\n')
    twin = pickle.loads(pickle.dumps(load(str(path), pegs=2)))
    assert twin.get_parameters() == load(str(path), pegs=2).get_parameters()
    assert twin.table.board.pegs == 2


@pytest.mark.parametrize("rules", ["north-carolina", "bluffing"])
def test_copies_are_independent(rules: str) -> None:
    for number, state in enumerate(states(load(rules), 60)):
        if number % 12:
            continue
        before = [state.information_state_string(seat) for seat in range(4)]
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert (str(twin), twin.history()) == (str(state), state.history())
            assert [twin.information_state_string(seat) for seat in range(4)] == before
            twin.apply_action(twin.legal_actions()[-1])
            assert str(twin) != str(state)
        assert [state.information_state_string(seat) for seat in range(4)] == before


def test_returns_add_up_to_zero() -> None:
    game = load("basic", 3, teams=3, pegs=1, side_length=9)
    state = random_playout(game.new_initial_state(), 1)
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.5, 1.0, 0.0)


def test_actions_are_named_in_notation() -> None:
    for state in states(load("arizona"), 60):
        table, seat = state.table, state.current_player()
        names = [state.action_to_string(seat, action) for action in state.legal_actions()]
        assert names == [table.text(action) for action in table.legal]
        if len(names) == len(table.game.legal_turns()):
            assert sorted(names) == sorted(map(table.game.text, table.game.legal_turns()))


def observed(state: Any, seat: int, **kind: Any) -> tuple[np.ndarray, str]:
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(**kind))
    observer.set_from(state, seat)
    return observer.dict["observation"].copy(), observer.string_from(state, seat)


def test_observers_tell_public_from_private() -> None:
    for state in states(load("bluffing"), 40):
        table = state.table
        for seat in range(4):
            none, own, everyone = (
                pyspiel.PrivateInfoType.NONE,
                pyspiel.PrivateInfoType.SINGLE_PLAYER,
                pyspiel.PrivateInfoType.ALL_PLAYERS,
            )
            public, _ = observed(state, seat, public_info=True, perfect_recall=False, private_info=none)
            private, _ = observed(state, seat, public_info=False, perfect_recall=False, private_info=own)
            both, _ = observed(state, seat, public_info=True, perfect_recall=False, private_info=own)
            hands, _ = observed(state, seat, public_info=True, perfect_recall=False, private_info=everyone)
            assert (public + private == both).all()
            assert (both == table.observe(seat)).all()
            assert not public[table.layout["hand"]].any()
            assert (hands[:, table.layout["hand"]].sum(axis=1) > 0).all()
            assert (state.observation_tensor(seat)[4:] == both).all()


def test_a_tensor_has_the_newest_decisions_first() -> None:
    game = load("arizona", remembered=3)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in states(game, 40):
        observer.set_from(state, 2)
        rows = state.recall(2, 2).rows
        history = observer.dict["history"]
        assert len(rows) == state.table.decisions + 1
        for k in range(3):
            expected = rows[-1 - k] if k < len(rows) else np.zeros_like(rows[0])
            assert (history[k] == expected).all()


@pytest.mark.parametrize("rules", ["arizona", "north-carolina", "bluffing"])
def test_a_seat_remembers_what_its_view_has_seen(rules: str) -> None:
    state = None
    for each in states(load(rules), 150):
        state = each
    assert state is not None
    game = state.table.game
    for seat in range(4):
        rows = np.array(state.recall(seat, seat).rows)
        drawn = rows[:, RecallColumn.DRAWN :].sum(axis=0)
        played = [ply.turn.card for ply in game.plies if ply.seat == seat and ply.operations]
        cards = [
            op.card
            for ply in game.plies
            for op in ply.operations
            if type(op).__name__ == "Played" and op.seat == seat
        ]
        assert played or not cards
        held = np.array(view_of(game, seat).hand)
        for card in cards:
            held[card] += 1
        assert (drawn == held).all()
        others = [row for row, ply in zip(rows[1:], game.plies, strict=True) if ply.seat != seat]
        if game.rules.bluffing:
            assert all(row[RecallColumn.CARD] == 1 + UNKNOWN for row in others)
        public = np.array(state.recall(seat, NOBODY).rows)
        assert not public[:, RecallColumn.DRAWN :].any()


def retold(game: Game, deck: list[Rank]) -> Game | None:
    """The same turns with another deck; None if they aren't legal then."""
    other = Game.deal(game.ruleset, game.players, game.teams, deck=deck, dealer=game.dealer)
    try:
        for ply in game.plies:
            other.play(ply.turn)
    except IllegalTurnError:
        return None
    return other


def remembered(game: Game, seat: int) -> Recall:
    recall = Recall(game.board, seat, seat)
    recall.catch_up(game)
    return recall


@pytest.mark.parametrize("rules", sweep(named(), KINDS))
def test_hidden_cards_change_nothing_that_a_seat_remembers(rules: str) -> None:
    """Exchange two cards of a deck and play the same turns: who saw neither card remembers the same."""
    chance, same = random.Random(5), 0
    switches = load_rules(rules).rules
    pile = cards_of(switches.pile_pack(4))
    deck = [card for _ in range(switches.n_piles(4)) for card in chance.sample(pile, len(pile))]
    game = Game.deal(rules, deck=deck, dealer=0)
    for _ in range(12):
        game.play(chance.choice(game.legal_turns()))
    for _ in range(30):
        one, other = chance.sample(range(len(pile)), 2)
        changed = list(deck)
        changed[one], changed[other] = deck[other], deck[one]
        twin = retold(game, changed)
        if twin is None or deck[one] == deck[other]:
            continue
        for seat in range(4):
            if view_of(twin, seat).history == view_of(game, seat).history:
                same += 1
                before, now = remembered(game, seat), remembered(twin, seat)
                assert before.lines == now.lines
                assert (np.array(before.rows) == np.array(now.rows)).all()
    assert same


def test_what_is_impossible_is_refused() -> None:
    with pytest.raises(UsageError):
        load("basic", 5, teams=2)
    with pytest.raises(UsageError):
        load("nowhere")
    with pytest.raises(RulesError):
        load("basic", side_length=7)
    with pytest.raises(UsageError, match="no parameters"):
        make_observation(load("basic"), pyspiel.IIGObservationType(perfect_recall=True), {"color": 1})
