### What `ceki --help` and `ceki COMMAND --help` say. A message is a command: its sentence, what there is about it, then
### its arguments and options by name, and what its examples do (cli/help/examples.py has the examples themselves).
### What is typed is never translated: commands, options, names in capitals.
### Places: $bots: levels of bots, in a row; $languages: codes of languages, in a row; $name: the name of a variable;
### $value: a default value; $variable: the name of a variable.

ceki = The Ceki (Cherki, Koa) card games of the Malay world: play them, read their rules, count their odds.
    .after = Set the options of a game with -o NAME=VALUE; `ceki rules GAME` lists them with their clause and source. `ceki COMMAND --help` explains a command.
    .version = Print the version.
    .language = The language: { $languages }; set { $variable } to choose it permanently.
    .example-games = what there is to play
    .example-play = sit down with three bots
    .example-plain = the same in lines of text, for screen readers
    .example-how = how to play it, in a page
    .example-word = what a word means, and how to say it
    .example-rules = the rules, with sources, as this house plays them
    .example-simulate = rounds at machine speed
    .example-arena = which bot plays better, and how surely
    .example-skill = how much there is to be won by playing well
    .example-levels = how strong each level is, in minutes
    .example-odds = odds, counted exactly: hands dealt ready, and waits
    .example-serve = tables in the browser, for friends and bots
    .example-backup = save a server's tables, also under play
    .example-site = the page as files, for any web host: plays with no server
    .example-print = a deck to print and cut, at its true size
    .example-link = sit down at such a table in this terminal
    .example-review = what your choices in a saved round have cost
    .example-score = the score of a round at a real table, explained line by line
    .example-check = do the rules give what these examples expect?
    .example-test-game = does a game of your own keep the laws?
    .example-new-game = a game of your own, to begin with
    .example-new-language = begin a translation into your language
    .example-compile = compile the rules of a game of your own
    .example-language = all this in Malay, Indonesian or Chinese

## The words around it

usage = Usage:
options-typed = [OPTIONS]
command-typed = COMMAND [ARGS]...
arguments = Arguments:
options = Options:
commands = Commands:
default = [default: { $value }]
variable = [or the variable { $name }]
required = [needed]

## Arguments and options that several commands have

every =
    .help = Show this page.
    .game = A game's id, as `ceki games` lists them; hyphens are fine.
    .players = How many play.
    .preset = A named house of the game.
    .option = A rule of the house; you can give several.
    .as-json = One JSON object on standard output, nothing else.
    .seed = Equal seeds deal equal cards.
    .seat = That seat, from 0, also one that a bot keeps; else a free one.
    .server = The server of the table, where you give only its code.
    .match = Whole matches instead of rounds, where the house does not say so.
    .threads = Threads to spread the deals over; 0 is one for each processor.
    .out = Keep every deal here, and go on from it next time.
    .plot = Draw bars as FILE.svg or FILE.png.
    .log = The log of a round, or of a table, as it was saved; - is standard input.
    .number = Of a table: that round, from 1; the last by default.
    .playouts = Rounds played out for each choice.
    .paper = a4 or letter.
    .size = classic (24 x 60 mm), poker or large (36 x 90).
    .index = A number or letter at both ends of each card.
    .language = Speak this language: { $languages }.

games = List the games.
    .about = Prints one line for a game that cannot be played, and exits with status 2.

how = Explain how to play a game, on one page, to people who have never seen the cards.

rules = Print the rules of a game, with their sources, and every option as this house plays it.
    .code = Show the lines of the rules that carry out a clause.
    .example-code = the lines of a clause

play = Sit down at a table: with bots, or at a served table by its link.
    .about =
        Arrows point at cards, Enter plays, digits choose; ? lists the keys. Without a terminal, or with --plain, the table speaks in lines: type a number or words such as `discard C5`; `help` lists the commands.
    .game = A game's id, as `ceki games` lists them; or the link of a served table.
    .seed = Equal seeds deal equal cards; a random one by default.
    .bots = Who plays the empty seats: { $bots }.
    .people = People at this keyboard; hands are hidden between their turns.
    .rounds = Rounds in the match; on and on by default.
    .plain = Lines of text: for screen readers, pipes and scripts.
    .auto = Bots play every seat, in lines of text; one round unless --rounds says more.
    .pace = How long a bot's move stays to be looked at.
    .name = Your name, at a served table.
    .watch = Look on at a served table, without a seat.
    .save = Write the rounds that are over into FILE.
    .example-people = pass the keyboard
    .example-auto = watch the bots play a round
    .example-strong = bots that look ahead
    .example-save = the rounds, for ceki review and for the page

