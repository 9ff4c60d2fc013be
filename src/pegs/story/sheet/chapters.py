"""The chapters of a rules sheet: which paragraphs there are, when each applies, and what its board shows.

A paragraph's text is the description's sentence on a switch, or a message of its own. Ids never change:
links and the answers to *why not* lead to them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from pegs.core.cards import UNKNOWN, Rank
from pegs.engine.why.citations import Citation, cite, house_citation
from pegs.i18n import either, translate
from pegs.rules.card_words import a_card
from pegs.rules.description import Describer
from pegs.rules.loader import family_of, load, origin_of
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.scope import Scope, power_comes_up, scope_of
from pegs.rules.subjects import comes_up
from pegs.rules.switches import (
    From,
    JumpOnto,
    Movers,
    MustPlay,
    Powers,
    SplitOrder,
    SplitWays,
    SplitWith,
    StuckDiscard,
    Swap,
)
from pegs.story.sentences import capitalized
from pegs.story.sheet import examples
from pegs.story.sheet.examples import Maker
from pegs.story.sheet.model import Chapter, Paragraph
from pegs.story.sheet.stage import Stage

Applies = Callable[[Scope], bool]


@dataclass(frozen=True)
class Entry:
    """A paragraph: its id, the switch whose sentence it is, and its board.

    Without a switch, its text is the message ``sheet-<id>``. ``rule`` is a rule of `pegs.engine.why`
    that's written down in the same place, if there is one. ``applies`` says whether the paragraph can come
    up, as far as its switch doesn't.
    """

    id: str
    switch: str = ""
    rule: str = ""
    example: Maker | None = None
    applies: Applies = lambda _: True


def _has(power: str) -> Applies:
    return lambda scope: scope.any_card(lambda row: power_comes_up(scope, row, power))


def _splits(has: Callable[[Powers], object]) -> Applies:
    return lambda scope: scope.any_card(lambda row: scope.can_split(row) and has(row))


def _split_ranks(scope: Scope, ways: SplitWays | None = None) -> list[Rank]:
    return [
        rank
        for rank in scope.ranks
        if scope.can_split(scope.rules.cards[rank]) and ways in (None, scope.rules.cards[rank].split_ways)
    ]


def _jumps_onto_some(scope: Scope) -> bool:
    return scope.any_card(lambda row: scope.can_jump(row) and row.jump_onto is not JumpOnto.ANY)


def _discards(what: StuckDiscard) -> Applies:
    return lambda scope: scope.rules.stuck_discard is what


def _discards_if_stuck(scope: Scope) -> bool:
    rules = scope.rules
    keeps_hand = rules.stuck_discard is StuckDiscard.CARD
    return rules.stuck_limit == 0 and keeps_hand and rules.must_play is not MustPlay.NOTHING


def _split_entry(name: str, ways: SplitWays, rule: str) -> Entry:
    example = examples.splitting(ways)
    return Entry(name, "", rule, example, _splits(lambda row: row.split_ways is ways))


CHAPTERS: dict[str, tuple[Entry, ...]] = {
    "goal": (
        Entry("goal", "always_winner", "game-over"),
        Entry("help", "help", "may-help", examples.helping),
        Entry("finishing-split", "finishing_split_helps", "finishing-split-whose"),
        Entry("helper-split", "helper_shares_split"),
    ),
    "turn": (
        Entry("draw", "draw", "phase-play"),
        Entry("must-play", "must_play", "must-play-hand"),
        Entry("joker-exempt", "joker_exempt", "may-keep-joker"),
        Entry("whose-pegs", "move", "opponents-peg", examples.teammate),
        Entry("draw-by-hand", "draw_by_hand", "phase-draw", None, lambda scope: scope.rules.draw_by_hand),
        Entry("forgotten-draw", "forgotten_draw", "may-forget"),
    ),
    "out": (
        Entry("out-cards", "", "brings-nothing-out", examples.coming_out, _has("out")),
        Entry("out-taken", "", "own-color-landed", examples.out_spot_taken, _has("out")),
    ),
    "moving": (
        Entry("count", "always_count", "wrong-count", examples.moving),
        Entry("own-color", "always_own", "own-color-passed", examples.own_color),
        Entry("own-pass", "pass_own", "", examples.passing_own),
        Entry("backward", "", "no-count", examples.backward, _has("backward")),
    ),
    "splitting": (
        Entry("split", "", "split-two-pegs", None, lambda scope: scope.has_splits),
        _split_entry("split-forward", SplitWays.FORWARD, "splits-nothing"),
        _split_entry("split-opposite", SplitWays.OPPOSITE, "splits-nothing"),
        _split_entry("split-any", SplitWays.ANY, "must-be-split"),
        Entry(
            "split-order",
            "",
            "splits-nothing",
            None,
            _splits(lambda row: row.split_order is SplitOrder.FORWARD_FIRST),
        ),
        Entry("split-colors", "", "splits-nothing", None, _splits(lambda row: row.split_colors)),
        Entry("split-alone", "", "must-be-split", examples.alone, _splits(lambda row: row.split_alone)),
        Entry(
            "split-opponents",
            "",
            "opponent-on-track-only",
            None,
            _splits(lambda row: row.split_with is SplitWith.ANY),
        ),
    ),
    "swapping": (Entry("swap", "", "swap-only", examples.swapping, _has("swap")),),
    "jokers": (
        Entry("joker-jump", "", "joker-onto-empty-hole", examples.joker_jump, _has("jump_from")),
        Entry("jump-onto", "", "joker-onto-empty-hole", None, _jumps_onto_some),
        Entry("jump-ahead", "", "joker-not-ahead", examples.joker_ahead, _has("jump_ahead")),
        Entry(
            "joker-start-first", "", "joker-start-first", examples.joker_start_first, _has("jump_start_first")
        ),
        Entry("to-in-spot", "", "in-spot-only", examples.to_in_spot, _has("in_spot_from")),
        Entry("send", "", "send-opponents-only", examples.sending, _has("send_to_start")),
    ),
    "bumping": (
        Entry("bump", "always_opponent", "may-bump", examples.bumping),
        Entry("own-land", "land_on_own", "", examples.landing_on_own),
        Entry("safe", "always_safe", "leaves-home"),
    ),
    "boosting": (
        Entry("boost", "bump_partner", "may-boost", examples.boosting),
        Entry("in-spot-taken", "in_spot_taken", "in-spot-taken", examples.in_spot_taken),
        Entry("chain", "bump_chain", "may-chain", examples.chain),
    ),
    "home": (
        Entry("home", "", "beyond-home", examples.going_home),
        Entry("home-lap", "pass_in_spot", "may-lap", examples.passing_in_spot),
        Entry("home-turn-in", "must_turn_in", "", examples.turning_in),
        Entry("home-deeper", "", "may-go-deeper", examples.deeper, lambda scope: scope.rules.home_length > 1),
        Entry("home-pass", "pass_in_home", "own-color-passed"),
        Entry("home-back", "always_back", "backward-into-home"),
    ),
    "stuck": (
        Entry("discard", "", "may-discard", None, _discards_if_stuck),
        Entry("stuck-hand", "stuck_discard", "", None, _discards(StuckDiscard.HAND)),
        Entry("stuck-drawn", "stuck_discard", "may-discard-drawn", None, _discards(StuckDiscard.DRAWN)),
        Entry("stuck", "stuck_limit", "must-come-out"),
        Entry("stuck-discards", "stuck_counts", "must-come-out"),
        Entry("stuck-team", "stuck_by_team"),
        Entry("free-out", "free_out", "must-come-out", examples.free_out),
        Entry("free-with-card", "free_out_with_card", "may-come-out-instead"),
        Entry("free-bumps", "free_out_bumps", "may-bump-coming-free"),
        Entry("stuck-over", "stuck_starts_over"),
        Entry("stuck-pile", "stuck_pile", "free-only-stuck"),
    ),
    "bluffing": (Entry("bluff", "bluffing", "declare-first"),),
    "talk": (Entry("talk", "table_talk"),),
    "setup": (
        Entry("pegs", "pegs"),
        Entry("board", "side_length"),
        Entry("two-players", "two_player_sides"),
        Entry("out-spot", "out_spot"),
        Entry("in-spot", "in_spot"),
        Entry("home-length", "home_length"),
        Entry("decks", "decks"),
        Entry("half-decks", "half_decks"),
        Entry("jokers", "jokers"),
        Entry("draw-piles", "draw_piles"),
        Entry("keep-top", "keep_top_discard"),
        Entry("hand", "hand_size"),
    ),
}
"""The chapters in their order, each with its paragraphs."""


_SWITCHES = {entry.id: entry.switch for entries in CHAPTERS.values() for entry in entries}


def switch_of(paragraph: str) -> str:
    """The switch whose sentence a paragraph is; empty if it has a text of its own."""
    return _SWITCHES.get(paragraph, "")


def applies(scope: Scope, entry: Entry) -> bool:
    """Whether a paragraph can come up."""
    return entry.applies(scope) and (not entry.switch or comes_up(scope, entry.switch))


@lru_cache(256)
def paragraph_ids(scope: Scope) -> frozenset[str]:
    """The ids of the paragraphs that rules have."""
    return frozenset(entry.id for entries in CHAPTERS.values() for entry in entries if applies(scope, entry))


def chapters(describer: Describer, stage: Stage) -> tuple[Chapter, ...]:
    """The chapters of a sheet, without those in which nothing can come up."""
    written = []
    for name, entries in CHAPTERS.items():
        paragraphs = tuple(
            _paragraph(describer, stage, entry) for entry in entries if applies(describer.scope, entry)
        )
        if paragraphs:
            title = translate(f"sheet-chapter-{name}", partners=describer.scope.partners)
            written.append(Chapter(name, title, paragraphs))
    return tuple(written)


def _paragraph(describer: Describer, stage: Stage, entry: Entry) -> Paragraph:
    if entry.switch:
        text = " ".join(sentence.text for sentence in describer.sentences(entry.switch))
    else:
        text = translate(f"sheet-{entry.id}", **describer.args, **_values(describer.scope, entry))
    example = None if entry.example is None else entry.example(stage)
    return Paragraph(entry.id, capitalized(text), _source(stage.ruleset, entry), example)


def _source(ruleset: RuleSet, entry: Entry) -> str:
    """Where a paragraph is written down, in the sources of the rule set.

    Another switch than the paragraph's own can make its refusal a house rule. That says nothing of the
    paragraph, so the source as a whole is named then.
    """
    family = family_of(ruleset)
    house = house_citation(entry.switch, ruleset.rules, family) or _house_card(ruleset, entry, family)
    cards = _cards_of(scope_of(ruleset), entry)
    rank = cards[0] if len(cards) == 1 else UNKNOWN
    cited = house or (cite(entry.rule, ruleset.rules, origin_of(ruleset), rank) if entry.rule else None)
    if cited and not (entry.switch and cited.switch not in ("", entry.switch)):
        return str(cited)
    return translate(f"sheet-source-{family}")


def _house_card(ruleset: RuleSet, entry: Entry, family: str) -> Citation | None:
    """A house rule's citation if a paragraph is about cards of which no set of the family says this."""
    cards = _cards_of(scope_of(ruleset), entry)
    if not cards or _family_cards(entry, family).intersection(cards):
        return None
    return Citation("house-card", card=cards[0])


