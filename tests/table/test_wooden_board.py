"""A table around a wooden board: one person moves everyone's pegs, and corrects the app when it differs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from pegs import players
from pegs.core.board import HOME, START
from pegs.core.position import Pegs
from pegs.i18n import in_language
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.protocol.settings import DailyDeal, Pace
from pegs.protocol.table_view import Instruction
from pegs.protocol.wire_operations import decode
from pegs.record import Record, read_records
from pegs.story.sentences import Speaker
from pegs.table import events as ev
from pegs.table.after.finished_game import game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.view import view_of
from tests.table.sitting import SCREEN, WATCHER, Sitting, settings_of


def sit(seed: int = 0, *, bots: int = 3, **others: Any) -> Sitting:
    """A person with bots around a wooden board, which isn't set up yet."""
    return Sitting(settings_of("arizona", bots=bots, board="wooden", **others), seed).fill().start()


def instruction(sitting: Sitting) -> Instruction:
    found = sitting.view(0).instruction
    assert found is not None
    return found


def done(sitting: Sitting, seat: int = 0) -> list[ev.AnyEvent]:
    return sitting.say(seat, do.PegsMoved(id="done", ply=instruction(sitting).ply))


def correct(sitting: Sitting, *moves: tuple[int, int, int], seat: int = 0) -> list[ev.AnyEvent]:
    wrong = tuple(do.PegMove(*move) for move in moves)
    return sitting.say(seat, do.CorrectBoard(id="c", version=sitting.table.version, moves=wrong))


def play_one(sitting: Sitting) -> None:
    """One sensible turn of whoever is to act."""
    game = sitting.table.state.running
    player = players.make("greedy", str(len(game.plies)))
    if sitting.turn == 0:
        sitting.play(turn_text(game.board, player.choose(view_of(game, 0))))
    else:
        sitting.let_bot_play(player)


def play_until_pegs_move(sitting: Sitting) -> Instruction:
    """Turns until hands have something to do."""
    if sitting.table.state.instruction is not None:
        done(sitting)
    while sitting.table.state.instruction is None:
        play_one(sitting)
    return instruction(sitting)


@dataclass
class Wood:
    """The wooden board: it changes only as the instructions say, and sometimes by mistake."""

    pegs: list[list[int]]

    def follow(self, steps: Instruction) -> None:
        """Move the pegs as the steps say."""
        lifted: list[tuple[int, int]] = []
        for part in steps.steps:
            if part.origin is None or part.target is None:
                continue
            seat = steps.seat if part.peg is None else part.peg
            self.pegs[seat].remove(part.origin)
            lifted.append((seat, part.target))
            if part.peg2 is not None:
                self.pegs[part.peg2].remove(part.target)
                lifted.append((part.peg2, part.origin))
            for owner, place in lifted:
                self.pegs[owner].append(place)
            lifted.clear()

    def slip(self, chance: Random, last_hole: int) -> None:
        """A peg gets into a hole next to its own."""
        pegs = [
            (seat, place) for seat, each in enumerate(self.pegs) for place in each if 0 <= place < last_hole
        ]
        seat, place = chance.choice(pegs)
        if all(place + 1 not in each for each in self.pegs):
            self.pegs[seat].remove(place)
            self.pegs[seat].append(place + 1)

    @property
    def position(self) -> Pegs:
        return tuple(tuple(sorted(each)) for each in self.pegs)


def wrong_pegs(shown: Pegs, wood: Pegs) -> list[tuple[int, int, int]]:
    """What a person taps to make the app's board match the wooden one."""
    moves = []
    for seat, (old, new) in enumerate(zip(shown, wood, strict=True)):
        gone, come = (
            [place for place in old if place not in new],
            [place for place in new if place not in old],
        )
        moves += [(seat, *pair) for pair in zip(gone, come, strict=True)]
    return moves


