"""What a browser gets of a game, so that it can play it without a server."""
