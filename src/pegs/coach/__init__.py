"""The coach: how good the turns of a game were, judged by rollouts in sampled worlds."""
