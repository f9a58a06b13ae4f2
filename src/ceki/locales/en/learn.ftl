### The way to the lessons, and the order in which games are learnt.
### Places: $game: the title of a game; $level: a number from 1 to 3; $minutes: a number; $what: names of rules, in a
### row.

new-here = New here? { $game } in { $minutes ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $minutes }
} minutes
next-game = Next: { $game } in { $minutes ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $minutes }
} minutes
go-on = Continue with { $game }
new-here-how = A first round, step by step
learn-by-playing = Learn by playing
learn-go-on = Continue the lesson
learnt = { $minutes } min to learn, level { $level }
how-to-play-of = { $game }: how to play
how-in-english = This page is in English, because nobody has translated it into your language yet.
this-house = This house
how-otherwise = This table's rules differ from this page in: { $what }.
# A heading.
puzzles = Puzzles
