### The lesson of Chot, for somebody who knows Balik Lima Belas.
### Places: $card: a card of the lesson; $who: another player's name.

partner = Four play, two against two. { $who } sits opposite and is your partner. Your tokens count together.
fives = You want five sets and a mata among them. Tap the three cards that are a set of fives.
    .wrong = Look for the number 5. You have it three times.
let-go = One 8 is left over. Discard the { $card }.
    .wrong = That card may go next. Discard the { $card }.
take = The { $card } was discarded, and you have two of them. Take it: three identical cards are your mata.
    .wrong = Your mata lies there. Take it.
call = Four sets and two sevens. Discard the { $card } and call tan.
    .wrong = That would break a set or your pair. Discard the { $card }, and call.
    .uncalled = Call as you discard it. Without a call, only your own draw wins.
waiting = Any 7 wins, no matter who draws it, your partner too. All show what they draw.
fifteen = The { $card } came: you win. Fifteen cards were turned, and may have made more matas of your sets.
tokens = A win is a token, each mata one more. You and { $who } count together: at twenty points a bangkong is over.
