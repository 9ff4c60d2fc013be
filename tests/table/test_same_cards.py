"""The same cards again, with sides swapped: marked as known, and still provably those of the first game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pegs.core.operations import Dealt
from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.record import Record, read_records
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.command_errors import RefusedError
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from tests.soak import sweep
from tests.table.sitting import NAMES, WATCHER, Sitting
from tests.table.test_shuffle import contributions, gathered, reveal


def finished() -> Sitting:
    """A game that is over, with everyone's numbers in its shuffle."""
    sitting = gathered(players=4).start()
    for seat in sitting.persons:
        reveal(sitting, seat)
    return sitting.play_out()


def again(sitting: Sitting) -> ev.GameBegan:
    """Deal the last game's cards again."""
    events = sitting.say(0, do.Rematch(id="again", version=sitting.table.version, same_cards=True))
    assert [type(event) for event in events] == [ev.SeatsRotated, ev.GameBegan]
    began = events[-1]
    assert isinstance(began, ev.GameBegan)
    return began


def hands(sitting: Sitting, game: int) -> dict[int, tuple[object, ...]]:
    dealt = sitting.table.state.games[game][1].at_start().opening
    return {each.seat: each.cards for each in dealt if isinstance(each, Dealt)}


def lines(sitting: Sitting) -> list[str]:
    """The verbs of the log of the game, as everyone sees it."""
    seen = sitting.table.log(WATCHER, None)
    return [part.verb for entry in seen for line in entry.lines for part in line.parts]


def test_every_team_gets_the_cards_of_another() -> None:
    sitting = finished()
    first = sitting.table.state.began
    began = again(sitting)
    assert first is not None
    assert sitting.table.state.names == (NAMES[3], *NAMES[:3])
    assert hands(sitting, 0) == hands(sitting, 1)
    assert (began.number, began.again, began.dealer, began.deck) == (2, 1, first.dealer, first.deck)
    assert began.game != first.game
    # A third time, everyone has moved on again, and the cards are still the first game's.
    assert (again(sitting.play_out()).number, sitting.table.state.began.again) == (3, 1)  # type: ignore[union-attr]


def test_no_one_is_asked_for_a_number_and_the_next_game_is_shuffled_as_always() -> None:
    sitting = finished()
    again(sitting)
    assert sitting.is_playing
    assert contributions(sitting) == sitting.table.state.games[0][0].contributions
    sitting.play_out()
    sitting.say(0, do.Rematch(id="next", version=sitting.table.version))
    began = sitting.table.state.began
    assert began is not None
    assert (began.number, began.again) == (3, None)
    assert hands(sitting, 2) != hands(sitting, 0)


def test_such_a_game_is_marked_and_its_shuffle_is_still_checked() -> None:
    sitting = finished()
    again(sitting)
    assert "same-cards" in lines(sitting)
    sitting.play_out()
    began = next(each for each in sitting.table.log(WATCHER, None) if isinstance(each, log.GameBegan))
    assert began.again == 1
    assert game_replay(sitting.table, 2).again == 1
    assert game_replay(sitting.table, 1).again is None
    fair = check(sitting.table, 2)
    assert (fair.commitment_holds, fair.contributions_hold, fair.deal_holds) == (True, True, True)
    text = game_record(sitting.table, 2)
    assert '[SameCards "game 1"]' in text
    assert '[Shuffle "pegs-shuffle-2 game 1"]' in text
    (record,) = read_records(text.splitlines(keepends=True))
    assert isinstance(record, Record)
    assert check_record(record) is not None


def test_cards_that_are_not_the_first_games_fail_the_check() -> None:
    sitting = finished()
    again(sitting)
    sitting.play_out()
    stacked = [
        replace(event, again=None) if isinstance(event, ev.GameBegan) and event.number == 2 else event
        for event in sitting.events
    ]
    assert not check(Table.from_events(stacked), 2).deal_holds


def test_a_stored_game_with_the_same_cards_is_read_again_and_older_ones_too() -> None:
    sitting = finished()
    began = again(sitting)
    assert decode_event(encode_event(began)) == began
    table = Table.from_events(decode_event(encode_event(event)) for event in sitting.events)
    assert table.state.running.pile == sitting.table.state.running.pile
    old = encode_event(began).replace(b',"again":1', b"")
    assert decode_event(old) == replace(began, again=None)


@pytest.mark.parametrize("seed", sweep(range(4), (0, 2)))
def test_the_end_says_whether_the_team_or_the_cards_won_both_times(seed: int) -> None:
    sitting = finished()
    sitting.random.seed(seed)
    again(sitting)
    for _ in range(seed):
        sitting.play_any()
    sitting.play_out()
    one, other = (game.outcome.winner for _, game in sitting.table.state.games)
    verdict = "same-cards-won" if one == other else "same-team-won"
    assert lines(sitting)[-1] == verdict


def test_the_same_cards_are_only_dealt_after_a_game() -> None:
    sitting = gathered(players=4)
    with pytest.raises(RefusedError):
        sitting.say(0, do.Rematch(id="again", version=sitting.table.version, same_cards=True))
