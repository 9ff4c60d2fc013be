"""Playing on from a moment of a finished game."""

from __future__ import annotations

import pytest

from pegs.core.cards import cards_of
from pegs.core.errors import PegsError
from pegs.core.position import Phase
from pegs.protocol import commands as do
from pegs.protocol.rest import NewPractice
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.table.after.finished_game import finished_game, game_replay
from pegs.table.after.practice import moment_of, practice_settings
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from tests.soak import sweep
from tests.table.sitting import Sitting, settings_of


def finished(rules: str = "basic", players: int = 4, bots: int = 3, **others: object) -> Sitting:
    settings = settings_of(rules, players, 2, bots=bots, **others)
    return Sitting(settings).fill().start().play_out()


def practice(of: Sitting, turn: int, seat: int = 1, *, together: bool = False) -> Sitting:
    request = NewPractice(turn=turn, seat=seat, name="Ann", color="R", together=together)
    return Sitting(practice_settings(of.table, 1, request), seed=1)


@pytest.fixture(scope="module")
def game() -> Sitting:
    return finished()


def test_pegs_hands_and_discards_are_as_they_were_and_the_rest_is_shuffled(game: Sitting) -> None:
    was = moment_of(game.table.state.running, 30)
    now = practice(game, 30).start().table.state.running
    assert now.position == was.position
    assert now.discard_piles == was.discard_piles
    assert now.pile != was.pile
    assert sorted(now.pile) == sorted(was.pile)


def test_alone_strong_bots_have_the_other_seats_with_the_names_they_had(game: Sitting) -> None:
    state = practice(game, 30, seat=0).table.state
    assert [each.bot for each in state.seats] == [None, "strong", "strong", "strong"]
    assert state.names == game.table.state.names
    assert [each.color for each in state.seats] == [each.color for each in game.table.state.seats]


def test_in_another_seat_than_ones_own_no_bot_has_ones_name(game: Sitting) -> None:
    names = practice(game, 30, seat=1).table.state.names
    assert names[1] == "Ann"
    assert len(set(names)) == 4


def test_together_bots_stay_and_people_take_their_seats() -> None:
    together = practice(finished(bots=2), 5, seat=0, together=True)
    assert together.table.state.stage == "gathering"
    assert [each.kind for each in together.table.seat_infos()] == ["person", "open", "bot", "bot"]
    assert [each.bot for each in together.table.state.seats][2:] == ["greedy", "greedy"]
    assert together.table.state.names[1] == "Bo"
    assert together.fill().start().table.state.running.position.turn is not None


@pytest.mark.parametrize(
    ("rules", "step"),
    sweep(
        [("bluffing", 5), ("north-carolina", 40), ("bluffing", 21), ("north-carolina", 80)],
        [("bluffing", 21), ("north-carolina", 80)],
    ),
)
def test_every_moment_can_be_played_on_from(rules: str, step: int) -> None:
    game = finished(rules)
    phases = set()
    for turn in range(0, len(game.table.state.running.plies), step):
        was = moment_of(game.table.state.running, turn)
        phases.add(was.phase)
        now = practice(game, turn).start().table.state.running
        assert now.position == was.position
        assert now.legal_turns() == was.legal_turns()
    assert rules != "bluffing" or {Phase.PLAY, Phase.DOUBT, Phase.MOVE} <= phases


def test_its_events_make_the_same_game_and_it_can_be_played_out(game: Sitting) -> None:
    again = practice(game, 30).fill().start().play_out()
    assert Table.from_events(again.events).state.running == again.table.state.running
    assert again.view(0).game_id is None
    with pytest.raises(LookupError):
        game_replay(again.table, 1)


def test_the_same_moment_can_be_tried_again_with_other_cards(game: Sitting) -> None:
    last = len(game.table.state.running.plies)
    tried = practice(game, last - 8).fill().start()
    pile = tried.table.state.running.pile
    tried.play_out()
    tried.say(1, do.Rematch(id="again", version=tried.table.version, same_cards=True))
    running = tried.table.state.running
    assert running.position == moment_of(game.table.state.running, last - 8).position
    assert running.pile != pile


def test_of_real_cards_the_hands_are_dealt() -> None:
    settings = settings_of("basic", board="wooden", cards="real")
    game = Sitting(settings).fill().start()
    assert game.table.state.has_real_cards
    with pytest.raises(LookupError):
        finished_game(game.table, 1)


def test_when_the_game_was_over_nothing_can_be_played(game: Sitting) -> None:
    last = len(game.table.state.running.plies)
    with pytest.raises(RefusedError, match=f"0 to {last - 1}"):
        practice(game, last)
    with pytest.raises(RefusedError, match="doesn’t have that seat"):
        practice(game, 3, seat=7)


@pytest.mark.parametrize(
    ("position", "discards", "sentence"),
    [
        ("", "A", "need a position"),
        ("5s/5s/5s/5s A ?5/?5/?5/?5", "x", "x"),
        ("5s/5s/5s/5s A ?5/?5/?5/?5", "A" * 13, "doesn’t have"),
        ("5s/5s/5s/5s A ?5/?5/?5/?5", "A/K", "doesn’t have"),
    ],
)
def test_impossible_discards_are_refused(position: str, discards: str, sentence: str) -> None:
    with pytest.raises(PegsError, match=sentence):
        Sitting(Settings(position=position, discards=discards))


def test_unknown_hands_get_no_discarded_cards() -> None:
    bots = (SeatChoice(who="me"), *[SeatChoice(who="bot")] * 3)
    discards = "A" * 8 + "K" * 8
    settings = Settings(
        rules=RulesChoice(), seats=bots, position="5s/5s/5s/5s A ?6/?5/?5/?5", discards=discards
    )
    game = Sitting(settings).start().table.state.running
    held = [card for hand in game.position.hands if not isinstance(hand, int) for card in cards_of(hand)]
    assert not {0, 12} & {int(card) for card in held}
    assert len(game.discard_piles[0]) == 16
