## The head of a sheet.

sheet-kind = Rule sheet
sheet-source = Source sheet
sheet-key = Game key
sheet-hash = Rules hash
sheet-profile = Profile
sheet-no-profile = none
sheet-currency = Amounts in

## How a printed sheet is set: font families before the generic serif, and the height of a line.

sheet-fonts = Georgia, "Times New Roman", "Noto Serif"
sheet-line-height = 1.5

## Figures: an amount in the currency that the sheet names, the limits of a tier, a row of numbers.

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }–{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }–{ NUMBER($maximum) }
    }
sheet-span = { $first } to { $last }

## Titles of the sections.

sheet-title-game = The game
sheet-title-cards = Cards and points
sheet-title-deal = The deal
sheet-title-bets = Bets and payouts
sheet-title-limits = Limits and wagers accepted
sheet-title-payments = How wagers are paid
sheet-title-player-dealer = The player-dealer
sheet-title-fees = Collection fees
sheet-title-progressive = The progressive
sheet-title-trouble = If something goes wrong
sheet-title-settings = Settings
sheet-title-notices = Notices

## The game.

sheet-two-hands = Each coup has two hands, Player and Banker, however many patrons sit at the table. Patrons wager on which hand will come closer to nine, and on the other bets of this sheet. Cards are drawn by fixed rules; nobody makes a decision after betting has closed.
sheet-banked-by-house = The house banks the table: it pays all winning wagers and collects all losing wagers.
sheet-banked-by-player-dealer = A patron banks the table as player-dealer. The house takes no part in the play and has no interest in its outcome; its only income from the table is collection fees.
sheet-seats = Seats: { $seats }.
sheet-seats-and-position = Up to { $seats } patrons play against the player-dealer. The position rotates among the seats, and the betting spots of the player-dealer's seat are closed.
sheet-seats-skipped = There is no seat { $numbers }.
sheet-source-line = These are the rules of the sheet “{ $source }”, with the settings listed at the end. The hash identifies exactly these rules: two tables with the same hash settle every coup alike.

## Cards and points.

sheet-decks =
    { $decks ->
        [one] One deck of 52 cards without jokers is used.
       *[other] { $decks } decks of 52 cards without jokers are used, { $cards } cards in all.
    }
sheet-column-card = Card
sheet-column-points = Points
sheet-hand-points = The value of a hand is the last digit of the sum of its cards: 7 + 8 = 15 counts 5.
sheet-natural = A natural is a two-card hand with { $points } points.
sheet-continuous = Continuous shuffle: every coup is dealt from a full, freshly shuffled shoe. There is no cut card, and no card is burned.
sheet-burn-points = The first card of a new shoe is turned face up. As many cards as it has points are burned unseen, ten for a card that counts zero.
sheet-burn-one = One card of a new shoe is burned unseen.
sheet-burn-none = No card of a new shoe is burned.
sheet-burn-between = One card is burned unseen before every coup except the first of a shoe.
sheet-no-burn-between = No card is burned between coups.
sheet-cut-card = The cut card is placed in front of the last { $cut } cards. If it appears during a coup, that coup is finished and one more is dealt. If it appears as the first card of a coup, that coup is the last of the shoe.
sheet-face-up = All cards are dealt face up; patrons do not touch them.
sheet-squeeze =
    Patrons may reveal the cards (squeeze). The highest stake on a hand has the right to it; among equal stakes, the first seated. The limit is { $first ->
        [one] 1 second
       *[other] { $first } seconds
    } for the first two cards and { $third ->
        [one] 1 second
       *[other] { $third } seconds
    } for the third. The table turns a hand that nobody reveals in time.
sheet-squeeze-by-hand = Patrons may reveal (squeeze) the cards that the dealer hands them. The dealer turns the others.
sheet-squeeze-minimum = A patron must stake at least { NUMBER($minimum) } to reveal cards.
sheet-turned-by-table = The table turns the cards; patrons do not touch them.

## The deal.

sheet-betting =
    Betting is open for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } before the first card is dealt.
sheet-last-bets =
    Last bets are called { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } before betting closes.
