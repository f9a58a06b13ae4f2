"""Our games and our speed beside other engines."""
