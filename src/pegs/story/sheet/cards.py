"""The reference card: one line a card, equal cards together, and everything that a card can be used for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pegs.core.cards import JOKER, RANK_TEXT, Rank
from pegs.i18n import either, translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.description import Describer, is_plain
from pegs.rules.scope import Scope, power_comes_up
from pegs.rules.subjects import lets_keep_jokers
from pegs.rules.switches import MIN_SPLIT_PEGS, BumpPartner, From, JumpOnto, Powers, SplitWays, Swap
from pegs.story.sheet.model import CardLine, CardUse

Words = Mapping[str, str | int]
"""The arguments of sentences, with the rules' own words."""
MAX_SHARES = 4
"""The most ways to share a count that are listed one by one."""


def card_lines(describer: Describer, base: Describer) -> tuple[CardLine, ...]:
    """The lines of all cards that can come up, in the order of their ranks."""
    changed = {rank for rank in describer.scope.ranks if is_changed(describer, base, rank)}
    groups: dict[object, list[Rank]] = {}
    for rank in describer.scope.ranks:
        row = describer.rules.cards[rank]
        key = "plain" if is_plain(rank, row) else row
        groups.setdefault((key, rank in changed, rank == JOKER), []).append(rank)
    return tuple(
        _line(describer, tuple(ranks), ranks[0] in changed)
        for ranks in sorted(groups.values(), key=lambda ranks: ranks[0])
    )


def is_changed(describer: Describer, base: Describer, rank: Rank) -> bool:
    """Whether a card does something else than in the basic game."""
    if rank not in base.scope.ranks:
        return True
    return describer.rules.cards[rank] != base.rules.cards[rank]


def anchor(rank: Rank) -> str:
    """The id of what a sheet says about a card."""
    return "card-joker" if rank == JOKER else f"card-{CARD_NAMES[rank]}"


def _line(describer: Describer, ranks: tuple[Rank, ...], changed: bool) -> CardLine:
    scope, row = describer.scope, describer.rules.cards[ranks[0]]
    text, detail = in_short(describer, ranks)
    return CardLine(
        ids=tuple(map(anchor, ranks)),
        cards=tuple(RANK_TEXT[rank] for rank in ranks),
        text=text,
        detail=detail,
        is_changed=changed,
        uses=_uses(describer, ranks[0], row),
        paragraph=_paragraph(scope, row, anchor(ranks[0])),
    )


def in_short(describer: Describer, ranks: tuple[Rank, ...]) -> tuple[str, str]:
    """What some cards do, in a few words, and what to know about it: "Moves 7, or splits"."""
    scope, row = describer.scope, describer.rules.cards[ranks[0]]
    if len(ranks) > 1 and is_plain(ranks[0], row):
        return translate("sheet-card-by-number"), ""
    verbs = [
        translate(
            f"sheet-card-{power}",
            counts=_either(getattr(row, power)),
            onto=row.jump_onto.value,
            ahead="yes" if row.jump_ahead else "no",
            steps=row.out_steps,
            **describer.args,
        )
        for power in _VERBS
        if power_comes_up(scope, row, power)
    ]
    text = _joined(verbs) or translate("sheet-card-idle")
    return text[0].upper() + text[1:], "; ".join(_details(describer, row))


_VERBS = (
    *("out", "forward", "backward", "corner_to_corner", "split"),
    *("swap", "jump_from", "in_spot_from", "send_to_start"),
)
"""The powers with a verb of their own, in the order of a line."""


def _either(value: object) -> str:
    """Counts as text; nothing for a power without counts."""
    if not isinstance(value, tuple) or not all(type(each) is int for each in value):
        return ""
    return either(map(str, value)) if value else ""


def _joined(texts: list[str]) -> str:
    if len(texts) < 2:
        return "".join(texts)
    return translate("sheet-or", first=", ".join(texts[:-1]), last=texts[-1])


def power_details(describer: Describer, row: Powers) -> dict[str, str]:
    """What to know about each of a card's powers that isn't said by its verb, by the power's name."""
    scope, words = describer.scope, describer.args
    details = {}
    if power_comes_up(scope, row, "split"):
        details["split"] = _split_detail(scope, row)
    if power_comes_up(scope, row, "jump_from"):
        details["jump_from"] = _jump_detail(words, row)
    if row.in_spot_from:
        details["in_spot_from"] = translate("sheet-detail-from", places=_places(words, row.in_spot_from))
    if row.swap is not Swap.NONE:
        details["swap"] = translate("sheet-detail-swap", whose=row.swap.value)
    return details


def _details(describer: Describer, row: Powers) -> list[str]:
    words, details = describer.args, power_details(describer, row)
    if row.in_spot_from and "jump_from" in details:
        places = _places(words, row.in_spot_from)
        details["in_spot_from"] = translate("sheet-detail-in-spot-from", places=places, **words)
    if row.backward and not row.forward and not details:
        details["backward"] = translate("sheet-detail-back", **words)
    return list(details.values())


def _split_detail(scope: Scope, row: Powers) -> str:
    many = row.split_pegs if row.split_pegs > MIN_SPLIT_PEGS else 0
    is_forward = row.split_ways is SplitWays.FORWARD
    ways = translate(
        "sheet-detail-ways",
        ways=row.split_ways.value,
        order=row.split_order.value,
        whose=_sharing(scope, row),
        colors="yes" if row.split_colors else "no",
        alone="yes" if row.split_alone else "no",
        count=row.split,
        most=many,
        pegs="many" if many and not is_forward else "few",
        others="none" if is_forward else _others(scope, row),
    )
    return ways[0].lower() + ways[1:]


