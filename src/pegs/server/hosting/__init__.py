"""Operating a server: configuration, limits, logs, metrics, clocks."""
