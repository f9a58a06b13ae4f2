"""What the games of sets share that draw, discard and call: Balik Satu and its kin. No game is here."""