@lru_cache(256)
def _family_cards(entry: Entry, family: str) -> frozenset[Rank]:
    """The cards that a paragraph is about in any set of a family."""
    sets = [ruleset for ruleset in map(load, NAMES) if family_of(ruleset) == family]
    return frozenset(rank for ruleset in sets for rank in _cards_of(scope_of(ruleset), entry))


def _cards_of(scope: Scope, entry: Entry) -> list[Rank]:
    """The cards that a paragraph without a switch is about."""
    rows = scope.rules.cards
    by_paragraph: dict[str, list[Rank]] = {
        "out-cards": [rank for rank in scope.ranks if rows[rank].out],
        "backward": [rank for rank in scope.ranks if rows[rank].backward],
        "split": _split_ranks(scope),
        "split-forward": _split_ranks(scope, SplitWays.FORWARD),
        "split-opposite": _split_ranks(scope, SplitWays.OPPOSITE),
        "split-any": _split_ranks(scope, SplitWays.ANY),
        "split-order": [r for r in _split_ranks(scope) if rows[r].split_order is SplitOrder.FORWARD_FIRST],
        "split-colors": [rank for rank in _split_ranks(scope) if rows[rank].split_colors],
        "split-alone": [rank for rank in _split_ranks(scope) if rows[rank].split_alone],
        "split-opponents": [r for r in _split_ranks(scope) if rows[r].split_with is SplitWith.ANY],
        "swap": [rank for rank in scope.ranks if rows[rank].swap is not Swap.NONE],
        "joker-jump": [rank for rank in scope.ranks if scope.can_jump(rows[rank])],
        "jump-onto": [
            r for r in scope.ranks if scope.can_jump(rows[r]) and rows[r].jump_onto is not JumpOnto.ANY
        ],
        "jump-ahead": [r for r in scope.ranks if scope.can_jump(rows[r]) and rows[r].jump_ahead],
        "joker-start-first": [rank for rank in scope.ranks if rows[rank].jump_start_first],
        "to-in-spot": [rank for rank in scope.ranks if rows[rank].in_spot_from],
        "send": [rank for rank in scope.ranks if rows[rank].send_to_start],
    }
    return by_paragraph.get(entry.id, [])


