# How values in a row are joined. Japanese sets no spaces.
list-comma = { $a }、{ $b }
list-or = { $a }または{ $b }
list-and = { $a }と{ $b }
list-clauses = { $a }；{ $b }
list-sentences = { $a }{ $b }
