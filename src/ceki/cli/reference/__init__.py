"""What there is: the games, their rules, their words."""
