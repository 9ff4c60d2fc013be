"""Facts in which a position after a better turn differs from the one after the turn that was played.

Every function here looks for one kind of fact, and returns it as part of a sentence (``story-why-...``) with
the better turn as its subject, or None if there's no such fact. A fact is true of the pegs and cards
themselves; `pegs.coach.reasons` uses ``hints`` only to see how much it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from pegs.coach.two_turns import Outcome, Peg, TwoTurns
from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.notation import rank_text
from pegs.players.evaluation import CLOSE, MAX_TENS, TEN
from pegs.rules.switches import MAX_COUNT, Help, Movers
from pegs.story.parts import Part

Fact: TypeAlias = Callable[[TwoTurns], Part | None]

_NOTABLE_HOLES = 6
"""The fewest holes forward or back that are worth a sentence."""


def bumps(turns: TwoTurns) -> Part | None:
    """It bumps an opponent: the peg closest to home."""
    bumped = [
        (turns.left(peg.seat, peg.before), peg)
        for peg in turns.pegs_of(turns.theirs)
        if turns.is_on_track(peg.before) and peg.better == START != peg.played
    ]
    if not bumped:
        return None
    left, peg = min(bumped)
    return Part("why-bumps", peg=peg.seat, count=left, limit=turns.walked(peg.seat, peg.before))


def sets_back(turns: TwoTurns) -> Part | None:
    """It takes an opponent's peg away from home, such as by trading places."""
    setbacks = [
        (_lost(turns, peg, peg.better), peg.seat)
        for peg in turns.pegs_of(turns.theirs)
        if turns.is_on_track(*peg[1:]) and _lost(turns, peg, peg.better) > _lost(turns, peg, peg.played)
    ]
    lost, seat = max(setbacks, default=(0, 0))
    return Part("why-sets-back", peg=seat, count=lost) if lost >= _NOTABLE_HOLES else None


def finishes(turns: TwoTurns) -> Part | None:
    """It brings the last peg of a color home."""
    for seat in turns.ours:
        if min(turns.better.pegs[seat]) >= HOME > min(turns.played.pegs[seat]):
            return Part("why-finishes", peg=seat)
    return None


def comes_home(turns: TwoTurns) -> Part | None:
    """It brings a peg home."""
    for peg in turns.pegs_of(turns.ours):
        is_more = _home_pegs(turns.better, peg.seat) > _home_pegs(turns.played, peg.seat)
        if is_more and peg.better >= HOME > max(peg.before, peg.played):
            return Part("why-home", peg=peg.seat, target=peg.better)
    return None


def stays_home(turns: TwoTurns) -> Part | None:
    """It leaves a peg in home that the other turn takes out again."""
    for peg in turns.pegs_of(turns.ours):
        if peg.played < HOME <= min(peg.before, peg.better):
            return Part("why-stays-home", peg=peg.seat, target=peg.better)
    return None


def goes_deep(turns: TwoTurns) -> Part | None:
    """It takes a peg farther into home, with an empty hole behind it."""
    for peg in turns.pegs_of(turns.ours):
        better, played = turns.better.pegs[peg.seat], turns.played.pegs[peg.seat]
        has_room = peg.better > HOME and peg.better - 1 not in better
        is_even = _home_pegs(turns.better, peg.seat) == _home_pegs(turns.played, peg.seat)
        if has_room and is_even and peg.better != peg.before and peg.better not in played:
            return Part("why-deep", peg=peg.seat, target=peg.better)
    return None


def comes_out(turns: TwoTurns) -> Part | None:
    """It brings a peg out of start."""
    for seat in turns.ours:
        waiting = turns.better.pegs[seat].count(START)
        if waiting < min(turns.view.pegs[seat].count(START), turns.played.pegs[seat].count(START)):
            return Part("why-out", peg=seat)
    return None


def spares(turns: TwoTurns) -> Part | None:
    """It doesn't send a peg of its own team back to start."""
    for peg in turns.pegs_of(turns.ours):
        if peg.played == START not in (peg.before, peg.better):
            return Part("why-spares", peg=peg.seat)
    return None


