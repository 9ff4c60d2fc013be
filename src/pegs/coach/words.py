"""What a review says, in words of the current language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pegs.core.board import Seat
from pegs.i18n import either, listed, translate
from pegs.protocol.review import Luck, PlayerReview, Review, ReviewedTurn
from pegs.story.names import Names
from pegs.story.parts import Line
from pegs.story.sentences import Speaker

EVEN = 0.15
"""A chance this close to an equal share counts as even: from 35% to 65% with two teams."""
NEARLY = 0.95
LITTLE, MUCH = 0.25, 0.6
"""How much luck means that the cards favored a team a little, or a lot. A win from even chances is 0.5."""


def team_names(names: Names, team: int) -> str:
    """The players of a team."""
    return listed(names.team(team))


def chances_text(names: Names, chances: Sequence[float]) -> str:
    """Which team is ahead."""
    leader = max(range(len(chances)), key=lambda team: chances[team])
    chance, count = chances[leader], len(names.board.team(leader))
    if chance <= 1 / len(chances) + EVEN:
        return translate("review-even")
    who = team_names(names, leader)
    if chance >= 1:
        return won_text(names, leader)
    if chance > NEARLY:
        return translate("review-nearly-won", names=who, count=count)
    return translate("review-ahead", names=who)


def won_text(names: Names, team: int) -> str:
    """The sentence saying that a team won."""
    return translate("review-won", names=team_names(names, team), count=len(names.board.team(team)))


def cost_text(names: Names, turn: ReviewedTurn) -> str:
    """What a turn cost its team, in percent of the chance of winning."""
    team = names.board.team_of(turn.seat)
    is_mine = any(names.you(seat) == "yes" for seat in names.board.team(team))
    whose = {"you": "yes" if is_mine else "no", "names": team_names(names, team)}
    low, high = round(turn.low * 100), round(turn.high * 100)
    percent = round((turn.low + turn.high) * 50)
    if high < 1:
        return translate("review-cost-less", **whose)
    if low == high:
        return translate("review-cost-about", **whose, percent=percent)
    return translate("review-cost", **whose, percent=percent, low=low, high=high)


def reasons_text(names: Names, reasons: Sequence[Line]) -> str:
    """Why the better turn is better."""
    return " ".join(Speaker(names).sentences(reasons)) or translate("review-no-reason")


def luck_text(names: Names, luck: Sequence[Luck]) -> str:
    """Which team had the luck."""
    luckiest = max(luck, key=lambda each: each.luck)
    if luckiest.low <= 0 or luckiest.luck < LITTLE:
        return translate("review-luck-even")
    way = "much" if luckiest.luck > MUCH else "little"
    return translate(f"review-luck-{way}", names=team_names(names, luckiest.team))


def cannot_tell_text(names: Names, review: Review) -> str:
    """The players that the game can't rank, since their ranges overlap; only the reader's pairs, if any."""
    seats = [player.seat for player in review.players]
    if names.reader is not None:
        others = _like(names, review, names.reader, seats)
        return translate("review-cannot-tell-you", others=either(others)) if others else ""
    if len(seats) > 1 and not review.sides:
        return translate("review-cannot-tell-any")
    alike = ((seat, _like(names, review, seat, seats[i + 1 :])) for i, seat in enumerate(seats))
    pairs = [
        translate("review-cannot-tell-pair", who=names.player(seat), others=either(others))
        for seat, others in alike
        if others
    ]
    return translate("review-cannot-tell", pairs=_pairs(pairs)) if pairs else ""


def _like(names: Names, review: Review, seat: Seat, others: Iterable[Seat]) -> list[str]:
    """The names of the players that the game can't rank against a seat's player."""
    apart = {frozenset(pair) for pair in review.sides}
    return [
        names.player(other) for other in others if other != seat and frozenset((seat, other)) not in apart
    ]


def _pairs(pairs: Sequence[str]) -> str:
    """Pairs with a comma before the last, too, since each may have an "or" of its own."""
    *most, last = pairs
    return translate("story-either-many", first=", ".join(most), last=last) if most else last


def levels_text(player: PlayerReview) -> str:
    """The levels that a player's range reaches."""
    return " – ".join(translate(f"review-level-{level}") for level in _ends(player.levels))


def _ends(levels: Sequence[str]) -> Sequence[str]:
    return levels if len(levels) < 2 else (levels[0], levels[-1])
