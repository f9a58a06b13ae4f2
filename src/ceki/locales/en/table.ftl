### What stands at a table: whose turn it is, who sits where, its menu.
### Places: $card: the name of a card; $code: the code of a table; $last: the last of a row; in leave-sure yes where
### nobody else sits here; $level: a level of bots; $line: connected, reconnecting, restarting, ended; $n: a number;
### $name: a player's name; $on: yes or no; $some: all but the last of a row; $sort: rank, suit or mine; $text: the
### name of a thing with coins; $way: clockwise or anticlockwise.

seat = Seat { $n }
bot = bot
bot-level = bot, { $level }

keeper-away = { $name } is away: a bot plays this seat until { $name } opens the table again.
keeper-coming = { $name } plays from the next deal; until then a bot plays this seat.
keeper-bot = Somebody with the link can take the bot's place, and plays from the next deal.
keeper-free = Nobody sits here yet.
keeper-lost = { $name } is not connected. After a while a bot plays on, until they open the table again.

turn-closed = The table is closed
turn-waiting = Waiting for players
turn-over = The round is over
turn-you = Your turn
turn-other = { $name } to move

## $moves are ways to play a card, told by the game.

hint-not = You cannot play { $card } now. You can { $moves }
hint-both = Choose a card from your hand or the table
hint-table = Choose a marked card on the table: { $moves }
hint-hand = Choose a marked card in your hand: { $moves }
either = { $some }, or { $last }

coins =
    { $n ->
        [one] { $text }, { $n } coin
       *[other] { $text }, { $n } coins
    }

## The bar on top

leave-door = Home
round = round { $n }
# Beside the name of a practice table.
practice = practice
watching = { $n } watching
direction =
    { $way ->
        [clockwise] Play goes clockwise
       *[anticlockwise] Play goes anticlockwise
    }
seconds-left = { $n } seconds left
connection =
    { $line ->
        [connected] Connection: connected
        [reconnecting] Connection: reconnecting
        [restarting] Connection: restarting
        [ended] Connection: ended
       *[other] Connection: { $line }
    }
rules = Rules in force
happened = Log
# The button of the menu.
more = More

## The menu

# The heading of the menu.
menu = This table
invite-code = Invite (code { $code })
invite-friend = Invite a friend
menu-hand =
    { $sort ->
        [rank] Sort hand: by rank
        [suit] Sort hand: by suit
       *[mine] Sort hand: my order
    }
menu-groups =
    { $on ->
        [yes] Gaps between groups: yes
       *[no] Gaps between groups: no
    }
menu-sound =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
leave-seat = Leave the seat permanently
leave-sure =
    { $last ->
        [yes] Leave permanently? Nobody else sits here, so the table closes.
       *[no] Leave permanently? A bot takes your place.
    }
leave-it = Yes, leave
leave-not = No, stay

## The keys of the page

key-sort = sort your hand: by rank, by suit, my order
key-happened = the log
key-rules = rules in force
key-groups = group or ungroup the hand
key-hint = a hint, at a practice table
key-sound = sound
key-next = next round
key-keys = this list
# The name of the key.
key-space = Space

## Looking at a seat

in-hand = { $n } cards in the hand
seat-log = What this seat did

## What a seat does

seat-next-deal = next deal
seat-to-move = to move
# In place of a name that is not known.
somebody = Somebody
seat-free = free
seat-away = away
seat-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
