from __future__ import annotations

from pegs.players.warm import warm_up
from pegs.words import say


def test_the_first_start_tells_how_far_it_is() -> None:
    told: list[tuple[str, float]] = []
    warm_up(lambda part, share: told.append((part, share)))
    shares = [share for _, share in told]
    assert told[0] == ("warm-part-players", 0.0)
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert all(say(part) for part, _ in told)
