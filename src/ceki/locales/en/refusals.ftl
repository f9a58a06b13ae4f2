### Why something is refused: by the id of the refusal (docs/protocol.md).
### Places: $allowed: what is allowed, in a row; $command: a command, as it is typed; $count: how many phrases;
### $first: a seat; $game: the title of a game; $games: games in a row; $given: what was sent; $id: the id of a
### refusal that this page does not know; $last: the last number; $levels: levels of bots in a row; $limit: what is
### allowed; $megabytes: a number; $most: a number; $option: the name of an option, as it is typed; $options: names of
### options; $presets: names of presets in a row; $reason: a reason of the game; $round: the number of a round; $seat:
### the number of a seat; $second: a seat; $seconds: a number of seconds; $status: the number of an HTTP answer;
### $version: the number of a version; $what: which kind: see the choice; $where: a name in a message; $wrong: what is
### wrong: see the choice; $yours: a version.

advice_failed = The advice could not be worked out; ask again.
bad_option =
    { $option ->
        [none] These options cannot be together ({ $reason }).
       *[other] Option { $option } does not fit ({ $reason }).
    }
bad_option_value = An option has a value that cannot be read.
banned = The operator of this server has banned your address: see /about.
body_slow = The rest of the request did not arrive in time.
clock_runs = Their clock runs: when it is down, a bot plays for them.
database_away = The table cannot be saved at the moment; try again soon.
database_unwritable = The database of this server cannot be written.
days_alone = A slow game has no seconds for a move and is not for practice.
deal_not_open = The next deal is not open for seeds yet.
foreign_origin = This server does not know the address of this page. The person who runs it can allow it: ceki serve --origin ADDRESS.
game_or_half_decks = A deck is for a game, or has a number of half decks; choose one of the two.
game_stopped = A rule of { $game } did not finish at another table, so this server opens no more tables of it until it restarts.
header_missing = A request that changes anything needs the header X-Ceki: 1.
hint_not_yours = Only the player whose turn it is can get a hint.
illegal_move = That move is not allowed now.
leaflet_too_long = { $game } is too long for a leaflet of one sheet.
left_seat = This seat is not yours any more: you have left it.
looks_on = You are watching; only players can do that.
match_over = The match is over.
muted = The operator of this server has muted you here.
no_pushes = This server sends no notifications.
no_such_game = No game { $given } can be played here; the games are { $games }.
no_such_seat = Option { $option }: seat { $seat } does not exist; allowed: 0 to { $last }.
not_agreed_here = Option { $given } is not agreed between rounds here; allowed: { $allowed }.
not_by_days = Only slow games notify you of your turn.
not_bytes = Messages are text, not bytes.
not_dealt = No cards have been dealt yet.
not_done_here =
    { $status ->
        [405] That cannot be done here: this address answers other kinds of requests.
       *[other] That cannot be done here (HTTP status { $status }).
    }
not_here = There is nothing here.
not_proposed = That is not what is proposed now; look again.
not_understood =
    { $what ->
        [hello] Say hello first
        [request] The request cannot be read
       *[other] The message cannot be read
    }: { $where ->
        [none] it
       *[other] { $where }
    } { $wrong ->
        [missing] is missing
        [one_of] does not fit; allowed: { $limit }
        [unknown] is not a field here
        [text] must be a text
        [whole_number] must be a whole number
        [flag] must be true or false
        [object] must be an object
        [at_least] must be at least { $limit }
        [at_most] must be at most { $limit }
        [longer]
            { $limit ->
                [1] must have at least 1 character
               *[other] must have at least { $limit } characters
            }
        [shorter] must have at most { $limit } characters
        [more]
            { $limit ->
                [1] must have at least 1 entry
               *[other] must have at least { $limit } entries
            }
        [fewer] must have at most { $limit } entries
        [pattern]
            { $limit ->
                [hexadecimal] must be 32 hexadecimal digits, 0 to 9 and a to f
                [identifier] must be letters from A to Z, digits, - and _
               *[other] must be written in another way
            }
        [json] is not JSON
       *[other] has a value that does not fit
    }.
