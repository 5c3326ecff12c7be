# Findings: what a proof, a check or an audit finds wrong, and where.

# The place, as far as it is known: kind, table, meter, coup, seat and bet may be absent.
finding-at =
    pit { $pit }, entry { $entry }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }{ $table ->
        [none] {""}
       *[other] , table { $table }
    }{ $meter ->
        [none] {""}
       *[other] , meter { $meter }
    }{ $coup ->
        [none] {""}
       *[other] , coup { $coup }
    }{ $seat ->
        [none] {""}
       *[other] , seat { $seat }
    }{ $bet ->
        [none] {""}
       *[other] , bet { $bet }
    }: { $problem }

# The chain of hashes, its head and its anchors.
finding-place = entry { $entry } of pit { $pit } is in its place
finding-hash = its hash does not match its content
finding-missing = missing: the head of the log is entry { $head }
finding-head = its hash is not the one in the head of the log
finding-beyond-head = it comes after the head of the log
finding-cut-off = an anchor names it, but the log ends before it
finding-anchor = its hash is not the one in the anchor
finding-lost = it was acknowledged ({ $file }), but the log ends at entry { $end }: the last { NUMBER($count) } { $count ->
        [one] entry is
       *[other] entries are
    } lost. Copy the folder as it is, then restore a backup
finding-lost-entry = it was acknowledged ({ $file }), but it is missing
finding-lost-hash = it was acknowledged ({ $file }) with another hash

# Rows that the log does not cover.
finding-command = command '{ $command }': its row was changed
finding-command-count = { NUMBER($kept) } { $kept ->
        [one] command is
       *[other] commands are
    } stored, but { NUMBER($due) } { $due ->
        [one] was
       *[other] were
    } carried out
finding-commands = the stored commands differ from those carried out
finding-row = { $table } of '{ $key }': its row was changed and does not count
finding-astray = credential of '{ $login }': its subject does not lead to it

# What an entry says.
finding-unreadable = cannot be read: { $problem }
finding-impossible = cannot have happened here: { $problem }
finding-not-applied = cannot be applied; nothing after it was proved
finding-kind = contains { $found }, expected { $expected }
finding-stream = belongs to { $stream }, which has no events of this kind
finding-instead = found { $stream }, expected { $kind } of { $expected } here
finding-ends = the log ends before { $kind } of { $stream }, which must follow
finding-meter-refused = the meter would have refused it: { $refusal }
finding-uncalled = nothing caused it
finding-uncalled-by-meter = no meter caused it
finding-turn = comes while the table is { $phase }
finding-turned = turns cards that are face up already: { $cards }
finding-not-placed = takes back { $act }, which seat { $seat } never placed
finding-no-meter = pays wagers that wait for no meter
finding-actor = by: found { $by }, expected { $roles }
finding-approval = was not approved. { $objection }

# Money.
finding-unbalanced = postings add up to { $total }, expected zero
finding-overdrawn = takes { $account } to { $left }, expected zero or more
finding-accounts = moves money on { $accounts }
finding-wallet = wallet of { $patron }: found { $found }, expected { $expected } from its postings
finding-no-wallet = wallet of { $patron }: found none, expected { $expected } from its postings
finding-balance = { $account }: found { $found } on record, expected { $expected } from its postings
finding-sums = the logs cannot be added up: { $problem }

# A patron's own limits.
finding-stopped = { $patron } plays although not allowed to: { $why }
finding-stop-excluded = excluded
finding-stop-cooling-off = cooling off
finding-stop-time-limit = time limit reached
finding-risk = { $patron } risks { $risked }, expected at most { $most } by the patron's own limits

# Two records that differ. A place is a path in the JSON of the entry.
finding-differs = { $place ->
        [none] {""}
       *[other] { $place }:{" "}
    }found { $found }, expected { $expected }
finding-differences = { $all }
finding-more = { $count ->
        [one] and one more
       *[other] and { NUMBER($count) } more
    }
