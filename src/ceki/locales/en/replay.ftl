# Rounds of the past, looked at again; and addresses at which there is nothing.

all-hands = All hands
all-moves = All moves
back = Back
again = Ask again
back-to-rounds = Back to the table's rounds
board = { $game }, replay of round { $round }
copied = The link is copied.
copy-link = Copy the link to this move
costs = What your moves cost
costs-of = Each mark is a move that cost something. Choose one to see the table as it was then.
drop-file = Drop the file here
file-kept = A file with rounds, saved here, at a server or by the program, opens with all its moves.
first = To the deal
gone = This round is no longer kept.
last = To the end
looking-up = Looking it up…
link-title = A round to look at
link-says = A round of a Ceki card game, move by move, from any seat or with all hands open.
more = More
move = Move
move-at = Move { $n }
move-by-move = Move by move
not-shown = Not to be looked at
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
        [one] One round holds:
       *[other] { $rounds } rounds hold:
    } every move was possible with these cards. There are no seeds, so this does not prove that the deal was fair.
round = Round { $round }
rounds-of-table = The table's rounds
save = Save the log
seen-by = Seen by
step = { $step } of { $last }
tools = This round
weighing = Weighing each of the choices again; it takes up to a second for each…
won-by = { $names } won
