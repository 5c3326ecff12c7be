"""Who works and who plays in the house, what each may do, and how it looks after them. Pure."""
