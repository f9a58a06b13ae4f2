"""Tantanan: the small Gonggong of Java, with five cards in hand and three pairs to win; Ceken or Sampen for three."""
