"""Players by name: they take legal turns in every phase, and what they cannot see does not matter to them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pegs import players as registry
from pegs.core.cards import SEVEN
from pegs.core.errors import PlayerError, UsageError
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import read_position, turn_text
from pegs.players.compiled_player import consider
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from pegs.view import SeatView, redact, sample, view_of
from tests.soak import KINDS, sweep

BY_HAND = replace(as_ruleset("guide").rules, draw_by_hand=True)


def play(game: Game, names: tuple[str, ...], most: int) -> set[Kind]:
    """Let players play, and tell the kinds of decisions they made."""
    players = [registry.make(name, seed) for seed, name in enumerate(names)]
    kinds = set()
    while not game.is_over and len(game.plies) < most:
        seat = game.turn
        turn = players[seat].choose(view_of(game, seat))
        kinds.add(turn.kind)
        assert turn in game.legal_turns()
        operations = game.play(turn)
        for other, player in enumerate(players):
            player.observe(redact(game.rules, other, operations))
    return kinds


def position_game(rules: str, text: str) -> Game:
    return Game.from_position(rules, read_position(as_ruleset(rules).rules, 4, 2, text))


def position_view(rules: str, text: str) -> SeatView:
    """What the seat to act sees."""
    return view_of(game := position_game(rules, text), game.turn)


def chosen(name: str, view: SeatView, seed: int = 0) -> str:
    return turn_text(view.board, registry.make(name, seed).choose(view))


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_players_take_legal_turns(rules: str) -> None:
    play(Game.deal(rules, seed=5), ("hints", "easy", "greedy", "strong"), 60)
    play(Game.deal(rules, seed=5), ("expert",) * 4, 12)


def test_players_play_a_game_to_its_end() -> None:
    game = Game.deal("arizona", seed=6)
    play(game, ("hints", "greedy", "hints", "random"), 2000)
    assert game.outcome.winner == 0


def test_players_decide_between_turns() -> None:
    kinds = play(Game.deal("bluffing", seed=2), ("random",) * 4, 400)
    assert {Kind.DECLARE, Kind.ACCEPT, Kind.DOUBT, Kind.PENALTY, Kind.MOVE, Kind.EXTRA} <= kinds
    assert Kind.ACCEPT in play(Game.deal("bluffing", seed=2), ("hints", "strong") * 2, 60)


@pytest.mark.parametrize("name", ["greedy", "hints"])
def test_only_random_forgets_to_draw(name: str) -> None:
    kinds = play(Game.deal(BY_HAND, seed=1), (name,) * 4, 80)
    assert Kind.DRAW in kinds
    assert Kind.FORGET not in kinds


def test_names() -> None:
    assert registry.names() == ("random", "greedy", "easy", "hints", "strong", "expert")
    assert [registry.make(name).name for name in registry.names()] == list(
        map(registry.find, registry.names())
    )


def test_an_unknown_player_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UsageError, match=r"“hnits”.*“hints”\?"):
        registry.make("hnits")
    with pytest.raises(UsageError, match="no player called “zzz”"):
        registry.make("zzz")


def test_a_module_that_exits_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "exiting_bots.py").write_text("raise SystemExit(0)")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="SystemExit"):
        registry.load("exiting_bots:Bot")


class Exiting:
    def restart(self, seed: int | str) -> None: ...

    def observe(self, operations: object) -> None: ...

    def choose(self, _view: SeatView) -> Turn:
        raise SystemExit("too\nbad")


class Cheating(Exiting):
    def choose(self, _view: SeatView) -> Turn:
        return Turn(Kind.DISCARD, SEVEN)


@pytest.mark.parametrize(
    ("player", "problem"), [(Exiting, "SystemExit: too bad"), (Cheating, "isn’t legal: 7.")]
)
def test_a_failing_player_is_reported_in_one_line(player: type[Exiting], problem: str) -> None:
    name = registry.load(f"{__name__}:{player.__name__}")
    game = Game.deal("basic", seed=1)
    view = view_of(game, game.turn)
    with pytest.raises(PlayerError, match=problem) as error:
        registry.decide(name, 0, view)
    assert "\n" not in str(error.value)


def test_a_player_begins_anew() -> None:
    game = Game.deal("guide", seed=1)
    player = registry.make("random", 7)
    view = view_of(game, game.turn)
    once = [player.choose(view) for _ in range(12)]
    player.restart(7)
    assert [player.choose(view) for _ in range(12)] == once
    assert [registry.make("random", 8).choose(view) for _ in range(12)] != once


@pytest.mark.parametrize("name", [*registry.COMPILED, "expert"])
@pytest.mark.parametrize("rules", ["basic", "north-carolina", "bluffing"])
def test_hidden_cards_do_not_matter(name: str, rules: str) -> None:
    chance = Random(4)
    game = Game.deal(rules, seed=9)
    for number in range(25):
        view = view_of(game, game.turn)
        other = view_of(sample(view, number), game.turn)
        other = replace(other, history=view.history)  # what the seat saw happen; a sampled game has none
        assert chosen(name, view) == chosen(name, other)
        game.play(chance.choice(game.legal_turns()))


def test_the_own_hand_must_be_known() -> None:
    game = position_game("basic", "5s/5s/5s/5s A ?6/?5/?5/?5")
    with pytest.raises(UsageError, match="without knowing its own cards"):
        registry.make("hints").choose(view_of(game, 0))


@pytest.mark.nojit
@pytest.mark.bounds
@pytest.mark.parametrize(
    ("rules", "position", "greedy", "hints"),
    [
        ("basic", "4s,A8/5s/5s/5s A A58*/?5/?5/?5", "8 A8-A0", "8 A8-A0"),
        ("basic", "4s,A0/4s,A2/5s/5s A 24T/?5/?5/?5", "4 A0-Ah1", "2 A0-A2"),
        ("basic", "2s,A9,B2,C5/3s,B1,B10/4s,C11/5s A 37JQ/?5/?5/?5", "7 A9-A10,C5-C11", "Q A9-B1"),
        ("arizona", "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5", "9 A8-A2,A11-A14", "9 A11-A12,A8-A0"),
    ],
)
def test_choices(rules: str, position: str, greedy: str, hints: str) -> None:
    """The same choices with the JIT on and off."""
    view = position_view(rules, position)
    assert (chosen("greedy", view), chosen("hints", view)) == (greedy, hints)


STRONG_CHOICES = [
    "Q Ds-D8",
    "J Cs-C8",
    "Q Bs-B8",
    "J As-A8",
    "9 B8-B12,D8-D3",
    "3 C8-C11",
    "5 D3-Dh5",
    "* Cs-A8",
    "J Ds-D8",
    "J As-A8",
    "J Bs-B8",
    "3 C3-Ch3",
]


@pytest.mark.nojit
@pytest.mark.bounds
def test_strong_chooses_the_same_in_plain_python() -> None:
    """The choices of the net in the package. After training a new one, look at the new choices."""
    game = Game.deal("arizona", seed=4)
    turns = []
    for _ in STRONG_CHOICES:
        turns.append(chosen("strong", view_of(game, game.turn)))
        game.play(turns[-1])
    assert turns == STRONG_CHOICES


def test_players_think_in_many_threads_as_they_do_in_one() -> None:
    games = [Game.deal("basic", seed=seed) for seed in range(8)]
    views = [view_of(game, game.turn) for game in games] * 50

    def explained(view: SeatView) -> tuple[Turn, list[int]]:
        thought = consider(view, "hints")
        assert thought is not None
        return thought.turn, thought.terms

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(explained, views)) == list(map(explained, views))