bot = Let a bot play at a served table, round after round.
    .about = A bot knows only what its seat is sent. It plays until the match is over or you press Ctrl-C, which gives its seat up. A bot of your own: docs/protocol.md ends with a whole client.
    .link = The link of a table, or its code with --server.
    .kind = How it plays: { $bots }.
    .name = Its name at the table.

serve = Serve tables in the browser, with friends who have the link and bots in the empty seats.
    .after = Several such servers with one database play the same tables, behind any balancer of load. They need the extras: pip install 'ceki[postgres,valkey]'. Each setting can also be a variable, such as CEKI_BOT_WORKERS, or a line in ceki.toml, such as bot_workers = 2. What is typed goes first, then the variable, then the file.
    .host = 0.0.0.0 lets others on your network in.
    .port = Where the tables are.
    .data = Where games are kept; your data folder by default.
    .database = sqlite:///FILE, or postgresql://USER:WORD@HOST/NAME for several servers. Others on this machine can read a command, but not the environment: a password belongs there.
    .bus = valkey://HOST:PORT or redis://..: several servers hear of each other at once.
    .origin = A page that may speak to this server; you can give several.
    .proxy = A proxy or balancer before this server, whose X-Forwarded-For is believed; you can give several.
    .pause = How long a bot seems to think.
    .bot-workers = Threads in which bots look ahead; with 0 they all play greedily.
    .metrics = Serve counts for Prometheus there; players never see them.
    .tables-each = Open tables that one address may have made: more where a school has one address for all.
    .seats-each = Seats that one address may take at a public table.
    .megabytes-each = Megabytes that one address may write in a day.
    .no-open = Do not open the browser.
    .config = A file with settings; without it ceki.toml in this folder, if there is one.
    .print-settings = Show all settings and where each comes from, and do not serve.
    .tables = Open tables in all.
    .absent-seconds = After how long a bot plays for an absent player, at a table without a clock.
    .keep-days = After how many days without a move a table is closed.
    .log-days = After how many days a closed table is deleted, if no player has starred it.
    .trusted = A network whose callers are not limited each, such as a school's; you can give several.
    .title = The name of this site, in its footer and where links are shown.
    .contact = How players reach you: an address of mail, or a page. It is shown on /about.
    .imprint = Who runs the server, for /about.
    .languages = A language that the page offers with English; you can give several. Without any it offers all.
    .log-level = What the log says: error, warning, info or debug.
    .log-form = text for people, json for programs: one object a line.

doctor = Look at what a server needs, before it serves or while it does.
    .about = Database, disk, backup, bus, clocks, port, the page as players reach it, its certificate, and the proxy: each is fine, worth a look, or broken, with a cure. It changes nothing, and ends with status 1 if something is broken.
    .data = Where games are kept; your data folder by default.
    .database = Instead of a folder: sqlite:///FILE or postgresql://USER:WORD@HOST/NAME.
    .config = A file with settings; without it ceki.toml in this folder, if there is one.

admin = Look after a server: open tables, reports, what can be done about a table or a player, and what was done.
    .about = It works on the database, beside the servers that use it; players see what changed within a few seconds. No card of a round that is being played is shown. Everything that you do is noted in the log, with your name on this machine and your reason.
    .what = tables (that are open), reports (of titles and of words in the chat), bans, or log (what operators did); close (a table, as if all had left it) or hide (its title from the list); mute, rename, ban, erase or export (a player of a table); unban (an address); page (all of this in your browser).
    .code = The code of the table; for unban the first digits of the digest that `bans` shows.
    .name = The name of the player at that table, for mute, rename, ban, erase and export.
    .to = The new name, for rename.
    .days = How long a ban lasts.
    .why = Your reason, for the log.
    .port = Where `page` is served, on this machine alone.
    .data = Where the server keeps its games; your data folder by default.
    .database = Instead of a folder: sqlite:///FILE or postgresql://USER:WORD@HOST/NAME.
    .config = A file with settings; without it ceki.toml in this folder, if there is one.

