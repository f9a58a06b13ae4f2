# A table by days: nobody need be there, and the device tells a player of their turn where they asked for it.

# $n is the days for a move.
by-days =
    { $n ->
        [one] Slow game: a day for each move
       *[other] Slow game: { $n } days for each move
    }
by-days-says = Nobody has to stay. The table waits for each player, and is kept for 60 days after the last move.
# $ago is when, as “yesterday” or “3 hours ago”.
move-mine = It is your move; the last one was { $ago }.
move-other = { $name } is to move; the last move was { $ago }.
ago-now = a moment ago
yours = Your slow games
yours-move = Your move
tell = Tell me when it is my move
tell-no-more = Tell me no more
told = This device tells you when it is your move.
tell-refused = This browser does not let the page tell you. Its settings for this site can change that.
told-nowhere = No notices of turns any more
told-nowhere-says = Notices of turns are off on this device.
notice-title = Your move
notice = It is your move at table { $code }.