def boosts(turns: TwoTurns) -> Part | None:
    """It sends a peg of its own team up to its in-spot."""
    for peg in turns.pegs_of(turns.ours):
        spot = turns.view.board.in_spots[peg.seat]
        is_sent = peg.better == spot not in (peg.before, peg.played)
        if is_sent and not turns.better.is_step_of(peg.seat, peg.before):
            return Part("why-boosts", peg=peg.seat)
    return None


def backs_up(turns: TwoTurns) -> Part | None:
    """It backs a peg up to just before its in-spot, which saves it nearly a lap."""
    for peg in turns.pegs_of(turns.ours):
        if not turns.is_on_track(peg.before, peg.better) or peg.better == peg.played:
            continue
        left = turns.left(peg.seat, peg.better)
        if left <= CLOSE and -_lost(turns, peg, peg.better) > turns.view.board.ring // 2:
            return Part("why-backs-up", peg=peg.seat, count=left)
    return None


def stays_before_home(turns: TwoTurns) -> Part | None:
    """It doesn't walk a peg past its own in-spot."""
    for peg in turns.pegs_of(turns.ours):
        if _goes_past(turns, peg) and (peg.better >= HOME or _is_closer(turns, peg)):
            return Part("why-stops-before", peg=peg.seat)
    return None


def loses_no_way(turns: TwoTurns) -> Part | None:
    """It doesn't take a peg of the team away from home."""
    setbacks = [
        (_lost(turns, peg, peg.played), peg.seat)
        for peg in turns.pegs_of(turns.ours)
        if turns.is_on_track(peg.before, peg.played) and not _is_set_back(turns, peg, peg.better)
    ]
    lost, seat = max(setbacks, default=(0, 0))
    return Part("why-loses-no-way", peg=seat, count=lost) if lost >= _NOTABLE_HOLES else None


def gains_holes(turns: TwoTurns) -> Part | None:
    """It takes the team farther, with as many pegs in play."""
    if any(
        turns.better.pegs[seat].count(START) != turns.played.pegs[seat].count(START) for seat in turns.ours
    ):
        return None
    gained = _holes_to_go(turns, turns.played) - _holes_to_go(turns, turns.better)
    is_plain = _NOTABLE_HOLES <= gained < turns.view.board.ring // 2
    return Part("why-gains", peg=turns.view.seat, count=gained) if is_plain else None


def is_ready(turns: TwoTurns) -> Part | None:
    """It keeps a card that can take a peg home next."""
    known = set(_ways_in(turns, turns.played))
    for seat, card, target in _ways_in(turns, turns.better):
        if (seat, card, target) not in known:
            return Part("why-ready", peg=seat, card=rank_text(card), target=target)
    return None


def can_back_up(turns: TwoTurns) -> Part | None:
    """It keeps a card that can take a peg back to just before its in-spot."""
    known = set(_ways_back(turns, turns.played))
    for seat, card, left in _ways_back(turns, turns.better):
        if (seat, card, left) not in known:
            return Part("why-back-up", peg=seat, card=rank_text(card), count=left)
    return None


KEPT = ("joker", "out", "back", "split", "small")
"""What a card can be kept for, by the terms of ``hints``. A sentence names the first that applies."""


def keeps_card(turns: TwoTurns) -> Part | None:
    """It keeps the hand's only card of a rank, which the other turn spends."""
    spent, hand = turns.played.turn.card, turns.view.hand
    if spent < 0 or spent == turns.better.turn.card or hand is None or hand[spent] != 1:
        return None
    # A card that brings pegs out is worth keeping if there's one to bring.
    waits = any(START in turns.better.pegs[seat] for seat in turns.ours)
    uses = [use for use in KEPT if turns.lead((f"keep-{use}",)) > 0 and (waits or use != "out")]
    return Part(f"why-keeps-{uses[0]}", card=rank_text(spent)) if uses else None


