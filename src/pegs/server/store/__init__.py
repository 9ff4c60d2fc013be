"""The database: schema, reads, batched writes, backups."""
