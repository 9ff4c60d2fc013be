"""Options: the legal turns, with the effects of each step."""

from __future__ import annotations

from random import Random

import pytest

from pegs.core.board import START
from pegs.core.errors import IllegalTurnError
from pegs.core.operations import Played
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.protocol.game_view import Landing, Option
from pegs.protocol.log import TurnPlayed
from pegs.protocol.wire_operations import AnyOperation, encode
from pegs.rules.ruleset import NAMES
from pegs.table.options import options_of
from tests.soak import KINDS, sweep
from tests.table.sitting import WATCHER, Sitting, settings_of

ON_BOARD = ("moved", "sent_to_start", "sent_to_in_spot", "swapped", "penalized")


def tag_of(operation: AnyOperation) -> str:
    return str(operation.__struct_config__.tag)


def effects_of(option: Option, landings: tuple[Landing, ...]) -> tuple[AnyOperation, ...]:
    """The effects of an option, with its steps in the order of its text."""
    return tuple(effect for number in option.orders[0] for effect in landings[number].effects)


def random_games(rules: str, number: int, plies: int, players: int = 4, teams: int = 2) -> list[Game]:
    """Games after some random turns (in bluffing most decisions move nothing)."""
    games = []
    for seed in range(number):
        game, chance = Game.deal(rules, players, teams, seed=seed), Random(seed)
        for _ in range(chance.randrange(plies // 2, plies)):
            if not game.is_over:
                game.play(chance.choice(turns_without_doubts(game)))
        games.append(game)
    return [game for game in games if not game.is_over]


def turns_without_doubts(game: Game) -> list[Turn]:
    """The legal turns without doubts: at random, they would keep every peg in its start."""
    turns = list(game.legal_turns())
    return [turn for turn in turns if turn.kind is not Kind.DOUBT] or turns


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_an_options_effects_happen_when_its_turn_is_played(rules: str) -> None:
    sitting = Sitting(settings_of(rules), 3).fill().start()
    for _ in range(60):
        if not sitting.is_playing:
            break
        option = sitting.random.choice(sitting.options)
        ply, landings = sitting.game().ply, sitting.game(sitting.turn).landings
        effects = effects_of(option, landings)
        sitting.play(option.turn)
        log = sitting.table.log(WATCHER, None)
        entry = next(each for each in log if isinstance(each, TurnPlayed) and each.ply == ply + 1)
        assert effects == tuple(each for each in entry.operations if tag_of(each) in ON_BOARD)


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_options_are_the_legal_turns(rules: str) -> None:
    for game in random_games(rules, 6, 60):
        turns = [turn_text(game.board, turn) for turn in game.legal_turns()]
        assert [option.turn for option in options_of(game)[0]] == turns


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_an_option_hurts_if_it_sends_a_teammates_peg_to_start(rules: str) -> None:
    for game in random_games(rules, 4, 120):
        board = game.board
        for option, turn in zip(options_of(game)[0], game.legal_turns(), strict=True):
            before, after = game.position.pegs, game.after(turn)
            lost = any(
                after[seat].count(START) > before[seat].count(START)
                for seat in board.team(board.team_of(game.turn))
            )
            if len(turn.steps) < 2:  # one part of a split can bring out the peg that the other part bumped
                assert option.hurts == lost


def test_only_the_seat_to_act_has_options() -> None:
    sitting = Sitting(settings_of(), 2).fill().start()
    assert [bool(sitting.game(seat).options) for seat in (*range(4), None)] == [
        seat == sitting.turn for seat in (*range(4), None)
    ]


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_landings_name_no_cards(rules: str) -> None:
    for game in random_games(rules, 4, 80):
        _, landings = options_of(game)
        parts = [part for landing in landings for part in landing.parts]
        assert {(part.card, part.said, part.cards) for part in parts} <= {(None, None, None)}
        assert not any(hasattr(effect, "card") for landing in landings for effect in landing.effects)


@pytest.mark.parametrize("rules", ["guide", "north-carolina"])
def test_even_the_longest_list_has_all_effects(rules: str) -> None:
    game = longest_list(rules)
    options, landings = options_of(game)
    for option, turn in zip(options, game.legal_turns(), strict=True):
        assert effects_of(option, landings) == tuple(map(encode, game.changes([turn])[0]))


def longest_list(rules: str) -> Game:
    """The position with the most legal turns in a random game."""
    games, game = [], Game.deal(rules, 8, 2, seed=5)
    for _ in range(160):
        games.append(game.copy())
        game.play(Random(5).choice(game.legal_turns()))
    return max(games, key=lambda each: len(each.legal_turns()))


def test_no_option_is_illegal() -> None:
    sitting = Sitting(settings_of("arizona"), 4).fill().start()
    for _ in range(40):
        try:
            sitting.play_any()
        except IllegalTurnError as error:
            raise AssertionError(str(error)) from error


def test_the_cant_play_pile_has_the_discards_of_stuck_turns() -> None:
    sitting = Sitting(settings_of("pegoo"), seed=6).fill().start()
    count = most = 0
    for _ in range(120):
        before = sitting.table.version
        sitting.play_any()
        operations = [op for entry in sitting.table.state.entries[before:] for op in entry.operations]
        kinds = {type(operation).__name__ for operation in operations}
        discarded = any(isinstance(op, Played) and op.kind is Kind.DISCARD for op in operations)
        count = 0 if "Reshuffled" in kinds else count + ("CountedStuck" in kinds and discarded)
        assert sitting.game().stuck_pile == count
        most = max(most, count)
    assert most > 2


def test_rules_without_a_cant_play_pile_show_none() -> None:
    assert Sitting(settings_of("basic")).fill().start().game().stuck_pile is None


def test_who_is_stuck_learns_that_the_whole_hand_goes() -> None:
    sitting = Sitting(settings_of("joker-pursuit"), 3).fill().start()
    told = set()
    for _ in range(60):
        only_discards = {each.kind for each in sitting.options} == {"discard"}
        assert sitting.game(sitting.turn).discards_hand == only_discards
        assert not sitting.game((sitting.turn + 1) % 4).discards_hand
        told.add(only_discards)
        sitting.play_any()
    assert told == {True, False}


def test_only_the_seat_to_act_learns_which_card_it_has_just_drawn() -> None:
    sitting = Sitting(settings_of("idaho-good-sam"), 3).fill().start()
    for _ in range(30):
        mine = sitting.game(sitting.turn)
        assert mine.drawn in (mine.hand or ())
        others = (seat for seat in range(4) if seat != sitting.turn)
        assert all(sitting.game(seat).drawn is None for seat in others)
        if {each.kind for each in mine.options} == {"discard"}:
            assert {each.card for each in mine.options} == {mine.drawn}
        sitting.play_any()
    assert Sitting(settings_of("basic"), 3).fill().start().game().drawn is None
