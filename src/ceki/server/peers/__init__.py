"""The other servers on the same database."""
