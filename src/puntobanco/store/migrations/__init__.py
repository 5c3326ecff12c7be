"""How a database comes to have the tables of this version, from nothing or from an older one."""
