"""Who sees what: the view of a seat, and whole tables that agree with it."""
