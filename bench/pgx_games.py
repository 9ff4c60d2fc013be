"""Games of pgx, thousands at once on JAX, as a peer of `pegs.study.VectorGame`.

`make bench` installs pgx (the dependency group ``bench``). JAX has no package for Intel Macs, so neither has
this peer.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from results import Peer

try:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset
except ImportError:
    AVAILABLE = False
else:
    AVAILABLE = True

GAMES = "backgammon", "leduc_holdem"


class PgxGames:
    """Random steps of games of pgx, with masks, observations and new games for those that are over."""

    def __init__(self, name: str, number: int, steps: int) -> None:
        self.name = name
        game = pgx.make(name)
        step = jax.vmap(auto_reset(game.step, game.init))

        def one_step(carry, _):  # type: ignore[no-untyped-def]
            states, key = carry
            key, choosing, chance = jax.random.split(key, 3)
            allowed = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(choosing, allowed, axis=-1)
            states = step(states, actions, jax.random.split(chance, number))
            # Without this use of them, JAX would leave out the observations.
            return (states, key), states.observation.sum()

        self._run = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=steps))
        begin = jax.jit(jax.vmap(game.init))
        self._carry = begin(jax.random.split(jax.random.PRNGKey(0), number)), jax.random.PRNGKey(1)
        self.steps = number * steps

    def __call__(self) -> None:
        self._carry, seen = self._run(self._carry)
        seen.block_until_ready()

    def result(self, seconds: float) -> Peer:
        """The rate of a run that took this many seconds."""
        return Peer(f"pgx {self.name}", self.steps / seconds, "steps/s")


def pgx_games(number: int, steps: int) -> list[PgxGames]:
    """The games, each with ``number`` at once; none if pgx isn't installed."""
    return [PgxGames(name, number, steps) for name in GAMES] if AVAILABLE else []
