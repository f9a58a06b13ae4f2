### What cards are called; $rank is one of 1 to 9, A, T, J, Q, K; $suit a letter of the pack.
### Places: $card: the name of a card; $code: its code, such as C5.

unseen = a card unseen
some = a card
white-flower = White Flower
red-flower = Red Flower
old-thousand = Old Thousand
rank =
    { $rank ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [A] Ace
        [T] Ten
        [J] Jack
        [Q] Queen
       *[K] King
    }
    .short =
        { $rank ->
            [A] ace
            [T] 10
            [J] jack
            [Q] queen
            [K] king
           *[other] { $rank }
        }
suit =
    { $suit ->
        [C] coins
        [S] strings
       *[M] myriads
    }
    .pack =
        { $suit ->
            [S] spades
            [H] hearts
            [D] diamonds
           *[C] clubs
        }
card = { $rank } of { $suit }
    .pack = { $rank } of { $suit }
spoken = { $card } ({ $code })
    .red = { $card } ({ $code }, red)
