"""Playing in a terminal, line by line: nothing is drawn over, so that a screen reader can follow."""
