"""Balik Satu ("turn one"): five sets of three with a mata among them, and one card turned for the score."""
