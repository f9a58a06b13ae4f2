### The lesson of Gonggong, for somebody who knows Balik Satu.
### Places: $came: the card that was drawn; $card: a card of the lesson; $cents: cents that are paid; $points: points
### that are scored.

bak = You want five sets of three. Three identical cards are a bak here. Tap yours.
    .wrong = Look for three cards that are exactly alike.
let-go = You begin by drawing. You have seven fives, and two sets take six: discard the { $card }.
    .wrong = That card may go later. Discard the { $card }.
    .bak = That breaks your bak. Discard the { $card }.
take = The { $card } was discarded, and you have another. Take it: a pair.
    .wrong = A pair lies there. Take it.
nine = One 9 is left over. Discard the { $card }.
    .wrong = That card may go next. Discard the { $card }.
    .bak = That breaks your bak. Discard the { $card }.
draw = You have no 2, so the { $card } helps nothing. Draw.
    .wrong = A single 2 gets you no closer. Draw.
four = The { $came } makes four threes, and a set takes three. Discard the { $card }.
    .wrong = That would break a set or a pair. Discard the { $card }.
    .bak = That breaks your bak. Discard the { $card }.
draw-again = The { $card } helps nothing. Draw again.
    .wrong = A single 2 gets you no closer. Draw.
kowah = { $came } completes your ones. Discard the { $card } and say kowah, two coins: you have a bak, and lack one card.
    .wrong = That would break a set or your pair. Discard the { $card }, and say kowah.
    .uncalled = Announce it as you discard it. Unannounced, only your own draw wins.
waiting = Any 6 wins. Drawn by yourself it is rabas, drawn by another metu.
paid = The { $card } was your own draw: rabas, 2. The bak scores 1, the turned card 6. { $points } points: each pays { $cents } cents.
