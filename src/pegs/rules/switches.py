"""`Rules`: every switch of the game in one frozen value (rules, section 12), and the values of each switch.

Each field is declared once, here: its type, its default (Pagat's basic game), and its source.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from pegs.core.board import Board
from pegs.core.cards import (
    ACE,
    COPIES_PER_PACK,
    EIGHT,
    JACK,
    JOKER,
    KING,
    N_RANKS,
    QUEEN,
    RANKS,
    SEVEN,
    TEN,
    Hand,
    Rank,
    pack_counts,
)

MIN_PLAYERS, MAX_PLAYERS = 2, 10
MAX_COUNT = 20
"""The largest count of a card. The kernel looks this many holes ahead."""
MAX_PEGS = 6
MIN_SPLIT_PEGS, MAX_SPLIT_PEGS = 2, 5
MAX_HOME = 8
MAX_CARDS = 540

PerPlayers = tuple[int, ...]
"""A number for each number of players, 2 ... 10."""


class Draw(StrEnum):
    """When a turn's card is drawn."""

    AFTER = "after"
    BEFORE = "before"


class ForgottenDraw(StrEnum):
    """The penalty for a forgotten draw (rules, section 10)."""

    EXTRA_CARD = "extra-card"
    DRAW_TWO = "draw-two"
    FORFEIT = "forfeit"


class DrawPiles(StrEnum):
    """Whether all players draw from one pile, or each has decks of their own."""

    SHARED = "shared"
    OWN = "own"


class MustPlay(StrEnum):
    """What must move if it can: some card of the hand, just the card that is played, or nothing."""

    HAND = "hand"
    CARD = "card"
    NOTHING = "nothing"


class Movers(StrEnum):
    """Whose pegs a player moves."""

    OWN = "own"
    TEAM = "team"


class Help(StrEnum):
    """Which partner a player helps once their own pegs are all home."""

    LEFT = "left"
    CHOICE = "choice"
    NONE = "none"


class LandOnOwn(StrEnum):
    """What happens to a peg on the track that another of its own color lands on."""

    FORBIDDEN = "forbidden"
    START = "start"


class BumpPartner(StrEnum):
    """What happens to a teammate's peg that is landed on."""

    IN_SPOT = "in-spot"
    START = "start"
    FORBIDDEN = "forbidden"


class InSpotTaken(StrEnum):
    """What happens to a teammate's peg that is landed on while its own color is on its in-spot.

    ``move-up`` is about a peg that is there itself: it stays, and what lands on it moves up to its own.
    """

    FORBIDDEN = "forbidden"
    START = "start"
    MOVE_UP = "move-up"


class StuckCounts(StrEnum):
    """Which turns count as stuck."""

    STUCK = "stuck"
    DISCARDS = "discards"


class StuckDiscard(StrEnum):
    """What a player discards who can't move anything: any card, the hand to draw a new one, or the card just
    drawn.
    """

    CARD = "card"
    HAND = "hand"
    DRAWN = "drawn"


class FreeOut(StrEnum):
    """Whether coming out free is required or optional."""

    MUST = "must"
    MAY = "may"


class TableTalk(StrEnum):
    """What partners may talk about."""

    NONE = "none"
    MOVES = "moves"
    OPEN = "open"


class SplitWays(StrEnum):
    """Which way the parts of a split go: all forward; some forward and some backward; each either way."""

    FORWARD = "forward"
    OPPOSITE = "opposite"
    ANY = "any"


class SplitOrder(StrEnum):
    """In which order the parts of a split are played."""

    ANY = "any"
    FORWARD_FIRST = "forward-first"


class SplitWith(StrEnum):
    """Whose pegs share a split.

    The player's; the player's first, then any of the team; any of the team; any on the board.
    """

    OWN = "own"
    TEAM = "team"
    WHOLE_TEAM = "whole-team"
    ANY = "any"


class Swap(StrEnum):
    """Which two pegs trade places: none; one of the player's and any other; any two."""

    NONE = "none"
    OWN = "own"
    ANY = "any"


class JumpOnto(StrEnum):
    """Whose pegs a jump lands on: any other color's, a partner's, or an opponent's."""

    ANY = "any"
    PARTNERS = "partners"
    OPPONENTS = "opponents"


class From(StrEnum):
    """Where a peg comes from when a joker moves it."""

    START = "start"
    TRACK = "track"
    HOME = "home"


