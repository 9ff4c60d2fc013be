"""Ways in which the next events of a log may have come about: commands, and what happens by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from pegs.core.board import Seat
from pegs.i18n import in_language, languages
from pegs.notation import read_pegs
from pegs.protocol import commands as do
from pegs.protocol.rest import Join
from pegs.table import events as ev
from pegs.table import live_coach, rules_vote
from pegs.table.table import Table
from pegs.table.viewer import Viewer

Events: TypeAlias = Sequence[ev.AnyEvent]
_ID = "again"
"""The id of a command that is decided again."""


def decisions(table: Table, logged: Events) -> Iterator[Callable[[], Events]]:
    """Ways in which the first of some events may have come about; calling one decides the event again.

    Finding and calling them may raise any of `checked_log`'s ``_WRONG`` if the event makes no sense.
    """
    event = logged[0]
    for seat, command in _commands(table, event):
        yield partial(_command, table, seat, command, logged)
    match event:
        case ev.SeatTaken() if not event.phone:
            yield from _begin_with_real_cards(table, logged)
        case ev.SeatTaken():
            yield partial(_sits, table, event)
        case ev.TurnPlayed():
            yield partial(_plays_by_itself, table, event)
        case ev.CoachAsked():
            yield partial(_coach_asks, table, event)
        case ev.RulesSuggested():
            yield partial(_suggests, table, event)
        case ev.CameBack():
            yield lambda: table.connected(_seated(table, event.seat), event.at)
        case ev.WentAway():
            yield lambda: table.disconnected(_seated(table, event.seat), event.at)
        case ev.Interrupted():
            yield partial(_interrupted, table, event)
        case ev.Said():
            yield partial(_forgotten, table, event)
    yield lambda: table.tick(event.at)


def _seated(table: Table, seat: Seat) -> Seat:
    """The seat. Raises LookupError if no person sits there."""
    if not 0 <= seat < len(table.state.seats) or not table.state.seats[seat].person:
        raise LookupError(seat)
    return seat


# --- commands


def _commands(table: Table, event: ev.AnyEvent) -> Iterator[tuple[Seat, do.Command]]:
    """The commands that may have led to an event, and the seats that sent them."""
    seats = table.state.seats
    people = [seat for seat, each in enumerate(seats) if each.person]
    if isinstance(event, _OF_HOST):
        people = [seat for seat in people if seats[seat].host]
    elif isinstance(event, _OF_SEAT):
        people = [seat for seat in people if seat == event.seat]
    for command in _possible(table, event):
        for seat in people:
            yield seat, command


_OF_HOST = (
    ev.BotSeated,
    ev.SeatOpened,
    ev.SeatsSwapped,
    ev.TableResized,
    ev.OptionsSet,
    ev.TableNamed,
    ev.SeatPlanned,
)
"""What only the host decides. If it names a seat, that's someone else's."""
_OF_SEAT = (
    ev.SeatGivenUp,
    ev.Renamed,
    ev.Committed,
    ev.NumberRevealed,
    ev.TurnPlayed,
    ev.HandShown,
    ev.CoachSwitched,
    ev.TakeBackAsked,
    ev.TakeBackAgreed,
    ev.PegsMoved,
    ev.BoardCorrected,
    ev.CardShown,
    ev.DiscardsShuffled,
    ev.CameBack,
    ev.Paused,
    ev.Resumed,
    ev.RulesVoted,
    ev.Said,
)
"""What a person decides for their own seat. Anyone may have decided the rest."""


def _possible(table: Table, event: ev.AnyEvent) -> Iterator[do.Command]:
    """The commands that may have led to an event, whoever sent them."""
    yield from _of_people(table, event)
    yield from _of_game(table, event)


def _of_people(table: Table, event: ev.AnyEvent) -> Iterator[do.Command]:
    """Commands about who sits where, and what the table is like."""
    match event:
        case ev.BotSeated():
            yield do.SetSeat(id=_ID, seat=event.seat, bot=event.bot)
            yield do.Start(id=_ID, version=table.version)
        case ev.BotStoodIn():
            yield do.SetSeat(id=_ID, seat=event.seat, bot=event.bot)
            yield do.LetBotPlay(id=_ID, seat=event.seat)
        case ev.SeatOpened():
            yield do.SetSeat(id=_ID, seat=event.seat, bot=None)
        case ev.SeatGivenUp():
            yield do.Leave(id=_ID)
        case ev.Renamed():
            yield do.Rename(id=_ID, name=event.name, color=event.color)  # type: ignore[arg-type]
        case ev.SeatsSwapped():
            yield do.SwapSeats(id=_ID, one=event.one, other=event.other)
        case ev.TableResized():
            yield do.ResizeTable(id=_ID, players=event.players, teams=event.teams)
        case ev.OptionsSet():
            yield do.SetOptions(id=_ID, options=event.options)
        case ev.TableNamed():
            yield do.NameTable(id=_ID, title=event.title)
        case ev.SeatPlanned():
            yield do.PlanSeat(id=_ID, seat=event.seat, name=event.name)
        case ev.TableShared():
            yield do.Share(id=_ID)
        case ev.RulesVoted():
            yield do.VoteOnRules(id=_ID, suggestion=event.suggestion, agree=event.agree)
        case ev.RulesSuggestionEnded():
            yield do.WithdrawRules(id=_ID)
        case ev.CameBack():
            yield do.ImBack(id=_ID)
        case ev.WaitExtended():
            yield do.WaitLonger(id=_ID, seat=event.seat)
        case ev.Said():
            yield do.Say(id=_ID, phrase=event.phrase, text=event.text, reaction=event.reaction)
        case ev.HandShown():
            yield do.ShowHand(id=_ID, agree=event.agree)
        case ev.CoachSwitched():
            yield do.SetCoach(id=_ID, agree=event.agree)


def _of_game(table: Table, event: ev.AnyEvent) -> Iterator[do.Command]:
    """Commands of a game, and of its deal."""
    number, version, players = len(table.state.games) + 1, table.version, len(table.state.seats)
    match event:
        case ev.Committed():
            yield do.Commit(id=_ID, number=number, commitment=event.commitment)
        case ev.NumberRevealed():
            yield do.Reveal(id=_ID, number=number, secret=event.secret)
        case ev.DealAsked() | ev.GameBegan():
            yield do.Start(id=_ID, version=version)
            if event.dealer is not None:
                yield do.Rematch(id=_ID, version=version, first=(event.dealer + 1) % players)
            yield do.Rematch(id=_ID, version=version, same_cards=True)
        case ev.SeatsRotated():
            yield do.Rematch(id=_ID, version=version, same_cards=True)
        case ev.TurnPlayed() if event.by == "person":
            yield do.Play(id=_ID, version=version, turn=event.turn)
        case ev.TimeGiven():
            yield do.GiveTime(id=_ID, version=version)
        case ev.TakeBackAsked() | ev.TakenBack():
            yield do.TakeBack(id=_ID, version=version)
        case ev.TakeBackAgreed():
            yield do.AnswerTakeBack(id=_ID, agree=True)
        case ev.TakeBackEnded():
            yield do.AnswerTakeBack(id=_ID, agree=False)
        case ev.PegsMoved() if table.state.instruction is not None:
            yield do.PegsMoved(id=_ID, ply=table.state.instruction.ply)
            yield do.CorrectBoard(id=_ID, version=version, moves=())
        case ev.BoardCorrected():
            yield do.CorrectBoard(id=_ID, version=version, moves=_moves(table, event))
        case ev.CardShown():
            yield do.ShowCard(id=_ID, version=version, card=event.card)
        case ev.DiscardsShuffled():
            yield do.ShuffleDiscards(id=_ID, version=version)
        case ev.Paused():
            yield do.Pause(id=_ID)
        case ev.Resumed():
            yield do.Resume(id=_ID)


def _moves(table: Table, event: ev.BoardCorrected) -> tuple[do.PegMove, ...]:
    """The moves that a correction made."""
    state = table.state
    moves: list[do.PegMove] = []
    for seat, (before, after) in enumerate(
        zip(state.running.position.pegs, read_pegs(state.board, event.pegs), strict=True)
    ):
        gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
        pairs = zip(gone.elements(), come.elements(), strict=True)
        moves += [do.PegMove(seat, origin, target) for origin, target in pairs]
    return tuple(moves)


def _command(table: Table, seat: Seat, command: do.Command, logged: Events) -> Events:
    msgspec.convert(msgspec.to_builtins(command), do.AnyCommand)  # only these can be sent
    game = next((event.game for event in logged if isinstance(event, ev.DealAsked | ev.GameBegan)), "")
    return table.decide(Viewer("player", seat), command, logged[0].at, lambda _: bytes.fromhex(game))


# --- what else happens


def _begin_with_real_cards(table: Table, logged: Events) -> Iterator[Callable[[], Events]]:
    """The host begins, and people without phones get names in the host's language."""
    host = table.state.host or 0
    start = do.Start(id=_ID, version=table.version)
    for language in languages():
        yield partial(_in_language, language, partial(_command, table, host, start, logged))


