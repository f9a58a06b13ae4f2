### The lesson of Sakopong.
### Places: $ace: the name of the player who held the ace; $card: a card of the lesson; $led: the card that was led;
### $low: a lower card; $mine: a number of tricks; $who: another player's name.

lead = Five tricks are played. The highest card of the suit that was led wins. Lead your { $card }.
    .wrong = A king is harder to beat. Lead the { $card }.
won = Both followed with a lower card. The trick is yours, and who wins a trick leads the next.
lead-again = Lead the { $card }. Only the ace can beat it.
    .wrong = Lead the { $card } now: a high card wins most often while many are out.
thrown = { $ace } had the ace. { $who } had no club and threw a card face down: such a card never wins.
throw = Hearts were led, and you have none. Throw a card away: the { $card }, and keep your spades.
    .wrong = Keep what may still win. Throw the { $card }.
follow = Spades were led, so you must follow. Which of yours beats the { $led }?
    .wrong = Play the { $card }: it beats the { $led }.
    .below = The { $low } is below the { $led }. Play the { $card }.
last = You won, so you lead to the last trick with the card that is left: the { $card }.
counts = Nobody could follow: { $mine } tricks for you, none for { $who }. When somebody has none, most tricks take all stakes.
draw = Had everybody won a trick, it would be s'ri, a draw: all stakes go back.
