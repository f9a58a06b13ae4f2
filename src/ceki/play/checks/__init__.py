"""The checks when a game is loaded: its declarations, how its rules are written, and three rounds of it."""
