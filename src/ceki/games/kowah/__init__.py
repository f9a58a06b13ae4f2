"""Kowah, also called Ceki: eight cards, three sets of three. Suits do not count, and no set need be of one face."""
