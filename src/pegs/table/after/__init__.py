"""After a game: its result, record and replay, the check of its shuffle, and practice from its moments."""
