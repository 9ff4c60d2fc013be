"""Many games at once are the same games as one at a time, and show no hidden card."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from pegs.core.board import HOME, START
from pegs.core.cards import N_RANKS
from pegs.core.errors import DealError, UsageError
from pegs.core.operations import SentToInSpot, SentToStart
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.rules import Rules, named
from pegs.study import ActionColumn, VectorGame
from pegs.study.columns import ABSENT, STEP_COLUMNS
from pegs.view import view_of
from tests.soak import KINDS, sweep

SEATINGS = ((4, 2), (6, 3))
TABLES = sweep(
    [(name, players, teams) for name in named() for players, teams in SEATINGS],
    {(name, *SEATINGS[k % 2]) for k, name in enumerate(named())},
)
N = 6
STEPS = 120


def walk(games: VectorGame, steps: int, seed: int = 1) -> None:
    """Play random turns in every game."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        games.step(chance.integers(games.counts))


def as_game(games: VectorGame, number: int) -> Game:
    """One of the games as a game of its own."""
    position = games.position(number)
    return Game.from_position(games.ruleset, position, players=games.players, teams=games.teams)


def relative(games: VectorGame, me: int, seat: int, place: int) -> int:
    """A place as the seat to act counts places."""
    board, after = games.board, (seat - me) % games.players
    if place == START:
        return board.ring + games.players * board.home_length + after
    if place >= HOME:
        return board.ring + after * board.home_length + place - HOME
    return (place - board.in_spots[me]) % board.ring


@pytest.mark.parametrize(("rules", "players", "teams"), TABLES)
def test_every_game_lists_the_turns_that_its_position_has(rules: str, players: int, teams: int) -> None:
    games = VectorGame(rules, N, players, teams, seed=5)
    chance = np.random.default_rng(5)
    for step in range(STEPS):
        if step % 6 == 0:
            number = step // 6 % N
            turns = games.turns(number)
            assert sorted(turns) == sorted(as_game(games, number).legal_turns())
            assert len(turns) == games.counts[number]
            assert games.seats[number] == games.position(number).turn
        games.step(chance.integers(games.counts))


@pytest.mark.parametrize(("rules", "players", "teams"), TABLES)
def test_rows_say_what_turns_do(rules: str, players: int, teams: int) -> None:
    games = VectorGame(rules, N, players, teams, seed=6)
    for _ in range(8):
        walk(games, 15)
        for number in range(0, N, 3):
            me = int(games.seats[number])
            for turn, row in zip(games.turns(number), games.rows[games.row_of(number)], strict=True):
                assert row[ActionColumn.KIND] == turn.kind
                assert (row[ActionColumn.CARD], row[ActionColumn.DECLARED]) == (turn.card, turn.declared)
                assert row[ActionColumn.STEPS] == len(turn.steps)
                for k, step in enumerate(turn.steps):
                    at = ActionColumn.SEAT + STEP_COLUMNS * k
                    assert list(row[at : at + STEP_COLUMNS]) == [
                        (step.seat - me) % players,
                        relative(games, me, step.seat, step.origin),
                        relative(games, me, step.seat, step.target),
                    ]
                assert (row[ActionColumn.SEAT + STEP_COLUMNS * len(turn.steps) :] == ABSENT).all()


@pytest.mark.parametrize("rules", ["arizona", "kilpatrick"])
def test_rows_count_the_pegs_a_single_move_lands_on(rules: str) -> None:
    games = VectorGame(rules, N, seed=7)
    hits = 0
    for _ in range(6):
        walk(games, 30)
        for number in range(N):
            game = as_game(games, number)
            for turn, row in zip(games.turns(number), games.rows[games.row_of(number)], strict=True):
                if turn.kind is not Kind.MOVE:
                    continue
                sent = [each for each in game.play(turn) if isinstance(each, SentToStart | SentToInSpot)]
                game.undo()
                hit = int(row[ActionColumn.HITS_TEAM] + row[ActionColumn.HITS_OTHERS])
                # A peg sent to its in-spot may hit another there; the row counts only the first.
                assert min(len(sent), 1) == hit
                hits += hit
                if hit:
                    team = sent[0].seat % games.teams == int(games.seats[number]) % games.teams
                    assert row[ActionColumn.HITS_TEAM if team else ActionColumn.HITS_OTHERS] == 1
    assert hits > 5


