"""A live table: its seats, game, and event log, and what each client may see of them. No sockets, no SQL.

What no live table needs is in `after` and `answers`.
"""
