### What the terminal says at a table in lines. A command is typed in English; `.served` is said at a table on a server.
### Places: $about: what the game is, in a line; $allowed: what is allowed, in a row; $brings: what a move comes to;
### $code: the code of a table; $commands: commands in a row; $done: how many are done; $exact: yes where it was
### counted; $gains: an amount with its unit; $game: the title of a game; $kept: yes where the seat is kept; $last: a
### number; $level: a level of bots; $link: a link; $losses: an amount with its unit; $more: how many more; $most: a
### number; $move: a move; $n: a number; $name: a player's name; $names: players' names in a row; $now: a value;
### $number: a number; $of: of how many; $option: the name of an option; $options: names of options; $parts: numbers
### with their signs; $people: a number; $place: where cards lie; $reviews: yes where the command review is there;
### $round: the number of a round; $seconds: a number of seconds; $stands: players with their sums; $sum: a number;
### $votes: how many are for it; $way: clockwise, anticlockwise or none; $what: which kind, or what was agreed; $who:
### you or other; $why: the reason, a sentence or part of one; $won: who has won; $word: a word of the game.

opening =
    { $game }, { $n } players. { $about } { $way ->
        [clockwise] Play runs clockwise.
       *[other] Play runs anticlockwise.
    }
bots = Bots ({ $level }): { $names }.
how-to-type = Type the number of a move, or its words; help lists the commands.
next-round =
    { $reviews ->
        [yes] Press Enter (or type next) for the next round; review shows which of your choices cost most; quit leaves.
       *[no] Press Enter (or type next) for the next round; quit leaves.
    }
hand-over = { $name }, it is your turn. Press Enter when only you can see this.
input-ended = The input has ended, so you leave the table.
leave = You leave the table. Thank you for playing.
no-command = { $typed } is not a command; the commands are { $commands }.
do-you-agree = { $name }, do you agree? { $what }. Type yes or no.
# What may be typed for yes and for no, with | between; English is always understood too.
words-yes = yes | y
words-no = no | n
agreed = Agreed for the next round: { $what }.
weighed = { $done } of { $of } choices weighed.
your-moves = Your moves:
no-move = You have no move to make now.

## Agreeing

may-agree = You can agree on changes for the next rounds:
may-propose = propose { $option } VALUE: now { $now }; allowed: { $allowed }.
seats = Seats: { $names }.
nothing-open = propose: nothing is left to be agreed at this table
propose-what = propose: what? Type propose, an option ({ $options }) and its value
stands-agreed = { $what }: all agree.
stands-open = { $what }: not all have agreed yet.

## The score

score-of = Score of round { $round }: { $won }
# The heading of results in order.
together = In all, best first
no-money = No money changes hands.
no-money-yet = No money changes hands for this round; the match is settled below.
who-pays = Who pays whom, in play cents
cents-sum = { $parts } cents: sum { $sum }
after =
    { $n ->
        [0] No round is over yet.
        [one] After 1 round
       *[other] After { $n } rounds
    }
cents = Cents: { $stands }

## The commands

commands = Type the number of a move or its words, as they are listed; commands:
command-hand = sort your cards by rank
command-table = what lies on the table and before every player
command-moves = the legal moves, numbered
command-score = the score so far
command-rules = the rules of this table with their sources, and the game's words
command-propose = between two rounds: agree on other rules, where the game leaves some to its players
    .served = between two rounds: propose other rules, where the game leaves some to its players
command-undo = take your last move back (practice against bots only)
    .served = take your last move back (practice tables only)
command-hint = advice on your move, with reasons and odds (practice against bots only)
    .served = advice on your move, with reasons and odds (practice tables only)
command-review = after a round, which of your choices cost most (practice against bots only)
    .served = after a round, which of your choices cost most (practice tables only)
command-log = everything that happened in this sitting
command-help = this list
command-quit = leave the table
    .served = give your seat up and leave the table
command-agree = say yes to what is proposed
command-refuse = say no to it
command-say = speak to the table, where it allows chat
command-fair = what you were shown of the deals, for ceki verify
command-next = you are ready for the next round
command-back = play again yourself, where a bot has stood in
command-without = go on without players who have not answered for half a minute
command-remove = replace a player who does not answer by a bot

