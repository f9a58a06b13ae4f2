"""What is written from the models: the JSON Schema, the page's types, the table of refusals, the words of tables."""
