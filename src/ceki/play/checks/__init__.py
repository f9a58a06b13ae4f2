"""What is looked at when a game is loaded: what it declares, how its rules are written, and three rounds of it."""
