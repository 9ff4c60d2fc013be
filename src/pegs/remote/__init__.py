"""Playing at a table on another machine: taking a seat, and what that seat sees of the game."""
