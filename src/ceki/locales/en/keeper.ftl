### The score of a real table, on the page. $name is a player, $field is never shown here.
### Places: $card: the name of a card; $cards: names of cards in a row; $n: a number; $names: players' names in a row;
### $of: how many are needed; $sides: pairs of names, in a row.

title = Keep the score
says = For rounds that you play with real cards. You enter how a round ended; the rules count it, say who pays whom, and keep the ledger of the session. Nothing leaves this device.
no-network = Works offline.
to-open-again = Once it is open it works offline; to open it again you must be online.
not-here = This page has no rules to count by. Open it from a server of ceki, or from the files of ceki site.
evenings = Sessions on this device
none-kept = No sessions saved here yet.
rounds = { $n ->
        [0] no round yet
        [one] one round
       *[other] { $n } rounds
    }
go-on = Go on
new = A new session
game = Game
players = Players
house = Rules
usual = The usual rules
house-rules = House rules ({ $n } changed)
name-of = Name of player { $n }
player = Player { $n }
how-long = How long
any = No limit
n-rounds = { $n ->
        [one] one round
       *[other] { $n } rounds
    }
begin = Start the session
open-file = Open a file of ceki score
laying-out = One moment…

round = Round { $n }
begins = { $name } begins
next = Enter round { $n }
no-rounds = No rounds yet. Play one with your cards, then enter here how it ended.
left = { $n ->
    [one] One card lies in nobody’s pile: { $cards }.
   *[other] { $n } cards lie in nobody’s pile: { $cards }.
}
ledger = Ledger
pot = Pot
# The label of the last line of the ledger: the sums now.
sum = Now
# Button: removes the last round.
undo = Take back
undo-round = Take back round { $n }
undone = Round { $n } is taken back.
keep-it = Put it back
end = End the session
ended = The session is over.
share = Share
shared = The link is copied. Anyone who opens it sees this session as it is now.
share-here = Copy this link: anyone who opens it sees this session as it is now.
from-link = This session came from a link. It is not saved on this device yet.
keep-here = Keep it here
broken-link = This link is not a complete session.
broken-file = This file is not a complete session of ceki score.
unread = The sessions saved on this device cannot be read. They are set aside, and nothing overwrites them.
changed-elsewhere = Another window has changed this session. You now see its changes.
deleted-elsewhere = Another window has deleted this session.
not-here-now = This session is not saved on this device any more.
not-kept = This browser cannot save anything now: its storage is full or closed. Save the session as a file before you leave this page.
not-deleted = This browser does not allow deleting it.
partners = Partners: { $sides }
# Button beside a round: correct what was entered.
change = Correct
change-round = Correct round { $n }
changing = Correct round { $n }
start-again = Start again
end-sure = End the session? Pots and tokens are paid out, and you cannot add rounds.
yes-end = Yes, end it
not-yet = Not yet
not-ended = Go on after all
seats-are = Seats: { $names }. { $name } begins.
seat = Seat { $n }
who-begins = Who begins
as-by-rules = As the rules say
csv = Save as a table (CSV)
file = Save as a file
delete = Delete
delete-sure = Delete this session from this device?
yes-delete = Yes, delete it
no-keep = No, keep it
all-evenings = All sessions

nobody = Nobody
yes = Yes
no = No
none = None
record = Record the round
cancel = Not now
told = { $n ->
        [one] one card
       *[other] { $n } cards
    }
told-of = { $n } of { $of }
take-off = Take { $card } off
pick = Put { $card }, { $n } so far
empty-cards = Tap the cards below.
clear = Clear
# One more card is tapped than are asked for.
full = { $n ->
        [one] Only one card is needed. Remove it to choose another.
       *[other] All { $n } cards are entered. Remove one to choose another.
    }
column-round = round
column-winners = winners
column-pot = pot
column-total = { $name }, total
# The last line of the table of numbers: what the end of the session paid.
row-end = end
