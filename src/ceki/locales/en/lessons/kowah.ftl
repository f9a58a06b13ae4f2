### The lesson of Kowah.
### Places: $came: the card that was drawn; $card: a card of the lesson; $cents: cents that are paid; $points: points
### that are scored.

find-set = You want three sets: three cards of one number, of any suits. One is there already: tap your sevens.
    .wrong = Look for the number 7. You have it three times.
honour = The { $came } makes a second pair. An honour goes only with its own kind: discard the { $card }.
    .wrong = That card may go next. Discard the { $card } first.
    .fits = That card is in a set or a pair. Discard the { $card }.
draw = Draw, or take the last discard. The { $card } fits nothing of yours: draw.
    .wrong = You have no other 1. Draw.
nearer = The { $came } came. High numbers pay more, so keep it and discard the { $card }.
    .wrong = The 8 counts more. Discard the { $card }.
    .fits = That card is in a set or a pair. Discard the { $card }.
draw-again = You have a single 8, so the { $card } would make a pair; but a third 5 or a third 6 would make a set. Draw.
    .wrong = A third 5 or 6 gets you closer. Draw.
ceki = The { $came } is your third 5: two sets and a couple. That is ceki! Discard the { $card } and say so.
    .wrong = That would break a set or your couple. Discard the { $card }, and say ceki.
    .uncalled = Say ceki as you discard it. Only players who have said it can win.
waiting = The couple lies face down. Any 6 wins: your own draw, or the card that the player before you discards.
won = You drew the { $card } yourself: three sets. Their cards add up to { $points }.
paid = You drew it yourself, so it counts three times: { $cents } cents from each. If another player discards it, it counts once or twice.