def test_a_whole_game_with_one_person_three_bots_and_a_wooden_board() -> None:
    sitting, chance = sit(), Random(5)
    wood = Wood([[START] * 5 for _ in range(4)])
    corrections = take_backs = 0
    while sitting.is_playing:
        if sitting.table.state.instruction is not None:
            wood.follow(instruction(sitting))
            shown = sitting.table.state.running.position.pegs
            assert wood.position == shown
            if chance.random() < 0.08:
                wood.slip(chance, 71)
                moves = wrong_pegs(shown, wood.position)
                try:
                    correct(sitting, *moves) if moves else done(sitting)
                    corrections += bool(moves)
                except RefusedError:  # it can't stand there: the person sets the board to the picture
                    wood.pegs = [list(each) for each in shown]
                    done(sitting)
            elif chance.random() < 0.05 and sitting.view(0).can_take_back:
                sitting.take_back(0)
                take_backs += 1
            else:
                done(sitting)
        else:
            play_one(sitting)
    assert corrections >= 5
    assert take_backs >= 2
    wood.follow(instruction(sitting))  # the last pegs go home by hand, too
    assert wood.position == sitting.table.state.running.position.pegs
    done(sitting)
    assert sitting.view(0).instruction is None

    (record,) = read_records(game_record(sitting.table, 1).splitlines())
    assert isinstance(record, Record)
    assert check_record(record) is not None
    assert record.game().same_table(sitting.table.state.running)
    again = Table.from_events(sitting.events)
    assert again.state.running.same_table(sitting.table.state.running)
    replay = game_replay(sitting.table, 1)
    assert sum(isinstance(each, log.BoardCorrected) for each in replay.log) >= 5


def test_everyone_waits_for_the_hands() -> None:
    sitting = sit(bots=2, pace=Pace(seconds=30, bank_seconds=60))
    assert instruction(sitting).kind == "set_up"
    assert sitting.table.bot_to_move() is None
    assert sitting.view(0).deadline is None
    turn = next(iter(sitting.table.state.running.legal_turns()))
    seat = sitting.turn if sitting.turn < 2 else None
    assert sitting.game(sitting.turn).options == ()
    if seat is not None:
        with pytest.raises(RefusedError, match="Move the pegs"):
            sitting.play(turn_text(sitting.table.state.board, turn), seat)
    sitting.now += 500
    done(sitting, 1)
    assert sitting.view(0).instruction is None
    assert sitting.table.state.clock.banks == [60.0] * 4
    assert sitting.table.bot_to_move() is not None


def test_done_twice_is_harmless_and_watchers_cant_say_it() -> None:
    sitting = sit(bots=2)
    ply = instruction(sitting).ply
    for viewer in (WATCHER, SCREEN):
        with pytest.raises(RefusedError):
            sitting.table.decide(viewer, do.PegsMoved(id="x", ply=ply), sitting.now, sitting.random.randbytes)
    assert [type(each) for each in done(sitting, 0)] == [ev.PegsMoved]
    assert sitting.say(1, do.PegsMoved(id="y", ply=ply)) == []


def test_everyone_reads_the_same_instruction() -> None:
    sitting = sit()
    found = play_until_pegs_move(sitting)
    assert found.kind == "turn"
    assert all(
        sitting.table.view(viewer, sitting.now).instruction == found
        for viewer in (WATCHER, SCREEN, Viewer("player", 0))
    )
    names = sitting.table.state.names_for(0)
    speaker = Speaker(names)
    mine, other = found.seat, (found.seat + 1) % 4
    assert speaker.clause(found.steps[0], mine) == f"Move {names.color(mine)} from its start to 8"
    with in_language("es"):
        speaker = Speaker(sitting.table.state.names_for(0))
        assert speaker.clause(found.steps[0], mine).startswith("Mueve la ")
    assert other != mine


def test_the_hands_learn_nothing_secret() -> None:
    sitting = Sitting(settings_of("bluffing", bots=3, board="wooden"), 3).fill().start()
    for _ in range(40):
        found = play_until_pegs_move(sitting)
        assert found.card is None or found.card in "A23456789TJQK*"
        kinds = {type(decode(each)).__name__ for each in found.operations}
        assert kinds <= {"Moved", "Swapped", "SentToStart", "SentToInSpot", "Penalized"}


