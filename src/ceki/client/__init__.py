"""A player at a table that is served elsewhere: by its link, over the public protocol, with what the server sends."""
