# The page that is printed for each logged award.
win-page = Win page
win-slip = Slip
win-award = Award
win-undone = Backed out
win-line = { $name }: { $value }
win-signature = { $what }:
win-status-verified = verified, not yet paid
win-status-paid = verified and paid
win-status-backed-out = backed out

# What the win was.
win-table = Table
win-coup = Coup
win-hit-at = Hit
win-logged-at = Logged
win-paid-at = Paid
win-not-paid = not paid
win-meter = Meter
win-number = Award number
win-pit = Pit
win-game = Game
win-winner = Winner, seat { $seat }
win-won-by = { $row }: { $pays }
win-why-undone = { $at }: { $reason }: { $note }
win-player = Player
win-banker = Banker

# The wagers.
win-wagers = Progressive wagers of the coup
win-seat = Seat
win-patron = Patron
win-rides = Rides on
win-stake = Stake
win-made = The cards make
win-nothing = nothing
win-share = Share

# How the prize was divided, and what it left on the meter.
win-amount = Amount
win-division = Division
win-shown = Shown when the result stood, including this coup's contributions
win-prize = Prize: { $pays }
win-each =
    { $count ->
        [1] To one wager
       *[other] Divided equally among { NUMBER($count) } wagers, each
    }
win-undivided = Remainder that does not divide, left on the meter
win-awarded = Awarded
win-before = Before the award
win-seed = Seed put up by the house
win-reserve = From the reserve
win-overflow = Above the limit, to the overflow
win-after = After the award
win-undone-meter = Meter, when the award was backed out
win-undone-before = Before the back-out
win-undone-award = Award put back
win-undone-seed = Seed taken back by the house
win-undone-reserve = Given back to the reserve
win-undone-after = After the back-out

# Who did what, with which card or key.
win-verification = Verification
win-step = Step
win-person = Person
win-role = As
win-card = Staff card or key
win-time = Time
win-asked = Requested by
win-logged = Logged with
win-paid = Paid by
win-backed-out = Backed out by
win-authorised = Authorised with

# The movements of money.
win-entries = Ledger entries
win-entry = Entry
win-from = From account
win-to = To account
win-entry-hit = hit
win-entry-paid = paid
win-entry-backed-out = backed out

# Who signs for what.
win-sign-asked = requested
win-sign-verified = verified
win-sign-backed-out = backed out
win-sign-authorised = authorised
win-sign-paid = paid
win-sign-received = received, seat { $seat }

# Where the log has it.
win-log-hit = log entry, hit
win-log-logged = log entry, logged
win-log-last = log entry, last
win-log-game = game
