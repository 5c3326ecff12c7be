"""Tests of shoes that cannot be predicted, changed or repudiated."""
