# Reports of a period, of what the house owes, and of a patron's account.
# `about`: the one table or patron that the report is about.
report-title-performance =
    { $about ->
        [none] Game performance
       *[other] Game performance of table { $about }
    }
report-title-liability = Liability
report-title-statement = Account of { $about }
report-title-ledger = Ledger
report-title-cage = Cage
report-demonstration = demonstration: play money, not a real house
report-generated = generated { $at }
report-as-of = as of { $anchor }
report-period = from { $since } to { $until }
report-no-activity = No activity
report-row-total = total
report-row-table = table { $table }
report-row-game = game { $game }
report-row-simulated = left out: simulated
report-row-opening = opening
report-row-closing = closing
report-left-out = left out: { $amount } of simulated patrons
report-one-of = { $options }: expected one of them
report-unknown = { $report }: expected { $reports }
report-takes-no = { $option }: the report { $report } does not take it
report-needs = report { $report }: { $option } is required
report-column-coups = coups
report-column-void = void
report-column-drop = drop
report-column-wagers = wagers
report-column-stake = stake
report-column-returned = returned
report-column-fees = fees
report-column-house-win = house win
report-column-theory = theory
report-column-hold = hold
report-column-bet = bet
report-column-won = won
report-column-commission = commission
report-column-edge = edge
report-column-z = z
report-column-wallets = wallets
report-column-chips = chips
report-column-held = held
report-column-banks = banks
report-column-meters = meters
report-column-total = total
report-column-transaction = transaction
report-column-time = time
report-column-kind = what
report-column-table = table
report-column-coup = coup
report-column-change = change
report-column-wallet = wallet
report-column-funds = funds
report-column-account = account
report-column-opening = opening
report-column-in = in
report-column-out = out
report-column-closing = closing
report-column-by = by
report-column-times-in = times
report-column-times-out = times
report-column-net = net

# Printed figures compared with exact ones.
reconcile-figure = figure
reconcile-printed = printed
reconcile-exact = exact
reconcile-verdict = verdict
reconcile-note = note
published-figure-edge = edge
published-figure-hit = hit
published-figure-top-one-in = top row, 1 in
published-figure-mean-award = mean award
published-figure-seed = seed
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] , player
        [banker] , banker
       *[either] , either
    }{ $decks ->
        [none] {""}
       *[other] , { $decks }
    }
reconcile-name = { $bet }: { $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = if { $reading }
reconcile-cut-off = cut off, not rounded
reconcile-too-high = printed { $off } too high
reconcile-too-low = printed { $off } too low
reconcile-contribution = a contribution of { $rate } would give it
reconcile-contribution-impossible = a contribution of { $rate } would give it, which no meter can have
reconcile-nearest = nearest is { $value } with { $readings }
reconcile-verdict-reproduced = reproduced
reconcile-verdict-reproduced-if = reproduced if
reconcile-verdict-differs = differs
reconcile-summary =
    { $figures ->
        [one] { NUMBER($figures) } figure
       *[other] { NUMBER($figures) } figures
    }: { NUMBER($reproduced) } reproduced, { NUMBER($conditional) } reproduced if, { NUMBER($differ) } differs.
reconcile-nothing-printed = { $games }: prints no figure; expected [[published]] in the sheet
