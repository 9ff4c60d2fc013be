"""Options tell what will happen, and paths are the holes that are counted."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pegs.core.board import HOME, START
from pegs.core.cards import RANK_TEXT, UNKNOWN
from pegs.core.errors import IllegalTurnError
from pegs.core.operations import Played
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.rules.ruleset import NAMES
from pegs.table.command_errors import RefusedError
from pegs.table.encode import steps_of
from pegs.table.options import MOST_EFFECTS, effects_of, options_of
from pegs.table.parse_turn import read_played
from pegs.table.protocol import commands as do
from pegs.table.protocol.game_view import AnyOperation, Moved, Penalized, SentToInSpot, SentToStart, Swapped
from pegs.table.protocol.log import TurnPlayed
from pegs.table.viewer import Who
from tests.table.sitting import WATCHER, Sitting, settings_of

ON_BOARD = (Moved, SentToStart, SentToInSpot, Swapped, Penalized)


def random_games(rules: str, number: int, plies: int, players: int = 4, teams: int = 2) -> list[Game]:
    """Games some random turns after their deal (in bluffing most decisions are no moves)."""
    games = []
    for seed in range(number):
        game, chance = Game.deal(rules, players, teams, seed=seed), Random(seed)
        for _ in range(chance.randrange(plies // 2, plies)):
            if not game.is_over:
                game.play(chance.choice(unsuspecting(game)))
        games.append(game)
    return [game for game in games if not game.is_over]


def unsuspecting(game: Game) -> list[Turn]:
    """The legal turns without a doubt: where every bluff is doubted no peg ever comes out."""
    turns = list(game.legal_turns())
    return [turn for turn in turns if turn.kind is not Kind.DOUBT] or turns


@pytest.mark.parametrize("rules", NAMES)
def test_the_effects_of_an_option_are_what_happens(rules: str) -> None:
    sitting = Sitting(settings_of(rules), 3).fill().start()
    for _ in range(60):
        if not sitting.is_playing:
            break
        option = sitting.random.choice(sitting.options)
        ply = sitting.game().ply
        effects = option.effects
        if effects is None:
            game = sitting.table.state.running
            effects = effects_of(game, [read_played(game, option.turn)])[0]
        sitting.play(option.turn)
        log = sitting.table.log(WATCHER, None)
        told = next(each for each in log if isinstance(each, TurnPlayed) and each.ply == ply + 1)
        assert effects == tuple(each for each in told.operations if isinstance(each, ON_BOARD))


@pytest.mark.parametrize("rules", NAMES)
def test_options_are_the_legal_turns(rules: str) -> None:
    for game in random_games(rules, 6, 60):
        turns = [turn_text(game.board, turn) for turn in game.legal_turns()]
        assert [option.turn for option in options_of(game)] == turns


@pytest.mark.parametrize("rules", NAMES)
def test_an_option_hurts_if_it_sends_a_peg_of_the_own_team_to_start(rules: str) -> None:
    for game in random_games(rules, 4, 120):
        board = game.board
        for option, turn in zip(options_of(game), game.legal_turns(), strict=True):
            before, after = game.position.pegs, game.after(turn)
            lost = any(
                after[seat].count(START) > before[seat].count(START)
                for seat in board.team(board.team_of(game.turn))
            )
            if len(turn.steps) < 2:  # a split can bring one out that another part sends back
                assert option.hurts == lost


def neighbours(game: Game, seat: int, place: int) -> set[int]:
    """The holes beside a hole, for a peg of a seat."""
    if place >= HOME:
        return {place - 1, place + 1} if place > HOME else {game.board.in_spots[seat], place + 1}
    ring = {(place + 1) % game.board.ring, (place - 1) % game.board.ring}
    return ring | ({HOME} if place == game.board.in_spots[seat] else set())


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 3), (10, 5)])
def test_paths_go_hole_by_hole_and_have_the_length_of_the_count(rules: str, players: int, teams: int) -> None:
    walked = 0
    for game in random_games(rules, 5, 1_000 if rules == "bluffing" else 150, players, teams):
        for turn in game.compound_turns():
            walked += check_paths(game, turn)
    assert walked


def check_paths(game: Game, turn: Turn) -> bool:
    """Check a turn's paths; whether it walks at all."""
    if turn.kind not in (Kind.MOVE, Kind.SPLIT) or turn.power == UNKNOWN:
        return False
    row = game.rules.cards[turn.power]
    steps = steps_of(game.rules, game.board, turn)
    for step in steps:
        assert step.path[-1] == step.target
        way = (step.origin, *step.path)
        if len(step.path) > 1:
            assert all(new in neighbours(game, step.seat, old) for old, new in pairwise(way))
    lengths = [len(step.path) for step in steps]
    if turn.kind is Kind.SPLIT:
        assert sum(lengths) == row.split
    elif START not in turn.steps[0][1:] and not row.jump_from and not row.in_spot_from:
        assert lengths[0] in (*row.forward, *row.backward)
    return True


