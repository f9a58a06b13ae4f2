"""The server under load. `python -m bench.load` runs it."""
