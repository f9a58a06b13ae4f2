"""The score of a real table in the terminal: what it came to, and the questions."""