not_waited_for = The table does not wait for that person.
not_your_turn = It is not your turn.
nothing_said = Disconnected, because no message came for too long.
nothing_to_report = That seat has written nothing since it was last reported.
no_such_title = No public table has that title any more.
nothing_to_take_back = You have no move to take back in this round.
nothing_written = The message is empty.
old_version = This server speaks version { $version } of the protocol, not { $yours }; load the page again.
one_seat_each = Somebody at your address already has a seat at this table. Among strangers each address has one seat, unless the maker of the table allows more.
only_you_waited_for = The table waits only for you.
option_not_allowed = Option { $option }: { $given } is not allowed; allowed: { $allowed }.
options_reserved = The names name, players and preset are reserved; no option can have them.
origin_needed = To watch, a program must name an origin that this server allows.
other = The server refuses this ({ $id }).
patience = Give them { $seconds } seconds more.
players_of_no_game = A number of players goes with a game.
plays_next_deal = You play from the next deal; until then a bot plays this seat.
practice_only =
    { $what ->
        [hint] Hints are given at practice tables only.
        [review] Reviews are for practice tables only.
        [hands] Hands are shown at practice tables only.
       *[other] Moves are taken back at practice tables only.
    }
press_busy = Too much is being printed at the moment; try again soon.
prints_nothing = This server cannot print: what sets pages is not installed there ({ $command }).
proposed_too_often = Too many proposals for one round; allowed: { $most }.
push_address = Notifications go only to https addresses of public push services.
push_keys = The keys for this browser's notifications are not valid.
ready_too_early = You can ask for the next round when this one is over.
remove_nobody = There is nobody else in that place.
remove_too_early = Nobody is removed before the first deal.
restarting = This server restarts; your game is kept and goes on in a moment.
review_too_early = You can review a round when it is over.
round_not_played = No round is being played.
rules_agreed_between = Rules are agreed between two rounds, not during one.
sat_out = You sat out this round.
seat_just_taken = Somebody else has just taken that seat.
seats_taken = No seat is free here.
seed_given = Your seed for the next deal has already arrived.
server_full = This server is full; try again later.
server_starting_over = This server is about to restart; try again in a minute.
stale_move = The table has moved on since; look again.
stale_seed = The next deal is that of round { $round }.
stopping = This server is about to stop.
table_busy = The table is very busy at the moment; try again.
table_closed = This table is closed.
table_unreadable = This table cannot be read any more. The server's log says why.
too_much_today = Too much came from your address today: this server keeps { $megabytes } MB a day for each. Try again in some minutes; the person who runs it can allow more.
table_full = No seat is free; you may watch, or take a bot's seat by its number.
table_not_made = The table could not be made; try again.
table_quiet = Chat is off at this table.
taken_over = This seat was opened in another window, which continues there.
time_is_up = Your time for this move is up; once the bot has made it, you can come back.
too_deep =
    { $what ->
        [body] The body is nested too deeply: at most { $most } levels.
       *[other] The message is nested too deeply: at most { $most } levels.
    }
too_large =
    { $what ->
        [body] The body is too long: at most { $most } bytes.
       *[other] The message is too long: at most { $most } bytes.
    }
too_many_bots = With that many bots you have no seat; at most { $most }.
too_many_connections = Too many people are connected from your address already.
too_many_letters =
    { $what ->
        [title] The title is too long: at most { $most } characters.
        [name] The name is too long: at most { $most } characters.
       *[other] The message is too long: at most { $most } characters.
    }
too_many_messages = Too many messages; slow down and connect again.
too_many_pushes = At most { $most } devices can get notifications for one seat; turn one off first.
too_many_requests = Too many requests; wait a little.
too_many_tables = You have many open tables already; close one of them first.
too_many_visitors = This server is full at the moment; try again in a minute.
too_many_watch = Too many people are watching this table already.
too_many_wrong_codes = Too many wrong codes from your address; wait a minute and try again.
two_bets = Option { $option }: seats { $first } and { $second } have two bets; allowed: one for each pair.
unknown_bot = The bots are { $levels }.
unknown_game = Unknown game; the games are { $games }.
unknown_move = That is not a move of this game.
unknown_option = Option { $given } is not one of { $game }'s; its options are { $options }.
unknown_page = This game has no page of rules.
unknown_phrase = There are { $count } phrases, from 0.
unknown_preset = Preset { $given } is not one of { $game }'s; its presets are { $presets }.
unknown_seat = This table has no seat { $seat }.
unknown_table = No such table; the link may be wrong, or the table closed long ago.
vote_after_round = At a public table, only people who have played a whole round there can vote.
wrong_players = Players: { $given } cannot play { $game }; allowed: { $allowed }.
wrong_token = This seat is not yours: the key to it does not fit.
