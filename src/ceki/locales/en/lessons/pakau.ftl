### The lesson of Pakau.
### Places: $bima: a player's name; $card: a card of the lesson; $cents: cents that are paid; $citra: a player's name;
### $less: a number; $more: a number; $sum: the sum of the hand.

three-cards = You hold three cards, and there is nothing to draw or to change. What matters is what they add up to.
court = Jack, queen and king are court cards and count ten. Tap yours.
    .wrong = That is not a court card. Tap the { $card }.
ace = An ace counts one, and other cards their number. Tap your ace.
    .wrong = That is not an ace. Tap the { $card }.
nine = Your sum is { $sum }. Tens drop out, so 9 is left, the best there is. Tap the two cards that make it.
    .wrong = A court card counts ten, and tens drop out. Tap the ace and the 8.
above = Four kinds of hands beat even a nine: three aces, three threes, three tens, three court cards.
open = Nobody chooses anything in this game. Turn your cards, and the others turn theirs.
compare = { $bima } has { $less } left, and { $citra } { $more }. Your nine is best.
paid = Each of you staked ten cents. You take them all: { $cents } more than you had.
