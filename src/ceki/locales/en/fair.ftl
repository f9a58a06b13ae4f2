### A fair deal: what was shown before a round, and that it can be verified.
### Places: $command: a command, as it is typed; $mine: there, late or none; $n: how many players gave a seed; $round:
### the number of the round.

title = Fair deal
with-server = Before the shuffle the server committed to its seed, and every player's device added one of its own. After the round, everything is shown.
alone = Your device shuffles the cards. Bots see only what their own seats see. After the round, everything is shown.
shown-before = Shown before round { $round }
seeds-of-players = Seeds of players
seeds =
    { $mine ->
        [there] { $n }; yours among them
        [late] { $n }; yours is missing because it arrived too late or was dropped
       *[none] { $n }; none is yours
    }
table-seed = The table's seed
server-seed = The server's seed
# A label before 64 digits.
receipt = The receipt of round { $round }
bound-for = Commitment for round { $round }
verifying = Verifying…
# Button.
verify = Verify this table
verify-later = You can verify the table here when a round is over.
holds = Verified.
holds-not = It does not check out.
worked-out = Every commitment, seed, shuffle, hand and receipt was checked on this device, but not the moves. { $command } checks those too, from the log.
save-log = Save the log

## A file that was opened

checked-true = Checked: the deals match the commitments that this device was shown.
checked-whole = Checked: the file does not contradict itself. This device has no commitment for its deals, so it cannot prove that they are the table's.
checked-unshown = The file contains nothing to check its deals with.
checked-forged = The file does not check out:
