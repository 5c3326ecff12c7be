# Errors of the library and of the command line: "place: problem; expected". No period at the end.

error-quoted = '{ $text }'
error-line = { $file }:{ $line }: { $problem }
error-place = { $place }: { $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] : { $problem }
    }

# A value passed to the library. On the command line $argument is the option.
error-argument-least = { $argument } { $value }: expected at least { $least }
error-argument-range = { $argument } { $value }: expected from { $least } to { $most }
error-argument-choice = { $argument } { $value }: expected { $choices }

# What an error calls a value; most are typed after an option.
argument-against = against
argument-bankroll = bankroll
argument-bound = bound
argument-contribution = contribution
argument-coups = coups
argument-coups-an-hour = coups an hour
argument-coups-per-shoe = coups per shoe
argument-decks = decks
argument-first-shoe = first shoe
argument-hands = hands
argument-hours-a-day = hours a day
argument-layout = layout
argument-least = least
argument-most = most
argument-paid = paid
argument-rates = rates
argument-reserve = reserve
argument-rides = rides
argument-risk = risk
argument-seed = seed
argument-seeds = seeds
argument-sessions = sessions
argument-shoe = shoe
argument-shoes = shoes
argument-stake = stake
argument-stop-loss = stop-loss
argument-stop-win = stop-win
argument-tables = tables
argument-unit = unit
argument-wagers = wagers
argument-workers = workers
argument-years = years

# The installation and the surroundings.
error-extra = { $place }: needs the extra [{ $extra }]; expected `pip install 'puntobanco[{ $extra }]'`
error-unchecked = Python runs without its checks (-O or PYTHONOPTIMIZE); expected neither
error-path = PUNTO_ISA '{ $path }': expected { $paths }

# Texts in TOML and JSON.
error-json = not readable as JSON: { $problem }
error-key-repeated = key '{ $key }' occurs twice; expected once
error-nesting = lists nested too deeply; expected fewer levels

# Cards, amounts, rates and pays.
error-card-rank = card '{ $text }': expected a rank of { $ranks }
error-card-suit = card '{ $text }': expected a suit of s h d c or ♠ ♥ ♦ ♣
error-rank = rank '{ $text }': expected one of { $ranks }
error-cards-none = cards: none given; expected at least one
error-cards-dash = cards: a dash comes before a card of the same hand; expected it after
error-coup-complete = cards '{ $cards }': the coup is complete after { $count } cards; expected no { $card } after them
error-coup-unfinished = cards '{ $cards }': the coup is not complete; expected another card for the { $hand ->
    [player] Player
   *[banker] Banker
  } hand
error-amount = { $text }: expected an amount such as { $example }
error-amount-negative = amount '{ $text }': expected at least 0

# Bets and shoes.
error-bet = bet '{ $bet }': not offered; expected { $offered }
error-bet-rides = bet '{ $bet }': { $rides ->
    [none] rides on nothing
   *[other] cannot ride on { $rides }
  }; expected { $sides }
error-bet-seat = bet '{ $bet }': its rows depend on the suits of the seat; expected seat { $seats }
error-bet-meter-row = bet '{ $bet }': rows[{ $row }] pays a share of a meter; expected the amount of the meter
error-game-bet = bet '{ $bet }': { $game } does not offer it; expected { $offered }
error-game-setting = setting '{ $setting }': { $game } does not have it; expected { $known }
error-game-no-settings = setting '{ $setting }': { $game } has no settings; expected none

# Roads.
error-mark = mark '{ $text }': expected B, P or T, then b, p and n if they apply
error-results-most = results: expected at most { NUMBER($most) } letters, a thousand shoes
error-result-letter = result '{ $text }' at position { $position }: expected B, P or T

