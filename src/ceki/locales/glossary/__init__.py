"""The words of the games and the names of the cards: each stands here once, and games refer to it by its id.

`words.json` has the words with language, script, sound and source, `names.json` what cards and ranks are called in a
region, `en.json` and its like what the words mean in a language. What a word means literally stands beside it in
English, and in `literal/` for each other language. Sound in [ ] is a source's; in / / it is broad and derived from the
spelling.
"""
