"""Looking ahead: sampled worlds are possible, and the expert compares its candidates in equal worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import numpy as np
import pytest

from pegs import players
from pegs.core.board import START
from pegs.core.cards import N_RANKS, UNKNOWN, Rank
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.rng import stream
from pegs.notation import read_position, turn_text
from pegs.players import lookahead
from pegs.players.effort import EXPERTS
from pegs.players.expert_player import Race
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from pegs.view import SeatView, view_of
from tests.soak import KINDS, sweep


class Lookahead(lookahead.Lookahead):
    """One that may list as many turns as an expert's."""

    most_listed = EXPERTS["expert"].most_listed


def look(view: SeatView, most: int = 4, seed: int = 0) -> Lookahead:
    return Lookahead(view, np.array(stream(seed, "test"), np.int64), most)


def after(rules: str, seed: int, turns: int, players_: int = 4) -> Game:
    game, player = Game.deal(rules, players_, seed=seed), players.make("hints", seed)
    while turns and not game.is_over:
        game.play(player.choose(view_of(game, game.turn)))
        turns -= 1
    return game


def cards_in(world: Fields, view: SeatView) -> list[Counter[int]]:
    """All cards of each pile's pack in a world: hands, draw pile and discards."""
    rules, seats = view.rules, view.board.players
    piles = rules.n_piles(seats)
    room = len(world.cards) if piles == 1 else sum(rules.pile_pack(seats))
    found = []
    for pile in range(piles):
        cells = world.cards[pile * room : (pile + 1) * room]
        counts = Counter(cells[: world.n_pile[pile]])
        counts += Counter(cells[room - world.n_discards[pile] :])
        for seat in range(seats) if piles == 1 else [pile]:
            counts += Counter({rank: world.hands[seat][rank] for rank in range(N_RANKS)})
        found.append(counts)
    return found


@pytest.mark.parametrize("rules", sweep((name for name in NAMES if name != "bluffing"), KINDS))
@pytest.mark.parametrize("turns", [10, 70])
def test_worlds_have_every_card_once_and_keep_what_the_seat_knows(rules: str, turns: int) -> None:
    game = after(rules, seed=turns, turns=turns)
    while len((here := look(view_of(game, game.turn))).turns) == 1:
        game.play(here.turns[0])
    view = view_of(game, game.turn)
    here.try_worlds(1)
    world, seats = Fields(lookahead._memory.games), view.board.players
    pack = Counter(dict(enumerate(view.rules.pile_pack(seats))))
    assert all(counts == pack for counts in cards_in(world, view))
    assert tuple(world.n_pile[: len(view.pile_sizes)]) == tuple(view.pile_sizes)
    hands = [sum(world.hands[seat]) for seat in range(seats)]
    assert hands == [hand if isinstance(hand, int) else sum(hand) for hand in view.position.hands]
    assert tuple(world.hands[game.turn]) == view.hand


def cards_out(hand: Sequence[int], outs: Collection[int]) -> int:
    return sum(number for rank, number in enumerate(hand) if rank in outs)


def stuck_neighbor(rules: str, outs: Collection[int]) -> tuple[SeatView, int]:
    """A choice right after a seat with all pegs in start has discarded a card that brings none out."""
    for seed in range(100):
        game, player = Game.deal(rules, seed=seed), players.make("hints", seed)
        for _ in range(24):
            seat, turn = game.turn, player.choose(view_of(game, game.turn))
            game.play(turn)
            is_shut_in = all(place == START for place in game.position.pegs[seat])
            view = view_of(game, game.turn)
            if (
                turn.kind is Kind.DISCARD
                and turn.card not in outs
                and is_shut_in
                and len(look(view).turns) > 1
            ):
                return view, seat
    raise AssertionError("nobody was stuck")


