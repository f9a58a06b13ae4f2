### The first screen. Its reader plays with people (a server is there) or alone, or has only the rules.
### Places: $free: how many seats are free; $game: the title of a game; $level: a level of bots; $n: a number;
### $sought: what was looked for; $title: the name of a table; $watching: how many watch.

about-server = About this server
home-title = The card games of the Malay world
home-lead-people = Fourteen games, with friends or with bots. Free, no account.
home-lead-device = Fourteen games, with bots or with the people beside you. Free, no account.
home-lead-rules = Fourteen games and their rules. Free, no account.
play-now = Play now
play-now-game = { $game }, bots: { $level }
play-now-bots = With bots, right away
# The label of the list of ways to begin, for screen readers.
doors = Start
with-friends = With friends
with-friends-says = A table of your own, shared by link or code
own-table = A table of your own
own-table-says = Its rules, and who shares this device
practice = Practice
practice-hints = Hints, undo, the same deal again
practice-undo = Undo, and the same deal again
real-table = At a real table
real-table-says = Playing with real cards? Keep score here and see who pays whom.
learn = Learn
learn-says = Rules, words and sources
have-code = Have a code?
# Button beside the field for a code.
code-go = Go
code-go-long = Go to the table
code-missing = Type the table's code first: six letters and digits.
your-tables = Your tables
# Opens the list of rounds played.
past = What you have played
install-says = Install ceki on this device and open it with one tap.
install-by-hand = To open ceki with one tap, choose Share, then “Add to Home Screen”.
install = Install
install-not-now = Not now
# Beside a table that has not ended.
going-on = going on
# Beside a table: so many people take turns on this device.
shared = { $n } on this device
# Button: leaves a table for good.
give-up = Give up the seat
# Button of the question before that: no, keep the seat.
keep = Keep
# Button beside a table of the list.
leave = Leave
leave-long = Leave { $title } permanently
# Button: back to a table.
go-on = Go on
choose-game = Choose a game
choose-people = You sit down with bots at once, and can invite friends from there.
choose-device = You sit down with bots at once.
choose-rules = How each is played, with sources.
laying-out = Setting up the games…
find = Find a game
find-by = Find a game by any of its names
find-none = No game found for “{ $sought }”.
open-tables = Open tables
seats-free = { $free } of { $n } seats free
seats-taken =
    { $watching ->
        [0] { $n } playing
       *[other] { $n } playing, { $watching } watching
    }
sit-down = Sit down
# Button: look on at a table without a seat.
watch = Watch
# Button beside the title of a public table.
report = Report
report-title = Reports this title to the server's operator
report-this = Report the title { $title }
title-reported = Reported
open-none = No public tables right now.
open-one = Open one; you can list it here.
kept-whole = Everything is saved on this device and works offline.
kept-served = What needs no server is saved on this device and works offline: tables with bots, lessons, puzzles, and the score of a real table.
no-money = Points and play cents only: nothing is bought, nothing is paid out. Free software under Apache-2.0.
