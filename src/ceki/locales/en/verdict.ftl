### What the check of a table's log comes to. $what is the log, a round or the commitment for one; $key a name in it.
### Places: $deepest: a number; $game: the title of a game; $last: the number of the last round; $n: a number; $other:
### the number of another round; $reads: a version; $receipt: yes or no; $round: the number of a round; $rounds: how
### many rounds were finished; $seats: how many seats there are; $state: open, over or closed; $version: a version.

rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] No round is finished yet; the table goes on.
            [over] No round was finished; the match is over.
           *[closed] No round was finished; then the table closed.
        }
        [1] { $state ->
            [open] Round 1 checks out; the table goes on.
            [over] Round 1 checks out; the match is over.
           *[closed] Round 1 checks out; then the table closed.
        }
       *[other] { $state ->
            [open] Rounds 1 to { $rounds } check out; the table goes on.
            [over] Rounds 1 to { $rounds } check out; the match is over.
           *[closed] Rounds 1 to { $rounds } check out; then the table closed.
        }
    }
was-practice = This was a practice table: hands could be shown and moves taken back.
bounds-kept =
    { $n ->
        [one] { $receipt ->
            [yes] It contains the commitment that this device was shown, and the receipt of the last round.
           *[no] It contains the commitment that this device was shown.
        }
       *[other] { $receipt ->
            [yes] It contains the { $n } commitments that this device was shown, and the receipt of the last round.
           *[no] It contains the { $n } commitments that this device was shown.
        }
    }
no-bound-kept = This device has no commitment from that table, so it cannot say whether the log is genuine.
closed-unproved =
    { $rounds ->
        [0] No round was finished. Only the receipt of round { $last } can prove that the table closed there; ask a player for it.
        [1] Round 1 checks out. Only the receipt of round { $last } can prove that the table closed there; ask a player for it.
       *[other] Rounds 1 to { $rounds } check out. Only the receipt of round { $last } can prove that the table closed there; ask a player for it.
    }

## How a log is written

not-json = The log is not complete JSON.
key-twice = The log has a key twice in one object; only one is allowed.
not-written-whole = The log has a number that is not written as a whole one.
not-whole-number = The log has a number that is not whole, or too large.
half-character = The log contains half a character (an unpaired surrogate), so it is not text.
too-deep = The log nests brackets more than { $deepest } deep, so it is not a log.
of-version = The log is of version { $version }; this page reads version { $reads }.
of-state = The log's state is { $state }; it is open, over or closed.
no-rounds = The log has no rounds: there is nothing to check.
not-object =
    { $what ->
        [log] The log is not a JSON object.
        [bound] The commitment for round { $round } is not a JSON object.
       *[round] Round { $round } is not a JSON object.
    }
no-good =
    { $what ->
        [log] The log has no valid "{ $key }".
        [bound] The commitment for round { $round } has no valid "{ $key }".
       *[round] Round { $round } has no valid "{ $key }".
    }
round-missing = Round { $round } is missing; round { $other } is in its place.
bound-missing = The commitment for round { $round } is missing.

## What a round tells

agreed-otherwise = Round { $round }: the log records an agreement that the rules did not allow.
receipt-otherwise = Round { $round }: its receipt does not match the log up to here.
other-seed = Round { $round }: the server's seed does not match its commitment.
other-shuffle = Round { $round }: the cards were not shuffled by the seeds.
deal-unknown = Round { $round }: this page does not know how { $game } is dealt.
other-hands = Round { $round }: the hands are not those that the shuffled cards give.
other-seats = Round { $round }: the log does not cover { $seats } seats.
unfinished-cents = Round { $round } was not finished, but the log has cents for it.
unfinished-goes-on = Round { $round } was not finished, but the log goes on: its end is missing.
after-match = Round { $round } comes after the end of the match.
ends-otherwise = The match ends with round { $round }, but the log says that it does not.

## What this device was shown

shown-missing = Round { $round } is missing, but you were shown its commitment.
other-bound = Round { $round } was dealt under a different commitment from the one you were shown.
receipt-missing = Round { $round }, of which you have the receipt, is missing; the log ends with round { $last }.
other-receipt = Round { $round } or an earlier one was changed: the receipt does not match.
without-seed = Round { $round } was dealt without your seed.
