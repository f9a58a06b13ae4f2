"""What every round and every match does around the rules of its game, as drivers: they run wherever the rules run."""
