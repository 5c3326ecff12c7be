list-comma = { $a }, { $b }
list-or = { $a } hoặc { $b }
list-and = { $a } và { $b }
list-clauses = { $a }; { $b }
list-sentences = { $a } { $b }
