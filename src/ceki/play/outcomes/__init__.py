"""The score of a real table: what its players tell of a round, settled by the rules, and the ledger of an evening."""
