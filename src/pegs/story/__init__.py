"""A game in words and numbers: the narrator, the statistics, and turns as people choose or write them."""
