list-comma = { $a }、{ $b }
list-or = { $a }或{ $b }
list-and = { $a }和{ $b }
list-clauses = { $a }；{ $b }
list-sentences = { $a }{ $b }