sheet-no-more-bets = At a dealer's table the dealer opens and closes betting. After “no more bets” no wager is taken, changed or withdrawn.
sheet-four-cards = Four cards are dealt one by one: Player, Banker, Player, Banker.
sheet-natural-ends = If either hand is a natural, no more cards are dealt.
sheet-player-rule = Otherwise the Player hand acts first: it draws a third card on { $draws } and stands on { $stands }.
sheet-banker-after-stand = If the Player hand stands, the Banker hand draws on { $draws } and stands on { $stands }.
sheet-banker-after-draw = If the Player hand draws, the Banker hand follows the chart: it goes by its own total and the points of the Player's third card.
sheet-result = The hand closer to nine wins; hands with equal points tie.

## The chart of the Banker hand; its caption explains the marks.

sheet-chart = The Banker hand draws (D) or stands (S), by its own total and the points of the Player's third card; “none” means that the Player hand stood.
sheet-chart-corner = Banker
sheet-chart-no-card = none
sheet-chart-draws = D
sheet-chart-stands = S

## Bets and what they pay.

sheet-column-bet = Bet
sheet-column-hand = On
sheet-column-requires = Requires
sheet-column-minimum = Minimum
sheet-column-maximum = Maximum
sheet-seat-suits = Seat { $seat }: { $suits }.
sheet-column-event = Event
sheet-column-pays = Pays
sheet-on-both-hands = Both hands
sheet-on-the-coup = The coup
sheet-rows-top-down = Read each pay table from the top. The first line that matches settles the wager; a wager that no line matches loses.
sheet-pays-to = “N to 1” pays N times the stake and returns the stake.
sheet-pays-to-part = “N to M” pays N for every M staked and returns the stake.
sheet-pays-for = “N for 1” pays N times the stake; the stake itself is not returned.
sheet-pays-push = “push” returns the stake and pays nothing.
sheet-pays-meter = “% of meter” pays that share of the progressive meter; the stake itself is not returned.
sheet-by-points = A win “by” so many points: the difference between the final totals.
sheet-over = “Over 0” means that the other hand has 0 points, and so on.
sheet-together = “Points together” are the final totals of both hands added up: 9 and 8 make 17.
sheet-ranks = Cards named by rank are the whole hand, in any order.
sheet-all-cards = “Six cards”, “four cards” and so on are all the cards of the coup, both hands together.
sheet-pair = A pair: the first two cards of the hand have the same rank, whatever the suits and the result (10 and J are not a pair).
sheet-suited-pair = A suited pair: the first two cards of the hand have the same rank and suit, whatever the result.
sheet-either-hand = “On either hand” means on the Player hand, on the Banker hand, or on both.
sheet-pushed-hand-has-won = A hand whose win pushes its line wagers has still won: every other wager on it settles by its own pay table.
sheet-needs-explained = A bet that requires another is taken only from a patron who has also made one of the wagers named. This is checked when betting closes: a wager without one is returned then. What becomes of the other wager later changes nothing.
sheet-less-commission = { $pays }, less { $rate }
sheet-commission = A winning { $bet } wager pays { $rate } of its winnings as commission. A losing or pushed wager pays none.
sheet-fixed-stake = The stake is fixed at { NUMBER($stake) }.
sheet-after-four = Made after four cards are dealt and before a third card, in coups that go on. Offered on the { $side ->
    [player] Player
   *[banker] Banker
 } hand for: { $offers }.
sheet-paytable = Pay table { $key }

## Limits and what the table accepts.

sheet-limits-in-force = Limits in force: { $currency } { NUMBER($minimum) }–{ NUMBER($maximum) } on each bet, unless the list of bets says otherwise.
sheet-total-limit = A patron may stake at most { NUMBER($total) } on all bets together.
sheet-out-of-limits = A stake above the maximum is refused, and the amount allowed is shown. A stake still below the minimum when betting closes is returned.
sheet-max-difference = The table's Player and Banker totals may differ by at most { NUMBER($amount) }.
sheet-chips = Chips: { $chips }. Denomination: { NUMBER($denomination) }.
sheet-both-lines = A patron may bet Player and Banker in the same coup.
sheet-both-lines-but = A patron may bet Player and Banker in the same coup, except together with a wager on { $bets }.
sheet-not-both-lines = A patron may not bet Player and Banker in the same coup.
sheet-residual = A credit below the minimum may be bet in full.
sheet-no-residual = A credit below the minimum may not be bet.
sheet-combined-pair-limit = All pair bets together share one maximum.
sheet-pairs-close = Pair bets close after coup { $coup } of a shoe.
sheet-free-hand = A coup may be dealt without wagers (a free hand).
sheet-no-free-hand = No coup is dealt without a wager.

## Payments.

