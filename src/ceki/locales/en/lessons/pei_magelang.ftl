### The lesson of Pei Magelang.
### Places: $card: a card of the lesson; $mine: cards or a number of the learner; $missing: a card that is missing;
### $other: another card; $points: points that are scored.

one-for-one = You hold fourteen cards, and 36 lie in the pool. A card takes one card of its number, and both are yours.
play-eight = Two eights lie there. Play your { $card }.
    .wrong = That card may go later. Play the { $card }.
take-eight = Which 8? With the { $other } and the { $mine } in your hand, the { $card } makes pang picis. Capture it.
    .wrong = That 8 belongs to no combination with your cards. Capture the { $card }.
drawn = Each turn also draws a card of the stock, which takes one too. Capture the { $card }.
    .wrong = Either 6 is only a 6. In this lesson, capture the { $card }.
play-nine = Your turn again. Play the { $card }: nines lie there.
    .wrong = That card may go later. Play the { $card }.
take-nine = Capture the { $card }: with your { $mine } it is two thirds of pang kéyang.
    .wrong = You are looking for pang kéyang. Capture the { $card }; then only the { $missing } is missing.
take-flower = A one was drawn, and honours are ones. Capture the { $card }: it completes pang kéyang.
    .wrong = Only the { $card } completes the combination.
combination = In Magelang, pang kéyang pays 20 a card: { $points } points. A bunci would pay 30 a card.
know = Now you know the game. Play on by yourself, or see how this round ends.
end = Most points win: that is ngeté. The last one deals the next round.
