"""Advice and review: what the legal moves of a seat are worth, how surely, and why."""
