"""Chot, or Kiong: Balik Lima Belas for two sides of partners, scored by tokens and settled by bangkong."""
