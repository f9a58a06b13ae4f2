### What stands around hints, reviews and practice. $unit is a unit of points or money; $best and $advised are yes or no.
### Places: $amount: an amount with its unit; $facts: what is known of the move, in a row; $grade: slip, inaccuracy,
### mistake or blunder; $lost: a share; $move: a move; $n: a number; $why: a reason; $won: a share.

# Button, and the heading of a hint.
hint = Hint
weighing = Weighing your moves…
no-hint = No hint: { $why }
close-hint = Close the hint
worth-exact = Worth in { $unit }, counted exactly.
worth-mean = Worth in { $unit } on average; the thin line shows the margin of error.
# Button: shows fewer moves.
less = Less
compare =
    { $n ->
        [2] Compare both moves
       *[other] Compare { $n } moves
    }

## The moves with their worths

moves-best-first = Your moves, best first
move = Move
# The heading of a column: what a move is worth on average.
worth = Worth
rounds-won-lost = Rounds won and lost
won-lost = won { $won }, lost { $lost }
move-told =
    { $move }{ $best ->
        [yes] , advised
       *[no] { "" }
    }{ $facts ->
        [none] { "" }
       *[other] : { $facts }
    }

## A review

your-round = Your round
move-number = Move { $n }
grade =
    { $grade ->
        [slip] slip
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[other] blunder
    }
# Beside a move in a review.
cost = cost { $amount }
exactly = exactly
played = You played
better = Better
# Button: shows the table at that move.
look = Show it
not-seen = This page was not open then, so it cannot show the table as it was.
judged-by = Each choice is judged by what you could see at the time, not by what came later.
no-review = No review: { $why }
ask-again = Ask again
reviewing = Reviewing your choices; each takes up to a second…

## A practice table

practice = Practice
undo = Undo
same-deal = Same deal again
same-deal-sure = Restart this deal? You lose the moves of this round.
same-deal-yes = Yes, restart
same-deal-no = No, play on
hide-hands = Hide the bots' hands
show-hands = Show the bots' hands

## Why no advice came

no-connection = No connection at the moment; ask again soon.
lost = The connection was lost; ask again.
