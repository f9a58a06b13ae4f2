"""Odds of hands and draws, counted exactly: what games declare their own odds with."""
