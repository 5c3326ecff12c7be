"""The rules, pure: cards, shoes, coups, bets and settlement. Standard library only."""
