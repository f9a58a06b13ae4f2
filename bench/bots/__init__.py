"""How well bots play, and what would make them play better."""
