"""The terminal player: any game at a table drawn in text, or line by line for screen readers and pipes.

Everything here follows from what a game declares (fields, verbs, score lines, hints) and from the views of seats.
"""
