"""How long a test waits for what must come, before it fails: longer than the slowest machine takes.

Rules that run for the first time are compiled while a server stands still, beside other work for half a minute.
"""

PATIENCE = 300.0  # seconds
