### What a table of this device refuses, and no server.
### Places: $game: the title of a game; $kind: which kind: see the choice; $move: the number of a move; $round: the
### number of a round; $said: a move as the file has it; $version: a number; $what: what differs: score, deal, seats.

device_full = This device has no space for another table; delete rounds under “What you have played” first.
no_rules = The rules of this game are missing here.
no_puzzle = No puzzle was found in this game. Try the next one.
not_kept = This device has no space to save what happens now. You can play on, but a reload loses it. Delete rounds under “What you have played”, and it is saved again with the next move.
not_lasting = This browser cannot save anything for this page. You can play, but a reload loses the table.
out_of_reach = This device cannot open the table. While offline, you can only play games that are saved here.
unopened = This page did not load completely, so no table can be opened. Reload it when you are online.
unreadable = This table uses a different version of the rules and can no longer be opened. You can save or delete what is left of it under “What you have played”.
unusable = The rules of this game are damaged, or this browser cannot run them (they need WebAssembly). Try again later, or in another browser.

## A file that somebody chose, to look at the rounds in it. $where names a place in it, such as rounds.2.key.

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
log_version = This file is a log of version { $version }, which this page does not know. Reload the page.