def one_hot(part: np.ndarray) -> int:
    """The index that is 1; -1 if all are 0."""
    assert part.sum() in (0, 1)
    return int(part.argmax()) if part.any() else -1


@pytest.mark.parametrize(("rules", "players", "teams"), TABLES)
def test_an_observation_is_what_the_seat_to_act_sees(rules: str, players: int, teams: int) -> None:
    games = VectorGame(rules, N, players, teams, seed=8)
    layout, board = games.layout, games.board
    for _ in range(25):
        walk(games, 7)
        for number in range(N):
            row = games.observations[number]
            part = {name: row[section] for name, section in layout.sections.items()}
            me = int(games.seats[number])
            view = view_of(as_game(games, number), me)
            clockwise = [(me + k) % players for k in range(players)]
            for k, seat in enumerate(clockwise):
                lane = part["pegs"][k * layout.lane : (k + 1) * layout.lane]
                expected = np.zeros(layout.lane, np.int16)
                for place in view.pegs[seat]:
                    if place == START:
                        expected[-1] += 1
                    elif place >= HOME:
                        expected[board.ring + place - HOME] = 1
                    else:
                        expected[relative(games, me, seat, place)] = 1
                assert (lane == expected).all()
            assert tuple(part["hand"]) == view.hand
            for name in ("hand_sizes", "stuck", "extra", "owed", "forfeit"):
                assert list(part[name]) == [getattr(view, name)[seat] for seat in clockwise]
            assert one_hot(part["phase"]) == view.phase
            others = {"player": view.player, "loser": view.loser}
            for name, seat in others.items():
                assert one_hot(part[name]) == (-1 if seat < 0 else (seat - me) % players)
            assert (one_hot(part["declared"]), one_hot(part["card"])) == (view.declared, view.card)
            assert (part["due"][0], part["draws"][0]) == (view.due, view.draws)
            held = sum(view.hand_sizes) + (view.phase in (Phase.DOUBT, Phase.PENALTY, Phase.MOVE))
            assert part["pile_sizes"].sum() + part["discard_count"][0] + held == sum(
                games.rules.pack(players)
            )
            if games.rules.bluffing:
                assert not part["discards"].any()
            else:
                assert part["discards"].sum() == part["discard_count"][0]


@pytest.mark.parametrize("rules", sweep(named(), KINDS))
def test_hidden_cards_change_nothing_in_an_observation(rules: str) -> None:
    games = VectorGame(rules, N, seed=9)
    chance = random.Random(9)
    for _ in range(12):
        walk(games, 12)
        before = games.observations.copy()
        for number in range(N):
            exchange_hidden_cards(games, number, chance)
        games._list()
        assert (games.observations == before).all()


def exchange_hidden_cards(games: VectorGame, number: int, chance: random.Random) -> None:
    """Shuffle the cards that the seat to act can't see: those of other hands, and of their draw pile."""
    fields, me = games._fields(number), int(games.seats[number])
    for pile in range(games.rules.n_piles(games.players)):
        seats = [s for s in range(games.players) if s != me and games.rules.pile_of(s) == pile]
        start = pile * int(games._tables.field("pile_room")[0])
        left = slice(start, start + int(fields.n_pile[pile]))
        hidden = fields.cards[left]
        for seat in seats:
            hidden += [rank for rank in range(N_RANKS) for _ in range(fields.hands[seat][rank])]
        chance.shuffle(hidden)
        for seat in seats:
            size = sum(fields.hands[seat])
            counts = Counter(hidden[:size])
            fields.hands[seat][:] = [counts[rank] for rank in range(N_RANKS)]
            fields.ranks[seat] = sum(1 << rank for rank in counts)
            hidden = hidden[size:]
        fields.cards[left] = hidden


