"""The server: tables stored in a database and played over WebSockets. Running it: docs/server.md."""