def _sharing(scope: Scope, row: Powers) -> str:
    if row.split_with.value == "any":
        return "any"
    if scope.partners == "none":
        return "own"
    if row.split_with.value == "whole-team" or scope.moves_team:
        return "whole-team"
    return row.split_with.value


def _others(scope: Scope, row: Powers) -> str:
    """Whose pegs share a split beside those that one moves anyway."""
    sharing = _sharing(scope, row)
    is_usual = sharing == "own" or (sharing == "whole-team" and scope.moves_team)
    return "none" if is_usual else sharing


def _jump_detail(words: Words, row: Powers) -> str:
    detail = _jump_origins(words, row)
    return translate("sheet-detail-ahead", detail=detail, **words) if row.jump_ahead else detail


def _jump_origins(words: Words, row: Powers) -> str:
    """Where a jumping peg comes from."""
    others = tuple(each for each in row.jump_from if each is not From.START)
    if row.jump_start_first and From.START in row.jump_from and others:
        return translate("sheet-detail-start-first", places=_places(words, others), **words)
    if row.jump_from == tuple(From):
        return translate("sheet-detail-anywhere", **words)
    return translate("sheet-detail-from", places=_places(words, row.jump_from))


def _places(words: Words, places: tuple[From, ...]) -> str:
    return either([translate(f"sheet-place-{each.value}", **words) for each in places])


def _paragraph(scope: Scope, row: Powers, own: str) -> str:
    """The paragraph to read about a card with such powers."""
    for power, paragraph in (("jump_from", "joker-jump"), ("split", "split"), ("swap", "swap")):
        if power_comes_up(scope, row, power):
            return paragraph
    return "out-cards" if row.out else own


# --- uses


def _uses(describer: Describer, rank: Rank, row: Powers) -> tuple[CardUse, ...]:
    """Everything to do with a card, for its own page."""
    scope = describer.scope
    uses: list[CardUse] = []
    for power, make in _USES.items():
        if power_comes_up(scope, row, power):
            uses += make(describer, row)
    if row.forward or power_comes_up(scope, row, "split"):
        uses.append(_use("home", describer, split="yes" if power_comes_up(scope, row, "split") else "no"))
    if rank == JOKER and lets_keep_jokers(scope):
        uses.append(_use("optional", describer))
    return tuple(uses) or (_use("discard", describer),)


def _use(kind: str, describer: Describer, sign: str = "", **args: str | int) -> CardUse:
    args = {**describer.args, "count": 0, **args}
    detail = translate(f"sheet-use-{kind}.detail", **args)
    return CardUse(kind, translate(f"sheet-use-{kind}", **args), detail.strip("-"), sign)  # type: ignore[arg-type]


def _out(describer: Describer, _: Powers) -> list[CardUse]:
    return [_use("out", describer)]


def _forward(describer: Describer, row: Powers) -> list[CardUse]:
    return [_use("forward", describer, f"+{count}", count=count) for count in row.forward]


def _backward(describer: Describer, row: Powers) -> list[CardUse]:
    return [_use("back", describer, str(count), count=count) for count in row.backward]


def _corner(_describer: Describer, _row: Powers) -> list[CardUse]:
    return [CardUse("forward", translate("sheet-use-corner"), translate("sheet-use-corner.detail"))]


def _split(describer: Describer, row: Powers) -> list[CardUse]:
    count, is_forward = row.split, row.split_ways is SplitWays.FORWARD
    shares = [(k, count - k) for k in range(count // 2, 0, -1)]
    few = is_forward and len(shares) <= MAX_SHARES and row.split_pegs == MIN_SPLIT_PEGS
    listed = ", ".join(translate("sheet-share", first=a, last=b) for a, b in shares) if few else ""
    sign = f"{shares[0][0]} {shares[0][1]}" if is_forward else f"±{count}"
    most = row.split_pegs if row.split_pegs > MIN_SPLIT_PEGS else 2
    ways = "listed" if few else row.split_ways.value
    return [_use("split", describer, sign, count=count, most=most, ways=ways, shares=listed)]


def _swap(describer: Describer, row: Powers) -> list[CardUse]:
    return [_use("swap", describer, whose=row.swap.value)]


def _jump(describer: Describer, row: Powers) -> list[CardUse]:
    scope = describer.scope
    bumps = [] if row.jump_onto is JumpOnto.PARTNERS else [_use("bump", describer)]
    has_boosts = scope.partners != "none" and scope.rules.bump_partner is BumpPartner.IN_SPOT
    if not has_boosts or row.jump_onto is JumpOnto.OPPONENTS:
        return bumps
    return [*bumps, _use("boost", describer)]


def _in_spot(describer: Describer, row: Powers) -> list[CardUse]:
    return [_use("in_spot", describer, places=_places(describer.args, row.in_spot_from))]


def _send(describer: Describer, _: Powers) -> list[CardUse]:
    return [_use("send", describer)]


_USES: dict[str, Callable[[Describer, Powers], list[CardUse]]] = {
    "out": _out,
    "forward": _forward,
    "backward": _backward,
    "corner_to_corner": _corner,
    "split": _split,
    "swap": _swap,
    "jump_from": _jump,
    "in_spot_from": _in_spot,
    "send_to_start": _send,
}
"""The uses that each power gives a card."""
