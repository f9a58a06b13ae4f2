### What the command `ceki` refuses, in a line after its name. Options, commands and what is typed are never translated.
### Places: $around: the folder around it; $clause: the number of a clause, such as BS-5; $code: the code of a table,
### or of a language; $command: a command, as it is typed; $events: how many lines of a log; $failed: how many failed;
### $file: a file's name; $files: how many files; $folder: a folder's name; $game: the title of a game; $given: what
### was typed or sent; $high: the highest number allowed; $hold: how many hold; $house: the options of a house; $kind:
### int or float; of a bot, its level; $known: what there is, in a row; $last: the last number; $least: the smallest
### number allowed; $library: the name of a library; $low: the lowest number allowed; $most: the largest number
### allowed; $name: the name of an option; $near: what is written alike, or none; $option: the name of an option, as
### it is typed; $passed: how many passed; $players: a number of players; $seat: the number of a seat; $seconds: a
### number of seconds; $size: in megabytes; $table: the code of a table; $tables: how many tables; $use: what a module
### is for; $what: what is missing, as the help writes it; $why: the reason, a sentence or part of one.

misused = { $why } (ceki --help shows examples)
interrupted = interrupted
not-number =
    { $kind ->
        [int] { $option } { $given } is not allowed; a whole number
       *[float] { $option } { $given } is not allowed; a number
    }
at-least = { $name } { $given } is not allowed; at least { $least }
at-least-seconds = { $name }: { $given } is not allowed; at least 0 seconds
from-to = { $name } { $given } is not allowed; { $low } to { $high }

## Options of a house

not-pair = option { $given } is not written NAME=VALUE
not-of-house = option '{ $name }' is not an option of the house; use --{ $name }
twice = option '{ $name }' is given twice; give it once

## Files and connections

no-file = the file does not exist
there-already = something of that name is there already; choose another name
is-folder = this is a folder, not a file
not-folder = a part of this path is a file, not a folder
not-allowed-to = this may not be read or written by you
disk-read-only = this disk cannot be written
disk-full = the disk is full
nobody-answers = nobody answers there
port-in-use = another program listens there already; --port names another place
not-this-machine = this machine has no such address
not-text = { $file } is not text in UTF-8, as logs are
too-long = { $file } is longer than { $most } MB; logs and score files never are
save-where = --save { $file }: name a file in a folder that exists
file-where = --out { $file }: name a file in a folder that exists
archived = { $file }: { $rounds } rounds, { $size } MB

## Tables

with-game = { $option } goes with a game, not with the link of a table, which has its own rules
with-link = { $option } goes with the link of a table, such as http://127.0.0.1:8000/t/K7MPRA
a-code = { $code } looks like the code of a table; say where it is: --server http://127.0.0.1:8000
watch-alone = --watch cannot be combined with --seat or --name
bot-leaves = The bot gives its seat up.
one-store = --data and --database (or CEKI_DATABASE): one of them, not both

## Saved rounds

no-move = --move { $given }: the round has moves 1 to { $last }
one-round = --round goes with the log of a table; this is the log of one round
no-round = --round { $given }: the log has rounds 1 to { $last }
no-seat = --seat { $given }: the seats are 0 to { $last }
asked = Seat { $seat } is to move.

## Contests, odds and words

two-bots = --bots { $given }: name two bots, such as search:20ms,greedy
two-a-look = --deals { $given } is not allowed; at least two for each look
no-cards = cards: none are named
no-tongue = --from { $given } is not allowed; words are in { $known }

## What else it says

left-out = { $game } is not compiled, so the site leaves it out: ceki compile makes its module
page-stale = the page in the site is older than its sources in { $folder }; `{ $command }` there builds it again
site-written = the site is in { $folder }: { $files } files, { $size } MB ({ $command })
no-page = { $game } has no how-to-play page; `ceki rules { $game }` prints its rules
picture-in-english = { $file } is in English: none of the fonts here has these characters. Install one, such as Noto Sans CJK, or write a .svg, which the reader's own fonts show.

