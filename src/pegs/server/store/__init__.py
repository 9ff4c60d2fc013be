"""The database: its schema, reads, batched writes, and backups."""
