"""One file, one game, and nothing else. See CONTRIBUTING.md, "Add a game in one file"."""
