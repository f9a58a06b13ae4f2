"""Gonggong, the Balik Satu of Java: Surakarta's ways to score it, and the bets of Yogyakarta."""
