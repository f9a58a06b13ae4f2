### The lesson of Cholek Tiga.
### Places: $card: a card of the lesson; $other: another card; $points: points that are scored.

first-card = You hold three cards, and the pool is empty. Discard your { $card } into it.
    .wrong = That would do as well. In this lesson, discard the { $card }.
turned = Each turn also turns a card of the stock: yours is the { $card }. Nothing matches, so both cards stay.
beside-seven = A card takes two others of its number, of any suit. One 7 lies there. Discard your 7 beside it.
    .wrong = Discard the { $card }: one 7 lies there already.
    .honour = Only one 1 lies there, and you need two. Keep { $other } for later.
take-threes = Your turned card is the { $card }, and two other threes lie there. Take both.
    .wrong = If you leave them, others take them. Take both threes.
alike = They lie before you now. Cards exactly alike score: three alike give 3 points, four give 8.
ones = Your last card played itself: { $card }. Honours count as ones, and two ones lie there. Take both.
    .wrong = Red cards are worth most. Take them.
red = Now you have two { $card }s. They are red: red cards score at once, and these two are worth { $points } points.
take-sevens = The { $card } was turned, and two sevens lie there. Take both.
    .wrong = Two sevens for nothing: take them.
know = Now you know the game. Play on by yourself, or see how this round ends.
end = The most points win, and the others pay the winner the difference. Some captures are also paid, as soon as they are made.
