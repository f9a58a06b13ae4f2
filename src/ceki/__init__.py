"""The Ceki card games of the Malay world: exact rules with their sources, at the table and at machine speed."""
