### Rounds of the past, looked at again; and addresses at which there is nothing.
### Places: $game: the title of a game; $last: how many steps there are; $n: a number; $names: players' names in a
### row; $round: the number of a round; $rounds: a number of rounds; $step: the number of this one.

all-hands = All hands
all-moves = All moves
# Button: to where the reader came from.
back = Back
again = Ask again
back-to-rounds = Back to the table's rounds
board = { $game }, replay of round { $round }
copied = The link is copied.
copy-link = Copy the link to this move
costs = What your moves cost
costs-of = Each mark is a move that cost you something. Choose one to see the table at that moment.
drop-file = Drop the file here
file-kept = Open a file with rounds that was saved here, at a server or by the program, and see every move.
first = To the deal
gone = This round is no longer saved.
last = To the end
looking-up = Looking it up…
more = More
move = Move
move-at = Move { $n }
move-by-move = Move by move
not-shown = Cannot be shown
one-back = One move back
one-on = One move on
only-device = Only one device has this round. To show it elsewhere, save it as a file there and open the file here.
open-file = Open a file
picture = A picture of the end
picture-failed = This browser cannot draw the picture.
play-on = Play on from here
play-on-says = In practice, with bots on the other seats
replayed =
    { $rounds ->
        [one] One round checks out:
       *[other] { $rounds } rounds check out:
    } every move was possible with these cards. There are no seeds, so this does not prove that the deal was fair.
round = Round { $round }
rounds-of-table = The table's rounds
save = Save the log
# A label before the choice of a seat.
seen-by = Seen by
step = { $step } of { $last }
# The heading of what can be done with this round.
tools = This round
weighing = Reviewing the choices; each takes up to a second…
won-by = { $names } won