@dataclass(frozen=True)
class Powers:
    """What one rank can do: a row of the card table. Any rank can have any power."""

    out: bool = False
    """Brings a peg from start to its out spot."""
    out_steps: int = 0
    """The peg that it brings out goes on by this many holes at once."""
    forward: tuple[int, ...] = ()
    """One peg goes forward by one of these counts."""
    backward: tuple[int, ...] = ()
    """One peg goes backward by one of these counts."""
    corner_to_corner: bool = False
    """A peg on a corner goes forward to the next corner, over pegs of its own color too."""
    split: int = 0
    """Different pegs share this count. 0: no split."""
    split_pegs: int = 2
    """The most pegs that share it; two always can."""
    split_ways: SplitWays = SplitWays.FORWARD
    split_order: SplitOrder = SplitOrder.ANY
    split_with: SplitWith = SplitWith.OWN
    split_colors: bool = False
    """Only pegs of different colors share it."""
    split_alone: bool = False
    """If only one peg on the track could share it, that peg goes the whole count forward."""
    split_helps: bool = True
    """The split that brings the player's last peg home also helps a partner, if the rules have that."""
    swap: Swap = Swap.NONE
    jump_from: tuple[From, ...] = ()
    """A peg from one of these lands on another color's peg on the track."""
    jump_onto: JumpOnto = JumpOnto.ANY
    jump_ahead: bool = False
    """It only jumps ahead: from where it stands, or from its out spot, as far as its own in-spot."""
    jump_start_first: bool = False
    """While the player has a peg in start, only a peg from start can jump."""
    in_spot_from: tuple[From, ...] = ()
    """A peg from one of these lands on its own in-spot."""
    send_to_start: bool = False
    """An opponent's peg on the track goes to its start."""

    @property
    def brings_out(self) -> bool:
        """Whether the rank can take a peg out of start in any way."""
        return self.out or From.START in self.jump_from or From.START in self.in_spot_from


SPLIT_DETAILS = (
    "split_pegs",
    "split_ways",
    "split_order",
    "split_with",
    "split_colors",
    "split_alone",
    "split_helps",
)
"""The powers that only matter to a card that can be split."""


def everywhere(number: int) -> PerPlayers:
    """The same number for every number of players."""
    return (number,) * (MAX_PLAYERS - MIN_PLAYERS + 1)


def up_to(steps: dict[int, int]) -> PerPlayers:
    """Numbers given as steps: ``{6: 3, 10: 5}`` is 3 up to six players and 5 up to ten."""
    limits = sorted(steps)
    return tuple(
        steps[next(limit for limit in limits if players <= limit)]
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    )


def _basic_cards() -> tuple[Powers, ...]:
    cards = [Powers(forward=(rank + 1,)) for rank in range(JOKER)]
    cards[ACE] = Powers(out=True, forward=(1,))
    cards[SEVEN] = Powers(forward=(7,), split=7)
    cards[EIGHT] = Powers(backward=(8,))
    for rank in (JACK, QUEEN, KING):
        cards[rank] = Powers(out=True, forward=(TEN + 1,))
    return (*cards, Powers(jump_from=(From.START, From.TRACK, From.HOME)))


def _switch(default: Any, source: str) -> Any:
    return field(default=default, metadata={"source": source})


