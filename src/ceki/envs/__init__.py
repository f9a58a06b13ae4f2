"""Environments: many tables at once, and the interfaces that researchers know, on the one engine."""
