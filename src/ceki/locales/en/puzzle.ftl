# Puzzles: the question, what comes of an answer, and the way there.

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
share = Share
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