def test_the_number_of_threads_changes_nothing() -> None:
    one, many = VectorGame("north-carolina", 9, seed=3), VectorGame("north-carolina", 9, seed=3, threads=4)
    chance = np.random.default_rng(3)
    for _ in range(60):
        actions = chance.integers(one.counts)
        one.step(actions)
        many.step(actions)
        assert (one.counts == many.counts).all()
        assert (one.observations == many.observations).all()
        for number in range(9):
            assert (one.rows[one.row_of(number)] == many.rows[many.row_of(number)]).all()


def test_a_game_that_ends_is_rewarded_and_dealt_anew() -> None:
    games = VectorGame(Rules(pegs=1), 8, seed=2)
    chance = np.random.default_rng(2)
    ended = 0
    for _ in range(3000):
        before = [games.position(number) for number in range(8)] if ended < 3 else []
        games.step(chance.integers(games.counts))
        assert not games.truncated.any()
        assert (games.rewards[~games.terminated] == 0).all()
        for number in np.flatnonzero(games.terminated).tolist():
            ended += 1
            assert sorted(games.rewards[number].tolist()) == [-1, -1, 1, 1]
            assert games.rewards[number][0] == games.rewards[number][2]
            if before:
                winner = before[number].turn
                assert games.rewards[number][winner] == 1
            assert_is_dealt(games.position(number))
    assert ended > 10


def assert_is_dealt(position: Position) -> None:
    assert all(place == START for pegs in position.pegs for place in pegs)


def test_long_games_are_cut_short() -> None:
    games = VectorGame("basic", 3, seed=1, max_decisions=10)
    walk(games, 9)
    assert not games.truncated.any()
    walk(games, 1)
    assert games.truncated.all()
    assert not games.rewards.any()
    for number in range(3):
        assert_is_dealt(games.position(number))
    walk(games, 9)
    assert not games.truncated.any()


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = VectorGame("guide", 4, seed="a"), VectorGame("guide", 4, seed="b")
    assert (one.observations != other.observations).any()
    walk(one, 50)
    first = one.observations.copy()
    one.reset("a")
    walk(one, 50)
    assert (one.observations == first).all()
    other.reset("a")
    walk(other, 50)
    assert (other.observations == first).all()


def test_a_mask_says_which_actions_are_legal() -> None:
    games = VectorGame("basic", 5, seed=4)
    walk(games, 40)
    mask = games.mask(200)
    assert mask.shape == (5, 200)
    assert (mask.sum(axis=1) == games.counts).all()
    assert mask[:, 0].all()


@pytest.mark.parametrize("bad", [[0, 0], [0, 0, -1], [0, 0, 10_000], [[0, 0, 0]]])
def test_a_bad_action_changes_nothing(bad: list[int]) -> None:
    games = VectorGame("basic", 3, seed=4)
    before = bytes(games._games.bytes())
    with pytest.raises(UsageError, match="3 games"):
        games.step(bad)
    assert games._games.bytes() == before


def test_impossible_tables_are_refused() -> None:
    for n, threads, decisions in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        with pytest.raises(UsageError, match="at least 1"):
            VectorGame("basic", n, threads=threads, max_decisions=decisions)
    with pytest.raises(UsageError):
        VectorGame("basic", 1, players=5, teams=2)
    with pytest.raises(DealError):
        VectorGame(Rules(hand_size=7, decks=(1,) * len(Rules().decks)), 1, players=10, teams=2)


def test_without_rows_and_observations_the_games_are_the_same() -> None:
    bare, full = (
        VectorGame("arizona", 4, seed=1, describing=False, observing=False),
        VectorGame("arizona", 4, seed=1),
    )
    walk(bare, 80)
    walk(full, 80)
    assert bare.rows.shape[0] == 0
    assert bare.observations.shape == (4, 0)
    assert [bare.position(k) for k in range(4)] == [full.position(k) for k in range(4)]