# Shoe records.
error-record-empty = empty; expected '{ $opening }'
error-record-opening = '{ $text }': expected '{ $opening }' as the first line
error-record-version = version { $version }: expected { $known }
error-header = '{ $key }:' appears { $place }; expected 'game:' to begin a shoe
error-place-first-shoe = before the first shoe
error-place-coups = after coups
error-header-repeated = '{ $key }:' occurs twice in one head; expected once
error-coup-line = '{ $text }': expected 'number. cards', then '= result' if stated
error-coup-no-shoe = coup { $number } belongs to no shoe; expected 'game:' before it
error-wager-no-coup = wager '{ $text }' belongs to no coup; expected a coup before it
error-record-line = '{ $text }': expected a comment, a header, a coup, or a wager as '[@seat] bet stake [on side] [-> returned] [won amount]'
error-result = result '{ $text }': expected as in 'P 9-7', 'P' or '9-7'
error-side = side '{ $text }': expected { $sides }
error-record-game = game '{ $text }': expected the key of a game, or - if unknown
error-record-hash = hash '{ $text }': expected 8 to 64 hexadecimal digits
error-record-count = { $key } '{ $text }': expected a whole number from { $least } to 9999
error-record-burn = burn '{ $text }': expected the card turned and the number burned unseen, as in 'Kd + 10', or that number alone
error-record-currency = currency '{ $text }': expected a code and its decimal places, as in 'USD 2'
error-record-write = record: cannot be written so that it reads back; expected text without line breaks or surrounding spaces, and keys of lower-case letters, digits and hyphens

# Counts of cards, prices and meters.
error-argument-positive = { $argument } { $value }: expected an amount above zero
error-argument-amount-most = { $argument } { $value }: expected at most { $most }
error-counts = { $count ->
    [one] { $count } count
   *[other] { $count } counts
  }: expected { $kinds }
error-counts-kinds = { $count ->
    [one] { $count } count
   *[other] { $count } counts
  }: expected 10 values, 13 ranks or 52 cards
error-counts-by-value = counts by value: expected 13 ranks or 52 cards
error-counts-suits = { $count } counts: rows ask about suits; expected 52 cards
error-counts-ranks = { $count } counts: rows ask about ranks; expected 13 ranks or 52 cards
error-count-negative = count { $place } is { $count }: expected zero or more
error-counts-few = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: a coup can take { $least }; expected at least as many
error-removed = removed '{ $card }' { $times ->
    [one] { $times } time
   *[other] { $times } times
  }: the shoe holds { $held }; expected no more
error-hand = --hand { $text }: expected the Player's cards and the Banker's with a slash between them, such as '5s 2d / 9c Kh'
error-hand-few = --hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } on the table; expected at least { $least }
error-hand-many = --hand: the { $hand ->
    [player] Player
   *[banker] Banker
  } hand has { $count } cards; expected at most 3
error-hand-early = --hand: the { $hand ->
    [player] Player
   *[banker] Banker
  } hand has a third card; expected two cards in the other hand first
error-hand-third = --hand: the { $hand ->
    [player] Player
   *[banker] Banker
  } hand draws no third card on these cards; expected two
error-hand-supply = --hand: no { $card } is left in the shoe; expected cards that it has
error-bet-meter = bet '{ $bet }': pays a share of a meter; expected the amount of the meter
error-bet-whole-meter = bet '{ $bet }': no row pays 100 % of the meter; expected one
error-bet-not-offered = bet '{ $bet }': is not offered on these cards; expected cards on which it is
error-plan-after-four = bet '{ $bet }': is made after four cards, and a plan bets before them; expected another bet
error-rates-together = contribution { $contribution } and reserve { $reserve }: expected at most 100 % together
error-edge-out-of-reach = edge { $edge }: no contribution from 0 to { $most } gives it; expected from { $least_edge } to { $most_edge }
error-meter-does-not-rise = the meter does not rise between awards, so the spread of awards cannot be computed; expected a contribution above what the fixed pays take
error-figure-top-row = { $game }: bet '{ $bet }': its top row never comes; expected one that can
error-figure-no-meter = { $game }: bet '{ $bet }': has no meter to print figures of; expected a bet paid from a meter
error-figure-number = printed figure '{ $text }': expected a number, with $ or %

