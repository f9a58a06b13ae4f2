"""Tables: their events, what these make of them, and what goes on at them."""