## What is typed that no command takes

no-language = language { $given } is not here; allowed: { $known }
language-first = --language goes before the command: ceki --language ms { $command }
no-command =
    { $near ->
        [none] unknown command { $given }
       *[other] unknown command { $given }; did you mean { $near }?
    }
no-option =
    { $near ->
        [none] unknown option { $option }
       *[other] unknown option { $option }; did you mean { $near }?
    }
option-takes = { $option } needs a value after it
option-bare = { $option } takes no value
missing = { $what } is missing
too-much = { $given } is too much
not-fitting = { $what }: { $given } is not allowed
needs = this needs { $library }, which is not installed: { $command }

## Tables of numbers, and bars while long work goes on

of-players = { $players } players
house = house: { $house }
checked = { $passed } passed, { $failed } failed
progress-choices = choices
progress-deals = deals
progress-laws = laws
progress-pages = PDFs
progress-percent = percent
progress-playouts = playouts
progress-rounds = rounds
progress-tables = tables
simulated-game = game
simulated-players = players
simulated-rounds = rounds
simulated-matches = matches
simulated-seed = seed
simulated-moves = moves
simulated-seconds = seconds
simulated-moves-per-second = moves per second
simulated-wins = wins
simulated-no-win = no win
simulated-cents = cents
simulated-pot = pot
simulated-digest = digest

# The laws of games, for whoever writes one. $broken is how many are broken, $left those that were not asked.
law-holds = holds
law-broken = BROKEN
law-of-written = the rules are small Python, and three rounds are played
law-of-moves = at every move cards are kept, somebody may move, and rounds end; cents sum to nothing
law-of-leaks = what a seat sees and may do never depends on cards that it does not see
law-of-replays = a round is its key and its moves
law-of-options = every preset and every value of an option keeps the laws
law-of-modes = as written and compiled the same rounds come out
law-of-many = many rounds that run compiled keep the laws, too
laws-asked =
    { $left ->
        [none] { $game }: { $hold } laws hold, { $broken } broken
       *[other] { $game }: { $hold } laws hold, { $broken } broken, { $left } not checked
    }
# $rounds is the number of rounds, $how how they were played: long, short, or written, where no compiler is installed.
laws-played =
    { $how ->
        [long] { $rounds } rounds were played.
        [written] { $rounds } rounds were played, all as written. With the extra `author`, many more run compiled.
       *[short] { $rounds } rounds were played. --long plays about ten times as many.
    }
bot-name = { $kind } bot

no-code = No rule of { $game } carries out { $clause }; `ceki rules { $game }` has its clauses.
game-written =
    Wrote { $folder }: rules.py, page.md and test_rules.py.
    It is on the table with: CEKI_GAMES={ $around } ceki play { $game }
    Its laws: ceki test-game { $folder }   Its test: python -m pytest { $folder }
language-unchecked = Nobody has checked these words yet. You can help: see “Add a language” in the documentation.
language-written =
    Wrote { $folder }, with every English text as a comment.
    To translate a text, remove the # before it and write yours after the =.
    See it: ceki --language { $code } games   Count it: make languages   The guide: docs/guide/add-a-language.md
pictures = pictures
compiling = Compiling { $game }; until that is done, its rules run as written.
compiled = { $game }: compiled for { $use } ({ $seconds } s).
runs-written = The rules ran as written: { $why }

## Backups of a server

saved =
    Saved { $tables ->
        [1] one table
       *[other] { $tables } tables
    } with { $events } events in { $file }. It holds the keys of seats and of coming deals: keep it to yourself.
restored =
    Restored { $tables ->
        [1] one table
       *[other] { $tables } tables
    } with { $events } events from { $file }.
no-database = the database cannot be used: { $why }
table-broken = table { $table } cannot be played again from its events; the file has it as it was