@dataclass(frozen=True)
class Rules:
    """One way to play: a value for every switch. The defaults are Pagat's basic game.

    The catalog has the meaning of each field under ``switch-<field>``, and ``metadata["source"]`` its source.
    Values can contradict each other: ``pegs.rules.check`` finds that.
    """

    side_length: int = _switch(18, "Pagat, players and equipment; 20 in Pegoo")
    in_spot: int = _switch(3, "Pagat, players and equipment")
    out_spot: int = _switch(8, "Pagat, players and equipment")
    home_length: int = _switch(5, "all four sources")
    pegs: int = _switch(5, "all four sources")
    two_player_sides: int = _switch(2, "paddle sheet and Liftbridge: 4 for two players")
    decks: PerPlayers = _switch(up_to({6: 3, 8: 4, 10: 5}), "each source, players or dealing")
    jokers: PerPlayers = _switch(everywhere(2), "two a deck; paddle sheet: none for two players")
    half_decks: bool = _switch(False, "The Marble Game: half a deck each, the red or the black cards")
    draw_piles: DrawPiles = _switch(DrawPiles.SHARED, "all four sources; house rules: own")
    keep_top_discard: bool = _switch(False, "guide: all are shuffled; arp-Trosh: all but the top one")
    hand_size: int = _switch(5, "all; Kilpatrick 3")
    draw: Draw = _switch(Draw.BEFORE, "Pagat, deal and play; the others after the move")
    draw_by_hand: bool = _switch(False, "guide, rule 12; Liftbridge, penalty")
    forgotten_draw: ForgottenDraw = _switch(ForgottenDraw.EXTRA_CARD, "guide, rule 12; Liftbridge, penalty")
    must_play: MustPlay = _switch(MustPlay.HAND, "Pagat, deal and play; guide, rule 1")
    joker_exempt: bool = _switch(True, "Pagat: a player is never forced to play a joker")
    move: Movers = _switch(Movers.OWN, "Pagat, general rules; Arizona rule 2")
    help: Help = _switch(Help.LEFT, "Pagat, endgame; guide, rule 10")
    finishing_split_helps: bool = _switch(False, "North Carolina, rule 2")
    helper_shares_split: bool = _switch(False, "Parlor: a helper shares a seven between two partners")
    pass_in_spot: bool = _switch(True, "Kilpatrick rules forbid it")
    must_turn_in: bool = _switch(False, "house rules: a peg that can turn in with its count must")
    pass_own: bool = _switch(False, "all four sources; Parlor: yes")
    land_on_own: LandOnOwn = _switch(LandOnOwn.FORBIDDEN, "all four sources; house rules: start")
    pass_in_home: bool = _switch(False, "all four sources; house rules: yes")
    bump_partner: BumpPartner = _switch(BumpPartner.IN_SPOT, "all four sources")
    bump_chain: bool = _switch(True, "Pagat, notes on strategy; guide, jokers")
    in_spot_taken: InSpotTaken = _switch(
        InSpotTaken.FORBIDDEN, "Pagat, general rules; house rules: start; Dan Logan: move-up"
    )
    stuck_limit: int = _switch(0, "North Carolina, rule 9; Alaska; Pegoo")
    stuck_counts: StuckCounts = _switch(StuckCounts.STUCK, "North Carolina, rule 9; house rules: discards")
    stuck_discard: StuckDiscard = _switch(
        StuckDiscard.CARD,
        "all four sources; Joker Pursuit: the whole hand; Idaho Good Sam: the card just drawn",
    )
    stuck_by_team: bool = _switch(False, "Idaho Good Sam: partners' stuck turns count together")
    stuck_starts_over: bool = _switch(False, "Section 8, settled: the count stays; Dan Logan: it starts over")
    free_out: FreeOut = _switch(FreeOut.MUST, "North Carolina, rule 9; Pegoo: may")
    free_out_bumps: bool = _switch(False, "Section 8: bumps as with a card; Dan Logan: more")
    free_out_with_card: bool = _switch(True, "North Carolina, rule 9")
    stuck_pile: bool = _switch(False, "Pegoo: the can't play pile")
    bluffing: bool = _switch(False, "Bluffing Joker")
    table_talk: TableTalk = _switch(TableTalk.NONE, "Pagat, note on table talk; Liftbridge")
    cards: tuple[Powers, ...] = field(
        default_factory=_basic_cards, metadata={"source": "each source, card values"}
    )

    def decks_for(self, players: int) -> int:
        """The number of decks in each draw pile for a number of players."""
        return self.decks[players - MIN_PLAYERS]

    def n_piles(self, players: int) -> int:
        """The number of draw piles."""
        return players if self.draw_piles is DrawPiles.OWN else 1

    def pile_of(self, seat: int) -> int:
        """The number of the draw pile that a seat draws from."""
        return seat if self.draw_piles is DrawPiles.OWN else 0

    @property
    def copies_per_deck(self) -> int:
        """How many cards of each rank but the joker a deck has: four, or the two of one color."""
        return COPIES_PER_PACK // 2 if self.half_decks else COPIES_PER_PACK

    def pile_pack(self, players: int) -> Hand:
        """The number of cards of each rank that belong to one draw pile."""
        jokers = self.jokers[players - MIN_PLAYERS]
        return pack_counts(self.decks_for(players), jokers, self.copies_per_deck)

    def pack(self, players: int) -> Hand:
        """The number of cards of each rank in the game."""
        piles = self.n_piles(players)
        return tuple(piles * number for number in self.pile_pack(players))

    def board(self, players: int, teams: int) -> Board:
        """The board for a number of players and of teams, which divides it."""
        sides = self.two_player_sides if players == MIN_PLAYERS else players
        return Board(
            players, teams, sides, self.side_length, self.in_spot, self.out_spot, self.home_length, self.pegs
        )

    def with_card(self, rank: Rank, **powers: Any) -> Rules:
        """These rules with some powers of one rank changed: fields of `Powers`, by name.

        Raises TypeError if the rank isn't a known `Rank`, or there is no such power.
        """
        if rank not in RANKS or type(rank) is not Rank:
            raise TypeError(f"with_card takes a rank such as Rank.NINE, not {rank!r}")
        names = [each.name for each in fields(Powers)]
        for power in powers:
            if power not in names:
                raise TypeError(f"a card has no power {power!r}; the powers are {', '.join(names)}")
        row = replace(self.cards[rank], **powers)
        return replace(self, cards=(*self.cards[:rank], row, *self.cards[rank + 1 :]))


assert len(_basic_cards()) == N_RANKS