def test_a_take_back_in_words() -> None:
    sitting = sit(seed=1)
    while play_until_pegs_move(sitting).seat != 0:
        pass
    before = instruction(sitting)
    sitting.take_back(0)
    found = instruction(sitting)
    assert (found.kind, found.seat) == ("take_back", 0)
    step, back = before.steps[0], found.steps[0]
    assert (back.origin, back.target) == (step.target, step.origin)
    speaker = Speaker(sitting.table.state.names_for(0))
    assert speaker.clause(back, 0).startswith("Put red back from ")


def test_a_correction_moves_pegs_and_nothing_else() -> None:
    sitting = sit(bots=2)
    found = play_until_pegs_move(sitting)
    game = sitting.table.state.running
    seat, place = found.seat, found.steps[0].target
    assert place is not None
    cards = (game.position.hands, game.piles, game.discards, game.turn)
    (event,) = correct(sitting, (seat, place, place + 1), seat=1)
    assert isinstance(event, ev.BoardCorrected)
    assert (game.position.hands, game.piles, game.discards, game.turn) == cards
    assert place + 1 in game.position.pegs[seat]
    assert sitting.view(0).instruction is None
    for viewer in (WATCHER, Viewer("player", 0)):
        entry = sitting.table.log(viewer, sitting.table.version - 1)[-1]
        assert isinstance(entry, log.BoardCorrected)
        sentence = Speaker(sitting.table.state.names_for(0)).sentence(entry.lines[0])
        assert sentence.startswith("Bo corrected the board: ")
        assert sentence.endswith(" from 8 to 9")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ((0, 71, 70), "no peg there"),
        ((9, START, 70), "no peg there"),
        ((0, START, 300), "no such hole"),
        ((0, START, HOME + 9), "no such hole"),
        pytest.param((0, START, HOME + 5), "no such hole", id="past the last of five"),
    ],
)
def test_an_impossible_correction_changes_nothing(move: tuple[int, int, int], sentence: str) -> None:
    sitting = sit()
    done(sitting)
    before = sitting.table.state.running.position
    with pytest.raises(RefusedError, match=sentence):
        correct(sitting, move)
    assert sitting.table.state.running.position == before


def test_pegs_cant_share_a_hole_and_no_one_wins_by_a_correction() -> None:
    sitting = sit()
    done(sitting)
    with pytest.raises(RefusedError, match="share a hole"):
        correct(sitting, (0, START, 3), (1, START, 3))
    homes = [(seat, START, HOME + k) for seat in (0, 2) for k in range(5)]
    with pytest.raises(RefusedError, match="end the game"):
        correct(sitting, *homes)
    correct(sitting, *homes[:-1])


def test_no_one_can_correct_forever() -> None:
    sitting = sit(bots=2)
    done(sitting)
    for hole in range(3):
        correct(sitting, (0, START if hole == 0 else hole + 2, hole + 3))
    with pytest.raises(RefusedError, match="three times"):
        correct(sitting, (0, 5, 6))
    correct(sitting, (0, 5, 6), seat=1)


def test_a_correction_doesnt_restart_the_clock() -> None:
    sitting = sit(pace=Pace(seconds=60))
    play_until_pegs_move(sitting)
    while sitting.turn != 0:
        play_until_pegs_move(sitting)
    done(sitting)
    deadline = sitting.view(0).deadline
    sitting.now += 30
    correct(sitting, (3, START, 1))
    assert sitting.view(0).deadline == deadline


def test_watchers_and_other_tables_correct_nothing() -> None:
    sitting = sit()
    with pytest.raises(RefusedError):
        sitting.table.decide(
            WATCHER,
            do.CorrectBoard(id="c", version=sitting.table.version, moves=()),
            sitting.now,
            sitting.random.randbytes,
        )
    screen = Sitting(settings_of(bots=3)).fill().start()
    assert screen.view(0).instruction is None
    with pytest.raises(RefusedError, match="no wooden board"):
        correct(screen, (0, START, 3))


def test_lessons_and_the_deal_of_the_day_stay_on_the_screen() -> None:
    for others in ({"lesson": "first-game"}, {"daily": DailyDeal("2026-11-23")}):
        with pytest.raises(RefusedError):
            Sitting(settings_of(bots=3, board="wooden", **others))
