### Puzzles: the question, what comes of an answer, and the way there.
### Places: $about: what the question is about: see the choice; $amount: an amount with its unit; $at: how many tries
### were wrong; $card: the name of a card; $cards: names of cards in a row; $day: yes for the puzzle of the day; in
### share-text its date; $end: shown, or solved; $game: the title of a game; $less: an amount with its unit; $line: a
### line of the score; $lines: lines of the score in a row; $move: a move; $moves: moves in a row; $n: a number; $row:
### days in a row; $solved: 0 where it is not solved yet; $tries: how many tries it took; $unit: points, cents, tokens
### or tricks; $why: a reason, or none.

title = { $day ->
    [yes] Puzzle of the day
   *[other] Puzzle
}
door = { $solved ->
    [yes] Solved. A new one comes tomorrow
   *[other] { $game }: one question
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } days in a row
}
ask = { $about ->
    [alone] { $moves }: which is better here?
    [hand] Which move helps your hand most?
    [call] Call or wait? Find the best move.
    [capture] Which card is best to play now?
    [safe] Which card is best to discard?
    [trick] Which card is best for this trick?
   *[any] One move is the best by far. Which?
}
ask-card = Which card would complete your hand if you drew it?
ask-amount = You can win now ({ $move }). How many { $unit ->
    [cents] cents
    [points] points
    [tokens] tokens
   *[other] tricks
} is it worth?
wrong-card = { $card } does not complete it. Try again.
wrong-amount = It is not { $n }. Try again.
right-card = { $cards } completes it.
right-amount = { $amount }: { $lines }.
line = { $line } { $amount }
wrong = { $move }: on average { $less } less than the best move{ $why ->
    [none] { "" }
   *[other] ; { $why }
}. Try again.
right = { $end ->
    [shown] The answer:
   *[other] { $at ->
        [0] Solved at once!
       *[other] Solved!
    }
} { $why }
in-a-row = { $row } days in a row!
show = Show the answer
play-on = Play on
# Button.
share = Share
# After the button to share was pressed.
copied = Copied
next = Next puzzle
seeking = { $game ->
    [none] Looking for a puzzle…
   *[other] Looking for a puzzle in { $game }…
}
share-text = Ceki puzzle { $day } · { $tries ->
    [1] solved at once
    [2] solved on the second try
   *[other] solved on try { $tries }
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } days in a row
}
