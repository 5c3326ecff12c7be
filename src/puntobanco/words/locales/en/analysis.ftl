# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes =
    { $count ->
        [one] { NUMBER($count) } shoe
       *[other] { NUMBER($count) } shoes
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
odds-dealt = On the table: Player { $player }, Banker { $banker }
odds-no-cards = no cards
odds-not-offered = not offered on these cards
odds-chances = Player wins { $player } %, Banker wins { $banker } %, tie { $tie } %
odds-bet = bet
odds-edge = edge %
odds-hit = hit %
odds-deviation = deviation
odds-meter = meter { $amount }
odds-for-patron = good for the patron
odds-removed = removed
odds-effects = { $game }, { $decks }: change of the edge, in percent, when one card leaves
interrupted = interrupted; { $again }
again-shoes = { $shoes } complete; the same again: { $options }
again-sessions = { $sessions } complete; the same again: { $options }
interrupted-no-shoes = interrupted before the first shoes were complete
interrupted-no-sessions = interrupted before the first sessions were complete
deal-heading = { $game } · seed { $seed } ({ $generator }) · stakes and results in { $currency }
deal-shoe = Shoe { $shoe }
deal-bet = bet
deal-staked = staked
deal-returned = returned
deal-net = net
deal-commission = commission
deal-on = { $bet } ({ $hand })
deal-summary = { $coups }: Banker { $banker }, Player { $player }, Tie { $tie }
simulate-heading = { $game }: { $coups } of { $shoes }, seed { $seed }
simulate-bet = bet
simulate-mean = mean %
simulate-error = ± 95 %
simulate-exact = exact %
simulate-z = z
simulate-chi-square =
    chi-square { $value } on { $degrees ->
        [one] { NUMBER($degrees) } degree of freedom
       *[other] { NUMBER($degrees) } degrees of freedom
    }:
    chance alone gives as much in { $chance } of runs.
simulate-mean-note = The mean is what the patron gains for one staked; errors are by shoe.
simulate-speed = { $speed } M coups a second.
simulate-scarce = * A row that pays is too rare for so few coups: the error is that of the exact variance, and the mean says little.
simulate-rare = { $error }*
simulate-cut-card = The cut card shows: naturals differ by { $relative } from their exact share, { $z } standard errors. A shoe with many naturals early fits in another coup, dealt from cards with fewer eights and nines, so pooled coups are not quite those of a full shoe. It is a property of the game; --coups-per-shoe { $most } compares with the exact figures.
plan-heading = { $plan } on { $bets }, { $game }: { $sessions }, seed { $seed }
plan-mean = mean result of a session
plan-quantile = { $share } of sessions end at or below
plan-end-coups = played all their coups
plan-end-win = stopped with the win
plan-end-loss = stopped with the loss
plan-end-ruin = ruined
plan-drawdown-median = drawdown, median
plan-drawdown-high = drawdown, { $share }
plan-longest = longest losing run
plan-action = total action
plan-action-value = { $amount } in { $wagers }
plan-bankroll = bankroll for a risk of ruin of { $risk }
plan-verdict =
    For each unit of action the plan brought { $brought };
    the exact edge of the bets it made says { $exact }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }.
lab-heading = { $game }, { $hands }: { $years } of { $coups }, seed { $seed }
lab-awards =
    { $count ->
        [one] { NUMBER($count) } award
       *[other] { NUMBER($count) } awards
    } of 100 %: mean { $mean }{ $exact ->
        [none] {""}
       *[other] , exactly { $exact }
    }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }
lab-spread = awards: 5 % below { $low }, half below { $middle }, 95 % below { $high }
lab-days = days between: 5 % below { $low }, half below { $middle }, 95 % below { $high }
lab-no-award = no award of 100 % in that time
lab-fixed =
    { $count ->
        [one] { NUMBER($count) } fixed pay
       *[other] { NUMBER($count) } fixed pays
    } from the meter,
    { $dry } of which found too little there
lab-overflow = above the limit of the meter came { $amount }
lab-question = What seed, what rate?
lab-seed = seed
lab-rate = rate
lab-edge = house edge
lab-mean = mean award
lab-below = { $share } below
lab-median = median
lab-dry = dry
lab-exact = exact
lab-simulated = simulated
roads-ask = Ask road
roads-totals = Banker { $banker }  Player { $player }  Tie { $tie }
roads-pairs = Pairs: Banker { $banker }, Player { $player }  Natural { $natural }
roads-letters = B Banker (red)  P Player (blue)  T Tie (green)
roads-ties = On the big road / is one tie, a number that many, + ten or more.
roads-pair-signs = ' Banker pair  . Player pair  : both
roads-derived = R red and U blue compare columns; they do not stand for Banker and Player.
roads-cut = Oldest columns left out to fit: { $roads }.
roads-cut-one = { $road } { $columns }
plot-errors = standard errors from the exact mean (grey: { $share })
plot-run = { $game }: { $coups }, seed { $seed }
plot-coups = coups
plot-balance = balance, { $currency }
plot-paths = { $plan } on { $bets }, { $game }: first { $sessions } (red: ruined)
plot-result = result of a session, { $currency } (red: mean)
plot-sessions = sessions
plot-seed = seed { $amount }
plot-award = award, { $currency }
plot-median = { $game }: median award (shaded: 5 to 95 %)
plot-contribution = contribution to the meter, % of each wager
plot-edge = house edge, %
