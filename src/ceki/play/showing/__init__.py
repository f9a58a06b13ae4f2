"""A table as one seat sees it, for people: as text, as a picture, as plain data."""
