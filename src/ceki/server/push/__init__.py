"""Pushes: a player who is not there learns that it is their turn."""
