### The form that makes a table of your own. $changed counts changed rules.
### Places: $differs: what rules differ, in a row; $game: the title of a game; $n: a number; $origin: where the rules
### are from; $players: how many play; $rules: the name of a set of rules; $some: the first few, in a row; $who: who
### plays, in a row.

title-online = A table with friends
title-device = A table of your own
says-online = Choose the game and its rules. You get a link and a code of six characters to send.
says-device = Choose the game, its rules, and who plays on this device. Bots take the other seats.

## The four steps

the-game = The game
game = Game
its-rules = Its rules
the-rules = The rules
played-in = Rules as played in
usual = Usual rules
usual-says = The best-documented rules
house-rules = House rules
changed = { $changed } changed
options = { $n } options, none changed
and-more = { $some } and { $n } more
as-usual = As usual
preset = { $differs }. { $origin }
who-plays = Who plays
you = You
here = { $n } on this device
bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
by-link =
    { $n ->
        [one] one friend, invited with a link
       *[other] { $n } friends, invited with a link
    }
summary = { $who }.
players = Players
on-device = On this device
on-device-n =
    { $n ->
        [1] only me
       *[other] { $n } of us, in turns
    }
bots-of = Bots
bots-none = none
your-name = Your name
may-be-empty = Optional
name-of = Name of player { $n }
curtain = Pass the device around. The cards are hidden between turns.
the-table = The table
time = Time for each move
time-any = no limit
time-seconds = { $n } seconds
how-long = How long
long-any = no limit
long-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
name-of-table = The table's name
list-it = Show in the public list (otherwise by link or code only)
together = Several people from one home or school may sit here (otherwise one seat per network)
chat = Players may write to each other
chosen =
    { $changed ->
        [0] { $game } · { $players } · { $rules }
       *[other] { $game } · { $players } · { $rules }, { $changed } changed
    }
chosen-usual = usual rules
open = Open the table
laying-out = Setting up the games…
