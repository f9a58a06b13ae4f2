"""The page in a browser: its visits, its frames, and how soon words are seen."""
