# The first screen. Whoever reads it plays with people (a server is there), alone, or has the rules alone.

home-title = The card games of the Malay world
home-lead-people = Fourteen games, with friends or with bots. Free, no account.
home-lead-device = Fourteen games, with bots or with whoever sits beside you. Free, no account.
home-lead-rules = Fourteen games and their rules. Free, no account.
play-now = Play now
play-now-game = { $game }, bots: { $level }
play-now-bots = With bots, at once
doors = Doors
with-friends = With friends
with-friends-says = A table of your own, by link or code
own-table = A table of your own
own-table-says = Its rules, and who shares this device
practice = Practice
practice-hints = Hints, undo, the same deal again
practice-undo = Undo, and the same deal again
real-table = At a real table
real-table-says = You have the cards: keep the score here, and see who pays whom
learn = Learn
learn-says = Rules, words and sources
have-code = Have a code?
code-go = Go
code-go-long = Go to the table
code-missing = Type the code of a table first: six letters and digits.
your-tables = Your tables
past = What you have played
install-says = Install ceki on this device, and it opens at one tap.
install-by-hand = To open ceki at one tap, tap Share, then “Add to Home Screen”.
install = Install
install-not-now = Not now
going-on = going on
shared = { $n } on this device
give-up = Give up the seat
keep = Keep
leave = Leave
leave-long = Leave { $title } for good
go-on = Go on
choose-game = Choose a game
choose-people = You sit down with bots at once, and can invite friends from there.
choose-device = You sit down with bots at once.
choose-rules = How each is played, with sources.
laying-out = Laying out the games …
find = Find a game
find-by = Find a game by any of its names
find-none = No game goes by “{ $sought }”.
open-tables = Open tables
seats-free = { $free } of { $n } seats free
seats-taken =
    { $watching ->
        [0] { $n } play
       *[other] { $n } play, { $watching } watching
    }
sit-down = Sit down
watch = Watch
report = Report
report-title = Reports this title to the server's operator
report-this = Report the title { $title }
title-reported = Reported
open-none = Nobody has put up a table for everybody just now.
open-one = Open one, and it is listed here if you like.
kept-whole = Everything is kept on this device and works without a network.
kept-served = What needs no server is kept on this device and works without a network: tables with bots, lessons, puzzles, and the score of a real table.
no-money = Points and play cents only: nothing is bought, nothing is paid out. Free software under Apache-2.0.
