# What stands around every screen: dialogs, settings, keys.

home = Home
close = Close
print = Print
try-again = Try again
page-broke = Something on this page broke, and it cannot be shown.
part-away = A part of this page did not come. Try again when there is a network.
all-kept = What you have played is kept.
language = Language
language-away = The words of this language could not be fetched. Load this page again when there is a network.
language-part = { $percent } of this page is translated so far; the rest is in { $name }.

# Settings

settings = Settings
settings-you = You
settings-name = Your name
settings-name-empty = May stay empty
settings-looks = Looks
settings-colours = Colours
colours-auto = as the device
colours-light = light
colours-dark = dark
settings-size = Card size
size-usual = usual
size-large = large
size-very-large = very large
settings-movement = Movement
movement-none = none
movement-usual = usual
movement-fast = fast
settings-contrast = High contrast
settings-index = Index letters on cards
settings-play = Play
settings-sorted = Hand sorted by
sorted-rank = rank
sorted-suit = suit
sorted-mine = my own order
settings-win = A win that is there
win-ask = is always asked
win-auto = is made at once
settings-one-tap = One tap plays a card
settings-keys = Single-letter keys
settings-told = Notifications
settings-sound = Sound
settings-volume = Volume
settings-notices = Tell me on this device when it is my turn
notices-refused = The browser does not allow it. Its own settings for this page can change that.
notices-none = This browser shows no such notices here. The title of the tab says when it is your turn.
settings-chat = Show what people write, where a table allows it

# The levels of bots; $name is one that this page does not know.

bots = The bots
level =
    { $name ->
        [easy] Easy
        [middle] Middle
        [strong] Strong
       *[other] { $name }
    }
level-plays =
    { $name ->
        [easy] Looks ahead a little, and slips now and then.
        [middle] Looks ahead, takes every win, and seldom slips.
        [strong] Looks ahead as far as it can in the blink of an eye, and does not slip.
       *[other] { $says }
    }

# Keys

keys = Keys
keys-move = move in the hand
keys-lay = lay the card elsewhere: my order
keys-choose = choose the card; again: play it
keys-buttons = the buttons, from the left
not-whole = This part did not load
not-whole-says = Load this page again when there is a network. The round is kept.
