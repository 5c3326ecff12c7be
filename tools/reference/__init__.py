"""The generated reference pages: `python -m tools.reference docs`, run by `make docs`."""
