"""Who sits where: joining, names, tokens, and the bots in the empty seats."""
