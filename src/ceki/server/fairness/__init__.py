"""Fair deals: the deal that binds both sides, and the check of a log afterwards."""
