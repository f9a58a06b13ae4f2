# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Three cards each; the most pips win when the tens are taken away, with certain exceptions.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-open = lay the hands open

## A line of the score: what is paid or counted.

line-three_aces = three aces (tiga sat)
line-three_threes = three threes (tiga jalor)
line-three_tens = three tens (tiga puloh)
line-three_courts = three court cards (tiga angkong, tiga kuda)
line-remainder_9 = a remainder of 9
line-remainder_8 = a remainder of 8
line-remainder_7 = a remainder of 7
line-remainder_6 = a remainder of 6
line-remainder_5 = a remainder of 5
line-remainder_4 = a remainder of 4
line-remainder_3 = a remainder of 3
line-remainder_2 = a remainder of 2
line-remainder_1 = a remainder of 1
line-remainder_0 = a remainder of 0
line-thirty_out = exactly thirty: cannot win

## What the score of a real table asks.

ask-hand = Which cards has each player laid open?

## A rule that a house may choose.

option-ranking = Classes of hands from the best; a missing one counts its remainder.
option-court_trips = Three courts of any rank, or three of the same.
option-thirty = A hand of exactly thirty that is neither three tens nor three courts.
option-settlement = The best hand takes equal stakes, or each against the dealer.
option-tie = Who takes a pool for which hands are tied.
option-banker_tie = A hand that is tied with the dealer's.

## Rules of a house that a source describes: their name, and what is special.

preset-perak = Perak
    .says = Three aces, three court cards, then the remainders; a plain thirty is out.

## A line of the table of odds.

odds-classes = Classes of hands
odds-class-of-hand = class of the hand
odds-how-hands = every hand of three cards of 52, by ranks
odds-pips-of-hand = Pips of a hand
odds-pips = pips
odds-two-hands = Two hands from one pack
odds-showdown = the showdown
odds-how-pairs = all pairs of hands, by ranks
odds-first-wins = the first wins
odds-second-wins = the second wins
odds-they-tie = they tie
odds-best-of-all = The best hand of all at the table
odds-class-of-best = class of the best hand
odds-each-class = A hand of each class against one other hand
odds-how-pack = all pairs of hands from one pack, by ranks
odds-class = class
odds-dealt-share = dealt
odds-wins = wins
odds-loses = loses
odds-ties = ties
odds-this-hand = This hand, { $hand }, against one other
odds-how-unseen = every hand of three unseen cards
odds-beyond = The best of more than two hands is not counted exactly here.

## A thing by its name.

name-open = open
name-three_aces = three aces
name-three_threes = three threes
name-three_tens = three tens
name-three_courts = three courts
name-remainder_9 = remainder 9
name-remainder_8 = remainder 8
name-remainder_7 = remainder 7
name-remainder_6 = remainder 6
name-remainder_5 = remainder 5
name-remainder_4 = remainder 4
name-remainder_3 = remainder 3
name-remainder_2 = remainder 2
name-remainder_1 = remainder 1
name-remainder_0 = remainder 0
name-thirty_out = thirty out
name-known = known
name-ranking = ranking
name-court_trips = court trips
name-any_three = any three
name-same_rank = same rank
name-thirty = thirty
name-pool = pool
name-return = return
name-banker_tie = banker tie
