"""Highest card."""
