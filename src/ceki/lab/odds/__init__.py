"""Odds of a game or a hand: counted where they can be, simulated where not; as text and as a picture."""
