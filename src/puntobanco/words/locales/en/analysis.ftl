# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups =
    { $count ->
        [one] { NUMBER($count) } coup
       *[other] { NUMBER($count) } coups
    }
count-shoes =
    { $count ->
        [one] { NUMBER($count) } shoe
       *[other] { NUMBER($count) } shoes
    }
count-wagers =
    { $count ->
        [one] { NUMBER($count) } wager
       *[other] { NUMBER($count) } wagers
    }
count-sessions =
    { $count ->
        [one] { NUMBER($count) } session
       *[other] { NUMBER($count) } sessions
    }
count-decks =
    { $count ->
        [one] { NUMBER($count) } deck
       *[other] { NUMBER($count) } decks
    }
count-years =
    { $count ->
        [one] { NUMBER($count) } year
       *[other] { NUMBER($count) } years
    }
odds-left =
    { $game }: { $cards ->
        [one] { NUMBER($cards) } card
       *[other] { NUMBER($cards) } cards
    } left
odds-bet = bet
odds-edge = edge %
odds-hit = hit %
odds-deviation = deviation
odds-meter = meter { $amount }
odds-for-patron = good for the patron
odds-removed = removed
odds-effects = { $game }, { $decks }: change of the edge, in percent, when one card leaves
