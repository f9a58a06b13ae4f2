"""The table line by line, for screen readers and pipes."""
