"""Who may write notes on a finished game, whatever happened at the table since."""

from __future__ import annotations

import pytest

from pegs.protocol import commands as do
from pegs.table.after.authors import authors
from tests.table.sitting import Sitting, settings_of
from tests.table.test_replay import finished


def test_people_are_known_and_bots_write_nothing() -> None:
    assert authors(finished(players=4).table, 1) == {0: 0, 1: 1, 2: 2, 3: 3}
    with_bots = Sitting(settings_of("basic", 4, 2, bots=2), 1).fill().start().play_out()
    assert authors(with_bots.table, 1) == {0: 0, 1: 1}


def test_a_running_game_has_no_authors() -> None:
    with pytest.raises(LookupError):
        authors(Sitting(settings_of("basic", 2, 2), 1).fill().start().table, 1)


def test_the_same_cards_again_move_everyone_one_seat_on() -> None:
    sitting = finished()
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version, same_cards=True))
    assert authors(sitting.table, 1) == {1: 0, 0: 1}


def test_who_leaves_is_no_author_and_who_takes_the_seat_neither() -> None:
    sitting = finished()
    sitting.say(1, do.Leave(id="leave"))
    assert authors(sitting.table, 1) == {0: 0}
    sitting.say(0, do.SetSeat(id="open", seat=1, bot=None))
    sitting.apply(sitting.table.sit("Late", "G", 1, sitting.now)[1])
    assert authors(sitting.table, 1) == {0: 0}
