# Two roles of one person.
role-none = no role
role-and = { $a } and { $b }
# Who is required above an amount.
role-above = { $roles }, above { $amount }
# Where an act takes place.
place-house = the house
place-table = table { $table }
place-meter = meter { $meter }