site = Write the page with all its games as files, for any web host; no server is needed.
    .after = Copy the folder to any web host, under any path. Anyone who opens it can play with bots and with others at the same device, and after the first visit offline too. An earlier site in the folder is replaced. Tables with a link need `ceki serve`.
    .folder = A new or empty folder, or one that holds an earlier site, which is replaced.
    .pdf = Also PDFs to print: decks, leaflets and score sheets, on A4 and Letter.

verify = Check the deals and results of a table.
    .about = Was every card dealt from the seeds that were committed to beforehand?
    .after = The page and the terminal keep what they were shown: Fair deal in the menu of the table, the word fair in lines. Without any of it a log can hold and still be invented whole. How all is made: docs/fair-deals.md.
    .log = The log of a table, as it was saved; - is standard input.
    .bound = A commitment that you were shown before a deal; may be given several times.
    .receipt = A receipt that you were given after a round; you can give several.

backup = Save a server's tables in one file, also while people play.
    .after = Copying the database's own file under play is not enough: what was written last lies beside it. The file is yours alone to read, for it holds the keys of seats and of coming deals. Every table in it is played again as a check.
    .file = A new file.
    .data = Where the server keeps its games; your data folder by default.
    .database = sqlite:///FILE, or postgresql://USER:WORD@HOST/NAME.
    .config = A file with settings; without it ceki.toml in this folder, if there is one.

restore = Make a server's database from a backup, where there is none yet.
    .after = Each table is compared with what was saved, and played again; damage is named, and then nothing is written. Begin the server afterwards with the same --data or --database.
    .file = What ceki backup has written.
    .data = Where the server keeps its games; your data folder by default.
    .database = sqlite:///FILE, or postgresql://USER:WORD@HOST/NAME.
    .config = A file with settings; without it ceki.toml in this folder, if there is one.

simulate = Play many rounds at machine speed and print the statistics.
    .rounds = How many rounds.
    .bots = Bots by seat, repeated around the table: random, greedy, taker.
    .match = Whole matches instead of rounds by themselves.
    .threads = Threads to spread the rounds over.

archive = Write many rounds to a Parquet file for research: a row for each, with every move.
    .about = The metadata of the file say the game, its options, the seed, and what each column holds; docs/research.md lists the columns. The file appears when it is whole. pandas, Polars and DuckDB read it. Without -o and --preset the game is played with the rules used to measure bots.
    .rounds = How many rounds.
    .bots = Bots by seat, repeated around the table; a search or a level takes far longer than greedy.
    .out = Where the rounds are written; without this option, GAME.parquet in this folder.
    .example-strong = rounds of strong players

check = Run worked examples of the rules.
    .about = A line for each that fails, and last how many passed and failed.
    .files = Files of worked examples.

arena = Let two bots play the same deals, and say who does better and how surely.
    .about = Each sits alone in every seat in turn. What a seat wins is counted in cents, or in points in games without money, with a 95% interval over deals. Without -o and --preset the game is played with the rules used to measure it, which are printed (docs/bots.md).
    .bots = Two bots: random, greedy, easy, middle, strong, search:20ms, search:400 (playouts), oracle:50.
    .deals = How many deals, each played in every rotation.
    .looks = Look K times, at equal steps, and stop when it is decided (1 to 5).
    .one-way = Only the first bot sits alone; takes less time.
    .ray = Spread the deals over a Ray cluster (pip install 'ceki[cluster]').

