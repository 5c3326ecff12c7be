"""Tests of shoes that nobody can predict, change or repudiate."""
