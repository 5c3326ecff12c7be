"""Proof of a whole log, evidence for one coup, and why a wager was paid what it was."""
