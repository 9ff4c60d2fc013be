"""What a house rule does, in words: each measure's verdict and range, and all of them in one sentence."""

from __future__ import annotations

from math import floor, log10

import msgspec

from pegs.analysis.intervals import Interval
from pegs.analysis.rule_effect import EffectMeasure, RuleEffect
from pegs.analysis.rule_games import MAX_TURNS
from pegs.i18n import listed, translate
from pegs.story.sentences import capitalized

FIRST_GAMES = 100
"""With fewer games, nothing is reported."""
MAX_EFFECTS = 3
"""The most effects in a sentence."""
NOTABLE = {"minutes": 0.1, "edge": 0.03, "luck": 0.05, "stuck": 0.02, "comebacks": 0.05}
"""The smallest difference that a family would notice; for minutes, as a share of the base's. The sentence
begins with the effect that is the largest multiple of this.
"""
LITTLE_LUCK, MUCH_LUCK = 0.05, 0.15
TWICE, HALF = 1.75, 0.6
"""A ratio of stuck turns is called "twice" or more from `TWICE` up, and "half" up to `HALF`."""
MIN_STUCK = 0.005
"""If fewer turns are stuck under one of the rule sets, "twice as many" would say little."""


class EffectLine(msgspec.Struct, frozen=True):
    """One measure in words: its title, the verdict, and its range under the rules and the base."""

    name: str
    title: str
    verdict: str
    rules: str
    base: str


def effect_line(effect: RuleEffect, name: str) -> EffectLine:
    """One measure in words."""
    measure = effect.measure(name)
    return EffectLine(
        name=name,
        title=translate(f"effect-{name}"),
        verdict=_verdict(effect, measure),
        rules=in_range(name, measure.rules),
        base=translate("effect-base", base=effect.base, value=_range(name, measure.base)),
    )


def about(effect: RuleEffect) -> str:
    """The sentence saying how many players played by which rules."""
    return translate("effect-about", players=effect.players, rules=effect.rules, base=effect.base)


def in_range(name: str, measured: Interval) -> str:
    """A measure's range: "44 to 52 min"."""
    return translate(f"effect-value-{name}", range=_range(name, measured))


def _range(name: str, measured: Interval) -> str:
    most = 1.0 if name == "luck" else float("inf")  # chance can make Strong lose more than its share
    low, high = (_shown(name, min(each, most)) for each in (measured.low, measured.high))
    decimals = max(0, min(-floor(log10(max(high - low, 1e-9) / 2)), 2))
    low, high = round(low, decimals), round(high, decimals)
    if low == high:
        return translate("effect-one", value=low)
    return translate("effect-range", low=low, high=high)


def _shown(name: str, value: float) -> float:
    """A measure in the unit in which it's shown: shares in percent."""
    return value if name in ("minutes", "turns") else 100 * value


def _verdict(effect: RuleEffect, measure: EffectMeasure) -> str:
    if effect.games < FIRST_GAMES:
        return translate("effect-counting")
    if not measure.is_settled:
        return translate("effect-same")
    return _of_size("effect-", measure)


def _of_size(prefix: str, measure: EffectMeasure) -> str:
    """The difference of a measure in words: a verdict, or a part of a sentence."""
    change = measure.difference.value
    count = round(abs(_shown(measure.name, change)))
    match measure.name:
        case "minutes":
            return translate(f"{prefix}minutes-{'longer' if change > 0 else 'shorter'}", count=count)
        case "turns":
            return translate(f"{prefix}turns-{'more' if change > 0 else 'fewer'}", count=count)
        case "luck":
            size = "little" if abs(change) < LITTLE_LUCK else "much" if abs(change) >= MUCH_LUCK else "some"
            return translate(f"{prefix}luck-{'more' if change > 0 else 'less'}", size=size)
        case "stuck" if min(measure.base.value, measure.rules.value) >= MIN_STUCK:
            times = measure.rules.value / measure.base.value
            if times >= TWICE:
                return translate(f"{prefix}stuck-times", times=round(times))
            if times <= HALF:
                return translate(f"{prefix}stuck-half")
    return translate(f"{prefix}{measure.name}-{'more' if change > 0 else 'less'}", count=count)


def in_a_sentence(effect: RuleEffect) -> str:
    """The sentence with the effects that the games have settled: at most three, the biggest first."""
    if effect.games < FIRST_GAMES:
        return translate("effect-counting")
    settled = [each for each in effect.measures if each.name in NOTABLE and each.is_settled]
    if not settled:
        return translate("effect-nothing-yet", count=effect.games)
    biggest = sorted(settled, key=_weight, reverse=True)[:MAX_EFFECTS]
    effects = listed(_of_size("effect-say-", each) for each in biggest)
    return translate("effect-said", effects=capitalized(effects))


def _weight(measure: EffectMeasure) -> float:
    notable = NOTABLE[measure.name]
    if measure.name == "minutes":
        notable *= max(measure.base.value, 1.0)
    return abs(measure.difference.value) / notable


def warnings(effect: RuleEffect) -> tuple[str, ...]:
    """For each rule set under which games were stopped: how many."""
    stopped = ((effect.rules, effect.unfinished), (effect.base, effect.unfinished_base))
    return tuple(
        translate(
            "effect-unfinished-of",
            rules=title,
            sentence=translate("effect-unfinished", count=count, turns=MAX_TURNS),
        )
        for title, count in stopped
        if count
    )
