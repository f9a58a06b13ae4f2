# The language by its own name, and who has checked its words; empty where native speakers have. A translation may
# have `also`: codes of languages whose readers are offered it until theirs is here.

name = English
note = { "" }
