"""A lesson as it is written: what each step meets, and moves for those who are not written yet."""
