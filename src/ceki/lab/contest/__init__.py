"""Players against each other on the same deals: who is better, by how much, how surely."""
