"""What players read of a game: its page, where each rule comes from, its words, what happens in sentences."""
