"""Many deals at once, and what they say."""
