"""Recall and reports: the follower of the log, the reading tables, and queries on them."""
