"""A table with real cards: people hold them, and the table judges, keeps the position and the score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pegs import players
from pegs.core.cards import RANK_TEXT, UNKNOWN
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol.settings import DailyDeal, Pace, SeatChoice, Settings
from pegs.record import Record, read_records
from pegs.story.sentences import Speaker
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.terminal.replay_text import ReplayText
from pegs.view import view_of
from tests.table.sitting import WATCHER, Sitting, settings_of


def real(rules: str = "arizona", **others: Any) -> Settings:
    return settings_of(rules, board="wooden", cards="real", **others)


def sit(rules: str = "arizona", seed: int = 0, **others: Any) -> Sitting:
    """A table at which only the first person has a phone, and the board is set up."""
    sitting = Sitting(real(rules, **others), seed)
    sitting.apply(sitting.table.connected(0, sitting.now))
    sitting.start()
    done(sitting)
    return sitting


def done(sitting: Sitting) -> None:
    found = sitting.view(0).instruction
    if found is not None:
        sitting.say(0, do.PegsMoved(id="done", ply=found.ply))


def show(sitting: Sitting, card: str | None, seat: int = 0) -> list[ev.AnyEvent]:
    return sitting.say(seat, do.ShowCard(id="card", version=sitting.table.version, card=card))


def shuffle(sitting: Sitting) -> list[ev.AnyEvent]:
    return sitting.say(0, do.ShuffleDiscards(id="s", version=sitting.table.version))


def test_a_whole_game_kept_on_one_phone() -> None:
    sitting, chance = sit(), Random(5)
    kitchen = Game.deal("arizona", seed=9, dealer=(sitting.turn - 1) % 4)  # what people really hold
    player, taken_back = players.make("greedy", "kitchen"), 0
    while sitting.is_playing:
        turn = player.choose(view_of(kitchen, kitchen.turn))
        text = turn_text(kitchen.board, turn)
        assert sitting.turn == kitchen.turn
        assert sitting.game(0).options == ()
        show(sitting, RANK_TEXT[turn.card])
        assert sitting.game(0).hand == (RANK_TEXT[turn.card],)
        assert sitting.game(0).options
        sitting.play(text, seat=0)
        if chance.random() < 0.03 and sitting.view(0).can_take_back == "now":
            done(sitting)
            sitting.take_back(0)
            taken_back += 1
            done(sitting)
            sitting.play(text, seat=0)
        done(sitting)
        kitchen.play(turn)
        assert kitchen.position.pegs == sitting.table.state.running.position.pegs
    assert kitchen.outcome.winner == sitting.table.state.running.outcome.winner
    assert taken_back
    _check_the_record(sitting)


def _check_the_record(sitting: Sitting) -> None:
    game = sitting.table.state.running
    text = game_record(sitting.table, 1)
    (record,) = read_records(text.splitlines())
    assert isinstance(record, Record)
    assert check_record(record) is None  # there is no shuffle to check
    assert record.game().same_table(game)
    assert record.game().has_real_cards
    assert "draws ?" in text
    assert Table.from_events(sitting.events).state.running.same_table(game)
    assert len(game_replay(sitting.table, 1).log) == len(game.plies) + 1
    with pytest.raises(LookupError):
        check(sitting.table, 1)
    read = ReplayText.of(record, in_words=True)
    assert next(read.lines(record.game(to=0))).startswith("With real cards")
    assert list(read.lines(record.game(to=1)))[-1].endswith(" cards")


def test_everyone_is_a_person_and_names_are_kept() -> None:
    seats = (SeatChoice(who="me"), SeatChoice(name="Grandma"), SeatChoice(color="P"), SeatChoice(color="R"))
    sitting = Sitting(
        Settings(seats=seats, board="wooden", cards="real", pace=Pace(seconds=30), hints=True)
    ).start()
    infos = sitting.view(0).seats
    assert [info.kind for info in infos] == ["person"] * 4
    assert [info.name for info in infos] == ["Ann", "Grandma", "Player 3", "Player 4"]
    assert [info.color for info in infos] == ["R", "B", "P", "G"]
    assert all(info.here for info in infos[1:])
    assert sitting.view(0).settings.pace.seconds is None
    assert not sitting.view(0).settings.hints
    assert sitting.table.bot_to_move() is None
    assert sitting.table.due() is None
    found = sitting.view(0).instruction
    assert found is not None
    clauses = Speaker(sitting.table.state.names_for(0)).clauses(found.steps, found.seat)
    assert clauses[0] == "Put every peg in its start"
    assert clauses[1].endswith("deals 5 cards to everyone")


def test_bots_cant_play() -> None:
    with pytest.raises(RefusedError, match="Bots can’t hold real cards"):
        Sitting(real(bots=1))
    sitting = Sitting(real())
    for started in (False, True):
        with pytest.raises(RefusedError, match="Bots can’t hold real cards"):
            sitting.say(0, do.SetSeat(id="bot", seat=2, bot="greedy"))
        if not started:
            sitting.start()
    with pytest.raises(RefusedError, match="Bots can’t hold real cards"):
        sitting.say(0, do.LetBotPlay(id="bot", seat=2))
    sitting.apply(sitting.table.disconnected(0, sitting.now))
    assert sitting.table.tick(sitting.now + 1e6) == []


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (settings_of(cards="real"), "wooden board"),
        (real("bluffing"), "face down"),
        (real(daily=DailyDeal("2026-11-23")), "everyone"),
        (real(lesson="first-game"), "lesson"),
    ],
)
def test_settings_that_dont_fit(settings: Settings, sentence: str) -> None:
    with pytest.raises(RefusedError, match=sentence):
        Sitting(settings)


def test_a_turn_that_isnt_allowed_is_explained() -> None:
    sitting = sit()
    show(sitting, "5")
    answer = sitting.table.answer(Viewer("player", 0), do.Why(id="w", card="5"))
    (reason,) = answer.reasons
    assert reason.rule == "brings-nothing-out"
    assert reason.source
    letter = sitting.table.state.board.letters[sitting.turn]
    with pytest.raises(RefusedError, match="bring") as caught:
        sitting.play(f"5 {letter}s-{letter}8", seat=0)
    assert caught.value.rule == "brings-nothing-out"
    before = sitting.table.state.running.position
    sitting.play("5 discard", seat=0)
    assert sitting.table.state.running.position.turn == (before.turn + 1) % 4
    assert sitting.view(0).instruction is None  # no peg moved
    with pytest.raises(RefusedError, match="First say which card"):
        sitting.table.answer(Viewer("player", 0), do.Why(id="w", card="5"))
    show(sitting, "K")
    with pytest.raises(RefusedError):
        sitting.play("K discard", seat=0)


def test_a_card_can_be_taken_back_and_anyone_says_it() -> None:
    sitting = Sitting(real()).fill().start()
    done(sitting)
    show(sitting, "7", seat=3)
    assert sitting.game().real_card == "7"
    assert all(sitting.game(seat).hand == ("7",) for seat in range(4))
    assert sitting.game().hand is None
    show(sitting, None, seat=1)
    assert sitting.game().real_card is None
    assert sitting.game(1).options == ()
    assert show(sitting, None) == []
    with pytest.raises(RefusedError):
        show(sitting, "Z")
    with pytest.raises(RefusedError):
        sitting.table.decide(WATCHER, do.ShowCard(id="x", version=sitting.table.version, card="7"), 0, bytes)


def test_a_card_that_cant_exist_any_more() -> None:
    sitting = sit("guide")  # two packs
    for _ in range(8):
        sitting.play("7 discard", seat=0)
    with pytest.raises(RefusedError, match="All 8 cards like this"):
        show(sitting, "7")
    with pytest.raises(RefusedError, match="All 8 cards like this"):
        sitting.play("7 discard", seat=0)
    assert [type(each) for each in shuffle(sitting)] == [ev.DiscardsShuffled]
    entry = sitting.table.log(WATCHER, sitting.table.version - 1)[-1]
    speaker = Speaker(sitting.table.state.names_for(1))
    assert speaker.sentence(entry.lines[0]) == "Ann says the discards are shuffled"
    sitting.play("7 discard", seat=0)
    for _ in range(3):
        shuffle(sitting)
    with pytest.raises(RefusedError, match="three times"):
        shuffle(sitting)


def test_a_phone_that_leaves_leaves_its_person() -> None:
    sitting = Sitting(real()).fill().start()
    sitting.say(1, do.Leave(id="bye"))
    info = sitting.view(0).seats[1]
    assert (info.kind, info.name, info.here) == ("person", "Bo", True)


def test_if_the_hosts_phone_leaves_another_phone_is_the_host() -> None:
    sitting = Sitting(real())
    sitting.apply(sitting.table.sit("Cleo", "G", 2, sitting.now)[1])
    for seat in (0, 2):
        sitting.apply(sitting.table.connected(seat, sitting.now))
    sitting.start()
    sitting.say(0, do.Leave(id="bye"))
    assert [each.host for each in sitting.table.state.seats] == [False, False, True, False]


def test_other_tables_have_no_real_cards() -> None:
    sitting = Sitting(settings_of(board="wooden", bots=3)).fill().start()
    done(sitting)
    with pytest.raises(RefusedError, match="on the phones"):
        show(sitting, "7")
    with pytest.raises(RefusedError, match="on the phones"):
        shuffle(sitting)
    assert UNKNOWN not in sitting.table.state.running.pile


def test_another_game_and_a_correction() -> None:
    sitting = sit()
    show(sitting, "K")
    seat = sitting.turn
    option = next(each for each in sitting.game(0).options)
    sitting.play(option.turn, seat=0)
    hole = sitting.table.state.running.position.pegs[seat][-1]
    moves = (do.PegMove(seat, hole, hole + 1),)
    show_after = do.CorrectBoard(id="c", version=sitting.table.version, moves=moves)
    sitting.say(0, show_after)
    assert hole + 1 in sitting.table.state.running.position.pegs[seat]
    show(sitting, "A")
    assert sitting.game(0).options


@pytest.mark.parametrize("turn", ["pass", "accept", "doubt", "draw", "decline", "forget"])
def test_who_holds_real_cards_plays_one(turn: str) -> None:
    sitting = sit()
    before = sitting.table.version
    for shown in (None, "5"):
        show(sitting, shown)
        with pytest.raises(RefusedError) as caught:
            sitting.play(turn, seat=0)
        assert caught.value.code == "illegal_turn"
        assert caught.value.rule in ("pass-with-cards", "phase-play")
    assert sitting.table.version == before + 1  # the card was shown


def test_another_phone_can_come_when_the_only_one_is_lost() -> None:
    sitting = sit()
    table, name = sitting.table, sitting.view(0).seats[0].name
    assert [each.needs_phone for each in sitting.view(0).seats] == [False, True, True, True]
    sitting.apply(table.disconnected(0, sitting.now))
    assert all(each.needs_phone for each in table.seat_infos())
    seat, events = table.sit("Someone else", "G", None, sitting.now)
    assert seat == 0
    sitting.apply(events)
    sitting.apply(table.connected(0, sitting.now))
    there = table.seat_infos()[0]
    assert (there.name, there.needs_phone) == (name, False)
    assert sitting.view(0).me.seat == 0
    card = next(card for card in RANK_TEXT if card in "A*")
    show(sitting, card)
    assert sitting.view(0).game is not None
    with pytest.raises(RefusedError, match="is sitting there"):
        table.sit("Someone else", "G", 0, sitting.now)


def test_a_phone_comes_for_a_person_who_keeps_name_and_color() -> None:
    sitting = sit()
    before = sitting.table.seat_infos()[2]
    seat, events = sitting.table.sit("Someone else", "G", 2, sitting.now)
    sitting.apply(events)
    sitting.apply(sitting.table.connected(2, sitting.now))
    after = sitting.table.seat_infos()[2]
    assert (seat, after.name, after.color, after.needs_phone) == (2, before.name, before.color, False)
    assert sitting.table.state.seats[0].host


def test_nobody_takes_a_persons_seat_while_the_cards_are_on_phones() -> None:
    sitting = Sitting(settings_of("basic", board="wooden"), 0)
    assert not any(each.needs_phone for each in sitting.table.seat_infos())


def test_a_text_that_is_no_card_is_refused() -> None:
    sitting = sit()
    with pytest.raises(RefusedError, match="card that can be played"):
        show(sitting, "77")