# Reading what is typed; $typed stands in quotes, $moves are as they are typed
can-mean = { $typed } can mean { $moves }; say which
not-legal = { $typed } is not a legal move here; legal: { $moves }; help lists the commands
no-such-move = move { $number } does not exist; the moves are numbered 1 to { $last }
some-moves = { $moves } and { $n } more (moves lists them)
on-its-way = { $move } is on its way; wait for it.
last-move = the last move
say-what = say: what? Type say and your words.
nothing-proposed = { $word }: nothing is proposed.
remove-which = remove: which seat? Type remove and its number, 0 to { $last }.
nothing-shown = Nothing has been shown yet.
thinking = Thinking it over...

## What cannot be at a table of one's own

people = people: { $people } cannot sit down; allowed: 1 to { $most }
alone =
    { $what ->
        [undo] undo: not where several people play; it is for practice against bots
        [hint] hint: not where several people play; it is for practice against bots
       *[review] review: not where several people play; it is for practice against bots
    }
undo-settled = undo: the round is settled
undo-nothing = undo: you have not moved yet in this round
hint-no-choice = hint: you have no choice to make now
review-early = review: the round is not over
review-sat-out = review: you sat out this round
score-early = the score is written when the round is over
agree-between = rules are agreed between two rounds, not during one
not-over = the round is not over

# The table in words; $cards are names of cards, or how many they are
no-hand = You hold no cards: you are watching.
hand-of =
    { $who ->
        [you] Your hand, { $cards }:
       *[other] { $name }'s hand, { $cards }:
    }
new-cards = new: { $cards }
table-of =
    { $way ->
        [clockwise] The table ({ $game }, play runs clockwise):
       *[other] The table ({ $game }, play runs anticlockwise):
    }
unseen = { $n } unseen
cards-unseen =
    { $n ->
        [one] { $n } card unseen
       *[other] { $n } cards unseen
    }
# In place of cards where none lie.
nothing = nothing
with = with { $names }
round-over = The round is over.
turn =
    { $who ->
        [you] Your turn.
       *[other] { $name }'s turn.
    }

## What a move changed

gets =
    { $who ->
        [you] You get { $cards }.
       *[other] { $name } gets { $cards }.
    }
lies-before = { $name }, { $place }: { $cards }.
now-also = { $name }, { $place }: now also { $cards }.
laid-open =
    { $who ->
        [you] Your { $place }: { $cards }.
       *[other] { $name }'s { $place }: { $cards }.
    }

## Advice

unreadable =
    { $what ->
        [hint] the hint cannot be read: { $why }
       *[review] the review cannot be read: { $why }
    }
each-move =
    { $exact ->
        [yes] What each move scores on average, counted exactly:
       *[no] What each move scores on average, over the ways the cards may lie:
    }
brings = { $move }: { $brings }; gains { $gains }, loses { $losses }

## The rules of a table

rules-of =
    { $way ->
        [none] { $game }, { $n } players
        [clockwise] { $game }, { $n } players, play runs clockwise
       *[other] { $game }, { $n } players, play runs anticlockwise
    }
no-options = This game has no options.
options-in-force = Options in force (* = not the default)
named-houses = Named houses (--preset)
word-is = { $word } is { $name }

## A table on a server

look-on = You are watching. help lists the commands; quit leaves.
ready = Press Enter (or type next) when you are ready for the next round; quit leaves.
agree-or-refuse = Type agree or refuse.
unknown-event = the server reports something that this version of ceki does not know: { $what }
sending = Sending { $move }…
one-move = One move, made for you.
enter-next = Enter: score, next round.
waiting-for = Waiting for { $names }.
round-comes = The next round comes.
q-leaves = q leaves.
connecting = Connecting to { $link }…
no-connection-yet = No connection to { $link } yet; trying again.
connected-again = Connected again.
connection-ended = The connection has ended
connection-lost =
    { $what ->
        [restarting] { $seconds ->
            [0] The server restarts; trying again.
           *[other] The server restarts; trying again in { $seconds } s.
        }
       *[lost] { $seconds ->
            [0] The connection is lost; trying again.
           *[other] The connection is lost; trying again in { $seconds } s.
        }
    }{ $kept ->
        [yes] { " " }Your seat is kept.
       *[no] { "" }
    }
not-connected = not connected
away-bot = away, a bot plays
more-to-sit = Waiting for { $n } more to sit down.
dealt-soon = The cards are dealt in a moment.
come-in = Others can join at { $link } (code { $code }).
away-things = While you were away: { $n } things happened (l lists them), among them:
names =
    { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }
silent =
    { $votes ->
        [0] { $name }
       *[other] { $name } ({ $votes } for it)
    }

## Where strangers wait

be-here = Press Enter to show that you are here.
