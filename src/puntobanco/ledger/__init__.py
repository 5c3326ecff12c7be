"""Accounts and postings: every movement of money sums to zero."""
