### How a table goes on: the connection, those who do not answer, a look back. $votes are those for it, 0 where nobody is.
### Places: $best: the better move; $card: the name of a card; $code: the code of a table; $game: the title of a game;
### $mark: a mark before the title of the tab, or nothing; $move: a move; $n: a number; $name: a player's name;
### $round: the number of a round; $says: a sentence of what happened; $seconds: a number of seconds; $stands: players
### with their sums, in a row; $what: what happened, in a sentence; $who: players' names in a row.

connecting = Not connected yet; trying again in { $seconds } s
lost =
    { $seconds ->
        [0] Connection lost; trying again. Your seat is kept.
       *[other] Connection lost; trying again in { $seconds } s. Your seat is kept.
    }
restarting =
    { $seconds ->
        [0] The server is restarting; trying again. Your seat is kept.
       *[other] The server is restarting; trying again in { $seconds } s. Your seat is kept.
    }
elsewhere = This seat was taken over in another tab.
gone = This table is no longer there, or this seat is not yours.
old = A newer version of this page is needed.
ended = The server closed the connection.
take-back = Take it back here
connect = Connect again
to-door = Back to home
update = Update
time-up = Your time ran out, so a bot plays for you.
without-you = You did not answer for 30 seconds, so the table went on without you. A bot plays until you are back.
am-back = I am back
stand-in = The others are waiting for you. In { $seconds } s a bot plays for you.
am-here = I am here
removed = A bot took your place because you did not answer. You can take it back until the round ends.
take-place-back = Take it back
from-next-deal = You play from the next deal; until then a bot plays this seat.
ok = OK
meanwhile = While you were away: { $what }

## Those who do not answer

without-in = Without { $who }: in { $seconds } s
without =
    Go on without { $who }{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } for it)
    }
sure = Sure?
give-for-good = Give { $name }'s place to a bot? Until the round ends they can take it back.
give-it = Yes, give it
no = No
give =
    Give { $name }'s place to a bot{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } for it)
    }

## The table

table = { $game }, table { $code }
closed = The table is closed.
invite = Invite
to-friend = To your friend
sending = Sending…
only-move = Your only move: { $move }
picked = { $card } is selected for your turn
you-watch = You are watching
your-turn = Your turn.
all-see = { $says } All see { $card }.
after-round = { $stands } after round { $round }

## A look back

back-move = Looking back: move { $n }
back-only = Looking back: you cannot play here
chose = You chose { $move }; better: { $best }
to-review = Back to the review
to-now = Back to now

## The tab, and a notice of the device

tab-turn = { $mark }Your turn: { $game } · ceki
notice-turn = Your turn
