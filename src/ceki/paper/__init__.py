"""What people at a real table print: a deck at its true size, leaflets, score sheets. `typesetting.py` makes pages of
templates and facts; nothing here knows a rule."""
