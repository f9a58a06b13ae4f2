### The lesson of Chaqui, for somebody who knows Balik Satu.
### Places: $card: a card of the lesson; $cents: cents that are paid; $points: points that are scored.

olo = You want five sets of three, as in Balik Satu. Three identical cards are an olo here. Tap yours.
    .wrong = Look for three cards that are exactly alike.
worth = Only an olo is paid in this game: { $points } points each. Keep it.
let-go = One 2 is left over. Discard the { $card }.
    .wrong = That card may go next. Discard the { $card }.
    .olo = That breaks your olo. Discard the { $card }.
draw = You have no other card like the { $card }: draw.
    .wrong = A single 4 helps nothing. Draw.
four = Another 5 came. You have four fives, and a set takes three. Discard the { $card }.
    .wrong = That would break a set or a pair. Discard the { $card }.
    .olo = That breaks your olo. Discard the { $card }.
take = The { $card } was discarded, and you have two sevens. Take it: a set.
    .wrong = A set lies there. Take it.
call = Four sets and two sixes. Discard the { $card } and call tan.
    .wrong = That would break a set or your pair. Discard the { $card }, and call.
    .uncalled = Call as you discard it. Without a call, only your own draw wins.
waiting = You have an olo, so any 6 wins, no matter who draws it. All show what they draw.
paid = The { $card } came: sampei! One olo, { $points } points: each other player pays you { $cents } cents.
