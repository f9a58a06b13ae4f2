"""What translators work with: the words of the table, and what has changed since a text was made."""
