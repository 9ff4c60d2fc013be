"""The rules as compiled code over aligned NumPy records: listing turns, applying them, whole games."""
