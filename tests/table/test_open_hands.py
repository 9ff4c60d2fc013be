"""Watchers see the hands two rounds late, if everyone at the table agrees; no one else ever does."""

from __future__ import annotations

import msgspec
import pytest

from pegs.protocol import commands as do
from pegs.protocol.game_view import GameView
from pegs.table.open_hands import ROUNDS
from pegs.table.viewer import Viewer
from tests.table.sitting import SCREEN, WATCHER, Sitting, settings_of


def a_game(turns: int, rules: str = "basic", bots: int = 1) -> Sitting:
    sitting = Sitting(settings_of(rules, bots=bots), 4).fill().start()
    for _ in range(turns):
        sitting.play_any() if sitting.turn < 4 - bots else sitting.let_bot_play()
    return sitting


def agree(sitting: Sitting, seat: int, yes: bool = True) -> None:
    sitting.say(seat, do.ShowHand(id="show", agree=yes))


def hands_of(sitting: Sitting, viewer: Viewer) -> tuple[tuple[str, ...], ...] | None:
    game = sitting.table.view(viewer, sitting.now).game
    assert isinstance(game, GameView)
    return game.late_hands


def hands_now(sitting: Sitting) -> tuple[tuple[str, ...] | None, ...]:
    """Everyone's hand as its own seat sees it."""
    return tuple(sitting.game(seat).hand for seat in range(4))


def test_watchers_see_the_hands_of_two_rounds_ago() -> None:
    sitting = a_game(5)
    for seat in sitting.persons:
        agree(sitting, seat)
    before = hands_now(sitting)
    for _ in range(ROUNDS * 4):
        assert hands_of(sitting, WATCHER) != before
        sitting.play_any() if sitting.turn < 3 else sitting.let_bot_play()
    assert hands_of(sitting, WATCHER) == before
    assert hands_now(sitting) != before


def test_in_the_first_two_rounds_they_see_nothing() -> None:
    sitting = a_game(ROUNDS * 4 - 1)
    for seat in sitting.persons:
        agree(sitting, seat)
    assert hands_of(sitting, WATCHER) is None


def test_everyone_has_to_agree_and_can_change_their_mind() -> None:
    sitting = a_game(10)
    agree(sitting, 0)
    agree(sitting, 1)
    assert sitting.view(2).open_hands == (0, 1)
    assert hands_of(sitting, WATCHER) is None
    agree(sitting, 2)
    assert hands_of(sitting, WATCHER) is not None
    agree(sitting, 1, yes=False)
    assert hands_of(sitting, WATCHER) is None


def test_someone_who_sits_down_later_has_not_agreed() -> None:
    sitting = a_game(10)
    for seat in sitting.persons:
        agree(sitting, seat)
    sitting.say(2, do.Leave(id="leave"))
    assert hands_of(sitting, WATCHER) is not None, "whoever has left had agreed, and bots don't mind"
    sitting.say(0, do.SetSeat(id="open", seat=2, bot=None))
    sitting.apply(sitting.table.sit("Zoe", "G", 2, sitting.now)[1])
    assert hands_of(sitting, WATCHER) is None


def test_someone_who_leaves_without_having_agreed_keeps_the_hands_closed_for_the_game() -> None:
    sitting = a_game(10)
    agree(sitting, 2)
    agree(sitting, 2, yes=False)
    for seat in (0, 1):
        agree(sitting, seat)
    sitting.say(2, do.Leave(id="leave"))
    assert hands_of(sitting, WATCHER) is None
    assert sitting.view(0).hands_withheld
    sitting.say(0, do.SetSeat(id="open", seat=2, bot=None))
    sitting.apply(sitting.table.sit("Zoe", "G", 2, sitting.now)[1])
    agree(sitting, 2)
    assert hands_of(sitting, WATCHER) is None, "the hand that was left is among those that would be seen"


def test_the_next_game_asks_only_those_who_play_it() -> None:
    sitting = Sitting(settings_of("basic", bots=1), 4).fill()
    sitting.say(2, do.Leave(id="leave"))
    sitting.apply(sitting.table.sit("Zoe", "G", 2, sitting.now)[1])
    assert not sitting.view(0).hands_withheld
    sitting.start()
    for _ in range(10):
        sitting.play_any() if sitting.turn < 3 else sitting.let_bot_play()
    for seat in sitting.persons:
        agree(sitting, seat)
    assert hands_of(sitting, WATCHER) is not None


@pytest.mark.parametrize("rules", ["basic", "bluffing"])
def test_no_seat_and_no_screen_gets_anything_more(rules: str) -> None:
    """What they're sent differs only in who agrees."""
    sitting = a_game(10, rules, bots=0)
    viewers = [SCREEN, *(Viewer("player", seat) for seat in range(4))]

    def sent() -> list[bytes]:
        views = [sitting.table.view(viewer, sitting.now) for viewer in viewers]
        plain = [msgspec.structs.replace(view, version=0, open_hands=()) for view in views]
        return [msgspec.json.encode(view) for view in plain]

    before = sent()
    for seat in range(4):
        agree(sitting, seat)
    assert hands_of(sitting, WATCHER) is not None
    assert sent() == before
    assert all(b'"late_hands":null' in each for each in sent())
