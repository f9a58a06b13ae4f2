### Practice, one device for several people, talk, and addresses at which there is nothing.
### Places: $address: what stands in the address bar; $family: drawing, fishing or pack; $high: the most players;
### $low: the fewest players; $n: a number; $name: a player's name.

practice = Practice
practice-says = Play alone against bots, with help that no other table has.
practice-alone = Play alone against bots, with help that no other table has. Nobody else can sit down.
game = Game
players = Players
sit-down = Sit down
read-first = Read the rules first
hint = Hint
hint-says = The best move with what you can see, and why
review = Review
review-says = After a round: the choices that cost you most
undo = Undo
undo-says = Take back your choice, as often as you like
again = Same deal again
again-says = The same cards from the start
hands = The bots' hands
hands-says = See what the others hold

family =
    { $family ->
        [drawing] Draw and discard
        [fishing] Fishing
        [pack] With the pack of 52
       *[other] { $family }
    }
for-players = { $n } players
for-players-from = { $low } to { $high } players
# Before other names of a game.
also = also

going = Going to the table…
hand-over = Hand over to
covered = All cards are covered. When nobody else can see the screen:
i-am = I am { $name }: show my cards
others-play = The others play
who-looks = All cards are covered. Who is looking?
to-play = { $name } to play
cards-covered = Cards covered

# The heading of the chat.
talk = Talk
nothing-said = Nobody has said anything yet.
# The heading of ready sentences.
phrases = Phrases
write = Write
write-long = Write to the table
# Button: sends what was typed.
say = Say
mute = Mute
hear-again = Unmute
report = Report
reported = Reported
report-says = Sends this player's last messages to the server's operator

# The heading where an address leads nowhere.
lost = Page not found
lost-says = There is no page { $address } here. The link may be wrong or out of date.
learn = Learn

## A name for one who gives none

player-n = Player { $n }
