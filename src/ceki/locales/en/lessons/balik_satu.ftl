### The lesson of Balik Satu.
### Places: $came: the card that was drawn; $card: a card of the lesson; $cents: cents that are paid; $honour: a card;
### $points: points that are scored; $who: another player's name.

find-set = You want five sets: three cards of one number, of any suits. Tap your three twos.
    .wrong = Look for the number 2. You have it three times.
sets-and-pairs = Three sets: twos, threes, sevens. And two pairs: fives and ones, for { $honour } counts as a one.
let-go = Two cards fit nothing. Discard the { $card }.
    .wrong = That card may go next. Begin with the { $card }.
    .breaks = That card is in a set or a pair. Discard the { $card }.
draw = Now take the last discard, or draw. You have three threes already, so draw.
    .wrong = A fourth 3 makes no set. Draw.
pair-is-set = You drew the { $came }: your pair of fives is a set. Discard the { $card }.
    .wrong = That would break a set or a pair. Discard the { $card }.
mata = One set must be a mata, three identical cards. { $who } discarded your third { $card }. Take it.
    .wrong = The stock could give you anything. Take the { $card }: it makes your mata.
call = One 7 is left over. Discard it and call tan: you lack one card.
    .wrong = That would break a set or a pair. Discard the { $card }, and call.
    .uncalled = Call as you discard it. Without a call, only your own draw wins.
waiting = Every one wins for you now, and honours too. From a call on, all show what they draw.
sampei = You drew the { $card }: sampei, you have arrived! One more card is turned, for your score.
paid = The { $card } counts 8, and your mata 1. That is { $points } points: each other player pays you { $cents } cents.
