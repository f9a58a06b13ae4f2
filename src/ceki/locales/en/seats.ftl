### Before a table is full: taking a seat, waiting for others, inviting them.
### Places: $bots: how many bots; $code: the code of a table, six letters and digits; $first: a seat; $free: how many
### seats are free; $game: the title of a game; $last: a seat; $link: a link; $n: a number.

free =
    { $n ->
        [one] One seat is free. The cards are dealt as soon as every seat is taken.
       *[other] { $n } seats are free. The cards are dealt as soon as every seat is taken.
    }
invite-friends = Invite your friends
at-the-table = At the table
seats-from = Seats { $first } to { $last }
waiting-friends = waiting for friends
waiting-somebody = waiting for somebody
# Of a person in the list of seats: connected.
here = here
gone = away for a moment
level-of-bots = Level of the bots
fill =
    { $n ->
        [one] Put a bot in the free seat
       *[other] Put bots in the { $n } free seats
    }
bots-yield = People can take the place of a bot at any time.
give-up = Give up the seat

## Taking a seat

closed = This table is closed.
taken = Every seat is taken. You can watch, and ask for a place at the next table.
free-of =
    { $free ->
        [one] { $free } of { $n } seats is free.
       *[other] { $free } of { $n } seats are free.
    }
bot-place = No seat is free, but you can take a bot's place.
bot-place-playing = No seat is free, but you can take a bot's place. The bot finishes the current round, and you play from the next deal.
# Of a person in the list of seats.
plays = plays
away = away; a bot plays for them
coming = plays from the next deal
# In the list of seats.
free-seat = free
chat-on = Chat is on
chat-off = No chat
no-money = Play points, no money
take-a-seat = Take a seat
sit-here = Sit here
take-bot-place = Take the bot's place
only-watch = Just watch

## An invitation

invite-title = A table of { $game }
invite-text = Play { $game } with me. Code: { $code }
qr = QR code of { $link }
code-read = Code to read out
# A label before a link.
link = Link to this table
copy-link = Copy the link
link-copied = Link copied
copy-code = Copy the code
code-copied = Code copied
send = Send…
who-may-come = Anyone with the link or the code can take a free seat or a bot's place, or watch.

## Going on at a server

friend = Invite a friend
friend-now =
    { $bots ->
        [0] This table is on your device, where nobody else can sit down. Continue at a table on the server: the same game and rules, a free seat for your friend. There you get a link and a code to send.
        [one] This table is on your device, where nobody else can sit down. Continue at a table on the server: the same game and rules, one bot and a free seat for your friend. There you get a link and a code to send.
       *[other] This table is on your device, where nobody else can sit down. Continue at a table on the server: the same game and rules, { $bots } bots and a free seat for your friend. There you get a link and a code to send.
    }
friend-later =
    { $bots ->
        [0] This table is on your device, where nobody else can sit down. After this round, continue at a table on the server: the same game and rules, a free seat for your friend. There you get a link and a code to send.
        [one] This table is on your device, where nobody else can sit down. After this round, continue at a table on the server: the same game and rules, one bot and a free seat for your friend. There you get a link and a code to send.
       *[other] This table is on your device, where nobody else can sit down. After this round, continue at a table on the server: the same game and rules, { $bots } bots and a free seat for your friend. There you get a link and a code to send.
    }
score-anew = The score starts again from zero. What you have played here is still under “What you have played”.
score-anew-practice = The score starts again from zero, without hints and without taking moves back. What you have played here is still under “What you have played”.
stay = Stay here
go-server = Go to the server
after-round = After this round

## No table

no-table = No table here
no-table-says = This table is gone, or this device no longer holds its seat.
ask-link = Ask the person who invited you to send the link again. A code has six letters and digits.
go-home = Go home
open-own = Open a table of your own
past = What you have played
another-seat = Look for another seat
