"""One module for each version of the tables. A released one never changes its statements."""