skill = Measure how much there is to win by playing well, and how much of it the bots win.
    .about = A bot that moves at random, the bots you name, and the oracle, which sees every card, each sit alone among greedy players in every seat of the same deals. From random to the oracle is the gap; a bot closes a share of it, given with a 95% interval over deals. Each game is played with the rules used to measure it (docs/bots.md).
    .games = Games by id; all, if none is named.
    .bots = The bots whose share is measured.
    .oracle = Who sees every card, and how many courses it tries for each move.
    .deals = How many deals of each game, in every rotation.
    .example-all = all games: the first look takes minutes

levels = Measure how strong the bots are, from the moves in which they differ from the simple player.
    .about = Simple players play among themselves. At one random choice of each round, every bot chooses a move. If the simple player would have made another, both moves are played out on the same fresh deals. The result is what a bot wins a round more, with a 95% interval over choices. It takes minutes where a duel takes hours, and holds among simple players (docs/bots.md).
    .games = Games by id; all, if none is named.
    .bots = Bots from the weakest to the strongest: each is compared with the one before it.
    .choices = How many choices of each game, each in a round of its own.
    .playouts = How often each of two moves is played out.
    .example-all = the three levels in all games

league = Let many bots play against each other, and rank them.
    .about = Chance fills the table from the pool. Each deal is played once in every rotation, so that all hold the same hands. A bot's strength is what it wins a round above the mean of the pool, with a 95% interval over deals. It also gets a rating from places at the table. With a file of deals you can continue later; a worker of a Ray cluster that dies costs nothing but time.
    .pool = Bots by name: random, greedy, easy, middle, strong, search:20ms, search:400 (playouts), oracle:50, learned:FILE, program:COMMAND.
    .deals = How many deals, each played in every rotation.
    .ray = Spread the deals over a Ray cluster (pip install 'ceki[cluster]').
    .plot = Draw the strengths as a picture: PNG, SVG or PDF.

train = Make a learned player of a game: from its own playouts, with no example of good play.
    .about = Simple players play among themselves. At one choice in four, every legal move is played out on the same deal. A small network learns how much better or worse each move is than the simple player's. The last tenth of the playouts is kept apart: it decides how far ahead a move must be before the learned player makes it. In the end it plays alone among simple players, on deals it has never seen. On one machine, equal numbers give an equal player.
    .playouts = How many rounds are played out.
    .hidden = How many hidden units the network has: more of them see more, and need more playouts.
    .deals = How many deals it plays in the end, alone in every seat.
    .reduced = How the game is made smaller: ranks, suits, copies, cards_each. You can give several.
    .out = Where the player is written; without this option, GAME.npz in this folder.
    .example-minute = a minute or two

exploit = Solve small games, and say exactly what an opponent who knows a bot wins from it.
    .about = A small game has few cards, so every deal and every way to play it can be computed. CFR+ finds a strategy that hardly anybody can exploit. Every bot chooses wherever it has a choice, and the best answer to that is computed too. Without --reduced, each game is as small as it says itself.
    .games = Games by id; if none is named, all that can be made small.
    .bots = Bots by name, also search:100 or learned:FILE.
    .samples = How often each bot chooses at each choice: it may decide by chance.
    .iterations = How many rounds of improvement CFR+ has.
    .reduced = How the game is made smaller: ranks, suits, copies, cards_each. You can give several.
    .example-seconds = some seconds

odds = Count odds exactly: of the deal, of waits, of drawing on; for a house, or for a hand.
    .about = Every number is a fraction, counted with the rules of the game. Where there is no closed form, the command says so, and can only simulate. docs/odds.md explains the calculations.
    .hand = Odds for these cards, as 'C5 C5 S5'.
    .seen = Other cards that have been seen.
    .stock = Cards still to be drawn; as dealt, if not given.
    .simulate = Also simulate N rounds where there is no closed form, with 95% intervals.
    .example-game = hands dealt ready or complete, and how soon they win
    .example-hand = what it waits for
    .example-plot = the same as bars; .png too
    .example-simulate = and who wins, between bots
    .example-pack = with a pack: the next card; is it better to draw?

review = Review a saved round: which choices of a seat cost the most, judged with what it could see at the time.
    .about = Lists only what is more than chance. More playouts find smaller differences.
    .seat = Whose choices, from 0.

