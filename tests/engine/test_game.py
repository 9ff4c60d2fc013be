"""`Game`: dealing, checked and trusted play, undo, copies, equality, history."""

from __future__ import annotations

from random import Random

import pytest

from pegs.core.board import START
from pegs.core.cards import EIGHT, JOKER, KING, SEVEN, THREE, UNKNOWN, cards_of, hand_of
from pegs.core.errors import DealError, IllegalTurnError, UsageError
from pegs.core.operations import (
    Dealt,
    Drawn,
    Moved,
    Penalized,
    Played,
    Reshuffled,
    SentToInSpot,
    SentToStart,
    Swapped,
    Travel,
    Won,
)
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.notation import position_text, read_position, read_turn, turn_text
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from tests.soak import KINDS, combinations_of

ON_BOARD = (Moved, SentToStart, SentToInSpot, Swapped, Penalized)
EXAMPLE = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"


def at(name: str, text: str, players: int = 4, teams: int = 2) -> Game:
    rules = load(name)
    return Game.from_position(rules, read_position(rules.rules, players, teams, text), players, teams)


def turn_of(game: Game, text: str) -> Turn:
    return read_turn(game.board, text, game.position.pegs)


def play_randomly(game: Game, plies: int, seed: int = 0) -> Game:
    chance = Random(seed)
    for _ in range(plies):
        if game.is_over:
            break
        game.play(chance.choice(game.legal_turns()))
    return game


# --- dealing


def test_the_seat_to_the_dealers_left_starts() -> None:
    assert Game.deal("guide", seed=1, dealer=3).turn == 0
    assert Game.deal("guide", seed=1, dealer=1).turn == 2


