"""Learned players: choices of simple players by the million, what each move came to, and a network fitted to that."""
