### The score of a real table (ceki score). $field is never translated: it is typed as it stands.
### Places: $allowed: what is allowed, in a row; $cards: names of cards in a row; $example: an example; $file: a
### file's name; $game: the title of a game; $given: what was typed or sent; $high: a number, 0 where there is none;
### $how: how cards are written; $kept: what the file has; $key: a name in a file; $known: what there is, in a row;
### $last: a number; $most: a number; $n: a number; $name: a player's name, or the name of a field; $names: players'
### names in a row; $of: how many are needed; $options: options of a house; $question: a question; $round: the number
### of a round; $version: a number; $words: what can be typed, in a row.

player = Player { $n }

## Why what was told cannot be recorded. A name of a field stands before each of them, and the clause after it.

no-score = { $game } has no score for real tables
not-object = a round must be a JSON object
unknown-field = this game does not ask for it; allowed: { $known }
missing = this is missing
missing-of = { $name } is missing
not-asked = this is not needed with what you entered
twice = a player appears twice
# Where a list has too few or too many entries.
each = one for each of { $n } players is needed: { $names }
not-among = { $given } is not allowed; allowed: { $allowed }
not-yes = { $given } is not allowed; yes or no
neither-yes-nor-no = { $given } is neither yes nor no
not-amount = { $given } is not allowed; a whole number from 0 to { $most }
no-card = card { $given } does not exist; cards are written { $how }
no-cards = { $given } is not allowed; cards, as a list or in a row
too-many-cards = { $n } cards are too many; at most { $most }
wrong-number =
    { $of ->
        [one] { $n ->
            [0] one card is needed; you entered none
           *[other] one card is needed; you entered { $n }
        }
       *[other] { $n ->
            [0] { $of } cards are needed; you entered none
            [one] { $of } cards are needed; you entered one
           *[other] { $of } cards are needed; you entered { $n }
        }
    }
no-player = { $given } is not one of the players { $names }
bad-before = allowed here: { $known }
evening-over = the session is over; undo a round to go on
nothing-entered = no round has been entered yet
no-round = round { $given } does not exist; the rounds are 1 to { $last }
how-many-names = { $n } names, and { $of } people play
bad-name = { $given } is not a name; up to { $most } letters, and not a number alone
names-alike = two names are alike
not-rounds = { $given } is not allowed; a whole number from 1 to { $most }
not-evening = this is not a session of ceki score, version { $version }
broken-evening = the session's { $key } is missing or of the wrong kind
unknown-in-evening = a session has no { $key }

## Command

not-told = { $given }: write FIELD=VALUE or FIELD.PLAYER=VALUE
told-twice = { $name } is entered twice; enter it once
needs-file = --undo, --end and --csv need --file, which keeps the session
other-game = { $file } is a session of { $kept }, not of { $given }
other-house = the session in { $file } has { $kept }, not { $given }
other-rounds =
    { $kept ->
        [0] the session in { $file } has no fixed number of rounds; you cannot set { $given } now
       *[other] the session in { $file } has --rounds { $kept }, not { $given }
    }
json-or-fields = enter a round as JSON or with FIELD=VALUE, not both
names-and-players =
    { $n ->
        [one] { $n } name
       *[other] { $n } names
    }, and { $of } people play; { $high ->
        [0] --players can be { $allowed }
       *[other] --players can be { $allowed } to { $high }
    }
not-file = { $file } is not an ordinary file, as a session needs
changed-meanwhile = { $file } has changed since it was read; nothing is recorded
written-now = { $file } exists: another ceki score is writing the session, or was interrupted; delete the file if nothing is writing
rows-over-evening = { $file } is the session itself; write the rows to another file
undone =
    { $n ->
        [0] Round { $round } is removed; it was the only one.
       *[other] Round { $round } is removed; { $n } are left.
    }
left = { $n ->
    [one] One card lies in nobody’s pile: { $cards }.
   *[other] { $n } cards lie in nobody’s pile: { $cards }.
}
next-begins = Next: { $name } begins.

## Questions

ask-begin = Round { $n } of { $game }: { $names }. Answer each question; Enter leaves open what may be left open.
ask-who = { $names }
ask-nobody = { $names }; Enter: nobody
ask-choice = { $words }
ask-none = { $words }; Enter: none
ask-yes = yes or no; Enter: no
ask-cards = { $n } cards, such as { $example }
ask-any = cards, such as { $example }; Enter: none
ask-card = a card, such as { $example }
ask-amount = a whole number from 0 to { $most }
of-player = { $name }: { $question }
ask-agreed = Has anything new been agreed? ({ $options } as NAME=VALUE; Enter: nothing)
go-on = Enter: the next round; undo, end or quit
input-ended = the input has ended; the round is not recorded
column-round = round
column-winners = winners
column-pot = pot
column-total = { $name }, total
row-end = end
