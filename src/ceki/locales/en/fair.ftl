# A fair deal: what was shown before a round, and that it can be verified.

title = Fair deal
with-server = Before the cards were shuffled, the server committed itself to its part, and every player's device gave a part of its own. When the round is over, all is shown.
alone = Your device shuffles the cards. Bots see only what their own seats see. After the round, everything is shown.
shown-before = Shown before round { $round }
seeds-of-players = Seeds of players
seeds =
    { $mine ->
        [there] { $n }; yours among them
        [late] { $n }; yours is missing because it arrived too late or was dropped
       *[none] { $n }; none is this device's
    }
table-seed = The table's seed
server-seed = The server's seed
receipt = The receipt of round { $round }
bound-for = Bound for round { $round }
verifying = Verifying…
verify = Verify this table
verify-later = When a round is over, the table can be verified here.
holds = It holds.
holds-not = It does not hold.
worked-out = Every commitment, seed, shuffle, hand and receipt was checked on this device, but not the moves. { $command } checks those too, from the log.
save-log = Save the log

# A file that was opened
checked-true = Checked: the deals are those that this device was promised.
checked-whole = Checked: the file agrees with itself. This device was promised nothing of its deals, so nobody can show here that they are the table's.
checked-unshown = The file contains nothing to check its deals with.
checked-forged = The file does not hold:
