### What is said of the cards of a table, and on its buttons.
### Places: $at: the place in the hand; $card: the name of a card; $copies: how many of the same face; $copy: which of
### them; $count: how many; $n: a number; $of: how many cards are in the hand; $word: what the player does instead,
### such as draw.

laid-take-both = Take both
laid-choose-on-table = Choose a card on the table
laid-choose-in-tray = Choose a card below
laid-choose-in-hand = Choose a card from your hand
# $name is a player, or You
laid-card = { $name }: { $card }
laid-card-leads = { $name }: { $card }, leads the trick
laid-thrown = { $name }: a card thrown face down
laid-nothing-laid = { $name }: nothing yet
# Whose discard this is.
laid-from = from { $name }
laid-tray = Cards of the table that you can choose
laid-copies = { $count } lie there

## What one who is asked can do

laid-can-do = What you can do
laid-advised = Advised:
laid-win-there = You can win now. Pass anyway?
laid-keep-win = Keep the win
laid-let-go = Pass: { $word }
laid-further-left = Lay the card further left
laid-further-right = Lay the card further right
laid-hint = Hint
laid-hint-says = What is best, and why
laid-undo = Undo
laid-undo-says = Take the last move back

# The hand; $fresh, $can and $advised are yes or no
laid-hand =
    Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# Of the card just drawn.
laid-new = new
laid-held =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , copy { $copy } of { $copies }
    }, position { $at } of { $of }{ $fresh ->
        [yes] , new
       *[no] { "" }
    }{ $can ->
        [yes] , playable
       *[no] { "" }
    }{ $advised ->
        [yes] , advised
       *[no] { "" }
    }
laid-lying =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , { $copies } copies
    }{ $can ->
        [yes] , can be chosen
       *[no] { "" }
    }{ $advised ->
        [yes] , advised
       *[no] { "" }
    }
laid-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

# The middle; $place is where cards lie
laid-middle = The middle of the table
laid-counts = What scored
laid-who-let-go = Who discarded what
laid-as-drawn = as drawn
laid-thrown-as-drawn = discarded as drawn
laid-place = { $place }: { $card }
laid-place-drawn = { $place }: { $card }, discarded as drawn
laid-place-choose =
    { $place }: { $card }, can be chosen{ $advised ->
        [yes] , advised
       *[no] { "" }
    }
laid-pile =
    { $place }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
laid-unseen = ({ $n } unseen)
laid-shown = { $name }: { $place }: { $card }. Go on

## What has happened

laid-thrown-cards = Cards each player has discarded or laid, oldest first
laid-in-words = In words, for
# In the list whose moves the log shows.
laid-everybody = everybody
laid-look-then = See the table at that moment
