"""Training the value net: games that it plays against itself, and learning from them."""
