"""Clubs: what a family remembers of its games, for anyone with the club's link."""
