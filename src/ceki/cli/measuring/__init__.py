"""Commands that measure bots: against each other, and exactly in small games."""
