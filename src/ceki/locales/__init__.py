"""What the project says to people, by language: sentences by id in `en/*.ftl`, and nothing else knows their words."""
