"""Pei: a fishing game for raja, patih and unyik; the pile that each has fished scores by combinations."""