# Tables of a log.
error-wager-columns = wager '{ $text }': expected BET=STAKE_COLUMN[:PAYOUT_COLUMN]
error-cells-header = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }; expected { $expected } as in the header
error-row-no-cards = no cards; expected at least one
error-column = column '{ $column }': { $problem }
error-no-header = no header; expected the names of columns, or '{ $opening }'
error-csv = not readable as CSV: { $why }; expected a table
error-no-bets = no column of bets; expected bets and stakes together
error-no-stakes = no column of stakes; expected bets and stakes together
error-header-column = column '{ $column }' { $count ->
    [0] is not in the header
   *[other] occurs { $count } times in the header
  }; expected { $known }
error-winner = winner '{ $text }': expected P, B or T, or Player, Banker or Tie
error-number = number '{ $text }': expected digits

# Simulations.
error-path-native = PUNTO_ISA '{ $path }': the native module is not installed; expected no PUNTO_ISA
error-cluster-address = cluster '{ $address }': expected 'local' or an address such as tcp://host:8786
error-cluster-no-workers = cluster { $address }: has no workers; expected at least one
error-cluster-unreachable = cluster { $address }: cannot be reached ({ $why }); expected a scheduler
error-cluster-no-scheduler = cluster { $address }: the program that listens there is not a scheduler; expected one
error-cluster-silent = cluster { $address }: no scheduler answers ({ $why }); expected one
error-workers = { $argument } { $value }: expected from 1 to { $most } on a machine with { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
  }
error-run-length = a run takes either coups or shoes; expected one of them
error-coups-per-shoe = { $argument } { $value }: a shoe of { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
  } is sure to hold only { $most }; expected at most { $most }
error-classes = the conditions on cards of all bets tell apart more than { NUMBER($most) } outcomes: expected fewer conditions that combine freely
error-game-no-meter = { $game }: has no progressive bet; expected a game with a meter
error-lab-long = { NUMBER($coups) } coups: would bring more than { NUMBER($most) } events, too many for plain Python; expected fewer years
error-plot-name = --plot { $file }: expected a name that ends in { $endings }
error-plot-folder = --plot { $file }: the folder does not exist; expected a file in an existing folder
error-plot-write = --plot { $file }: cannot be written ({ $why }); expected a writable file

# Betting plans.
error-risk-bankroll = risk of ruin: applies to sessions without a bankroll; expected none
error-risk-share = { $argument } { $value }: expected a share between 0 and 1
error-bankroll = { $argument } { $value }: expected at least one unit, { $unit }
error-least-stake = { $argument } { $value }: expected at most { $most }, the largest stake on { $bet }
error-unit = { $argument } { $value }: expected a stake that { $bet } takes, from { $least } to { $most }
error-plan = plan '{ $plan }': expected a .csv or .toml file, or { $plans }
error-plan-no-line = plan '{ $plan }': has no line; expected at least one number
error-plan-own-bet = --bet { $bet }: { $plan } chooses its own bet; expected none
error-plan-bet = bet '{ $bet }': rides on another wager or pays from a meter; expected a bet that stands alone
error-plan-large = bet '{ $bet }': { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
  } could win more than can be counted; expected smaller stakes, fewer coups or smaller pays
error-session-bet = bet '{ $bet }': the plan does not play it; expected { $bets }
error-plan-unreadable = { $file }: cannot be read: { $why }; expected a file of steps
error-not-text = it is not text
error-plan-step-bet = { $place }: bet '{ $bet }': expected { $bets }
error-plan-steps = plan '{ $plan }': { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }; expected from 1 to { $most }
error-plan-lacks = { $place }: has no { $name }; expected { $needed }
error-plan-repeated = { $place }: step '{ $step }' occurs twice; expected once
error-plan-stake = { $place }: stake '{ $stake }': expected a whole number of units above 0
error-plan-follows = { $place }: { $name } goes to step '{ $step }', which does not exist; expected { $steps }
error-plan-unreached = { $place }: no step leads to '{ $step }'; expected every step to be reached
error-plan-cells = { $place }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }; expected { $expected }
error-plan-csv = { $place }: { $why }; expected a table
error-plan-toml = { $file }: { $problem }; expected [[steps]]
error-plan-tables = { $file }: expected tables [[steps]] and nothing else
error-plan-no-table = { $place }: '{ $value }': expected a table
error-plan-value = { $place }: '{ $value }': expected text or a whole number
error-plan-column = { $place }: column '{ $column }': expected { $columns }
error-plan-no-column = { $place }: has no column { $column }; expected { $columns }
error-place-line = { $file } line { $line }
error-place-step = { $file }: steps[{ $step }]
error-place-value = { $place }.{ $key }

