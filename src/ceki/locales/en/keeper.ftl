# The score of a real table, on the page. $name is a player, $field is never shown here.

title = Keep the score
says = For rounds that you play with real cards. You tell how a round ended; the rules count it, say who pays whom, and keep the ledger of the evening. Nothing leaves this device.
no-network = No network is needed.
to-open-again = Once it is open it needs no network; to be opened again it does.
not-here = This page has no rules to count by. Open it from a server of ceki, or from the files of ceki site.
evenings = Evenings on this device
none-kept = No evening is kept here yet.
rounds = { $n ->
        [0] no round yet
        [one] one round
       *[other] { $n } rounds
    }
go-on = Go on
new = A new evening
game = Game
players = Players
house = Rules
usual = The usual rules
house-rules = House rules ({ $n } changed)
name-of = Name of player { $n }
player = Player { $n }
how-long = How long
any = As long as you like
n-rounds = { $n ->
        [one] one round
       *[other] { $n } rounds
    }
begin = Begin the evening
open-file = Open a file of ceki score
laying-out = One moment …

round = Round { $n }
begins = { $name } begins
next = Tell round { $n }
no-rounds = No round has been told yet. Play one with your cards, then tell here how it ended.
left = { $n ->
    [one] One card lies in nobody’s pile: { $cards }.
   *[other] { $n } cards lie in nobody’s pile: { $cards }.
}
ledger = Ledger
pot = Pot
sum = Now
undo = Take back
undo-round = Take back round { $n }
undone = Round { $n } is taken back.
keep-it = Put it back
end = End the evening
ended = The evening is over.
share = Share
shared = The link is copied. Whoever opens it sees this evening as it stands now.
share-here = Copy this link: whoever opens it sees this evening as it stands now.
from-link = This evening came by a link. It is not kept on this device yet.
keep-here = Keep it here
broken-link = This link holds no whole evening.
broken-file = This file holds no whole evening of ceki score.
unread = The evenings that were kept on this device cannot be read. They are put aside, and nothing is written over them.
changed-elsewhere = Another window has changed this evening. It stands here now as it stands there.
deleted-elsewhere = Another window has deleted this evening.
not-here-now = This evening is not kept on this device any more.
not-kept = This browser keeps nothing now: its storage is full or closed. Save the evening as a file before you leave this page.
not-deleted = This browser does not let it be deleted.
partners = Partners: { $sides }
change = Correct
change-round = Correct round { $n }
changing = Correct round { $n }
start-again = Start again
end-sure = End the evening? Pots and tokens are paid out, and no round follows.
yes-end = Yes, end it
not-yet = Not yet
not-ended = Go on after all
seats-are = Seats: { $names }. { $name } begins.
seat = Seat { $n }
who-begins = Who begins
as-by-rules = As the rules have it
csv = Save as a table (CSV)
file = Save as a file
delete = Delete
delete-sure = Delete this evening from this device?
yes-delete = Yes, delete it
no-keep = No, keep it
all-evenings = All evenings

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
        [one] One card is all that is asked. Take it off to put another.
       *[other] All { $n } cards are told. Take one off to put another.
    }
column-round = round
column-winners = winners
column-pot = pot
column-total = { $name }, total
row-end = end
