"""The HTTP routes, one file per topic. Each handler only calls something else."""
