"""What can come up in a game, given its rules and who sits at the table.

A description of the rules mentions only that: no partners if everybody plays alone, no jokers if the decks
have none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pegs.core.cards import JOKER, RANKS, Rank
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.playable import check_playable, playable
from pegs.rules.ruleset import RuleSet, Seating
from pegs.rules.switches import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    From,
    JumpOnto,
    Movers,
    Powers,
    Rules,
    SplitWith,
    Swap,
)

ALL_SEATINGS: tuple[Seating, ...] = tuple(
    (players, teams)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    for teams in range(2, players + 1)
    if players % teams == 0
)
"""Every seating that the engine can play."""

Share = Literal["none", "some", "all"]
"""In how many of the seatings something is so."""


@dataclass(frozen=True)
class Scope:
    """Rules and the seatings they are played in, of which there is at least one."""

    rules: Rules
    seatings: tuple[Seating, ...] = ALL_SEATINGS

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, ascending."""
        return tuple(sorted({players for players, _ in self.seatings}))

    @property
    def two_players(self) -> Share:
        """Whether two play."""
        return _share([players == MIN_PLAYERS for players, _ in self.seatings])

    @property
    def partners(self) -> Share:
        """Whether there are teams of more than one player."""
        return _share([teams < players for players, teams in self.seatings])

    @property
    def has_several_partners(self) -> bool:
        """Whether anyone has more than one partner."""
        return any(players // teams > 2 for players, teams in self.seatings)

    @property
    def moves_team(self) -> bool:
        """Whether anyone may move a partner's pegs as freely as their own."""
        return self.rules.move is Movers.TEAM and self.partners != "none"

    @property
    def has_jokers(self) -> bool:
        """Whether there are jokers in the decks."""
        return any(self.rules.jokers[players - MIN_PLAYERS] for players in self.players)

    @property
    def moves_by_joker(self) -> bool:
        """Whether there are jokers, and they can move a peg."""
        return self.has_jokers and self.rules.cards[JOKER] != Powers()

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks that can be played, or declared by a bluffer."""
        with_joker = self.has_jokers or self.rules.bluffing
        return tuple(rank for rank in RANKS if rank != JOKER or with_joker)

    def any_card(self, has: Callable[[Powers], object]) -> bool:
        """Whether one of these ranks has a power."""
        return any(has(self.rules.cards[rank]) for rank in self.ranks)

    def can_split(self, row: Powers) -> bool:
        """Whether a card can be split, which takes two pegs."""
        with_team = {SplitWith.TEAM, SplitWith.WHOLE_TEAM} if self.partners != "none" else set()
        with_others = row.split_with in {SplitWith.ANY} | with_team
        has_two_colors = with_others or self.moves_team
        has_two_pegs = self.rules.pegs > 1 or has_two_colors or self.rules.finishing_split_helps
        return bool(row.split) and (has_two_colors if row.split_colors else has_two_pegs)

    def can_jump(self, row: Powers) -> bool:
        """Whether a card lets a peg jump onto another, of which there has to be one to land on."""
        return bool(row.jump_from) and (row.jump_onto is not JumpOnto.PARTNERS or self.partners != "none")

    @property
    def has_splits(self) -> bool:
        """Whether a card can be split."""
        return self.any_card(self.can_split)

    @property
    def moves_opponents(self) -> bool:
        """Whether a split can move an opponent's peg."""
        return self.any_card(lambda row: row.split and row.split_with is SplitWith.ANY)

    @property
    def moves_others(self) -> bool:
        """Whether a card moves pegs other than those that the player usually moves."""
        with_team = self.partners != "none"
        return self.any_card(
            lambda row: (
                row.swap is not Swap.NONE
                or row.send_to_start
                or (row.split and row.split_with is SplitWith.ANY)
                or (row.split and row.split_with is not SplitWith.OWN and with_team)
            )
        )

    @property
    def hits_own_team(self) -> bool:
        """Whether a peg can land on a peg of the acting player's team."""
        return self.partners != "none" or self.moves_opponents


def scope_of(rules: RuleSet | Rules, seatings: tuple[Seating, ...] = ()) -> Scope:
    """The scope of rules in some seatings; if none are given, in `seatings_of` the rule set."""
    ruleset = rules if isinstance(rules, RuleSet) else RuleSet("", "", rules)
    return Scope(ruleset.rules, seatings or seatings_of(ruleset))


def seatings_of(
    ruleset: RuleSet, players: int | None = None, teams: int | None = None
) -> tuple[Seating, ...]:
    """The seatings that the rules name and that can play by them; if there are none, all that can.

    Only those with these numbers of players and teams, if they're given. Raises UsageError or DealError, with
    the reason, if there are none of those.
    """

    def chosen(seatings: tuple[Seating, ...]) -> tuple[Seating, ...]:
        return tuple(each for each in seatings if players in (None, each[0]) and teams in (None, each[1]))

    named, every = chosen(ruleset.seatings), chosen(ALL_SEATINGS)
    possible = playable(ruleset.rules, named) or playable(ruleset.rules, every)
    if not possible:
        if not every:
            raise UsageError(translate("rules-show-no-seating"))
        check_playable(ruleset.rules, *(named or every)[0])
    return possible


def power_comes_up(scope: Scope, row: Powers, power: str) -> bool:
    """Whether a power of a card can be used."""
    if power == "split":
        return scope.can_split(row)
    if power == "jump_from":
        return scope.can_jump(row)
    if power == "jump_ahead":
        return row.jump_ahead and scope.can_jump(row)
    if power == "jump_start_first":
        return row.jump_start_first and scope.can_jump(row) and From.START in row.jump_from
    return bool(getattr(row, power)) and getattr(row, power) != "none"


def _share(answers: list[bool]) -> Share:
    return "all" if all(answers) else "some" if any(answers) else "none"