sheet-rounded-nearest = A payment that is not a multiple of { NUMBER($unit) } is rounded to the nearest multiple, halves in the patron's favour.
sheet-rounded-patron = A payment that is not a multiple of { NUMBER($unit) } is rounded up, in the patron's favour.
sheet-rounded-house = A payment that is not a multiple of { NUMBER($unit) } is rounded down, in the house's favour.
sheet-rounded-bank = A payment that is not a multiple of { NUMBER($unit) } is rounded down, in the player-dealer's favour.
sheet-rounded-once = Each wager is rounded once, on its whole amount, not chip by chip.
sheet-paid-exactly = Every wager is paid exactly, in whole multiples of { NUMBER($unit) }. A stake whose payment would have to be rounded is not taken.
sheet-stakes-in = Stakes are multiples of { NUMBER($unit) }.
sheet-stakes-on = On { $bet }: multiples of { NUMBER($unit) }.
sheet-order-house = Wagers are settled bet by bet in this order. The house covers all wagers in full, so the order changes no amount.
sheet-order-player-dealer = Wagers are settled bet by bet in this order; within each bet clockwise, from the seat to the player-dealer's left.

## The player-dealer.

sheet-position = The player-dealer pays all winning wagers and collects all losing wagers from a bank posted before the coup, and makes no other wager in that coup.
sheet-offered-after = The position is offered clockwise around the table after every { $hands } coups, last to its current holder. A patron may accept or decline; if all decline, no coup is dealt. A void coup does not count.
sheet-offered-every-hand = The position is offered clockwise around the table before every coup, last to its current holder. A patron may accept or decline; if all decline, no coup is dealt.
sheet-no-more-than-bank = The player-dealer cannot win or lose more in a coup than the bank posted for it.
sheet-coverage-gross = Coverage is gross: each amount paid or collected uses up that much of the bank; pushes use none. If the bank does not cover an amount in full, what is left of it is paid or collected: a winning wager also gets its whole stake back, a losing wager the part not collected. Every later wager is then returned in full.
sheet-coverage-gross-example = Example: the bank is 100 and Banker wins. Seat 1 loses 60 on Player: 60 is collected, 40 is left. Seat 2 wins 50 on Banker at 1 to 1: 40 is paid and the stake of 50 is returned. The Tie wager of 10 at seat 3 is returned.
sheet-coverage-net = Coverage is net: money collected pays for later wins. Each wager is paid or collected as far as the player-dealer's running result, won or lost, stays within the bank. The part of a wager beyond it is returned, and settlement goes on with the next wager.
sheet-coverage-net-example = Example: the bank is 100 and Banker wins. Seat 1 loses 60 on Player: 60 is collected. Seat 2 wins 50 on Banker at 1 to 1: 50 is paid out of it. The Tie wager of 10 at seat 3 loses and is collected.
sheet-no-back-line = Back-line betting is not permitted on any bet.

## Collection fees.

sheet-fees-flat = Fees are flat amounts, set and posted before the coup. They are never a share of a wager or of a win.
sheet-fees-before = They are taken before the first card of the coup.
sheet-fees-after = They are taken after the coup.
sheet-fees-kept = They are returned if the coup is void, and kept on a tie and when the bank does not cover a wager.
sheet-fees-may-be-waived = The house may waive a fee for a coup; the table shows this before the coup.
sheet-fee-schedule = In { $currency }, for each bet made and for each coup of the player-dealer. ● marks the limits in force.
sheet-column-table-limit = Table limit
sheet-column-player-dealer = Player-dealer
sheet-fee-waived = none

## The progressive.

sheet-rides-on-line = A wager on { $bet } rides on the hand of the patron's own { $needs } wager, as it stands when betting closes. A patron who makes it may bet on only one of the two lines.
sheet-rides-on-winner = A wager on { $bet } rides on whichever hand wins.
sheet-rides-on-side =
    { $side ->
        [player] A wager on { $bet } rides on the Player hand.
       *[banker] A wager on { $bet } rides on the Banker hand.
    }
sheet-edge-beside-print =
    { $hands ->
        [player] On the Player hand
        [banker] On the Banker hand
       *[either] On either hand
    } the house edge of this wager is { $exact }; the source sheet prints { $printed }.
sheet-hit-beside-print =
    { $hands ->
        [player] On the Player hand
        [banker] On the Banker hand
       *[either] On either hand
    } this wager wins in { $exact } of coups; the source sheet prints { $printed }.
