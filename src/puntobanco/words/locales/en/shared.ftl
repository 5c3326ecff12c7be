# Messages of the server that the screens show too.

# What somebody in this role is called within a sentence.
role-dealer = dealer
role-supervisor = supervisor
role-executive = executive
role-cashier = cashier
role-auditor = auditor
role-admin = administrator
