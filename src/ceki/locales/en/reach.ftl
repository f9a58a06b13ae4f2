### What cannot be reached: files, the server, a game. $path is an address, $status the number of an answer.
### Places: $game: the id of a game.

not-kept = This is not saved on this device yet, and you are offline.
file-missing = A file of this site is missing ({ $path }). Try again later.
file-damaged = A file of this site came damaged ({ $path }). Try again later.
no-server = The table's server cannot be reached.
server-answered = The server answered { $status }.
no-tables = No table can be opened here.
unknown-game = This page does not know the game { $game }; reload it.
