### What a player at a table on another server is told, in the terminal and by a bot.
### Places: $cents: cents won or lost in the round; $example: an example of a link; $game: the title of a game;
### $given: what was typed; $ledger: cents won or lost in the match so far; $option: the name of an option, as it is
### typed; $round: the number of a round; $seat: the number of a seat; $server: the address of a server; $status: the
### number of an HTTP answer; $table: the code of a table; $why: the reason, a sentence or part of one.

link-alone = { $given } is a link; --server goes with a table's code alone
no-link = { $given } is not the link of a table, such as { $example }
no-link-nor-code = { $given } is not the link of a table, such as { $example }; a code alone needs --server URL
no-code = { $given } is not the code of a table: six letters and digits, such as K7MPRA
no-address = { $given } is not the address of a server, such as http://127.0.0.1:8000
no-server = { $server } does not answer as a server of tables does
answers = the server answers { $status }
nobody-answers = no server answers at { $server }: { $why }
closed = the server closed the connection
lost = the server at { $server } cannot be reached any more
not-of-protocol = the server sent something that is not part of the protocol
trying-again = The connection is lost; trying again.
connected-again = Connected again.
other-rules = the server plays { $game } by different rules from this version of ceki
sat-out = Round { $round }: sat out.
won = Round { $round }: { $cents } cents, { $ledger } in the match.
other-bound = Round { $round }: the commitment has changed since it was shown.
seed-taken-out = Round { $round }: your seed was removed from the deal.
without-seed = Round { $round } was dealt without your seed: it arrived too late, or was dropped.
other-seed = Round { $round }: the server's seed does not match its commitment.
shown-of-deals = What was shown of the deals; with the log of the table: ceki verify LOG
other-seat = the server shows the cards of another seat
state-unreadable = the server's state cannot be read: { $why }
score-unreadable = the server's score cannot be read: { $why }
match-unreadable = the server's match cannot be read: { $why }
not-this-version = this table cannot be played with this version of ceki: { $why }
option-why = Option { $option }: { $why }.
sits =
    { $seat ->
        [none] { $game }, table { $table }: no seat in this round.
       *[other] { $game }, table { $table }: seat { $seat }.
    }
