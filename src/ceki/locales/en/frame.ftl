### What stands around every screen: dialogs, settings, keys.
### Places: $percent: a share, such as 27%; $says: what the server says of a level that this page does not know.

home = Home
close = Close
print = Print
try-again = Try again
page-broke = Something went wrong, and this page cannot be shown.
part-away = Part of this page did not load. Try again when you are online.
all-kept = Everything you played is saved.
language = Language
language-away = This language could not be loaded. Reload this page when you are online.
language-part = { $percent } of this page is translated so far; the rest is in { $name }.

## Settings

settings = Settings
# A heading of the settings: what concerns the person.
settings-you = You
settings-name = Your name
settings-name-empty = Optional
settings-looks = Appearance
settings-colours = Colours
colours-auto = like the device
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
# A heading of the settings: how cards are played.
settings-play = Play
settings-sorted = Hand sorted by
sorted-rank = rank
sorted-suit = suit
sorted-mine = my own order
settings-win = When you can win
win-ask = ask me
win-auto = win at once
settings-one-tap = One tap plays a card
settings-keys = Single-letter keys
settings-told = Notifications
settings-sound = Sound
settings-volume = Volume
settings-notices = Notify me on this device when it is my turn
notices-refused = The browser does not allow notifications. You can change that in its settings for this site.
notices-none = This browser cannot show notifications here. The tab's title says when it is your turn.
settings-chat = Show messages from other people, where a table allows them

## The levels of bots; $name is one that this page does not know.

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
        [strong] Looks as far ahead as it can in an instant, and makes no deliberate mistakes.
       *[other] { $says }
    }

## Keys

# The heading of the list of keys.
keys = Keys
keys-move = move in the hand
keys-lay = move the card within the hand (my order)
keys-choose = select the card; again: play it
keys-buttons = the buttons, from the left
not-whole = Part of the page did not load
not-whole-says = Reload this page when you are online. Your round is saved.
