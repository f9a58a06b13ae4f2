"""Any game, and no game's name: the catalogue, houses, rounds, matches, views, logs and worked examples."""