def _values(scope: Scope, entry: Entry) -> dict[str, str | int]:
    """What the message of a paragraph without a switch needs: its cards, and how they're played."""
    rows, cards = scope.rules.cards, _cards_of(scope, entry)
    most = max((rows[rank].split_pegs for rank in cards), default=0)
    return {
        "cards": either([a_card(rank) for rank in cards]),
        "own_cards": _cards([rank for rank in cards if rows[rank].swap is Swap.OWN]),
        "any_cards": _cards([rank for rank in cards if rows[rank].swap is Swap.ANY]),
        "partner_cards": _cards([rank for rank in cards if rows[rank].jump_onto is JumpOnto.PARTNERS]),
        "opponent_cards": _cards([rank for rank in cards if rows[rank].jump_onto is JumpOnto.OPPONENTS]),
        "ahead": "all" if all(rows[rank].jump_ahead for rank in cards) else "some",
        "from_start": "yes" if any(From.START in rows[rank].jump_from for rank in cards) else "no",
        "number": len(cards),
        "most": most,
        "moves": "team" if scope.moves_team else Movers.OWN.value,
        "shortcut": "yes" if _has_shortcut(scope, cards) else "no",
    }


def _cards(ranks: list[Rank]) -> str:
    """These cards in a sentence; "none" without any, so that its message can leave them out."""
    return capitalized(either([a_card(rank) for rank in ranks])) if ranks else "none"


def _has_shortcut(scope: Scope, cards: list[Rank]) -> bool:
    """Whether a card takes a peg from its out spot back to its in-spot or a little before it."""
    rules = scope.rules
    gap = rules.out_spot - rules.in_spot
    return gap > 0 and any(
        0 <= count - gap < rules.side_length // 2 for rank in cards for count in rules.cards[rank].backward
    )
