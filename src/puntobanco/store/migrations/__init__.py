"""Creation of the tables of this version, from nothing or from an older version."""
