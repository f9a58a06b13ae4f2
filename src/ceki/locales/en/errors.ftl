### What the engine, logs, the laboratory and the site refuse, wherever it is read. Each English sentence stands on one
### line and has places only: Python tells it without Fluent too (locales/messages.py).
### Places: $allowed: what is allowed, in a row; $bots: levels of bots; $bound: 64 hexadecimal digits; $bytes: a
### number of bytes; $card: the name of a card; $cards: names of cards in a row; $cents: an amount of play cents;
### $code: the code of a table; $column: a number; $deck: how many copies the deck has; $deepest: a number; $digits:
### a number of digits; $endings: endings of file names; $file: a file's name; $first: the first one; $folder: a
### folder's name; $game: the id or title of a game; $games: games in a row; $given: what was typed or sent; $held:
### how many are held; $high: the higher number; $key: a name in a file; $keys: names in a file; $largest: a number;
### $last: the last number; $legal: legal moves; $line: a number; $low: the lower number; $made: what was made;
### $missing: what is missing, in a row; $more: a number; $most: the largest number allowed; $move: a move, as in a
### list: discard 7 of coins; $n: a number; $name: a name in the program; $newest: a version; $other: another one of
### the same kind; $page: the name of a page; $players: a number of players; $program: a command; $ranks: ranks of
### cards; $reads: the version that this program reads; $receipt: the first digits of a receipt; $round: the number
### of a round; $rounds: a number of rounds; $rule: the place of a rule; $seconds: a number; $seed: a number;
### $several: what fits, in a row; $size: a number; $starter: a seat; $state: open, over, closed; $table: the number
### of a table, from 0; $tables: how many tables; $told: what the log says; $unseen: how many cards are unseen;
### $verbs: words of moves; $version: the number of a version; $what: what is meant; $where: where in the log:
### part-... messages; $why: the reason, a sentence or part of one; $written: how it should be written.

