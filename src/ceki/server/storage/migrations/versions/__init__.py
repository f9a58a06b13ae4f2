"""How the database came to be as it is, a step a file. Forward only."""
