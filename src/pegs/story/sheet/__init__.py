"""The rules sheet: a set of rules for people, as plain data for a page, a printed card, or a booklet."""
