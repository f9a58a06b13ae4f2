"""What people at a real table tell of a round that is over, so that the rules settle it."""
