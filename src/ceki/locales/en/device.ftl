# What a table of this device refuses, and no server.

device_full = This device has no room for another table; delete rounds under “What you have played” first.
no_rules = The rules of this game are missing here.
no_puzzle = No puzzle was found in this game. Try the next one.
not_kept = This device has no room to keep what happens now. You can play on, but a reload loses it; delete rounds under “What you have played” and it is kept again with the next move.
not_lasting = This browser keeps nothing of this page: you can play, but a reload loses the table.
out_of_reach = This device cannot open the table. While offline, you can only play games that are saved here.
unopened = This page did not come whole, so no table can be opened. Load it again when there is a network.
unreadable = This table was made by other rules than this page has, and can no longer be opened. What is kept of it can be saved or deleted under “What you have played”.
unusable = The rules of this game came damaged, or this browser cannot run them (they need WebAssembly). Try again later, or in another browser.

# A file that somebody chose, to look at the rounds in it. $where names a place in it, such as rounds.2.key.

log_breaks = The file breaks in round { $round } at move { $move }: “{ $said }” cannot be played there.
log_differs = The file contradicts itself: its cards and moves give a different { $what } for round { $round }.
log_ends = Round { $round } of the file ends before it is over.
log_game = This page does not know the game “{ $game }” of the file.
log_json = This file is not the log of a game: its JSON is incomplete.
log_kind =
    This log cannot be shown: { $where } must be { $kind ->
        [whole] a whole number
        [flag] true or false
        [text] a text
        [hex] hexadecimal digits
        [object] an object
        [list] a list
       *[other] one of those that a log has
    }.
log_large = This file is too large for a log.
log_missing = This file is not the log of a game: { $where } is missing.
log_over = Round { $round } of the file comes after the end of the match.
log_version = This file is a log of version { $version }, which this page does not know. Load the page again.
