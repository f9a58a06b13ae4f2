### The words around counted and simulated odds; what is counted says itself, in the game's file.
### Places: $bot: a level of bots; $cents: a number; $clause: the number of a clause; $column: the heading of a
### column; $command: a command, as it is typed; $game: the title of a game; $hand: codes of cards; $head: the line
### before; $high: upper end of an interval; $how: how it was counted; $low: lower end of an interval; $options:
### options of a house; $players: a number of players; $rules: options of a house; $seat: the number of a seat;
### $share: a number; $times: how many deals or rounds; $title: the title of a table of odds; $total: a number.

head = { $game }, { $players } players
with-options = { $head }, { $options }
of-hand = ; hand { $hand }
or-simulated = --simulate N plays it instead, with 95% intervals.
exact = Exact: { $how }.
of = of { $total }
per-cent = per cent
one-in = one in
times = times
interval = 95% interval
from-to = { $low } to { $high }
cents = { $cents } cents
not-counted = { $title } (simulated, not counted)
simulated = Simulated: { $how }.

## What is simulated

deals-of = { $times } deals of { $players } hands
rounds-of = { $times } rounds with the bot { $bot } in every seat; several seats may share a win
who-wins = Who wins a round
winner = winner
seat = seat { $seat }
nobody = nobody

## The picture

picture-title = { $game }: odds for { $players } players
picture-hand = hand { $hand }
picture-panel = { $title } ({ $clause })
picture-column = { $title }: { $column } ({ $clause })
picture-simulated = { $title } (simulated; whiskers: 95%)
picture-share = { $share }% ({ $low } to { $high })
picture-foot = Rules: { $rules }. Counted exactly by `{ $command }`.
    .simulated = Rules: { $rules }. Counted exactly except where it says simulated by `{ $command }`.
