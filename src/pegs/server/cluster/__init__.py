"""Several server processes on one PostgreSQL database: leases, presence, notifications."""
