# Par sheets: the exact figures of a game, as a page, in a terminal and in Markdown.

par-sheet-kind = Par sheet
par-heading = Par sheet: { $game }
par-line = { $name }: { $value }
par-bet = { $bet }
par-bet-seat = { $bet }, seat { $seat }
par-bet-on = { $bet }, { $hands }
par-other-result = Any other result
par-lose = lose
par-less = { $pays } less { $rate }
par-game = Game
par-sheet = Sheet
par-key = Key
par-profile = Profile
par-hash = Hash
par-shoe-name = Shoe
par-made-by = Method
par-made-with = Made with
par-date = Date
par-enumeration = exact enumeration of { $deals } ordered deals of six cards
par-summary = Summary
par-progressive = Progressive
par-rounding = Rounding
par-rounding-caption = Smallest and largest stake; lowest and highest edge.
par-by-decks = Edge by decks
par-correlations = Correlation of the bets
par-method = Method
par-range = 90 % range of the return
par-range-of = 90 % range of the return:
par-range-caption = The 90 % range of the return. The line marks the return itself.
par-chart = Chart
par-chart-returns = Chart of returns
par-chart-of-returns = Where one unit staked goes, bet by bet:
par-chart-paid = paid on winning rows, in the order of the pay table;
par-chart-push = returned on a push;
par-chart-kept = kept by the house.
par-chart-name-returns = Chart of the returns of the bets
par-chart-name-bar = bar
par-chart-name-decks = edge from one deck to eight
par-chart-name-meter = House edge against the meter
par-own-scale = Each line has its own scale.
par-meter-caption = { $hands }: edge in % by the meter; ●{" "}{ $edge } at { $at }; ○{" "}break-even at { $even }.
par-meter-caption-uneven = { $hands }: edge in % by the meter; ●{" "}{ $edge } at { $at }; no break-even.
par-figure = Figure
par-value = Value
par-bet-head = Bet
par-edge = House edge
par-edge-exact = House edge, exact
par-hit = Hit frequency
par-offered = Offered, share of coups
par-deviation-short = Std deviation
par-deviation = Standard deviation
par-variance = Variance
par-skew = Skew
par-volatility = Volatility index
par-event = Event
par-pays = Pays
par-combinations = Combinations
par-probability = Probability
par-one-in = 1 in
par-return = Return
par-total = Total
par-never = never
par-plays = Plays
par-from = From
par-to = To
par-law = Law
par-law-exact = exact
par-law-normal = normal, ± { $error }
par-decks-head = Edge in %, decks:
par-by-rounding = By rounding
par-stake-in = Stake in { $code }
par-amounts-in = Amounts in { $code }
par-correlation = Correlation
par-not-offered = not offered
par-none = none
par-one-wager = One wager
par-together = Wagers that win together
par-seed = Seed
par-contribution = Contribution to the meter
par-reserve = Contribution to the reserve
par-one-in-row = 1 in: { $row } ({ $pays })
par-fixed-return = Return of the fixed pays
par-shown = Meter at which the bet is priced
par-edge-at = House edge at that meter
par-edge-long = House edge in the long run
par-edge-printed = House edge as printed
par-hit-printed = Hit frequency as printed
par-break-even = Break-even meter
par-mean-award = Mean award
par-median-award = Median award
par-award-95 = 95 % of awards are at most
par-between = Mean wagers between awards
par-closing = All figures are exact; each 90 % range names its law. The cut card is not modelled. --html and --markdown print the whole method.
par-wanted-edge = { $game }: contribution that gives an edge of { $edge }
par-wanted-rate = { $bet }: { $rate }
par-wanted-none = { $bet }: none; { $why }
par-warning = Warning: { $what }.
par-warning-dry = Warning: on { $hands } the fixed pays take more from the meter than the wagers put in. The meter runs dry and the tray pays the rest. The long-run figures assume that this does not happen, so they do not apply.
par-warning-favour = Warning: on { $hands } the fixed pays alone return more than the wager. The bet favours the patron whatever the meter shows.
par-warning-limited = Warning: this meter has a limit, which the long-run figures ignore.
par-method-counted = Nothing here is simulated. Every ordered deal of six cards from the shoe is equally likely and is played by the drawing rules. A coup that ends with four or five cards is counted with every order of the cards that would have followed, so all counts share one total. They are whole numbers of any size; nothing is lost to rounding.
par-method-rows = Combinations are the deals that a row of the pay table settles. Rows are read from the top: the first that matches settles the wager, and a wager that no row matches is lost. Probabilities, returns, edges and variances are exact fractions. The decimals printed are correct to the last place.
par-method-return = The return is what comes back for one unit staked, including the stake if it is returned. The house edge is one minus the return. A hit is a win; a push is not a hit. Variance, standard deviation and skew describe the net result of one wager of one unit.
par-method-range = The volatility index is 1.645 standard deviations. The 90 % range after n plays leaves 5 % of all runs below it and 5 % above. It comes from the distribution of the sum of n independent wagers, computed by a Fourier sum (exact): the chances 5 % and 95 % are accurate to { $error }. A share of a meter is rounded to one ten-thousandth of the meter as shown.
par-method-normal = Where the table says normal, the sum has too many values for that. The range is then the return plus or minus the index divided by the square root of n, by the normal law. By the Berry–Esseen theorem the chances 5 % and 95 % are off by at most { $error }.
par-method-decks = The edge by decks is computed in the same way for one to eight full decks. The correlation of two bets is that of their net results on the same coup.
par-method-meter = Each wager feeds the meter and the reserve. A 100 % award takes the meter, which restarts at the seed plus the reserve. The edge at a meter is that of a single wager while the meter shows that amount; wagers that win together share the prize. If no meter was given, it is the mean award, at which this edge equals the edge in the long run. The break-even meter is the amount at which a wager is worth what it costs. The edge by decks keeps the meters as they are.
par-method-shared = With wagers on the other hand, the edge at the meter is that of a wager that shares prizes as the game divides them. If prizes are divided among all who take part, a wager gets a share of what is won on the other hand and less of what is won on its own. The long-run figures are for wagers on one hand only.
par-method-awards = The mean award, the edges and the wagers between awards are exact. The median and the 95 % award come from the steady state of the meter solved on a grid; their chances are accurate to { $tolerance }. Not modelled: whole cents on the meter, and a meter that reaches a limit or runs dry.
par-method-no-spread = Between awards, no more goes onto the meter than leaves it, so its median and its 95 % award are not computed. Not modelled: whole cents on the meter, and a meter that reaches a limit or runs dry.
par-method-left-out = The figures are for payments that are not rounded. If a game rounds payments at a stake that it takes, the table "Rounding" says what changes. The cut card is not modelled: the figures are for one coup from the whole shoe. Frequencies over many shoes that each end at a cut card differ by one or two parts in ten thousand.
par-method-fees = A player-dealer banks the table. Collection fees, and wagers that the bank does not cover, are not in these figures.

par-hands = { $hands ->
    [player] Player hand
    [banker] Banker hand
   *[either] either hand
}
par-shoe = { $decks ->
    [one] { NUMBER($decks) } deck
   *[other] { NUMBER($decks) } decks
}, { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
}
par-shoe-counted = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
}, counted { $counts }
par-edge-against = { $n ->
    [one] The same with { $n } wager on the other hand
   *[other] The same with { $n } wagers on the other hand
}
own-figure = { $figure ->
    [edge] house edge
   *[hit] hit frequency
}
printed-beside = { own-figure } on { $hands } { $exact }, printed { $printed }
printed-far = { printed-beside }: more than one percentage point apart; no setting gives the printed figure
printed-far-settings = { printed-beside }: more than one percentage point apart; { $settings } gives the printed figure
