### What the terminal says on the full screen. A key is named as keyboards have it.
### Places: $cards: a number of cards in words; $move: a move; $n: a number; $name: a player's name; $options: what
### can be typed; $title: the title of a page; $way: clockwise or anticlockwise; $who: you or other.

keys = ←→ card  Enter play  1-9 choose  m moves  v in words  s score  l log  r rules  u undo  ? help  q quit
few-keys = ←→ Enter 1-9  m moves  v words  r rules  ? help  q quit
# In the bar on top: how many cards the stock has.
stock = stock { $n }
way =
    { $way ->
        [clockwise] clockwise
       *[other] anticlockwise
    }
look-on = You are watching
hand =
    { $who ->
        [you] Your hand · { $cards }
       *[other] { $name }'s hand · { $cards }
    }

# What can be done next; $moves is a sentence, $says what a move means
do-not-wait = Space: do not wait.
look-on-keys = v: the table in words   l: log   r: rules
enter-sheet = Enter: the score sheet.
enter-move = Enter: { $move }, { $says }.
more-moves = { $moves } More moves: point at a card (←→), or m.
point-at = Point at a card (←→) and press Enter; m lists all moves.
stood-in = A bot plays for you. Space: play again yourself.
bot-for-good = replaced by a bot for the rest
give-away = give an absent player's place to a bot

## Headings of pages

help = Help
score = Score
rules = Rules of this table
in-words = The table in words
your-moves = Your moves
a-hint = A hint
to-table = To the table
agree = Do you agree?
agree-who = { $name }, do you agree?
leave = Leave the table?
    .says =
        Your seat goes to a bot, and you cannot get it back from this terminal.
        When the last person leaves, the table closes.
whose-place = Whose place goes to a bot permanently?
curtain = { $name }, it is your turn.
curtain-enter = Press Enter when only you can see the screen.

## What keys do on a page

esc-back = Esc: back to the table
esc-look = Esc: look at the table
enter-leave = Enter: leave the table
enter-next-round = Enter: next round
enter-ready = Enter: ready for the next round
key-review = v: review
o-agree = o: agree { $options }
yes-no = Enter: yes   Esc: no
leave-stay = Enter: leave   Esc: stay
say-or-back = Enter: say it   Esc: back to the table
this-or-back = Enter: this one   Esc: back to the table
propose-or-back = Enter: propose it   Esc: back
back-to-score = Enter, Esc: back to the score

## Notices

has-come = { $title } has come: close this page to read it.
hint-when = Hints are for practice against bots, when you have a choice to make.
undo-where = You can undo at a practice table, after a move of yours in this round.
nobody-silent = Nobody has been silent for half a minute.
o-answers = On the score sheet (s), o answers.

## Help: what each key does

key-point = point at a card that can be played; ↑ ↓ hand and table
key-play = play the card (never a call: calls have numbers)
key-number = make the numbered move in the bar; ! is a call or a win
key-moves = all legal moves, to choose from
key-space = do not wait for the bots
key-words = the table in words
key-log = everything that happened
key-score = the score
key-rules = the rules of this table and its words
key-undo = take back your last move (practice against bots)
key-quit = leave the table
key-hint = a hint: your moves with odds and reasons
key-look-back = on the score sheet: which of your choices cost most
key-talk = say something to the table
key-without = go on without a player who has not answered for half a minute
key-remove = replace a player who does not answer by a bot
key-who-decides = (the host decides; at a public table, most of the players)
signs-pointer = Pointing works too: once to choose a card, once more to play it.
signs-marks = • can be played  ▲ pointed at  ✦ new  ×2 copies  ▣ stamped red
signs-cards = ● coins  ║ strings  ▲ myriads  ✿ flowers  ★ Old Thousand

## Where strangers wait

be-here = Press any key to show that you are here.
