"""What's printed on a reference card, in the current language. Everything comes from the switches."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from msgspec import Struct

from pegs.core.cards import RANK_TEXT, RANKS
from pegs.i18n import either, translate
from pegs.look import PALETTE
from pegs.printing.card_picture import fan, icon_picture
from pegs.printing.side_picture import side_picture
from pegs.printing.typesetter import in_our_letters
from pegs.rules.card_legend import marks_of
from pegs.rules.codec import SWITCHES
from pegs.rules.description import Describer, in_short, is_plain
from pegs.rules.ruleset import RuleSet, Seating
from pegs.rules.scope import Scope, power_comes_up
from pegs.rules.subjects import comes_up
from pegs.rules.summary import title_of
from pegs.rules.switches import MIN_PLAYERS, BumpPartner, Powers, Rules, SplitWith
from pegs.story.sentences import capitalized
from pegs.story.sheet.cards import card_lines, power_details
from pegs.story.sheet.model import CardLine

CHIPS = {
    "out": "out",
    "forward": "plain",
    "backward": "back",
    "corner_to_corner": "plain",
    "split": "split",
    "swap": "swap",
    "jump_from": "joker",
    "in_spot_from": "out",
    "send_to_start": "send",
}
"""The powers with a chip, each with its tint, in the order of a row."""
POCKET_NUMBERS = 1.3
"""How much larger numbers are on a pocket card's board."""


class Chip(Struct, frozen=True):
    """One thing that a card does: a few words, its tint and ink, and a sign."""

    text: str
    ground: str
    ink: str
    icon: str


class Row(Struct, frozen=True):
    """Cards that do the same: as a picture and in writing, their chips, and what else to know."""

    ranks: tuple[str, ...]
    cards: str
    fan: str
    is_joker: bool
    chips: tuple[Chip, ...]
    note: str


class Box(Struct, frozen=True):
    """Paragraphs on one subject; ``steps`` are numbered."""

    title: str
    steps: tuple[str, ...]
    paragraphs: tuple[str, ...]


class Card(Struct, frozen=True):
    """A whole reference card in one language."""

    language: str
    document_title: str
    title: str
    facts: tuple[str, ...]
    banner: str
    either: str
    rows: tuple[Row, ...]
    boxes: tuple[Box, ...]
    board: str
    pocket_board: str
    """The same for a pocket card: with larger numbers, and without a caption, which would be too small."""
    board_ratio: float
    """The height of the small board, as a share of its width."""
    board_description: str
    places: tuple[str, ...]
    source: str
    """Where the rules come from, and the day of printing if it's known."""
    printed: str
    """The day alone."""
    scale: str
    fold: str
    glue: str


def card_content(
    ruleset: RuleSet, seatings: tuple[Seating, ...], language: str, printed: date | None = None
) -> Card:
    """The reference card for some rules, in the current language. ``language`` is that language's code."""
    describer = Describer(ruleset, seatings)
    describer.args |= {name: in_our_letters(str(word)) for name, word in describer.args.items()}
    scope = describer.scope
    title = in_our_letters(title_of(ruleset))
    board = scope.rules.board(scope.players[0], scope.seatings[0][1])
    side = side_picture(board, translate("print-way"))
    source = translate("print-source", source=in_our_letters(ruleset.source or title))
    day = _day(printed) if printed else ""
    return Card(
        language=language,
        document_title=translate("print-card-title", title=title),
        title=title,
        facts=_facts(scope),
        banner=_banner(scope),
        either=translate("print-or"),
        rows=tuple(_row(describer, line) for line in card_lines(describer, describer)),
        boxes=tuple(_boxes(describer)),
        board=side.svg,
        pocket_board=side_picture(board, "", numbers=POCKET_NUMBERS).svg,
        board_ratio=side.height / side.width,
        board_description=translate("print-board-alt"),
        places=_places(describer),
        source=" · ".join(filter(None, (source, day))),
        printed=day,
        scale=translate("print-scale"),
        fold=translate("print-fold"),
        glue=translate("print-glue"),
    )


def _day(printed: date) -> str:
    month = translate("date-month", month=printed.month)
    return translate("print-printed", month=month, day=printed.day, year=str(printed.year))


def _facts(scope: Scope) -> tuple[str, ...]:
    rules, players = scope.rules, list(scope.players)
    teams = sorted({teams for number, teams in scope.seatings if teams < number})
    owned = _owned(rules, players)
    decks = [1] if owned == "each" else sorted({rules.decks[number - MIN_PLAYERS] for number in players})
    return (
        translate("sheet-fact-players", players=in_short(players), count=players[-1]),
        translate(
            "print-teams",
            partners=scope.partners,
            teams=in_short(teams) if teams else "",
            count=max(teams, default=0),
        ),
        translate("sheet-fact-cards", count=rules.hand_size),
        translate(
            "print-decks",
            decks=in_short(decks),
            count=decks[-1],
            owned=owned,
            half=str(rules.half_decks).lower(),
            jokers=_jokers(rules, players),
        ),
    )


