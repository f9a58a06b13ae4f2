### The lesson of Balik Lima Belas, for somebody who knows Balik Satu.
### Places: $came: the card that was drawn; $card: a card of the lesson; $cents: cents that are paid; $points: points
### that are scored.

mata = You want five sets, and one mata among them, as in Balik Satu. Tap your mata.
    .wrong = Look for three cards that are exactly alike.
let-go = One 7 is left over. Discard the { $card }.
    .wrong = That card may go next. Discard the { $card }.
    .mata = That breaks your mata. Discard the { $card }.
take = The { $card } was discarded, and you have two fours. Take it: a set.
    .wrong = A set lies there. Take it.
let-two = One 2 is left over. Discard the { $card }.
    .wrong = That card may go next. Discard the { $card }.
    .mata = That breaks your mata. Discard the { $card }.
draw = You have your set of fours, so the { $card } helps nothing. Draw.
    .wrong = A fourth 4 makes no set. Draw.
call = The { $came } completes your ones. Discard the { $card } and call tan: you lack one card.
    .wrong = That would break a set or your pair. Discard the { $card }, and call.
    .uncalled = Call as you discard it. Without a call, only your own draw wins.
waiting = Any 5 wins, no matter who draws it. All show what they draw.
fifteen = The { $card } came: you win. Fifteen cards were turned: each may replace a card of its number, to make a mata.
paid = Two sixes did: two matas, and the win itself. { $points } points: each other player pays you { $cents } cents.
