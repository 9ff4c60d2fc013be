"""A game in words and numbers: the narrator, the statistics, and the way from a player's taps to a turn."""