# The command line.
error-invariant = an invariant is broken: { $problem }
error-memory = out of memory; expected less to do at once
error-stream = { $problem }; expected a file or stream that can be read and written
error-file = { $file }: { $problem }; expected a file or stream that can be read and written
error-program = a fault of the program, version { $version }: { $error } at { $place }: { $problem }; please report this line to the maintainers of puntobanco, with what you typed; { $traceback }=1 shows more
error-no-module = { $command }: no module { $module }
error-installation = { $place }: the installation is incomplete; run `pip install --force-reinstall puntobanco`, with the extras you use
error-options-exclusive = { $options }: print different things; expected one of them
error-option-with = { $option }: expected { $needed } with it
error-option-negative = { $option } { $value }: expected zero or more
error-option-no-meter = { $option } { $value }: { $game } has no progressive bet; expected a game with a meter
error-set = --set '{ $text }': expected KEY=VALUE, such as total-decks=6
error-set-repeated = --set '{ $text }': '{ $key }' is already set to '{ $first }'; expected it once
error-language = --language '{ $tag }': expected { $languages }
error-typed = { $option } { $value }: expected { $expected }
error-usage = { $problem }; expected as `{ $command } --help` says
error-write = { $option } '{ $file }': cannot be written: { $why }; expected a file in a folder of yours, or - to print
error-whole = { $argument } { $value }: expected a whole number, such as 1000000 or 1e6
error-is-folder = { $path }: is a folder; expected a file
error-benchmark = benchmark '{ $text }': expected a part of { $known }
error-check-nothing = check: expected a rule sheet ending in .toml, or the key of a game
error-shoe-and-coups = --shoe and --coups: a whole shoe has its own number of coups; expected one of them
error-shoe-continuous = --shoe: no shoe ends under continuous shuffle; expected --coups
error-log-entry = entry { $entry } of { $pit }
error-lab-seeds = { $argument } { $value }: expected amounts separated by spaces
error-lab-rate = { $argument } { $value }: expected a percentage from 0 to 100, such as 20 or 17.5
error-lab-rates = { $argument } { $value }: expected percentages separated by spaces
error-effects = --effects '{ $text }': expected 'value' or 'card'
error-effects-full = --effects: is for a full shoe; expected no --counts, no --removed and no --hand
error-counts-whole = --counts: states the whole shoe; expected no --removed and no --decks
error-count = count { $place } is '{ $text }': expected a whole number
error-risk-and-bankroll = --risk: finds the bankroll; expected no --bankroll
error-risk = { $argument } { $value }: expected a percentage between 0 and 100
error-log-level = --log-level { $level }: expected { $levels }
error-database = database '{ $database }': no such file; expected the database of a house
error-database-empty = { $database }: nothing was ever written; expected the log of a house
error-pits = --pit: { $count } pits; expected { $pits }
error-pit = --pit { $pit }: expected { $pits }
error-no-tables = --table: the log names no table; expected a table of the log
error-tables = --table: { $count } tables; expected { $tables }
error-table = --table { $table }: no such table; expected one in the log
error-patron = --patron { $patron }: no such patron; expected a name, or an id in the log
error-moment = { $option } '{ $text }': expected a date such as 2023-11-14, with a time such as 2023-11-14T22:00, or milliseconds since 1970
error-forms = { $forms }: expected one of them
error-wanted-edge-form = --wanted-edge and { $form }: expected text or --json
error-wanted-edge = --wanted-edge '{ $text }': expected a percentage such as 20 or 17.5
error-meter-dry = { $game }: on hands '{ $hands }' the fixed pays empty the meter, so it has no mean; expected --meter, or a higher contribution
error-log-game = game '{ $game }': unknown; expected one of { $games }, or --game with a sheet of your own
error-record-columns = { $file }: is a shoe record; expected no options for columns of a table
error-log-unreadable = { $file }: { $why }; expected a log to read
error-line-long = expected a line of at most { $most } characters
