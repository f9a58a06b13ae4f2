"""The table server: seats, sockets, a log that is the game. It decides nothing about rules and names no game."""
