"""The words that rules are written in: the record, the rule, the chance. Only this folder knows Numba."""
