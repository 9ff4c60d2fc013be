"""The kernel: legal turns, playing a turn, and whole games, compiled by Numba.

Rule numbers and sections are those of ``docs/rules.md``.
"""