def _owned(rules: Rules, players: list[int]) -> str:
    """Whether players have decks of their own; ``each`` if one for each of them is shuffled together."""
    if rules.draw_piles == "own":
        return "yes"
    is_one_each = all(rules.decks[number - MIN_PLAYERS] == number for number in players)
    return "each" if is_one_each else "no"


def _jokers(rules: Rules, players: list[int]) -> str:
    """Whether there are jokers; ``one`` if it's a single one, in a single deck or in everyone's."""
    jokers = {rules.jokers[number - MIN_PLAYERS] for number in players}
    decks = {rules.decks[number - MIN_PLAYERS] for number in players}
    if not any(jokers):
        return "no"
    is_single = jokers == {1} and (decks == {1} or _owned(rules, players) == "each")
    return "one" if is_single else "yes"


def _banner(scope: Scope) -> str:
    """The one rule that holds for every card; empty if everyone simply moves their own pegs."""
    if scope.rules.bluffing:
        return translate("print-banner-bluff")
    return translate("print-banner-team") if scope.moves_team else ""


# --- rows


def _row(describer: Describer, line: CardLine) -> Row:
    ranks = [rank for rank in RANKS if RANK_TEXT[rank] in line.cards]
    rows = describer.rules.cards
    marks = [marks_of(rows[rank]) for rank in ranks]
    by_number = len(ranks) > 1 and is_plain(ranks[0], rows[ranks[0]])
    joker = translate("print-joker")
    return Row(
        ranks=line.cards,
        cards=_written(line.cards, joker),
        fan=fan(line.cards, marks, joker),
        is_joker=line.cards == ("*",),
        chips=tuple(_chips(describer, rows[ranks[0]], by_number=by_number)),
        note=translate("print-note-number") if by_number else _note(describer, rows[ranks[0]]),
    )


def _written(cards: tuple[str, ...], joker: str) -> str:
    """Cards as text; of four or more in a row, only the ends: ``2–6, 9, 10``, ``J Q K``."""
    order = "A23456789TJQK"
    names = {"T": "10", "*": joker}
    runs: list[list[str]] = []
    for card in cards:
        follows = runs and card in order and order.find(card) == order.find(runs[-1][-1]) + 1
        if follows:
            runs[-1].append(card)
        else:
            runs.append([card])
    written: list[str] = []
    for run in runs:
        shown = [names.get(card, card) for card in run]
        written += [f"{shown[0]}–{shown[-1]}"] if len(run) > 3 else shown
    has_numbers = any(each[0].isdigit() for each in written)
    return (", " if has_numbers else " ").join(written)


def _chips(describer: Describer, row: Powers, *, by_number: bool) -> Iterator[Chip]:
    powers = [power for power in CHIPS if power_comes_up(describer.scope, row, power)]
    if by_number:
        yield _chip("plain", translate("print-chip-number"))
        return
    for power in powers:
        value = getattr(row, power)
        counts = either([str(each) for each in value]) if isinstance(value, tuple) else str(value)
        yield _chip(CHIPS[power], translate(f"print-chip-{power}", counts=counts, **describer.args))
    if not powers:
        yield _chip("plain", translate("print-chip-idle"), icon="")


def _chip(kind: str, text: str, icon: str | None = None) -> Chip:
    ground, ink = PALETTE.foot[kind]
    sign = icon_picture(kind, ink) if icon is None else icon
    return Chip(text, ground, ink, sign)


def _note(describer: Describer, row: Powers) -> str:
    """What else to know about a card. Two notes or more each say which chip they're about, in its order."""
    details = power_details(describer, row)
    powers = [power for power in CHIPS if power in details or (power in _NOTED and getattr(row, power))]
    alone = "yes" if len(powers) == 1 else "no"
    notes = {power: _noted(describer, row, power, details.get(power, ""), alone) for power in powers}
    if len(notes) < 2:
        return "".join(notes.values())
    place = capitalized(str(describer.args["in_spot_word"]))
    return " ".join(
        translate("print-note-one-of", power=power, place=place, note=note) for power, note in notes.items()
    )


_NOTED = {"out": "out", "send_to_start": "send"}
"""The powers with a note that only cards on paper have, each with the end of its message id."""


