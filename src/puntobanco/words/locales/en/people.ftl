# What somebody in this role is called within a sentence.
role-dealer = dealer
role-supervisor = supervisor
role-executive = executive
role-cashier = cashier
role-auditor = auditor
role-admin = administrator
# Two roles of one person.
role-none = no role
role-and = { $a } and { $b }
# Who is required above an amount.
role-above = { $roles }, above { $amount }
# Where an act takes place.
place-house = the house
place-table = table { $table }
place-meter = meter { $meter }
