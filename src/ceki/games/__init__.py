"""One file, one game, on its own. See docs/guide/first-game.md."""