finding-nothing = nothing
finding-yes = yes
finding-no = no
finding-part = { $name } { $value }
finding-posting = { $amount } on { $account }

# A finished shoe against its commitment.
finding-shoe-decks = the order has { NUMBER($cards) } cards, expected whole decks of { NUMBER($deck) }
finding-shoe-cards = the order has { NUMBER($found) } of { $card }, expected { NUMBER($expected) }
finding-shoe-commitment = the commitment is { $commitment }, but the order and its salt give { $found }
finding-shoe-cut = the cut is at { NUMBER($position) }, expected 1 to { NUMBER($last) }
finding-shoe-overdealt = { NUMBER($dealt) } cards were dealt, but the shoe has { NUMBER($cards) }
finding-shoe-dealt = card { NUMBER($place) } dealt was { $found }, but the order as cut has { $expected }

# The proof of one coup: what was checked, or what does not hold.
evidence-entry = entry { $entry } of pit { $pit }: { $kind } of coup { $coup } at table { $table }
evidence-no-entry = entry { $entry } of pit { $pit } is not in the log
evidence-other-entry = entry { $entry } of pit { $pit } is { $kind }, not of coup { $coup } at table { $table }
evidence-no-entries = there are no entries
evidence-chain = entries { $first } to { $last }, each linked to the one before
evidence-cards = { $cards ->
        [none] no card
       *[other] { $cards }
    }
evidence-other-cards = the log has { $cards ->
        [none] no card
       *[other] { $cards }
    }, but { $shown ->
        [none] no card
       *[other] { $shown }
    } is shown
evidence-void = stakes and fees were returned
evidence-no-wagers = no wager stood
evidence-other-payout = seat { $seat }, { $bet }: found { $found }, expected { $expected } by the cards and the sheet
evidence-settled = wagers settled by game { $game }: { NUMBER($count) }
evidence-shown = lines compared: { NUMBER($count) }
evidence-other-lines = the lines shown are not those in the log
evidence-by-hand = the dealer dealt the cards by hand
evidence-shoe-in-use = the shoe's order is published when the shoe ends
evidence-shoe = shoe { $shoe } matches its commitment { $commitment }
evidence-shoe-retired = shoe { $shoe } was retired: { $why }

# A coup explained step by step.
explain-coup = table { $table }, coup { $coup }, shoe { $shoe }: { $game }
explain-entry = log entry { $entry }, game { $game }
explain-void = void: { $reason }; stakes and fees were returned
explain-player = Player { $cards } = { $total }
explain-banker = Banker { $cards } = { $total }
explain-result = { $result ->
        [P] the Player hand wins
        [B] the Banker hand wins
       *[T] a tie
    }: totals { $player }-{ $banker }, cards { $player_cards }-{ $banker_cards }
explain-bank = the player-dealer's bank was { $bank }
explain-line = seat { $seat }, { $patron }: { $wager }: { $row }; returned { $returned }{ $due ->
        [none] {""}
       *[other] ; this is wrong: the cards and the sheet give { $due }
    }
explain-wager = { $stake } on { $bet }{ $rides ->
        [none] {""}
        [player] {" "}riding on the Player hand
        [banker] {" "}riding on the Banker hand
       *[other] {" "}riding on { $rides }
    }
explain-lost = no row matches, lost{ $uncovered ->
        [none] {""}
       *[other] ; the bank did not cover { $uncovered } of it
    }
