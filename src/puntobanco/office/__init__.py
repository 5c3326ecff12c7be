"""What the log tells: followed into tables, searched, and reported on screen and paper."""
