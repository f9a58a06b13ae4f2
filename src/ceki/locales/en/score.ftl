# The score of a real table (ceki score). $field is never translated: it is typed as it stands.

player = Player { $n }

# Why what was told cannot be recorded. A name of a field stands before each of them, and the clause after it.
no-score = { $game } has no score for real tables
not-object = a round is told as a JSON object
unknown-field = this is not asked; allowed: { $known }
missing = this is missing
missing-of = nothing is told of { $name }
not-asked = this is not asked after what was told
twice = a player is there twice
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
            [0] one card is needed, and none was told
           *[other] one card is needed, and { $n } were told
        }
       *[other] { $n ->
            [0] { $of } cards are needed, and none was told
            [one] { $of } cards are needed, and one was told
           *[other] { $of } cards are needed, and { $n } were told
        }
    }
no-player = { $given } is not one of the players { $names }
bad-before = { $known } may stand here
evening-over = the evening is over; undo a round to go on
nothing-entered = no round has been entered yet
no-round = there is no round { $given }; the rounds are 1 to { $last }
how-many-names = { $n } names, and { $of } people play
bad-name = { $given } is no name; up to { $most } letters, and not a number alone
names-alike = two names are alike
not-rounds = { $given } is not allowed; a whole number from 1 to { $most }
not-evening = this is no evening of ceki score, version { $version }
broken-evening = the evening's { $key } is missing or not of its kind
unknown-in-evening = an evening has no { $key }

# Command
not-told = { $given } is not written FIELD=VALUE or FIELD.PLAYER=VALUE
told-twice = { $name } is told twice; tell it once
needs-file = --undo, --end and --csv need --file, which keeps the evening
other-game = { $file } keeps an evening of { $kept }, not of { $given }
other-house = the evening in { $file } has { $kept }, not { $given }
other-rounds =
    { $kept ->
        [0] the evening in { $file } was begun without a number of rounds; { $given } cannot be set now
       *[other] the evening in { $file } has --rounds { $kept }, not { $given }
    }
json-or-fields = a round is told as JSON or by FIELD=VALUE, not both
names-and-players =
    { $n ->
        [one] { $n } name
       *[other] { $n } names
    }, and { $of } people play; { $high ->
        [0] --players can be { $allowed }
       *[other] --players can be { $allowed } to { $high }
    }
not-file = { $file } is no ordinary file, and an evening is kept in one
changed-meanwhile = { $file } has changed since it was read; nothing is recorded
written-now = { $file } is there: another ceki score writes the evening, or was broken off; delete it if none does
rows-over-evening = { $file } holds the evening; write the rows to another file
undone =
    { $n ->
        [0] Round { $round } is taken out; no round is left.
       *[other] Round { $round } is taken out; { $n } are left.
    }
left = { $n ->
    [one] One card lies in nobody’s pile: { $cards }.
   *[other] { $n } cards lie in nobody’s pile: { $cards }.
}
next-begins = Next: { $name } begins.

# Questions
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
ask-agreed = Has anything been agreed anew? ({ $options } as NAME=VALUE; Enter: nothing)
go-on = Enter: the next round; undo, end or quit
input-ended = the input has ended; the round is not recorded
column-round = round
column-winners = winners
column-pot = pot
column-total = { $name }, total
row-end = end
