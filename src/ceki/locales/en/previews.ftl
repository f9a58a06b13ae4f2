### What a link to a page of a server shows elsewhere: its title, and what is there.

round-says = A round of a Ceki card game, move by move, from any seat or with all hands open.
round-title = Replay a round
table-says = You are invited to a Ceki card game. Sit down or watch. Free, no account.
table-title = Join a table
