"""What a club's finished games add up to: who won with whom, series, and records.

Everything follows from the stored games, so nothing can be counted twice or drift. Only games without bots
count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from pegs.core.cleaning import look_of
from pegs.protocol.clubs import ClubPair, ClubPerson, ClubRecord, ClubSeries
from pegs.server.club.club_store import Member, StoredGame, StoredSeries
from pegs.table.after.game_result import GameResult, SeatResult

MAX_GUESTS = 20
"""Guests that are listed, those with the most games first."""
SHORTEST_ROW = 3
"""The fewest wins in a row that are a record."""


def counts(result: GameResult) -> bool:
    """Whether a game counts: only people played."""
    return not any(seat.bot for seat in result.seats)


class Roster:
    """The people of a club and its guests, by index; people first.

    Games have the ids of the people who were in the club when they ended. A guest has only a name.
    """

    def __init__(self, members: Sequence[Member], games: Iterable[StoredGame]) -> None:
        self._members = members
        self._ids = {member.id: index for index, member in enumerate(members)}
        self._guests: dict[str, int] = {}
        self.guests = self._add_guests(games)

    def _add_guests(self, games: Iterable[StoredGame]) -> tuple[SeatResult, ...]:
        played: Counter[str] = Counter()
        last: dict[str, SeatResult] = {}
        for game in games:
            for seat in game.result.seats if counts(game.result) else ():
                if seat.name and not seat.person:
                    look = look_of(seat.name)
                    played[look] += 1
                    last.setdefault(look, seat)
        guests = [look for look, _ in played.most_common(MAX_GUESTS)]
        self._guests = {look: len(self._members) + number for number, look in enumerate(guests)}
        return tuple(last[look] for look in guests)

    def index_of(self, seat: SeatResult) -> int | None:
        """The person at a seat; None for a bot, and for someone who is no longer in the club."""
        if seat.bot:
            return None
        return self._ids.get(seat.person) if seat.person else self._guests.get(look_of(seat.name))

    def index_of_id(self, person: str | None) -> int | None:
        """The person with an id; None if they aren't in the club anymore."""
        return self._ids.get(person or "")

    def name_at(self, seat: SeatResult) -> str:
        """What the person at a seat is called now; empty for someone who is no longer in the club."""
        index = self.index_of(seat) if seat.person else None
        return self._members[index].name if index is not None else seat.name

    def teams(self, result: GameResult) -> dict[int, frozenset[int | None]]:
        """The people of each team."""
        return {
            team: frozenset(self.index_of(seat) for seat in result.seats if seat.team == team)
            for team in {seat.team for seat in result.seats}
        }

    def people(self, games: Iterable[StoredGame]) -> tuple[ClubPerson, ...]:
        """Everyone, with the games they played and won."""
        played: Counter[int] = Counter()
        won: Counter[int] = Counter()
        for game in games:
            for seat in game.result.seats if counts(game.result) else ():
                index = self.index_of(seat)
                if index is not None:
                    played[index] += 1
                    won[index] += seat.team == game.result.winner
        members = [(each.id, each.name, each.color, each.host, each.joined) for each in self._members]
        guests = [("", each.name, each.color, False, False) for each in self.guests]
        return tuple(
            ClubPerson(*each, games=played[index], won=won[index])
            for index, each in enumerate([*members, *guests])
        )


def pairs(roster: Roster, games: Iterable[StoredGame]) -> tuple[ClubPair, ...]:
    """The games that two people played in one team, and those they won, by pair."""
    played: Counter[tuple[int, int]] = Counter()
    won: Counter[tuple[int, int]] = Counter()
    for game in games:
        if not counts(game.result):
            continue
        for team, people in roster.teams(game.result).items():
            for one, other in combinations(sorted(each for each in people if each is not None), 2):
                played[one, other] += 1
                won[one, other] += team == game.result.winner
    return tuple(ClubPair(pair, number, won[pair]) for pair, number in sorted(played.items()))


def score(roster: Roster, series: StoredSeries, games: Iterable[StoredGame]) -> ClubSeries | None:
    """Where a series stands; None if one of its people is no longer in the club.

    A game counts if exactly these teams played it, so a game with someone who sits in doesn't.
    """
    teams = [tuple(roster.index_of_id(person) for person in team) for team in series.teams]
    known = [tuple(each for each in team if each is not None) for team in teams]
    if list(map(len, known)) != list(map(len, teams)):
        return None
    won, sets = [0] * len(known), [frozenset(team) for team in known]
    winner = None
    for game in sorted(games, key=lambda each: each.result.ended):
        played = roster.teams(game.result)
        is_part = counts(game.result) and game.result.ended >= series.began and winner is None
        if is_part and set(played.values()) == set(sets):
            team = sets.index(played[game.result.winner])  # type: ignore[arg-type]
            won[team] += 1
            winner = team if won[team] == series.target else None
    return ClubSeries(series.target, series.began, tuple(known), tuple(won), winner)


@dataclass(frozen=True, slots=True)
class _Row:
    """Wins in a row of the same people."""

    people: frozenset[int | None]
    wins: int
    game: StoredGame


def records(roster: Roster, games: Iterable[StoredGame]) -> tuple[ClubRecord, ...]:
    """The records of the games that count, as far as there are any."""
    counted = sorted((game for game in games if counts(game.result)), key=lambda each: each.result.ended)
    candidates = (_most_bumps(roster, counted), _longest_row(roster, counted), _quickest(roster, counted))
    return tuple(record for record in candidates if record is not None)


def _most_bumps(roster: Roster, games: Sequence[StoredGame]) -> ClubRecord | None:
    seats = [(seat.bumps, index, game) for game in games for index, seat in _known(roster, game)]
    bumps, index, game = max(seats, key=lambda each: each[0], default=(0, 0, None))
    if game is None or bumps == 0:
        return None
    return ClubRecord("bumps", (index,), bumps, game.result.ended, game.game)


def _known(roster: Roster, game: StoredGame) -> list[tuple[int, SeatResult]]:
    indices = [(roster.index_of(seat), seat) for seat in game.result.seats]
    return [(index, seat) for index, seat in indices if index is not None]


def _quickest(roster: Roster, games: Sequence[StoredGame]) -> ClubRecord | None:
    game = min(games, key=lambda each: each.result.turns, default=None)
    if game is None:
        return None
    return ClubRecord("quick", _winners(roster, game), game.result.turns, game.result.ended, game.game)


def _winners(roster: Roster, game: StoredGame) -> tuple[int, ...]:
    return tuple(index for index, seat in _known(roster, game) if seat.team == game.result.winner)


def _longest_row(roster: Roster, games: Sequence[StoredGame]) -> ClubRecord | None:
    rows: list[_Row] = []
    for game in games:
        people = roster.teams(game.result)[game.result.winner]
        continues = bool(rows) and rows[-1].people == people
        rows.append(_Row(people, rows[-1].wins + 1 if continues else 1, game))
    best = max(rows, key=lambda each: each.wins, default=None)
    if best is None or best.wins < SHORTEST_ROW:
        return None
    return ClubRecord("row", _winners(roster, best.game), best.wins, best.game.result.ended, best.game.game)
