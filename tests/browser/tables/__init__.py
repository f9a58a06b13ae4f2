"""Tables in a browser beside those of a server."""