def _noted(describer: Describer, row: Powers, power: str, detail: str, alone: str) -> str:
    """The note on one power. ``alone`` is yes if no other power of the card has one."""
    if power == "split":
        opponents = "yes" if row.split_with is SplitWith.ANY else "no"
        return translate("print-note-split", detail=detail, opponents=opponents)
    if power == "jump_from":
        ahead = "yes" if row.jump_ahead else "no"
        return translate("print-note-jump", detail=detail, alone=alone, onto=row.jump_onto.value, ahead=ahead)
    if power not in _NOTED:
        return detail
    return translate(f"print-note-{_NOTED[power]}", steps=row.out_steps, **describer.args)


# --- boxes

Words = Iterator[tuple[str, ...]]
"""The sentences of each paragraph: a switch has its own, and for the rest it's the end of a message id."""


def _boxes(describer: Describer) -> Iterator[Box]:
    """Three boxes that every card has, then those that only some rules need."""
    scope = describer.scope

    def said(words: Words) -> tuple[str, ...]:
        args = describer.args | {"count": scope.rules.stuck_limit}
        return tuple(" ".join(translate(_message(name), **args) for name in names) for names in words)

    yield Box(translate("print-box-turn"), _steps(scope), said(_turn(scope)))
    yield Box(translate("print-box-landing"), (), said(_landing(scope)))
    yield Box(translate("print-box-home"), (), said(_home(scope)))
    if scope.rules.stuck_limit:
        yield Box(translate("print-box-stuck"), (), said(_stuck(scope)))
    if scope.rules.bluffing:
        doubts = iter([("bluff-caught",), ("bluff-truth",), ("bluff-none",)])
        yield Box(translate("print-box-bluffing"), (), said(doubts))
    if comes_up(scope, "help"):
        yield Box(translate("print-box-helping"), (), said(_helping(scope)))


def _message(name: str) -> str:
    return f"switch-{name}.card" if name in SWITCHES else f"print-{name}"


def _steps(scope: Scope) -> tuple[str, ...]:
    rules, before = scope.rules, scope.rules.draw.value == "before"
    play = (
        [translate("print-step-declare"), translate("print-step-doubt")]
        if rules.bluffing
        else [translate("print-step-play", count=rules.hand_size + before)]
    )
    steps = [*play, translate("print-step-move")]
    draw = translate("print-step-draw")
    return tuple([draw, *steps] if before else [*steps, draw])


def _turn(scope: Scope) -> Words:
    exempts = comes_up(scope, "joker_exempt") and not scope.rules.bluffing
    yield ("must_play", "joker_exempt") if exempts else ("must_play",)
    if comes_up(scope, "stuck_discard"):
        yield ("stuck_discard",)
    if scope.rules.keep_top_discard:
        yield ("keep_top_discard",)
    if scope.rules.draw_by_hand:
        yield ("forgotten_draw",)


def _landing(scope: Scope) -> Words:
    yield ("opponent",)
    if comes_up(scope, "bump_partner"):
        boosts = scope.rules.bump_partner is BumpPartner.IN_SPOT
        yield ("bump_partner", "in_spot_taken") if boosts else ("bump_partner",)
    if scope.rules.pegs > 1:
        yield ("own",)


def _home(scope: Scope) -> Words:
    yield ("pass_in_spot",)
    yield ("home-back", "home-safe") if comes_up(scope, "always_back") else ("home-safe",)
    if comes_up(scope, "pass_in_home") and not scope.rules.pass_own:
        yield ("pass_in_home",)  # otherwise it's said with passing on the track
    yield ("winner",)


def _stuck(scope: Scope) -> Words:
    yield "stuck_limit", "free_out"
    if comes_up(scope, "stuck_by_team"):
        yield ("stuck_by_team",)
    if comes_up(scope, "free_out_with_card") and scope.rules.free_out_with_card:
        yield ("free_out_with_card",)
    if comes_up(scope, "free_out_bumps"):
        yield ("free_out_bumps",)
    if comes_up(scope, "stuck_starts_over"):
        yield ("stuck_starts_over",)
    if scope.rules.stuck_pile:
        yield ("stuck_pile",)


def _helping(scope: Scope) -> Words:
    yield tuple(
        name for name in ("help", "helper_shares_split", "finishing_split_helps") if comes_up(scope, name)
    )


def _places(describer: Describer) -> tuple[str, ...]:
    """The five places of a side, by the set's own names."""
    rules, args = describer.rules, describer.args

    def named(place: str) -> str:
        return capitalized(str(args[f"{place}_word"]))

    return (
        translate("print-place-start", name=named("start")),
        translate("print-place-out", name=named("out_spot"), hole=rules.out_spot),
        translate("print-place-in", name=named("in_spot"), hole=rules.in_spot),
        translate("print-place-home", name=named("home"), count=rules.home_length),
        translate("print-place-corner"),
    )
