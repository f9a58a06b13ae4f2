"""What the games of sets share that draw, let go and call: Balik Satu and its kin. No game stands here."""
