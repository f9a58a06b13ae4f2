"""What is printed on a card, and the arithmetic of hands. No game's rule stands here."""
