### The language by its own name, and who has checked its words; empty where native speakers have. A translation may have
### `also`: codes of languages whose readers have it until theirs is here and whole; and `whole`: the parts of which it has
### every text (page, games, how-to-play, commands), which the tests then keep so.

name = English
note = { "" }
