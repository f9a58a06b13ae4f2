# The words around counted and simulated odds; what is counted says itself, in the game's file.

head = { $game }, { $players } players
of-hand = ; hand { $hand }
or-simulated = --simulate N plays it instead, with 95 % intervals.
exact = Exact: { $how }.
of = of { $total }
per-cent = per cent
one-in = one in
times = times
interval = 95 % interval
from-to = { $low } to { $high }
cents = { $cents } cents
not-counted = { $title } (simulated, not counted)
simulated = Simulated: { $how }.
