# The words around counted and simulated odds; what is counted says itself, in the game's file.

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

# What is simulated
deals-of = { $times } deals of { $players } hands
rounds-of = { $times } rounds with the bot { $bot } in every seat; several seats may share a win
who-wins = Who wins a round
winner = winner
seat = seat { $seat }
nobody = nobody

# The picture
picture-title = { $game }: odds for { $players } players
picture-hand = hand { $hand }
picture-panel = { $title } ({ $clause })
picture-column = { $title }: { $column } ({ $clause })
picture-simulated = { $title } (simulated; whiskers: 95%)
picture-share = { $share }% ({ $low } to { $high })
picture-foot = Rules: { $rules }. Counted exactly by `{ $command }`.
    .simulated = Rules: { $rules }. Counted exactly except where it says simulated by `{ $command }`.
