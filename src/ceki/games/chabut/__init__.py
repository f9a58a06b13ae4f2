"""Main chabut, "drawing out": a kind of vingt-et-un to thirty-one or twenty-one points."""
