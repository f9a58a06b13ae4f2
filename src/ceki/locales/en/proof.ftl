### Correcting a sentence where it is read (?proof).
### Places: $n: how many suggestions were written.

title = Correct this page
tap = A tap corrects a sentence
use = A tap uses the page
save =
    { $n ->
        [0] Nothing written yet
        [one] Save one suggestion
       *[other] Save { $n } suggestions
    }
places = Write a better text. Keep what is in braces: a name or a number comes there.
keep = Keep it
