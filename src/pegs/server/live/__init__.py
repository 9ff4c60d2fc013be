"""Live tables: one actor per table, and the clients connected to it."""
