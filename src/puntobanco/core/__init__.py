"""The rules, pure: cards, shoes, coups, bets and their settlement; standard library alone."""
