"""A live table: who sits where, whose turn it is, what happened, what each may see. No sockets, no SQL."""
