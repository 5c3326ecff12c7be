# Two roles of one person.
role-none = no role
role-and = { $a } and { $b }
# Who is required above an amount.
role-above = { $roles }, above { $amount }
# Where an act takes place.
place-house = the house
place-table = table { $table }
place-meter = meter { $meter }

# Why a command about people or money was not carried out.
people-refusal-not-yours = Only the patron may do this.
people-refusal-role-missing = This needs the role { $roles }.
people-refusal-house-only = A house is opened where it is started.
people-refusal-unknown-patron = The house does not know this patron.
people-refusal-patron-exists = The house knows this patron already.
people-refusal-already-barred = This patron is already barred.
people-refusal-unknown-staff = The house does not know this member of staff.
people-refusal-not-at-work = This member of staff does not work here.
people-refusal-unknown-card = The house has issued no card { $card }.
people-refusal-card-issued = Card { $card } was issued before.
people-refusal-setting-value = { $value } is not valid here: expected { $expected }.
people-refusal-limit-value = A limit is a whole amount or time above zero.
people-refusal-nothing-changes = Nothing would change.
people-refusal-nothing-waits = No change is waiting.
people-refusal-term =
    { $unit ->
        [minutes] The house does not offer that time. Choose { $offered } minutes.
        [hours] The house does not offer that time. Choose { $offered } hours.
       *[days] The house does not offer that time. Choose { $offered } days.
    }
people-refusal-not-longer = A term that is running can only be made longer.
people-refusal-excluded = Excluded from play. Withdrawing is still possible.
people-refusal-cooling-off = Resting from play. Withdrawing is still possible.
people-refusal-not-excluded = You are not excluded.
people-refusal-term-runs = The exclusion cannot be ended before its term is over.
people-refusal-reason = Give a reason.
people-refusal-simulated = This house has no simulated patrons.
people-refusal-short-wallet = The wallet does not hold that much.{ refusal-allowed }
people-refusal-barred = Barred from play. Take no money in; paying out is still possible.
people-refusal-roles-apart = One person cannot be { $roles }: { $why }.
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = Above the cage limit for one transaction: a second person must approve it ({ $roles }).{ refusal-allowed }
people-refusal-cage-shift = Above the cage limit for this cashier's shift: a second person must approve it ({ $roles }).{ refusal-allowed }
people-refusal-opened-as =
    { $opened ->
        [demonstration] The house was opened as a demonstration and stays one.
       *[real] The house was opened as a real house and stays one.
    }
people-refusal-wallet-full = The wallet cannot hold that much.{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] An amount is a whole number above zero.
       *[other] This is too much at once.{ refusal-allowed }
    }

# Why two roles are kept apart.
roles-apart-access = a person who gives access does not use it
roles-apart-checks = an auditor does not act
roles-apart-deals = a dealer does not handle cage money
roles-apart-orders = a person who approves a payment does not make it
roles-apart-corrects = a dealer does not approve corrections of the deal
roles-apart-levels = large awards need both of them, as two people

# What is expected as the value of a setting of the house.
house-expects-time-zone = a zone such as America/Los_Angeles
house-expects-day-start = a quarter hour such as 06:00
house-expects-shifts = 1 to 4 equal parts of the day
house-expects-cage-transaction = an amount as a whole number of the smallest unit of money
house-expects-cage-shift = an amount as a whole number of the smallest unit of money
