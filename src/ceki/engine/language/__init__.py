"""The Python that rules are written in: what it allows, and how it is compiled."""
