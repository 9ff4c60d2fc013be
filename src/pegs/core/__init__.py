"""Values of the game: cards, boards, turns, positions, operations, errors. No rule that a set can change."""