advise = Advise at a move of a saved round: every legal move with its worth, odds and reasons, judged with what its seat could see.
    .move = Which move of the round, from 1.

word = Explain a word of the games: what it means, how to say and write it, and where it is used.
    .about = Without a word, list them all. A word that no entry has is looked for in the meanings; if it is nowhere, the exit status is 1.
    .sought = A word, with or without accents, or a card's code.
    .tongue = Only words of this language, such as jv.

version = Print the version.

new-game = Write a small game to begin with: its rules, its page and its test, in a folder of its own.
    .about = It is played, shown and tested as it is; change it into yours. The guide *Add a game in one file* says what each part is.
    .name = What the game is to be called, in letters, digits and underscores: my_game.
    .folder = Where the folder is made; the current one by default.

new-language = Begin a language: every English text in files of its own, each waiting for its translation.
    .about = Works from the first sentence on: what is not translated yet appears in the nearest language, or in English. It needs a checkout of the project. The guide *Add a language* shows the way.
    .code = The code of the language (BCP 47): nan, jv, zh-Hant.
    .name = What the language calls itself: "Basa Jawa".

compile = Compile the rules of a game of your own.
    .about = Then simulation, laws, bots and the page run it at full speed. `simulate`, `test-game` and `serve` do it by themselves. It takes ten to forty seconds, once for each change of the rules, and needs the extra `author`.
    .file = A game's file or folder, or the id of a game.

test-game = Ask every law of a game: does one of your own keep them?
    .about = A line for each law, and last a verdict. The exit status is 0 when all hold, 1 when one does not, 2 when the game cannot be loaded.
    .file = A game's file or folder, or the id of a game.
    .long = More rounds.
    .page = Play a round on the page at three sizes too, a phone, a tablet and a desktop, and write pictures into FOLDER; needs the extra `page` and, once, `playwright install chromium`.
    .example-page = the same, and how it looks on the page

print = Print for a real table: a deck at its true size, single faces, leaflets and score sheets.
    .example-bleed = one card a page, for a print shop
    .example-faces = the thirty faces as pictures
    .example-rules = how to play, on one folded sheet
    .example-tiles = with Mah Jong tiles instead of cards
print-deck = Print a deck at its true size, on sheets to cut, or one card a page for a print shop.
    .after = Print at 100% and measure the ruler. docs/guide/print.md says what paper to use and how to cut.
    .out = The PDF to write.
    .game = The cards that this game deals from.
    .half-decks = The number of half decks of thirty cards, 2 to 40; 2 if not given.
    .backs = A page of backs after each sheet, for printing on both sides.
    .bleed = One card a page, with this much around it, such as 3mm.
    .spot = The red as an ink of its own (a separation), for a press.
    .example-sixty = 60 cards, two of each
    .example-for = what a game is played with
print-faces = Write the thirty faces and the back as files: SVG, or PNG with --dpi.
    .folder = The folder to write.
    .dpi = PNG with this many dots an inch, 72 to 1200, not SVG.
print-rules = Print how a game is played, as a leaflet: one sheet, printed on both sides and folded.
    .out = The PDF to write.
print-score-sheet = Print a sheet to keep the score on, with what counts in the game.
    .out = The PDF to write.
print-replacements = Print which Mah Jong tile or Dongguan money card replaces which card, if you have no deck.
    .out = The PDF to write.

score = Keep the score of a real table: each point explained, who pays whom, and the ledger of a session.
    .about = Enter a round as FIELD=VALUE, as JSON, or by answering questions. Cards are written C5 or, three of them, C5x3. What the rules of the game do not allow is refused in a line that names the rule, and nothing is recorded.
    .fields = What happened in the round, as winner=Ani or won.Ani='C5 C5x2'; without any, the command asks.
    .names = The names of everybody who plays, the first seat first; their number is the number of players.
    .file = The file of the session: read, and written again; players and options come from it.
    .as-json = The round as JSON; the answer is JSON too.
    .as-csv = Write the ledger as rows; - is standard output.
    .undo = Remove a round, by its number from 1.
    .end = End the session: pots and tokens are paid out.
    .rounds = A session of this many rounds.
    .example-asked = questions
