"""The game in a terminal, line by line. Nothing is overwritten, so a screen reader can follow."""
