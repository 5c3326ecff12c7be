# 값을 나열하는 방법.
list-comma = { $a }, { $b }
list-or = { $a } 또는 { $b }
list-and = { $a } 및 { $b }
list-clauses = { $a }; { $b }
list-sentences = { $a } { $b }
