### The glossary: labels of what is known of a word, and where cards have names of their own. $near are words.
### Places: $example: names of cards in that region; $id: the id of a word; $names: how many names of cards; $sought:
### what was looked for; $words: how many words.

# Before how a word is said.
say = say
from-spelling = made from the spelling
# Before a word in other letters.
script = written
means = means
literal = literally
origin = from
card = card
rank = rank
region = said in
games = games
source = source
# Before a remark on a word.
note = note
unsure = The source is not sure of this.
note-history = A name of its time. Here it is only recorded, never used for the card.
note-crude = Some find this name rude. It appears only here; the page does not call the card this.
note-compared = The source gives this name to the card by comparison.
note-unspaced = The source prints it without a space.
note-long-vowel = The source's letters have a long u here.
note-script-differs = The source's Balinese letters spell another word, so they are not shown.
region-my = Malaysia and Singapore
region-my1894 = the Malay peninsula, 1894
region-kristang = Melaka, in Kristang
region-padang = Padang, West Sumatra
region-java1876 = Java, 1876
region-surakarta = Surakarta, 1941
region-yogyakarta = Yogyakarta, 1941
region-bali = Badung, Bali
region-lombok = Lombok
region-banjarmasin = Banjarmasin
region-makassar = Makassar
region-manado = Manado, 1876
region-ambon = Ambon, 1876
region-timor = Timor, 1876
language-ms = Malay
language-id = Indonesian
language-jv = Javanese
language-min = Minangkabau
language-bjn = Banjarese
language-ban = Balinese
language-sas = Sasak
language-mak = Makassarese
language-bug = Bugis
language-mcm = Kristang
language-nan = Hokkien
language-zh = Chinese
language-en = English
language-fr = French
language-nl = Dutch
script-Jawi = Jawi letters
script-Java = Javanese letters
script-Bali = Balinese letters
script-Lontara = Lontara letters
script-Hani = Chinese characters
unknown = the glossary has no word { $sought }
unknown-near = the glossary has no word { $sought }; the nearest are { $near }
also = also
# The heading of the page.
title = Words of the games
learn = Learn
about = What each word means, how to say it, and where it is used.
find = Find a word
by-game = Game
by-language = Language
every-game = Any game
every-language = Any language
words = Words
names = Names of the cards
counted =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, { $names ->
        [one] { $names } name of a card
       *[other] { $names } names of cards
    }
own-page = Its own page
all-words = All words
cards = The thirty cards
historic = a name of its time
doubtful = not certain
not-here = The glossary could not be loaded. Try again when there is a network.
unknown-id = The glossary has no word { $id }.
names-setting = Names of the cards
names-neutral = neutral: Two of coins
names-example = Such as { $example }. A card that has no fitting name there keeps its neutral one.
