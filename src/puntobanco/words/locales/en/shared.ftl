# Messages of the server that the screens show too.

# What somebody in this role is called within a sentence.
role-dealer = dealer
role-supervisor = supervisor
role-executive = executive
role-cashier = cashier
role-auditor = auditor
role-admin = administrator

# Reasons and states of a meter, as staff choose and see them.
meter-recovery-recovered = Recovered: taken back from the winners’ wallets
meter-recovery-written-off = Written off: the house refills the meter
meter-reason-not-qualified = The hand does not qualify
meter-reason-no-wager = There was no wager at the start
meter-reason-cards-misread = The cards were misread
meter-reason-coup-void = The coup was void
meter-reason-malfunction = Equipment failed
meter-adjust-malfunction = Malfunction: correct its effect
meter-adjust-over-limit = Over the limit: meter to overflow
meter-adjust-overflow-to-meter = Overflow to meter
meter-adjust-seed-recovery = Seed back to the house, from the meter
meter-adjust-house-addition = The house adds to the meter
meter-adjust-receipts = Reserve or overflow to receipts
meter-pool-meter = Meter
meter-pool-reserve = Reserve
meter-pool-overflow = Overflow
meter-from-tray = the tray
meter-from-meter = the meter
meter-system-keyed = keyed
meter-system-carded = carded
meter-status-hit = to be verified
meter-status-verified = verified
meter-status-paid = paid
meter-status-rejected = rejected
meter-status-backed-out = backed out

# Why a socket closes: its last message, and what the screens say.
ending-signed-out = Signed out.
ending-locked = Locked after inactivity. Enter your password.
ending-expired = Session expired. Sign in again.
ending-disabled = This sign-in is disabled.
ending-barred = You may no longer play here. The cashier will still pay you out.
ending-dismissed = You no longer work here.
ending-new-roles = Your roles have changed. Connect again.
ending-new-password = Password changed. Sign in again.
ending-protocol = This page is out of date. Reload it.
ending-too-slow = The connection is too slow. Connect again.
ending-too-many = There are too many connections. Close some of them.
ending-stopping = The house is closing or restarting. Connect again in a moment.

# Why the house voids a coup: its shoe does not open.
shoe-sealed = the shoe does not open: { $why }
fairness-seal-key = sealed with key { $needed }; this is key { $key }
fairness-seal-altered = the seal does not open as shoe { $shoe } of table { $table } in pit { $pit }: it was altered, or made for another shoe, game or table
fairness-seal-form = not a sealed shoe: expected { $magic } and a whole blob
fairness-seal-commitment = the seal holds another order than the one committed to as { $commitment }
