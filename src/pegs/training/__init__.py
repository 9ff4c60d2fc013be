"""Training the evaluator: games that the net plays against itself, and learning from them."""
