"""One file, one game, on its own. See CONTRIBUTING.md, "Add a game in one file"."""
