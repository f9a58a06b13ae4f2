"""Chaqui: Balik Satu of the Kristang. An olo (three identical cards) made with a discard lies open; each olo is
paid."""
