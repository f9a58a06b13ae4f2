"""An hour of faults, and what the players' histories say about it."""
