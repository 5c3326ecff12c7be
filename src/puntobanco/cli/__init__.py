"""The command line: one file for each command, and one that joins them."""
