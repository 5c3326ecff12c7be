list-comma = { $a }, { $b }
list-or = { $a } o { $b }
list-and = { $a } y { $b }
list-clauses = { $a }; { $b }
list-sentences = { $a } { $b }
