### The lesson of Main chabut.
### Places: $card: a card of the lesson; $cents: cents that are paid; $dealers: the dealer's sum; $mine: cards or a
### number of the learner; $safe: the highest rank that is safe; $sum: the sum of the hand; $target: 31; $who: another
### player's name.

keels = Your two cards make { $sum }: a card counts its number, and a jack, queen or king ten. You want { $target }, but not more.
first-draw = You have { $sum }. No card counts more than ten, so a draw is safe. Draw.
    .wrong = With { $sum } you beat nobody. Draw: nothing can put you out.
second-draw = The { $card } makes { $sum }. Still safe: draw again.
    .wrong = With { $sum } most hands beat you. Draw.
third-draw = The { $card } makes { $sum }. Up to 21 every draw is safe. Draw.
    .wrong = Nothing can put you out at { $sum }. Draw.
aces = The { $card } makes { $sum }. An ace would count 1 or 11, as you like, so an ace is always safe.
fourth-draw = Now it is a risk. From { $sum }, cards up to { $safe } keep you in, and aces too. Be bold: draw.
    .wrong = The dealer often has more than { $sum }. Draw once more.
stop = The { $card } makes { $sum }! Only an ace would be safe now. Pass, and keep what you have.
    .wrong = Almost every card would put you out. Pass.
dealer = Everybody plays against the dealer, { $who }, who draws last. Equal points are the dealer's.
paid = You have { $mine }, and { $who } has { $dealers }: the dealer pays you { $cents } cents. Above 31 you would have been out.
