"""What a device answers to requests, by topic. The paths are in `pegs.here.requests`."""
