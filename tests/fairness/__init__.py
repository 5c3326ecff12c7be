"""Shoes that nobody can foresee, change or deny."""