def _in_language(language: str, decide: Callable[[], Events]) -> Events:
    with in_language(language):
        return decide()


def _sits(table: Table, event: ev.SeatTaken) -> Events:
    wanted = msgspec.convert({"name": event.name, "color": event.color, "seat": event.seat}, Join)
    return table.sit(wanted.name, wanted.color, wanted.seat, event.at)[1]


def _plays_by_itself(table: Table, event: ev.TurnPlayed) -> Events:
    """A bot's turn, or one whose time was up."""
    task = table.bot_to_move(watched=True)
    if task is None or (task.seat, task.by) != (event.seat, event.by):
        raise LookupError(event.seat)
    return table.bot_played(task, table.state.running.parse(event.turn, check=False), event.at)


def _coach_asks(table: Table, event: ev.CoachAsked) -> Events:
    play = do.Play(id=_ID, version=table.version, turn=event.turn)
    msgspec.convert(msgspec.to_builtins(play), do.AnyCommand)
    viewer = Viewer("player", _seated(table, event.seat))
    question = live_coach.question(table.state, viewer, play, None)
    return [] if question is None else live_coach.asked_now(table.state, question, event.at)


def _suggests(table: Table, event: ev.RulesSuggested) -> Events:
    state, seat = table.state, _seated(table, event.seat)
    return rules_vote.suggest(state, seat, rules_vote.check_rules(state.settings, event.rules), event.at)


def _interrupted(table: Table, event: ev.Interrupted) -> Events:
    """Only time since the table was made, and up to the event, can be left out of the clocks."""
    began = table.state.entries[0].event.at
    if not began <= event.since < event.until <= event.at:
        raise ValueError(event.since)
    return table.interrupted([(event.since, event.until)], event.at)


def _forgotten(table: Table, event: ev.Said) -> Events:
    """Of old table talk, the log only keeps that something was said."""
    _seated(table, event.seat)
    return [event] if event.is_forgotten else []
