"""Learned players: a small network estimates how much better a legal move is than the simple player's."""
