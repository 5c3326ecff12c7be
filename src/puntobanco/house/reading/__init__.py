"""Recall and reports: a follower of the log, its tables, and what can be asked of them."""
