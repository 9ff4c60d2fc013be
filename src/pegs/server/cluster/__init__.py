"""Several server processes on one PostgreSQL database: who owns each table, and notifications."""
