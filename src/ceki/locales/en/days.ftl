### A table by days: nobody need be there, and the device tells a player of their turn where they asked for it.
### Places: $code: the code of a table; $name: a player's name.

# $n is the days for a move.
by-days =
    { $n ->
        [one] Slow game: a day a move
       *[other] Slow game: { $n } days a move
    }
by-days-says = Nobody has to stay. The table waits for each player and is kept for 60 days after the last move.
# $ago is when, as “yesterday” or “3 hours ago”.
move-mine = It is your move; the last one was { $ago }.
move-other = { $name } is to move; the last move was { $ago }.
ago-now = a moment ago
yours = Your slow games
yours-move = Your move
tell = Notify me when it is my move
tell-no-more = Stop notifying me
told = This device notifies you when it is your move.
tell-refused = This browser does not allow notifications. You can change that in its settings for this site.
told-nowhere = Stop all notifications of turns
told-nowhere-says = Notifications of turns are off on this device.
notice-title = Your move
notice = It is your move at table { $code }.