name-length = a name has 1 to { $most } letters
no-address = the address of { $name } at table { $code } is not kept any more
no-ban = no banned address has a digest that begins with { $given }
no-person = nobody who is called { $name } has sat at table { $code }
other = { $why }
whole = { $name }: { $given } is not allowed; a whole number
whole-from = { $name }: { $given } is not allowed; a whole number from { $low }
whole-from-to = { $name }: { $given } is not allowed; a whole number from { $low } to { $high }
game-unknown = game { $given } does not exist; the games are { $games }
game-several = several games are called { $given } ({ $several }); use the id of one
game-broken = game { $given } cannot be played: { $why }
no-file-or-folder = { $given }: no such file or folder
move-no-word = move: { $given } is not a verb or card; a move is a verb and at most one card
move-empty = move '' is empty; a move is a verb and at most one card, such as 'flick M8'
move-not-understood = move { $given } is not understood; a move is a verb and at most one card, such as 'flick M8'
move-no-verb = move { $given } is not one of { $game }'s; its verbs are { $verbs }
move-unknown = move { $given } is not understood; legal here: { $legal }
move-illegal = move { $given } is not legal; legal here: { $legal }
move-no-numbers = move { $given } is not two whole numbers; legal here: { $legal }
none-legal = none, the round is over
card-of-ceki = card { $given } does not exist; cards are written C1..C9 S1..S9 M1..M9 WF RF OT
card-of-pack = card { $given } does not exist; cards are written a rank A 2..9 T J Q K and a suit S H D C, as AS or TD
round-not-over = the round is not over
table-other = table: { $given } is not allowed; a table of { $game } for { $players } players
undo-too-many = undo: { $given } moves cannot be taken back; { $made } were made
branch-too-far = branch: only { $made } moves were made, so { $given } is not allowed; allowed: 0 to { $made }
rounds-of-match = rounds: { $given } is not allowed; a whole number from 1, or None for no end
match-over = the match is over
match-settled = the match is over, and no round of it is left to settle
round-not-next = { $given } is not the next round of this match; allowed: one that `next_round` has dealt
log-of-round = the log is of { $given }; a log is written of a Round
log-lacks-keys = the log has no { $key }; a log has { $keys }
log-version = the log is of version { $version }; this is version { $reads }
log-starter = the log's starter { $starter } is not one of { $players } seats
log-breaks = the log breaks at move { $move }: { $why }
log-no-text = this is not text: { $given }
log-not-json = the text is not complete JSON (line { $line }, column { $column })
log-too-deep = the text nests brackets more than { $deepest } deep
log-no-object = the log is not a JSON object
log-key = the log's key { $given } is not written in hexadecimal
log-seed = the seed { $seed } of the match is not one that a log can have: 0 to { $largest }
log-match-rounds = the log's 'match_rounds' is not a number of rounds or null: { $given }
log-rules = the log's rules are not valid: { $why }
log-no-rounds = the log has no rounds
log-whole = the log's { $name } is not a whole number from 0 to { $most }: { $given }
part-log = the log
part-round-of-log = round { $round } of the log
part-round = round { $round }
part-bound = the commitment for round { $round }
part-lacks = { $where } has no { $key }
part-kind = { $where }'s { $key } is not of the right kind: { $given }
part-moves = { $where }'s moves are not all text
part-no-object = { $where } is not a JSON object
part-names = { $where }: its 'names' are not all text
part-after-end = { $where } comes after the end of the match
part-why = { $where }: { $why }
part-breaks = { $where } breaks at move { $move }: { $why }
part-ends-early = { $where }: the moves end before the round does
part-no-good = { $where } has no good { $key }
agreed-no-object = 'agreed' is not an object
stock = stock: { $given } cards are not allowed; { $unseen } are unseen, so 0 to { $unseen }
too-many-copies = card { $card }: { $held } copies, the deck has { $deck }
options-no-map = options: { $given } is not allowed; a map from names of options to values
bots-no-list = bots: { $given } is not allowed; a list of { $bots }
bot-unknown = bot { $given } does not exist; the bots are { $bots }
bots-many = bots: { $bots } are named for { $players } players
oracle = bot { $given }: write oracle:50, the number of courses that it tries for each move
other-contest = { $file }: this file is from a different contest; give a new file, or use the same game, bots, options and seed
no-row = { $file }, line { $line }: this row does not belong in the file; delete it, or use a new file
plot-ending = plot { $file }: the name must end in { $endings }
plot-no-folder = plot { $file }: the folder { $folder } does not exist
plot-is-folder = plot { $file }: is a folder
plot-no-gap = plot: no game has a gap that is surely above zero; play more deals
plot-nothing = plot: this hand has no distribution to draw
seen-without-hand = cards seen and the stock count only beside a hand
simulate-times = simulate: { $given } is not allowed; at least 0
hand-not-counted = hand: { $game } counts nothing for a hand, only the deal
hand-or-one-more = hand of { $given } cards: { $size }, or { $more } before a card goes, can be counted
hand-of-keels = hand of { $given } cards: { $low } to { $high } are allowed, keels first
hand-of-last-tricks = hand of { $given } cards: the last { $most } tricks are counted, so 1 or { $most }
hand-at-most = hand of { $given } cards: at most { $most } are allowed
hand-has = hand of { $given } cards: every hand has { $cards }
tricks-of-two = players: the last tricks are counted for 2, not { $given }
stock-not-drawn = stock: nothing is drawn in this game
stock-no-matter = stock: the number of cards left does not matter in this game
seen-fewer = seen: { $unseen } cards are unseen, fewer than the other holds
seen-no-three = seen: fewer than three cards are unseen, so other hands cannot exist
card-cast-out = card { $card }: cast out; the pack is { $ranks } of each suit
copies-of-pack = card { $card }: { $held } copies, the pack has 1
copies-beyond-pack = card { $card }: { $held } copies, more than the pack has
nothing-counted = game { $game } declares nothing that can be counted
no-skill = { $game }: players never have a choice in this game, so there is nothing to measure or learn
reduction-unknown = reduced: { $given } is not allowed in { $game }; allowed: { $allowed }
reduced-cards = reduced: { $cards } cards are too few for { $players } players of { $game }
exact-deals = { $game }: more than { $most } deals; a smaller game can be solved
exact-nodes = { $game }: more than { $most } nodes; a smaller game can be solved
small-none = { $game }: this game cannot be made smaller; allowed: { $allowed }
setting-from-to = { $where }: { $given } is not allowed; { $low } to { $high }
setting-flag = { $where }: { $given } is not allowed; true or false
setting-list = { $where }: { $given } is not allowed; a list of texts
setting-long = { $where }: a text of at most { $most } letters is allowed
setting-networks = { $where }: { $given } is not allowed; addresses such as 10.0.0.1, networks such as 10.0.0.0/8, or * for every caller
setting-one-of = { $where }: { $given } is not allowed; one of { $allowed }
setting-some-of = { $where }: { $given } is not allowed; some of { $allowed }
setting-text = { $where }: { $given } is not allowed; a text
setting-unknown = { $file }: { $name } is not a setting; the settings are { $allowed }
settings-no-toml = { $file }: this file is not TOML: { $why }
bot-not-there = bot { $given } does not exist; the bots are { $bots }, search:50ms, search:400, learned:FILE, program:COMMAND
league-pool = { $given } is not a pool; allowed: two or more bots, all different
workers-die = all workers die; look whether the Ray cluster has enough memory
program-answer = { $program } answers { $given }; allowed: one of { $legal }
program-ends = { $program } does not run, or has ended; it must answer each line that it reads
program-silent = { $program } has given no answer for { $seconds } seconds
network-damaged = { $file } holds no learned player; ceki train writes one
network-other = this network was not made for { $game } with { $players } players; ceki train makes one
search-budget = a search has 1 playout or more, or 1 to { $most } milliseconds
shown-what = { $given } is not a commitment or receipt; write 64 hexadecimal digits, or ROUND:DIGITS
log-state = the log's state is { $state }; it is open, over or closed
log-empty = the log has no rounds: there is nothing to check
log-no-match-rounds = the log has no good 'match_rounds': a number of rounds, or null
rules-written = the log's rules are not written as logs write them
options-lack = the log's options are not whole: { $missing } missing
options-other = the log's options are not those that its rules make
round-missing = round { $round } is missing; round { $other } is in its place
receipt-otherwise = round { $round }: its receipt does not match the log up to here
server-seed = round { $round }: the server's seed is not { $bytes } bytes in small hexadecimal letters
player-seeds = round { $round }: player_seeds is not one seed, or null, for each person at the table
player-seed = round { $round }: a player's seed is not { $bytes } bytes in small hexadecimal letters
other-seed = round { $round }: the server's seed does not match its commitment
other-shuffle = round { $round }: the cards were not shuffled by the seeds
after-match = round { $round } comes after the end of the match
first-or-pot = round { $round }: the first player or the pot is not what the rounds before it give
who-sits = round { $round }: the seats do not follow from the rounds before
name-long = round { $round }: a name is not a text of at most { $most } characters
other-hands = round { $round }: the hands are not those that the shuffled cards give
round-breaks = round { $round } breaks at move { $move }: { $why }
move-written = round { $round }: move { $move } is written { $given }; a log writes { $written }
ends-early = round { $round }: the moves end before the round does
agreed-otherwise = round { $round }: the log records an agreement that the rules did not allow
agreed-no-rules = round { $round }: what its players agreed is none of the rules: { $why }
agreed-written = round { $round }: what its players agreed is not written as logs write it
settled-otherwise = round { $round }: the rules settle it otherwise: { $what } { $given }, not { $told }
score-line-otherwise = round { $round }: the rules settle it otherwise: line { $line } of its score
score-lines-otherwise = round { $round }: the rules settle it otherwise: { $given } lines of score, not { $told }
not-abandoned = round { $round } was played to its end, but the log says that it was not
unfinished-cents = round { $round } was not finished, but the log has cents for it: { $cents }
unfinished-goes-on = round { $round } was not finished, but the log goes on: its end is missing
ends-before-rounds = the log ends before the match does: rounds { $first } to { $last } are missing
ends-before-round = the log ends before the match does: round { $round } is missing
ends-otherwise = the match ends with round { $round }, but the log says that it does not
no-such-receipt = no round has receipt { $receipt }...: a round was changed or removed
receipt-missing = round { $round }, of which you have the receipt, is missing; the log ends with round { $last }
other-receipt = round { $round } or an earlier one was changed: the receipt does not match
no-such-bound = no round of the log has the commitment { $bound }...: another deal was made, or the round is missing
shown-missing = round { $round } is missing, but you have its commitment
other-bound = round { $round } was dealt under a different commitment from the one you were shown
bound-missing = the commitment for round { $round } is missing
bound-written = the commitment for round { $round } is not 64 small hexadecimal letters and digits
end-closed = everything checks out up to round { $rounds }; only the receipt that the players got can show that the log is complete: --receipt { $last }:HEX is missing
end-broken-off = everything checks out up to round { $rounds }; only the receipt that the players got can show that round { $last } was interrupted and the log is complete: --receipt { $last }:HEX is missing
end-broken-off-at-once = no round was finished; only the receipt that the players got can show that round { $last } was interrupted and the log is complete: --receipt { $last }:HEX is missing
half-character = the text has half of a character in it (a surrogate alone)
key-twice = the text has the key { $key } twice in one object; only one is allowed
number-not-whole = the text has the number { $given }; all numbers in it are whole
number-too-large = the text has a number of { $digits } digits; none is beyond { $largest }
page-missing = the page is not built: { $page } is missing; `make site` builds it
page-version = the built page is not of this version; `make site` builds it
site-file = { $given } is a file; the site needs a folder
site-other = { $folder } holds what `ceki site` did not write, such as { $given }; name an empty or a new folder
ray = --ray needs Ray: pip install 'ceki[cluster]'