def test_a_list_too_long_comes_without_effects_and_can_be_asked_for() -> None:
    game = long_list()
    options = options_of(game)
    assert len(options) > MOST_EFFECTS
    assert all(option.effects is None for option in options)
    for turn in game.legal_turns()[:40]:
        effects = effects_of(game, [turn])[0]
        moved = [each for each in effects if isinstance(each, ON_BOARD)]
        assert moved == list(effects)


def long_list() -> Game:
    """A game in which very much is possible."""
    chance = Random(5)
    for seed in range(400):
        game = Game.deal("guide", 8, 2, seed=seed)
        for _ in range(160):
            turns = game.legal_turns()
            if len(turns) > MOST_EFFECTS:
                return game
            if not turns:
                break
            game.play(chance.choice(turns))
    raise AssertionError("no position with so many turns was found")


@pytest.mark.parametrize("rules", ["basic", "bluffing", "north-carolina"])
def test_a_preview_tells_what_the_options_tell(rules: str) -> None:
    sitting = Sitting(settings_of(rules), 8).fill().start()
    for _ in range(12):
        options = sitting.options
        who = Who("player", sitting.turn)
        turns = tuple(option.turn for option in options[:8])
        asked = do.Preview(id="p", version=sitting.table.version, turns=turns)
        effects = sitting.table.answer(who, asked).effects
        assert effects == tuple(option.effects for option in options[:8])
        sitting.play_any()


def test_a_preview_of_what_is_not_legal_is_refused() -> None:
    sitting = Sitting(settings_of(), 8).fill().start()
    asked = do.Preview(id="p", version=sitting.table.version, turns=("K D0-D5",))
    with pytest.raises(RefusedError) as refusal:
        sitting.table.answer(Who("player", sitting.turn), asked)
    assert refusal.value.code in ("illegal_turn", "unreadable_turn")


def test_only_who_is_to_act_has_options() -> None:
    sitting = Sitting(settings_of(), 2).fill().start()
    assert [bool(sitting.game(seat).options) for seat in (*range(4), None)] == [
        seat == sitting.turn for seat in (*range(4), None)
    ]


def cards_of_moves(effects: tuple[AnyOperation, ...]) -> str:
    """Every letter of a card that effects tell."""
    return "".join(str(getattr(each, "card", "")) for each in effects)


@pytest.mark.parametrize("rules", NAMES)
def test_effects_tell_no_cards(rules: str) -> None:
    for game in random_games(rules, 4, 80):
        for option in options_of(game):
            assert not set(cards_of_moves(option.effects or ())) & set(RANK_TEXT)


def test_no_option_is_illegal() -> None:
    sitting = Sitting(settings_of("arizona"), 4).fill().start()
    for _ in range(40):
        try:
            sitting.play_any()
        except IllegalTurnError as error:
            raise AssertionError(str(error)) from error


def test_the_cant_play_pile_holds_what_stuck_players_laid_down() -> None:
    sitting = Sitting(settings_of("pegoo"), seed=4).fill().start()
    laid = most = 0
    for _ in range(120):
        before = sitting.table.version
        sitting.play_any()
        operations = [op for entry in sitting.table.state.entries[before:] for op in entry.operations]
        kinds = {type(operation).__name__ for operation in operations}
        discarded = any(isinstance(op, Played) and op.kind is Kind.DISCARD for op in operations)
        laid = 0 if "Reshuffled" in kinds else laid + ("CountedStuck" in kinds and discarded)
        assert sitting.game().stuck_pile == laid
        most = max(most, laid)
    assert most > 2


def test_rules_without_a_cant_play_pile_show_none() -> None:
    assert Sitting(settings_of("basic")).fill().start().game().stuck_pile is None
