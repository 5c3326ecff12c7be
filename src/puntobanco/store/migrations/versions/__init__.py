"""One module for each version of the tables; a released one never changes."""
