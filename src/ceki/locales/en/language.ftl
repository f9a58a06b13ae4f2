# The language by its own name, and who has checked its words; empty where native speakers have.

name = English
note = { "" }
