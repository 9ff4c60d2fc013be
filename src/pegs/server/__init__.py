"""The server: tables kept in a database and played over sockets. Running it: docs/server.md."""
