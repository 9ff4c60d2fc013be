"""What simulations and comparisons do if nothing else is chosen."""

SEATS = "hints"
"""The bot at every seat."""
SEED = "0"
MAX_TURNS = 20_000
"""The most turns in a game. Uniformly random play takes thousands in large games."""
SIMULATED_GAMES = 10_000
COMPARED_GAMES = 2_000
