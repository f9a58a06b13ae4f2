### The lesson of Tantanan.
### Places: $came: the card that was drawn; $card: a card of the lesson; $cents: cents that are paid; $one: a player's
### name; $other: another player's name; $points: points that are scored; $wait: the card that is waited for.

find-pair = You want three pairs. A pair is two cards of one number, of any suits. Tap yours.
    .wrong = Look for the same frame twice: two sixes.
let-go = You begin, and drew the { $came }. Nothing pairs with the { $card } yet, so discard it.
    .wrong = That card may go next. In this lesson, discard the { $card }.
    .pair = That breaks your pair of sixes. Discard the { $card }.
others-call = { $one } and { $other } called: each lacks one card. From now on, all show what they draw.
draw = Take the last discard, or draw. The { $card } pairs with nothing of yours: draw.
    .wrong = You have no other 3. Draw.
keep-pairs = Discard the { $card }, and keep your sixes.
    .wrong = That card may still find its pair. Discard the { $card }.
    .pair = That breaks your pair of sixes. Discard the { $card }.
take = The { $card } was discarded, and you have an 8. Take it: a second pair.
    .wrong = A pair lies there. Take it.
call = Two pairs, and one card to spare. Discard the { $card } and call: you lack one card.
    .wrong = That breaks a pair. Discard the { $card }, and call.
    .other = That call is possible too. In this lesson, keep the { $wait }.
    .uncalled = Call as you discard it. Without a call, only your own draw wins.
waiting = None of your pairs is a bak, two identical cards. So only the other { $wait } wins, no matter who draws it.
won = Another drew the { $card } and had to show it. It makes your bak: three pairs, you win.
paid = 1 point for the win, 1 for the bak, 3 for the turned { $card }: { $points } points. Each other player pays you { $cents } cents.