def is_tens_away(turns: TwoTurns) -> Part | None:
    """It leaves the team's last peg where tens alone take it to the hole that's still empty."""
    away = [peg for peg in turns.pegs_of(turns.ours) if peg.better < HOME]
    if len(away) != 1 or away[0].better in (START, away[0].played):
        return None
    last = away[0]
    homes = set(range(HOME, HOME + turns.view.board.home_length))
    target = max(homes - set(turns.better.pegs[last.seat]))
    holes = turns.left(last.seat, last.better) + target - HOME + 1
    if holes % TEN or holes > MAX_TENS * TEN:
        return None
    return Part("why-tens", peg=last.seat, target=target, count=holes)


def _home_pegs(outcome: Outcome, seat: Seat) -> int:
    return sum(place >= HOME for place in outcome.pegs[seat])


def _lost(turns: TwoTurns, peg: Peg, place: Place) -> int:
    """How many holes farther from home a place on the track is than where the peg was before."""
    return turns.left(peg.seat, place) - turns.left(peg.seat, peg.before)


def _is_set_back(turns: TwoTurns, peg: Peg, place: Place) -> bool:
    return place == START or (place < HOME and _lost(turns, peg, place) >= _NOTABLE_HOLES)


def _is_closer(turns: TwoTurns, peg: Peg) -> bool:
    """Whether the better turn leaves a peg closer to home than the other one, both on the track."""
    is_known = turns.is_on_track(peg.played, peg.better)
    return is_known and turns.left(peg.seat, peg.better) < turns.left(peg.seat, peg.played)


def _goes_past(turns: TwoTurns, peg: Peg) -> bool:
    """Whether the turn that was played walks a peg past its in-spot."""
    if not turns.is_on_track(peg.before, peg.played) or not turns.played.is_step_of(peg.seat, peg.before):
        return False
    to_spot = turns.left(peg.seat, peg.before)
    return to_spot < turns.view.board.distance(peg.before, peg.played) <= MAX_COUNT


def _holes_to_go(turns: TwoTurns, outcome: Outcome) -> int:
    """The holes that the team's pegs on the track have to their in-spots."""
    return sum(
        turns.left(seat, place)
        for seat in turns.ours
        for place in outcome.pegs[seat]
        if turns.is_on_track(place)
    )


def _movable(turns: TwoTurns, outcome: Outcome) -> tuple[Seat, ...]:
    """The seats whose pegs the player may move with the next card, whatever happens until then."""
    own, rules = turns.view.seat, turns.view.rules
    is_done = min(outcome.pegs[own]) >= HOME
    helps_one = is_done and rules.help is not Help.NONE and len(turns.ours) == 2
    return turns.ours if rules.move is Movers.TEAM or helps_one else (own,)


def _ways_in(turns: TwoTurns, outcome: Outcome) -> Iterator[tuple[Seat, Rank, Place]]:
    """The cards left in the hand that take a peg from the track into home, and the hole it takes there."""
    for seat in _movable(turns, outcome):
        for place in filter(turns.is_on_track, outcome.pegs[seat]):
            for card in turns.cards_left(outcome):
                for count in turns.view.rules.cards[card].forward:
                    target = HOME + count - turns.left(seat, place) - 1
                    if _can_enter(turns, outcome, seat, place, target):
                        yield seat, card, target


def _can_enter(turns: TwoTurns, outcome: Outcome, seat: Seat, place: Place, target: Place) -> bool:
    """Whether no peg of its own color stands in a peg's way from the track to a hole in home."""
    if not HOME <= target < HOME + turns.view.board.home_length:
        return False
    way = turns.view.board.walk(seat, place, target)
    return not set(way) & set(outcome.pegs[seat])


def _ways_back(turns: TwoTurns, outcome: Outcome) -> Iterator[tuple[Seat, Rank, int]]:
    """The cards left in the hand that take a peg back to just before its in-spot, and how far before."""
    ring = turns.view.board.ring
    for seat in _movable(turns, outcome):
        for place in filter(turns.is_on_track, outcome.pegs[seat]):
            for card in turns.cards_left(outcome):
                for count in turns.view.rules.cards[card].backward:
                    left = turns.left(seat, place) + count - ring
                    way = {(place - step) % ring for step in range(1, count + 1)}
                    if 0 <= left <= CLOSE and not way & set(outcome.pegs[seat]):
                        yield seat, card, left
