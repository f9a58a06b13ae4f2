### The lesson of Pei, the Chinese game.
### Places: $card: a card of the lesson; $drawn: the card that was drawn; $mine: cards or a number of the learner;
### $missing: a card that is missing; $more: a number; $points: points that are scored; $who: another player's name.

one-for-one = You hold fourteen cards, and 36 lie in the pool. A card takes one card of its number, and both are yours.
play-honour = Honours count as ones, and ones and honours lie there. Play { $card }.
    .wrong = That card may go later. Play { $card }.
take-red = Which one? { $card }, { $mine } and the { $missing } in your hand are bunci abang. Capture { $card }.
    .wrong = That one belongs to no combination with your cards. Capture { $card }.
drawn = You also draw a card, which takes one too. The { $drawn } and the { $card } are two thirds of macan. Capture it.
    .wrong = It would not go with the { $drawn }. Capture the { $card }.
play-nine = Your turn again. Play the { $card }: it takes the only 9 there, and bunci abang is whole.
    .wrong = Somebody else may take that 9 first. Play the { $card }.
combination = Bunci abang scores { $points } points, for its three cards and only once. Most other cards only count their number.
second = A second { $drawn } counts only 1. Capture { $card }: with your { $mine } it is two thirds of pang kéyang.
    .wrong = That one is only a one. Capture { $card }.
macan = { $who } left a 9 there. Play your { $card }: it is the third card of macan.
    .wrong = Your macan waits for one card. Play the { $card }.
once = Macan scores { $points }. The second { $card } makes no second macan here: it counts { $more }.
last-card = { $who } plays last, and alone has looked at the last card of the stock.
know = Now you know the game. Play on by yourself, or see how this round ends.
end = Most points win: that is ngeté. The last one deals the next round.