not-compiled = { $game } cannot be compiled: { $why }
browser-missing = No Chromium can be started here. Install it with: playwright install chromium, or set CEKI_CHROMIUM to its path
compiler-missing = Compiling needs the extra `author`: pip install 'ceki[author]'
no-name-of-game = { $given } cannot be the name of a game; allowed: small letters, digits and underscores, beginning with a letter, such as my_game
is-there = { $given } is there already; give another name, or another folder with --in
name-taken = { $given } is a game that ceki has; give yours another name
no-code-of-language = { $given } is not the code of a language; write it as in BCP 47, such as nan, jv or zh-Hant
no-name-of-language = { $given } cannot be the name of a language; write what the language calls itself, without braces
language-there = ceki has the language { $given } already; its files are in the folder of that name
rule-endless = A rule runs without an end, in { $rule }.
rule-trapped = A rule stopped, in { $rule }: { $why }

## Backups of a server

no-backup = { $file } is not a backup of a server, or a part of it is missing; ceki backup makes one
damaged = { $file } is damaged. What has changed since it was made: { $tables } (in all: { $n })
other-version = this database is of version { $version }, and this program works with { $newest }; use the program that serves it, or serve it once with this one
not-empty = there are already tables there; name an empty place with --data or --database
no-database = { $file } is not a database, or it is damaged
no-such-database = there is no database at { $file }; name the one of a server with --data or --database
table-unknown = there is no table { $code }
table-closed = table { $code } is closed already
table-busy = somebody plays at table { $code } so fast that it could not be closed; try again
title-hidden = the title of table { $code } is hidden already

## Many tables at once, to learn from

reset-unknown = reset: { $given } is not allowed; one of { $allowed }
bots-by-seat = bots: for each of { $players } seats a name or None; the names are { $bots }
bots-everywhere = bots: at least one seat must be None: yours
actions-shape = actions: { $given } is not allowed; whole numbers, one for each of { $tables } tables
action-illegal = table { $table }: { $given } is not legal; legal there: { $legal }
action-unknown = action { $given } does not exist; the actions are 0 to { $last }
action-none = action: None is not allowed while the agent has a move
seats-unknown = seats: whole numbers from 0 to { $last }, one for all tables or one for each
saved-other = what was saved is not of tables like these: { $name } does not fit
tables-too-many = { $tables } tables of { $game } do not fit into memory; fewer do