sheet-far-from-print = The two differ by more than one percentage point, and no reading that can be set gives the printed figure.
sheet-far-but-set = The two differ by more than one percentage point; the printed figure belongs to: { $settings }.
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = Only the first line that matches is paid, not those below it.
sheet-meter = The meter starts at { NUMBER($seed) }. Of each wager, { $contribution } goes to the meter and { $reserve } to a reserve.
sheet-meter-restart = After an award of the whole meter it restarts at { NUMBER($seed) } plus the whole reserve and any amount that could not be divided.
sheet-meter-limit = The meter stops at { NUMBER($limit) }; contributions beyond it are kept for the patrons.
sheet-no-meter-limit = The meter has no upper limit.
sheet-one-prize = A share of the meter is one prize for the table and the coup: that share of the amount shown when the result stands, including the contributions of this coup.
sheet-split-winners = It is divided equally among the winning wagers at the table; cents that do not divide stay on the meter.
sheet-split-participants = It is divided equally among all progressive wagers at the table in that coup; cents that do not divide stay on the meter.
sheet-fixed-from-tray = All other pays come from the house's tray and do not change the meter.
sheet-fixed-from-meter = All other pays also come from the meter; if it does not hold enough, the house pays the rest.
sheet-one-meter = The meter serves only tables of this game, and only one stake. It is not linked to any other progressive or game.
sheet-verify = An award is paid after it has been verified. At a dealer's table the dealer marks each winning wager and calls a supervisor. Until then the prize is set aside from the meter, and other tables play on.
sheet-verify-keyed = The supervisor's key logs the win.
sheet-verify-carded = A supervisor's card logs the win; above { NUMBER($amount) }, an executive's card.

## If something goes wrong.

sheet-malfunction = Malfunction voids all pays and plays: a coup that cannot be finished by these rules is void.
sheet-void = Void coup: every stake of that coup is returned in full.
sheet-void-player-dealer = Void coup: every stake of that coup is returned in full, with its collection fee, and so is the bank. The coup does not count towards the player-dealer's turn.
sheet-void-progressive = What the progressive wagers of a void coup put on the meter stays there; the house refunds their stakes. After an award has been logged, its coup can no longer be void.
sheet-dealer-error = Dealer error: a supervisor corrects it so that the hands follow the drawing rules; if that is not possible, the coup is void. The reason is recorded. The cards dealt decide, not what a screen has shown.
sheet-settled-stands = A coup already settled between the patrons and the player-dealer is not settled again: the supervisor and the cage deal with an error found later.
sheet-disconnect = Lost connection: a wager not confirmed when betting closes is not taken. A confirmed wager stands; the coup is finished and settled without the patron, who sees the result on return.

## Settings.

sheet-settings-explained = The current settings of this game. † marks a decision of the house where the source sheet makes none.
sheet-column-setting = Setting
sheet-column-value = Value
sheet-column-change = May be changed
sheet-change-read-only = read-only
sheet-change-table-closed = table closed
sheet-change-between-coups = between coups
sheet-change-at-meter = at the meter
sheet-not-applicable = not applicable
sheet-decided-by-house = { $label } †

## Values of settings that a sheet writes as a key.

setting-value-yes = yes
setting-value-no = no
setting-value-none = none
setting-value-nearest = nearest, halves to the patron
setting-value-patron = up, to the patron
setting-value-house = down
setting-value-printed = as printed
setting-value-side-bets-first = side bets first
setting-value-gross = gross
setting-value-net = net
setting-value-sheet = as the sheet says
setting-value-every-hand = before every coup
setting-value-before-cards = before the first card
setting-value-after-hand = after the coup
setting-value-plain = consecutive
setting-value-no-four = without 4
setting-value-no-four-no-thirteen = without 4 and 13
setting-value-standard = Standard
setting-value-banker-6 = Banker 6
setting-value-5-commission = 5 % commission
setting-value-nc-fortune-7 = No commission, Fortune 7
setting-value-paytable-1 = Pay table 1
setting-value-paytable-2 = Pay table 2
setting-value-paytable-3 = Pay table 3
setting-value-line = the patron's own line
setting-value-winning-hand = the winning hand
setting-value-winners = winning wagers
setting-value-participants = all progressive wagers
setting-value-tray = the tray
setting-value-meter = the meter
setting-value-keyed = supervisor's key
setting-value-carded = supervisor's card
