# Acts that a second person approves.
act-appoint-staff = Give roles
act-invite-staff = Make a sign-in link
act-issue-card = Give a staff card
act-issue-credit = Take money in
act-redeem-credit = Pay money out
act-house-time-zone = Time zone
act-house-day-start = Start of the day
act-house-shifts = Shifts a day
act-house-cage-transaction = Cage limit, one transaction
act-house-cage-shift = Cage limit, one shift
act-void-coup = Void the coup
act-correct-card = Correct a card
act-correct-coup = Correct the last coup
act-change-setting = Change a setting
# What a line of an act is about.
act-line-staff = Member of staff
act-line-roles = Roles
act-line-card = Card
act-line-patron = Patron
act-line-amount = Amount
act-line-change = Change
act-line-reason = Reason
act-line-coup = Coup
act-line-card-dealt = Card dealt
act-line-before = Recorded as
act-line-after = Corrected to
act-line-setting = Setting
# What it is.
act-somebody-new = a new member of staff
act-from-to = { $before }, then { $after }
act-nothing = –

# Reasons that the program gives when it sets up a demonstration.
demo-opens = the demonstration opens
demo-set-up = the demonstration is set up