explain-row = row { $row } of { $paytable }, { $label }, pays { $pays }{ $sum ->
        [none] {""}
       *[other] : { $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ; the bank did not cover { $uncovered } of it
    }
explain-from-meter = paid as the meter's award, not at the table
explain-fee = seat { $seat }: collection fee { $fee }

# How a verification of the log ended.
verification-ended = it ended before it found anything

# An audit of a shoe record or of a table of coups.
audit-player = Player
audit-banker = Banker
audit-tie = Tie
audit-cards = the { $hand } hand has { $found ->
        [one] 1 card
       *[other] { NUMBER($found) } cards
    }; expected 2 or 3
audit-total = { $hand } total { $found }, but { $cards } makes { $expected }
audit-winner = winner { $found }, but the cards make Player { $player }, Banker { $banker }; expected { $expected }
audit-supply = { $card ->
        [none] card
       *[other] { $card }
    } number { $found } of the shoe: { $decks ->
        [one] 1 deck holds
       *[other] { $decks } decks hold
    } { $expected }
audit-burn = { $card } was turned and { $found } burned; expected { $expected }
audit-draw = { $rule } { $found }
audit-player-rule = Player { $total } { $expected } but
audit-banker-rule = Banker { $total } { $expected } { $third ->
        [none] when the Player stands
       *[other] against a third card { $third }
    } but
audit-natural-rule = { $best } natural { $total } ends the coup but the { $hand }
audit-draws = draws
audit-stands = stands
audit-drew = drew { $card }
audit-stood = stood
audit-number-twice = coup { $found } occurs twice in a row; expected another number
audit-number = coup { $found } follows coup { $last }; expected coup { $expected }
audit-game = game hash { $found }: { $game } has { $expected } here; expected the settings the shoe was dealt with
audit-bet = { $wager }: { $game } does not offer it; expected one of { $expected }
audit-after-four = { $wager }: the bet is not offered after these four cards; expected no wager on it
audit-side = { $wager }: the bet rides on { $expected }
audit-amount = { $bet }: column '{ $column }': amount '{ $found }': expected at most { $places ->
        [one] 1 decimal place
       *[other] { $places } decimal places
    }
audit-stake = { $wager }: the stake is below zero
audit-wager = { $seat ->
        [none] {""}
       *[other] seat { $seat }:{" "}
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] {" "}on { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] won
       *[returned] returned
    } { $found }; expected { $expected }{ $if_covered }: { $reason }
audit-if-covered = { " " }if the bank covered it
audit-lost = no row matches, so the wager is lost
audit-push = rows[{ $row }] ({ $asks }) is a { $pays }, so the stake is returned
audit-for = rows[{ $row }] ({ $asks }) pays { $pays }, { $won } in place of the stake
audit-to = rows[{ $row }] ({ $asks }) pays { $pays }, { $won } won and { $back } stake back
audit-gap-winner = coups without a stated winner
audit-gap-totals = coups without both stated totals
audit-gap-draws = coups with a hand of fewer than two cards: who draws
audit-gap-suits = cards without a suit: counted by rank alone
audit-gap-shoes = coups in no known shoe: the supply of cards
audit-gap-unpaid = wagers without a stated payout
audit-gap-game = wagers without a game: payouts
audit-gap-currency = wagers in a currency of other decimal places than the game's: payouts
audit-gap-broken = wagers on coups whose cards break the rules: payouts
audit-gap-rides = wagers that do not say which hand they ride on: payouts
audit-gap-suit-rows = wagers whose pay row depends on suits that are not given: payouts
audit-gap-seat = wagers that do not name a seat with suits: payouts
audit-gap-meter = wagers that won a share of a meter: payouts
audit-gap-coverage = wagers against a player-dealer: how far the bank covered them
audit-line = { $file }:{ $line }: shoe { $shoe }{ $coup ->
        [none] {""}
       *[other] {" "}coup { $coup }
    }: { $problem }
audit-summary = { $coups } in { $shoes }, { $wagers }: { $result }
audit-clean = nothing breaks the rules
audit-found = { $count ->
        [one] { NUMBER($count) } finding
       *[other] { NUMBER($count) } findings
    } ({ $kinds })
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = draw
audit-kind-cards = cards
audit-kind-total = total
audit-kind-winner = winner
audit-kind-supply = supply
audit-kind-payout = payout
audit-kind-amount = amount
audit-kind-bet = bet
audit-kind-number = number
audit-kind-burn = burn
audit-kind-game = game
audit-not-judged = not judged: { $what } ({ NUMBER($count) })
audit-progress = audit
