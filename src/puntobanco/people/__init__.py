"""The staff and patrons of a house, their rights, and responsible play. Pure."""
