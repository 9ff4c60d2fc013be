"""Several server processes on one PostgreSQL: leases, presence, notifications."""
