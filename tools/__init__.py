"""What developers run: generators of files that are committed."""
