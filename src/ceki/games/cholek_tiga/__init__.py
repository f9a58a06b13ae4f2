"""Cholek Tiga ("draw three"): a fishing game. A hand card, then a stock card, each takes two of its rank."""
