"""Answers at any board, without a table: the judge, the rules sheet, the interview, and strategy tips."""
