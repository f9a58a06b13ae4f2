"""Sakopong: five cards each from a pack without the low cards, five tricks, and no trumps."""
