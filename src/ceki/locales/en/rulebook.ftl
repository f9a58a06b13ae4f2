### The pages of rules, and of the thirty cards.
### Places: $sought: what was looked for; $way: clockwise or anticlockwise.

title = Learn
says = How to play each game, and every rule with the book it comes from.
cards = The thirty cards
cards-says = Suits, ranks and the three that are red
words = All words
words-says = Mata, tan, ceki, kandang and the others
find = Find a game
find-by = Find a game by any of its names
find-none = No game found for “{ $sought }”.
also = also

## A game

play-now = Play it now
practise = Practise
numbered-rules = The numbered rules
how-to-play = How to play
play-goes =
    { $way ->
        [clockwise] play goes clockwise
       *[other] play goes anticlockwise
    }

## The thirty cards

deck = Three suits of nine, coins, strings and myriads, and three honours: White Flower, Red Flower and Old Thousand. A deck of sixty has two of each. The frame at both ends shows the rank; three bear a red seal.
mislead = Two that mislead
mislead-says = The frames show the rank, so most cards are soon known. These pairs look alike at first.
white-and-coin = On printed decks the one of coins has three rows of small dots.
nine-and-red = Both are stamped red. The nine of strings has the frame of the nines and, as most strings have, a large dot on top.
flowers = The two flowers have the frame of the ones; the Old Thousand has no frame at all. The backs are plain. The suits are those of Chinese money cards, of which this deck has fewer copies and fewer honours.
after = After A. Pollett, Andy's Playing Cards, “Ceki (or Kowah)”.
as-data = As data
