"""The values of the game: cards, boards, turns, positions, operations, and errors.

Nothing here depends on rules that a rule set can change. Rule numbers and sections in docstrings are
those of ``docs/rules.md``.
"""
