"""The rules as WebAssembly: the same drivers, for the same game, in one file that imports nothing."""
