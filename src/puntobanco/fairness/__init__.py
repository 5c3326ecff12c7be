"""Fair shoes: shuffled from fresh entropy, committed to, cut, sealed, dealt, then published."""
