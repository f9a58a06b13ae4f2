"""The table as a drawing of character cells."""
