"""A game in words and numbers: the narrator, the statistics, and choosing a turn step by step."""
