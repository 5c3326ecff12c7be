"""Who works in the house, what each may do, and the cards that prove it. Pure."""
