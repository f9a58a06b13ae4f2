"""`ceki score`."""
