"""Nobody receives a card that is not theirs to see."""

from __future__ import annotations

import msgspec
import pytest

from pegs.cards import UNKNOWN
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.rules.ruleset import NAMES
from pegs.table import events as ev
from pegs.table.fairness import commitment_of, pack_text, renewed_pile
from pegs.table.table import Table
from pegs.table.who import Who
from pegs.turn import Turn
from tests.table.play import Host, table_settings

WATCHER = Who("watcher")
ME = 0


def swapped_hands(rules: str, seed: str) -> tuple[Game, Game]:
    """Two deals alike but for two cards that seat 0 does not see: one in another hand, one in the pile."""
    game = Game.deal(rules, seed=seed, dealer=3)
    pack = list(game.pile)
    deck = [*_dealt_order(game), *pack]
    other = len(game.dealt) * 2 + 1  # a card of the second seat, in the third round of the deal
    far = next(k for k in range(len(deck) - 1, 0, -1) if deck[k] != deck[other])
    deck[other], deck[far] = deck[far], deck[other]
    return game, Game.deal(rules, seed=seed, dealer=3, deck=deck)


def _dealt_order(game: Game) -> list[int]:
    text = pack_text(game)
    return ["A23456789TJQK*".index(letter) for letter in text[: len(text) - len(game.pile)]]


def table_of(rules: str, game: Game, turns: list[Turn]) -> Table:
    """A table where this game is played."""
    host = Host.of(table_settings(rules, ME))
    for seat in range(1, 4):
        host.happen([ev.BotSeated(at=host.now, seat=seat, bot="random")])
    seed = "5" * 64
    host.table.apply(
        ev.GameBegan(
            at=host.now,
            number=1,
            dealer=3,
            seed=seed,
            commitment=commitment_of(seed),
            deck=pack_text(game),
            game="g",
        )
    )
    for turn in turns:
        _play(host, turn)
    return host.table


def _play(host: Host, turn: Turn) -> None:
    game = host.table.state.running
    twin = game.copy()
    pile = renewed_pile(twin.play(turn))
    played = ev.TurnPlayed(at=host.now, seat=game.turn, by="bot", turn=turn_text(game.board, turn), pile=pile)
    host.table.apply(played)


def everything_told(table: Table, who: Who) -> bytes:
    """Every byte that a receiver gets."""
    return msgspec.json.encode([table.view(who, 0.0), table.log(who, None), table.log(who, 0)])


@pytest.mark.parametrize("rules", ["basic", "arizona", "guide"])
def test_deals_that_differ_in_unseen_cards_look_alike(rules: str) -> None:
    game, other = swapped_hands(rules, "seen")
    assert game.dealt[0] == other.dealt[0]
    assert game.dealt[1] != other.dealt[1]
    # Seat 0 plays first, then sees the others' backs only.
    turn = next(turn for turn in game.legal_turns() if turn in other.legal_turns())
    for turns in ([], [turn]):
        one, two = table_of(rules, game, turns), table_of(rules, other, turns)
        for who in (Who("player", ME), WATCHER, Who("screen")):
            assert everything_told(one, who) == everything_told(two, who)
        assert everything_told(one, Who("player", 1)) != everything_told(two, Who("player", 1))


@pytest.mark.parametrize("rules", NAMES)
def test_watchers_and_others_see_only_cards_that_lie_open(rules: str) -> None:
    host = Host.of(table_settings(rules, 0, 2))
    host.sit("Ben", 2)
    host.start()
    bluffing = host.table.state.ruleset.rules.bluffing
    for _ in host.steps(80):
        for who in (WATCHER, host.who(0), host.who(2)):
            game = host.table.view(who, host.now).game
            assert game is not None
            assert (game.hand is None) == (who.seat is None)
            assert game.hands is None
            assert game.seed is None
            for each in msgspec.to_builtins(host.table.log(who, host.table.version - 1)):
                _only_open(each, who, bluffing)


def _only_open(happened: dict[str, object], who: Who, bluffing: bool) -> None:
    operations = happened.get("operations", ())
    assert isinstance(operations, list | tuple)
    for operation in operations:
        if operation["seat"] == who.seat if "seat" in operation else False:
            continue
        if operation["op"] == "drawn" or (bluffing and operation["op"] == "played"):
            assert operation["card"] == "?"
        if operation["op"] == "dealt":
            assert set(operation["cards"]) == {"?"}
    if bluffing and happened["what"] == "turn" and happened["seat"] != who.seat:
        head = str(happened["turn"]).partition(" ")[0].partition("=")[0]
        assert head in ("?", "accept", "doubt", "send", "extra", "decline", "draw", "forget", "pass")


def test_the_options_of_a_move_do_not_tell_the_next_card() -> None:
    host = Host.of(table_settings("basic", 0))
    host.start()
    host.play_on(40)
    host.play_on(40, until=lambda table: table.state.running.turn == 0)
    game = host.table.view(host.who(0), host.now).game
    assert game is not None
    told = {type(effect).__name__ for option in game.options for effect in option.effects or ()}
    assert told <= {"Moved", "SentToStart", "SentToInSpot", "Swapped", "Penalized"}


def test_a_bots_view_holds_no_other_hand() -> None:
    host = Host.of(table_settings("basic", 0))
    host.start()
    host.play_on(20, until=lambda table: (task := table.bot_to_move()) is not None and task.by == "bot")
    task = host.table.bot_to_move()
    assert task is not None
    assert task.view.seat == task.seat
    assert all(
        card == UNKNOWN
        for operation in task.view.history
        if type(operation).__name__ == "Dealt" and operation.seat != task.seat  # type: ignore[union-attr]
        for card in operation.cards  # type: ignore[union-attr]
    )
