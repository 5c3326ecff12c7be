# How values in a row are joined.
list-comma = { $a }, { $b }
list-or = { $a } or { $b }
list-and = { $a } and { $b }
list-clauses = { $a }; { $b }
list-sentences = { $a } { $b }
