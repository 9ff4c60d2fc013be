"""The coach: how good the turns of a game were, judged by playing them on in sampled worlds."""
