"""The command line: one file per command, and one that joins them."""