@pytest.mark.parametrize(("rules", "drawn"), [("basic", 0), ("arizona", 1), ("pegoo", 0)])
def test_who_could_not_come_out_has_no_card_for_it_but_a_new_one(rules: str, drawn: int) -> None:
    """What a seat discarded while all its pegs were in start says that it had no card that brings one out."""
    table = as_ruleset(rules).rules
    kept = [UNKNOWN, *[Rank.JOKER] * table.joker_exempt]  # nobody must play a joker by these rules
    outs = [rank for rank in Rank if rank not in kept and table.cards[rank].brings_out]
    view, seat = stuck_neighbor(rules, outs)
    here, numbers = look(view), []
    for _ in range(40):
        here.try_worlds(1)
        numbers.append(cards_out(lookahead._memory.games.field("hands")[seat], outs))
    assert max(numbers) == drawn
    assert min(numbers) == 0


def test_equal_seeds_give_equal_worlds_and_others_give_others() -> None:
    view = view_of(game := after("basic", 3, 40), game.turn)
    one, other, third = (look(view, seed=seed).try_worlds(20) for seed in (1, 1, 2))
    assert one == other
    assert one != third
    assert len({world[0] for world in one}) > 10


def test_luck_advances() -> None:
    view, chance = view_of(game := after("basic", 3, 40), game.turn), list(stream(1, "luck"))
    one = Lookahead(view, chance, 4).try_worlds(5)
    assert one != Lookahead(view, chance, 4).try_worlds(5)


def test_a_decision_lists_a_bounded_number_of_turns() -> None:
    here = look(view_of(game := after("north-carolina", 3, 40), game.turn))
    worlds = [len(here.try_worlds(16)) for _ in range(40)]
    assert worlds[-1] == 0
    assert sum(worlds) > 4


def test_bluffs_are_left_to_other_rules() -> None:
    game = after("bluffing", 3, 40)
    for _ in range(30):
        assert len(look(view_of(game, game.turn)).turns) == 1
        game.play(game.legal_turns()[0])


def test_closed_candidates_are_left_out() -> None:
    here = look(view_of(game := after("arizona", 3, 40), game.turn))
    here.is_open[0] = False
    chances = np.array(here.try_worlds(5))
    assert (chances[:, 0] == 0).all()
    assert (chances[:, 1:] > 0).all()


@pytest.mark.nojit
@pytest.mark.bounds
def test_a_win_is_seen() -> None:
    """The last peg goes home with the ace only."""
    rules = as_ruleset("basic").rules
    text = "A3,h2,h3,h4,h5/h1,h2,h3,h4,B7/h1,h2,h3,h4,h5/h1,h2,h3,h4,D7 A A2269/?5/?5/?5"
    game = Game.from_position("basic", read_position(rules, 4, 2, text))
    view = view_of(game, 0)
    here = look(view, most=3)
    means = np.mean(here.try_worlds(4), axis=0)
    assert means.max() == 1.0
    assert turn_text(view.board, here.turns[int(means.argmax())]) == "A A3-Ah1"
    assert turn_text(view.board, players.make("expert").choose(view)) == "A A3-Ah1"


@pytest.mark.parametrize("rules", ["basic", "arizona"])
def test_worlds_do_not_depend_on_what_was_looked_at_before(rules: str) -> None:
    """What an earlier decision expected of the hidden cards was by another seat's cards."""
    game = after(rules, 3, 40)
    view = view_of(game, game.turn)
    found = []
    for expected in (0, 1024):
        looking = look(view)
        works = looking._works.numpy()
        works["ahead"] = works["behind"] = works["out"] = expected
        found.append(looking.try_worlds(32))
    assert found[0] == found[1]


@pytest.mark.parametrize("seats", [4, 6])
def test_worlds_end_at_the_seats_own_decision(seats: int) -> None:
    """The net values what the seat to act has kept in its hand, and no one else's cards."""
    view = view_of(game := after("basic", 3, 40, seats), game.turn)
    found = []
    for decisions in (1, seats, seats + 1):
        looking = look(view)
        looking.decisions = decisions
        found.append(looking.try_worlds(16))
    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize("name", EXPERTS)
def test_an_expert_plays_on_as_far_as_its_effort_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()

    def winner(self: Race, *given: float) -> Turn:
        found.add((len(self.turns), self.decisions, *given, self.most_listed))
        return self.turns[0]

    monkeypatch.setattr(Race, "winner", winner)
    view, effort = view_of(game := after("arizona", 3, 40), game.turn), EXPERTS[name]
    players.make(name).choose(view)
    assert found == {effort}