def test_the_seed_picks_the_dealer_if_none_is_given() -> None:
    assert {Game.deal("guide", seed=seed).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_the_same_seed_deals_the_same_game() -> None:
    assert Game.deal("arizona", 6, 2, seed="x") == Game.deal("arizona", 6, 2, seed="x")
    assert Game.deal("arizona", 6, 2, seed="x") != Game.deal("arizona", 6, 2, seed="y")


def test_a_game_can_be_dealt_from_a_given_deck() -> None:
    deck = cards_of(load("guide").rules.pack(4))
    game = Game.deal("guide", deck=deck, dealer=3)
    assert [sum(dealt.cards) for dealt in game.dealt] == [4, 4, 4, 4]
    assert game.pile == tuple(deck[20:])


def test_a_deck_that_is_not_the_pack_is_refused() -> None:
    deck = cards_of(load("guide").rules.pack(4))
    with pytest.raises(DealError, match="there should be 108"):
        Game.deal("guide", deck=deck[1:])
    with pytest.raises(DealError):
        Game.deal("guide", deck=[JOKER, *deck[1:]])


def test_too_few_cards_for_a_deal_are_refused_rules_4() -> None:
    from dataclasses import replace

    from pegs.rules.switches import everywhere

    rules = replace(load("guide").rules, decks=everywhere(1))
    with pytest.raises(DealError, match="aren’t enough for"):
        Game.deal(rules, 10, 2)


def test_impossible_seatings_are_refused() -> None:
    with pytest.raises(UsageError, match="5 players can’t form 2 teams"):
        Game.deal("guide", 5, 2)


# --- checked and trusted play


def test_a_refused_turn_changes_nothing_and_names_its_rule() -> None:
    game = at("guide", EXAMPLE)
    before = game.copy()
    with pytest.raises(IllegalTurnError, match="A14") as refusal:
        game.play(turn_of(game, "T A8-B0"))
    assert refusal.value.rule
    assert game == before
    assert game.plies == ()


def test_a_split_is_accepted_in_either_order() -> None:
    game = at("guide", EXAMPLE)
    listed = {turn_text(game.board, turn) for turn in game.legal_turns()}
    assert "7 A14-A17,A8-A12" in listed
    assert "7 A8-A12,A14-A17" not in listed
    other = turn_of(game, "7 A8-A12,A14-A17")
    assert game.is_legal(other)
    assert turn_text(game.board, game.canonical(other)) == "7 A14-A17,A8-A12"
    game.play(other)
    assert position_text(game.board, game.position).startswith("3s,A12,A17/")


def test_trusted_play_does_the_same() -> None:
    checked, trusted = Game.deal("north-carolina", seed=5), Game.deal("north-carolina", seed=5)
    chance = Random(5)
    for _ in range(150):
        turn = chance.choice(checked.legal_turns())
        checked.play(turn)
        trusted.legal_turns()
        trusted.play_trusted(turn)
    assert checked == trusted
    assert trusted.plies == ()


# --- undo, copies, equality


@pytest.mark.nojit
@pytest.mark.parametrize("name", ["arizona", "bluffing"])
def test_codes_play_the_same_game_as_turns(name: str) -> None:
    checked, coded, chance = Game.deal(name, seed=6), Game.deal(name, seed=6), Random(6)
    for _ in range(40):
        codes, turns = coded.codes(), checked.legal_turns()
        assert tuple(map(coded.turn_of_code, codes)) == turns
        index = chance.randrange(len(turns))
        coded.play_code(codes[index])
        checked.play(turns[index])
        assert coded == checked
    assert coded.plies == ()


def test_a_code_of_another_position_is_refused() -> None:
    game, other = at("guide", EXAMPLE), Game.deal("guide", seed=1)
    before, code = game.copy(), other.codes()[0]
    assert code not in game.codes()
    for use in (game.play_code, game.turn_of_code):
        with pytest.raises(UsageError, match="codes"):
            use(code)
    assert game == before


def test_a_code_can_mean_a_turn_of_many_steps() -> None:
    rules = load("basic").rules.with_card(SEVEN, split_pegs=4)
    game = Game.from_position(rules, "A8,A10,A12,B3,h1/3s,A15,B2/5s/5s A 7/?5/?5/?5")
    assert tuple(map(game.turn_of_code, game.codes())) == game.legal_turns()
    longest = max(game.codes())
    turn = game.turn_of_code(longest)
    assert len(turn.steps) > 2
    pegs = game.after(turn)
    game.play_code(longest)
    assert game.position.pegs == pegs


def test_codes_need_a_known_hand() -> None:
    game = Game.from_position("guide", "3s,A8,A14/3s,A0,A16/4s,A11/5s A ?5/?5/?5/?5")
    with pytest.raises(UsageError):
        game.codes()


@pytest.mark.parametrize("name", ["guide", "north-carolina", "pegoo", "bluffing"])
def test_undo_is_identity(name: str) -> None:
    game = play_randomly(Game.deal(name, seed=3), 60)
    before = game.copy()
    for turn in game.legal_turns():
        game.play(turn)
        game.undo()
        assert game == before
        assert game.legal_turns() == before.legal_turns()
    while game.plies:
        game.undo()
    assert game == Game.deal(name, seed=3)


def test_a_copy_is_independent() -> None:
    game = play_randomly(Game.deal("basic", seed=2), 30)
    clone = game.copy()
    assert clone == game
    assert hash(clone) == hash(game)
    clone.play(clone.legal_turns()[0])
    assert clone != game
    assert len(clone.plies) == len(game.plies) + 1


def test_pegs_of_a_color_are_interchangeable() -> None:
    one, other = at("guide", EXAMPLE), at("guide", EXAMPLE)
    one.play(turn_of(one, "7 A14-A17,A8-A12"))
    other.play(turn_of(other, "7 A8-A12,A14-A17"))
    assert one == other


# --- history


def test_history_has_the_bump_and_the_draw() -> None:
    game = at("guide", EXAMPLE)
    operations = game.play(turn_of(game, "8 A8-A0"))
    moved = Moved(0, 8, 0, Travel.BACKWARD, (7, 6, 5, 4, 3, 2, 1, 0))
    assert operations[:3] == (Played(0, EIGHT, UNKNOWN, Kind.MOVE), moved, SentToStart(1, 0))
    assert isinstance(operations[3], Drawn)


def test_history_has_the_boost() -> None:
    game = at("guide", EXAMPLE)
    operations = game.play(turn_of(game, "3 A8-A11"))
    assert operations[1:3] == (Moved(0, 8, 11, Travel.FORWARD, (9, 10, 11)), SentToInSpot(2, 11, 39))


def test_history_has_the_swap() -> None:
    game = at("wizard", "4s,A8/4s,A11/5s/5s A 22233/?5/?5/?5")
    assert Swapped(0, 8, 1, 11) in game.play(turn_of(game, "2 A8~A11"))


def test_history_begins_with_the_deal_and_ends_with_the_win() -> None:
    game = Game.deal("arizona", seed=11)
    chance = Random(11)
    while not game.is_over:
        game.play(chance.choice(game.legal_turns()))
    history = game.history
    assert all(isinstance(operation, Dealt) for operation in history[:4])
    assert history[-1] == Won(game.outcome.winner or 0)
    assert any(isinstance(operation, Reshuffled) for operation in history)
    assert game.legal_turns() == ()
    assert game.phase is Phase.OVER


def test_the_opening_ends_with_the_first_draw_if_drawing_comes_before_the_move() -> None:
    draw_before, draw_after = Game.deal("basic", seed=2), Game.deal("arizona", seed=2)
    *dealt, drawn = draw_before.opening
    assert dealt == list(draw_before.dealt)
    assert isinstance(drawn, Drawn)
    assert drawn.seat == draw_before.turn
    hand = next(each.cards for each in draw_before.dealt if each.seat == drawn.seat)
    assert draw_before.position.hands[drawn.seat] == hand_of((*hand, drawn.card))
    assert draw_before.history == draw_before.opening
    assert draw_after.opening == draw_after.dealt


def test_compound_turns_are_sorted_and_equal_a_declaration_and_its_move() -> None:
    chance = Random(5)
    for seed in range(12):
        game = play_randomly(Game.deal("bluffing", seed=seed), chance.randrange(160), seed)
        if game.phase is not Phase.PLAY:
            continue
        turns = game.compound_turns()
        assert [turn_text(game.board, turn) for turn in turns] == sorted(
            turn_text(game.board, turn) for turn in turns
        )
        for turn in chance.sample(turns, min(8, len(turns))):
            if turn.declared >= 0:
                assert game.after(turn) == accepted(game, turn).after(turn)


@pytest.mark.parametrize(("name", "seating"), combinations_of(NAMES, [(4, 2), (6, 6), (10, 5)], few=KINDS))
def test_changes_are_what_playing_the_turn_does(name: str, seating: tuple[int, int]) -> None:
    players, teams = seating
    chance, checked = Random(players), 0
    for seed in range(2):
        game = Game.deal(name, players, teams, seed=seed)
        for _ in range(150):
            if game.is_over:
                break
            before = game.copy()
            turns = game.legal_turns()
            for turn, changes in zip(turns[:60], game.changes(turns[:60]), strict=True):
                happened = game.copy().play(turn)
                assert changes == tuple(each for each in happened if isinstance(each, ON_BOARD))
                checked += len(changes)
            assert game == before
            game.play(chance.choice([each for each in turns if each.kind is not Kind.DOUBT] or turns))
    assert checked


def test_changes_of_an_illegal_turn_raise() -> None:
    game = at("guide", EXAMPLE)
    with pytest.raises(IllegalTurnError):
        game.changes([*game.legal_turns(), retargeted(turn_of(game, "3 A8-A11"), 12)])


def retargeted(turn: Turn, target: int) -> Turn:
    """The same move to another place."""
    return turn._replace(steps=(turn.steps[0]._replace(target=target),))


def accepted(game: Game, turn: Turn) -> Game:
    """The game after a declaration that every opponent accepts."""
    game = game.copy()
    game.play(Turn(Kind.DECLARE, turn.card, turn.declared))
    while game.phase is Phase.DOUBT:
        game.play(Turn(Kind.ACCEPT))
    return game


def test_an_impossible_move_of_a_declared_rank_is_refused_with_its_reason() -> None:
    game = at("bluffing", "5s/5s/4s,A10/4s,h5 B ?5/34/?5/?5")
    turn = Turn(Kind.MOVE, THREE, KING, (Step(1, START, game.board.out_spots[1]),))
    assert game.after(turn)[1].count(game.board.out_spots[1]) == 1
    with pytest.raises(IllegalTurnError, match="can only come out onto its come-out hole"):
        game.after(retargeted(turn, turn.steps[0].target + 1))
    with pytest.raises(IllegalTurnError, match="You don’t have a joker"):
        game.after(turn._replace(card=JOKER))


def test_a_reshuffle_can_be_given_its_order() -> None:
    game = Game.deal("guide", seed=4, dealer=3)
    while game.pile:
        game.play(game.legal_turns()[0])
    turn = game.legal_turns()[0]
    order = sorted([*game.discards, turn.card])
    operations = game.play(turn, reshuffled=order)
    assert Reshuffled(tuple(order)) in operations
    assert operations[-1] == Drawn(0, order[0])
    assert game.pile == tuple(order[1:])


def test_legal_turns_of_an_unknown_hand_raise() -> None:
    game = at("guide", EXAMPLE.replace("A 3789T", "B 3789T"))
    with pytest.raises(UsageError, match="that hand isn’t known"):
        game.legal_turns()
