### What can be wrong with a rule sheet, a profile or a setting: place, problem, expectation.
### Values, keys and places are as in a file, so they are not translated.

## Places

sheet-error-at = { $file }: { $path }: { $problem }
sheet-error-in = { $file }: { $problem }
# A place that a setting decides, and what is wrong there.
sheet-error-decided = { $path }: { $problem }
# Settings as in --set key=value.
sheet-error-with = with { $settings }: { $problem }
# A file that another one extends, and what is wrong with it.
sheet-error-parent = { $name }: { $problem }

## Files

sheet-error-profile-unknown = no such profile; expected a file ending in .toml, or one of { $known }
sheet-error-profile-parent-unknown = { $name }: no such profile; expected a file ending in .toml, or one of { $known }
sheet-error-game-unknown = no such game; expected a file ending in .toml, or one of { $known }
sheet-error-sheet-unknown = { $name }: no such sheet; expected a file ending in .toml, or one of { $known }
sheet-error-part = a part that games extend, and no game itself; expected one of { $known }
sheet-error-key-taken = { $key }: a built-in game has this key; expected another
sheet-error-not-utf8 = byte { $byte } is not UTF-8 text; expected TOML in UTF-8
sheet-error-unreadable = cannot be read: { $reason }; expected { $expected }
sheet-error-loop = { $loop }: a sheet cannot extend itself; expected no loop
toml-error = not readable as TOML: { $reason } (at the end)
toml-error-line = not readable as TOML: { $reason } (at line { $line }, column { $column }), in { $text }
toml-error-deep-key = not readable as TOML: key { $key } has more than { $most } parts; expected fewer
toml-error-nested = not readable as TOML: lists within lists without end; expected fewer
toml-error-long-number = not readable as TOML: a number of thousands of digits; expected a shorter one

## Shape

sheet-error-value = { $value }: expected { $expected }
sheet-error-float = { $value }: a float is not allowed here; expected { $expected }
sheet-error-name = { $key } cannot be a name here; expected { $expected }
sheet-error-empty = an empty table; expected { $expected }
sheet-error-unknown-key = unknown key; expected one of { $known }
sheet-error-required = '{ $key }' is required; expected { $expected }
sheet-error-required-in-game = missing; expected every game to write it itself, as it is not inherited
sheet-error-no-place = { $place }: no such place in a sheet; expected one such as 'cards.decks'
sheet-error-no-choices = no choices; expected at least one
sheet-value-table = a table
sheet-value-list = a list

## Files that are merged

sheet-error-parents-differ = { $file } says { $value } and { $other_file } says { $other_value }; expected the sheet that extends both to say which
sheet-error-paytables-differ = { $file } and { $other_file } define it differently; expected a name of its own for each
sheet-error-paytable-again = { $file } has defined it already; expected a new name for other odds

## Settings

sheet-error-setting-locked = { $value }: this setting is locked; expected { $expected }
sheet-error-setting-unknown = no such setting; expected one of { $known }
sheet-error-setting-of-no-game = no game has a setting of this name; expected one of { $known }
sheet-error-setting-without-label = { $key }: no sheet below has this setting; expected { $near ->
    [none] a 'label' for a new one
   *[other] { $near }, or a 'label' for a new one
}
sheet-error-sets-or-choices = expected either 'sets' or a table of 'choices', and not both
sheet-error-setting-without-value = 'value' is required; expected the value that applies unless someone changes it
sheet-error-sets-no-value = { $place }: expected a place that holds one value, such as 'cards.decks'
sheet-error-when-unknown = { $key }: no such setting; expected one of { $known }
sheet-error-when-circular = { $key } waits on this setting itself; expected one that does not
sheet-error-when-written = { $value }: expected { $expected }, as settings.{ $key } writes it
sheet-error-of-sheet = { $problem }, as { $file } has it
sheet-error-not-among = { $value }: expected { $count ->
    [one] { $choices }
   *[other] one of { $choices }
}
sheet-error-too-small = { $value }: expected { $least } or more
sheet-error-too-large = { $value }: expected { $most } or less
sheet-error-decided-twice = decides '{ $place }', which settings.{ $other } decides too; expected one setting to decide it
sheet-error-decided-elsewhere = { $value } is written here, but settings.{ $key } decides it; expected the value there
sheet-error-decided-by-choices = { $value } is written here, but settings.{ $key } decides it; expected '{ $place }' in each of its choices: { $choices }

## Bets and pay tables

sheet-error-bet-unknown = { $bet }: no such bet; expected one of { $known }
sheet-error-bet-twice = { $bet } is listed twice; expected every bet once
sheet-error-bets-missing = { $bets } { $count ->
    [one] is
   *[other] are
} missing; expected every bet of the sheet once
sheet-error-no-bet = no bet is offered; expected at least one
sheet-error-paytable-unknown = { $paytable }: no such pay table; expected one of { $known }
sheet-error-no-rows = no rows; expected at least one
sheet-error-zero = 0: expected an amount above zero
sheet-error-negative = { $value }: expected an amount of zero or more
sheet-error-seat-suits-rows = rows with 'seat_suits' need the suits of the seats, and these need such a row; expected both or neither, and not with side 'line'
sheet-error-seat-suits-twice = 'seat_suits' with 'player_suits' or 'banker_suits'; expected one of them
sheet-error-line-needs = required; expected the wagers that a bet on the line rides on
sheet-error-line-needs-others = { $needs }: a bet on the line rides on player or banker; expected only these
sheet-error-row-without-hand = { $keys }: asks about the winning hand, but a tie has none; expected on = 'win', or a bet with the side 'player' or 'banker'
sheet-error-row-impossible = matches no coup: { $keys } can never hold; expected another value
sheet-error-row-contradicts = matches no coup: { $keys } cannot hold together; expected another value, or one of them left out
sheet-error-row-unreachable = is unreachable: earlier rows match every coup it matches, such as { $coup } by rows[{ $by }]; move it up or remove it
sheet-error-row-not-offered = matches no coup on which the bet is offered; expected a row that such a coup can match
sheet-error-after-four-side = the hand of a bet made after four cards must be known then; expected 'player' or 'banker'
sheet-error-after-four-line = a line bet is made before the cards; expected no after_four_cards
sheet-error-after-four-meter = a bet made after four cards cannot pay a share of a meter; expected a pay table without one
sheet-error-after-four-seats = a bet made after four cards cannot give seats their suits; expected no seat_suits
sheet-error-after-four-player-dealer = a player-dealer's bank is counted before the cards; expected a table banked by 'house'
sheet-error-after-four-needs = { $bet } is made after four cards; expected a bet made before them
sheet-error-row-crosses = crosses rows[{ $row }]: both match { $both }, only this one { $this }, only rows[{ $row }] { $other }; expected rows that share no coup, or the upper one wholly within this
sheet-error-pays-too-large = { $pays }: expected numbers up to { $most }
sheet-error-brings-too-much = { $stake } on { $bet } at { $pays } would bring { $brings }; expected at most { $most }
sheet-error-meter-twice = the meter stands behind { $bet }; expected one such bet
sheet-error-meter-player-dealer = pay table { $paytable } pays from a meter; expected none on a table banked by a player-dealer
sheet-error-meter-stake = required; expected the one stake that a progressive wager has
sheet-error-meter-shares = contribution { $contribution } and reserve { $reserve }: expected at most 100 % together
sheet-error-no-meter = game { $game } has no meter; expected one that has
sheet-error-face-up = true: expected false, as all cards are dealt face up

## Limits and fees

sheet-error-tier-unknown = { $tier }: { $known ->
    [none] expected one of the tiers, but the sheet has none
   *[other] expected one of { $known }
}
sheet-error-limits = min { $min }, max { $max }: expected a minimum above zero and no higher than the maximum
sheet-error-fees-of-house = { $columns }: expected no collection fees on a table banked by the house
sheet-error-fee-unknown = no such column; expected one of { $known }
sheet-error-fee-rates = { $rates } collection rates: expected at most { $most } on a table
sheet-error-below-minimum = { $bet } stands alone and may be bet below the table minimum; expected { $minimum } at least

## Cards

# A rule of the shoe by its name, and what is wrong with it.
shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }: expected at least one
sheet-error-many-decks = { $decks }: expected at most { $most }
sheet-error-cut-shallow = { $cut }: the last coup could run out of cards; expected at least { $least } cards behind the cut
sheet-error-cut-deep = { $cut }: no coup of { $decks ->
    [one] one deck
   *[other] { $decks } decks
} lies before it; expected at most { $most }

## Profiles

sheet-error-not-offered = { $game }: not offered here; expected one of { $known }
sheet-error-basis = { $place }: the profile says nothing of it; expected { $known ->
    [none] one of its own entries
   *[other] one of { $known }
}
sheet-error-no-such-game = { $game }: no such game; expected one of { $known }
sheet-error-reality-check = { $minutes }: expected one of reality-check-choices, { $choices }

## Amounts and payments

notation-amount = amount { $text }: expected digits with { $places ->
    [0] no decimal places
    [one] at most one decimal place
   *[other] at most { $places } decimal places
}
notation-rate = rate { $text }: expected a percentage such as '5 %'
notation-rate-above = rate { $text }: expected at most 100 %
notation-pays = { $text }: expected 'N to M', 'N for M', 'push' or 'N % of meter'
notation-pays-whole = { $text }: expected whole numbers and '{ $word }', such as '{ $example }'
notation-pays-share = { $text }: expected a share of the meter above 0 and at most 100 %

## What is expected

sheet-expected-nothing = nothing
sheet-expected-one-of = one of { $values }
sheet-expected-integer = a whole number
sheet-expected-integer-from = a whole number of { $least } or more
sheet-expected-integer-range = a whole number from { $least } to { $most }
sheet-expected-list = a list, each entry { $entry }
sheet-expected-table = a table of named entries
sheet-expected-table-of = a table of { $keys }
sheet-expected-true-false = true or false
sheet-expected-text = text
sheet-expected-yes-no = yes or no
sheet-expected-different-numbers = numbers that are all different
sheet-expected-different-amounts = amounts above zero that are all different
sheet-expected-some-ranks = two or three of { $ranks } or * for any
sheet-expected-setting-of-sheet = a setting of the sheet
sheet-expected-toml-file = a file of TOML
sheet-expected-toml-or-game = a file of TOML, or { $game } for the built-in game
sheet-expected-file-name = the name of a file
sheet-expected-line = one line of text, not blank
sheet-expected-line-or-none = one line of text, or '' for none
sheet-expected-amount = an amount such as "12.50", or a whole number
sheet-expected-rate = a rate such as "5 %"
sheet-expected-pays = 'N to M', 'N for M', 'push' or 'N % of meter'
sheet-expected-key = a key of small letters, digits and hyphens, such as 'player-pair'
sheet-expected-option = a name without dots or spaces
sheet-expected-currency = three capital letters such as 'USD'
sheet-expected-colour = a colour such as '#1f5fbf'
sheet-expected-points = a whole number from 0 to 9, or a list of these
sheet-expected-sums = a whole number from 0 to 18, or a list of these
sheet-expected-held = a whole number from 2 to 3, or a list of these
sheet-expected-dealt = a whole number from 4 to 6, or a list of these
sheet-expected-pair = true, false or 'suited'
sheet-expected-scalar = text, a whole number, or true or false
sheet-expected-language = the tag of a language, such as 'en' or 'zh-Hant'
sheet-expected-name = one line of text, or a table of such lines by language, such as 'en'
sheet-expected-ranks = the ranks of the hand, such as '234' or '9*', or a list of these
sheet-expected-two-ranks = two of { $ranks } or * for any
sheet-expected-seat-suits = for each of { $seats } seats the suits of the Player and the Banker hand, such as 'hearts clubs', none twice, and each of two suits or each of one
sheet-expected-first-ranks = the ranks of two cards, such as 'KQ' or 'K*', or a list of these
sheet-expected-cards = ranks of { $ranks }, cards such as 'Qh', a suit, red or black, with single spaces
sheet-expected-cards-text = cards, such as 'JQK', 'Qh' or 'red'
sheet-expected-count = a table of numbers by cards or group, such as { "{" } Q = 2 { "}" } or { "{" } suit = 3 { "}" }
sheet-expected-different-texts = entries that are all different
sheet-expected-count-of-hand = a whole number from 0 to 3, or a list of these
sheet-expected-count-of-coup = a whole number from 0 to 6, or a list of these
sheet-expected-coup-points = a whole number from 0 to 54, or a list of these
sheet-expected-paytable = the name of a pay table, or 'off'
sheet-expected-place = a place in a sheet, such as 'cards.decks'
sheet-expected-choices = a list of values, or a table of partial sheets
sheet-expected-figure = the figure as printed, such as '2.70 %' or '$98,101'
sheet-expected-sheets = the name of a sheet, a file ending in .toml, or a list of these
sheet-expected-profiles = the key of a profile, a file ending in .toml, or a list of these
sheet-expected-minutes = minutes, a whole number from 0 to 1440
sheet-expected-hours = hours, a whole number from 1 to 1008
sheet-expected-days = days, a whole number from 1 to 3650

## Warnings of `punto check`

check-patron-edge = { $bet }: edge { $edge }: the patron has the edge
check-patron-edge-with = { $bet }: edge { $edge } with { $settings }: the patron has the edge
check-two-cards = { $place }: '{ $ranks }' is a whole hand of two cards: a third card makes it lose; write first_ranks for the first two cards of any hand, or cards = 2 if that is meant
check-rounding = { $bet }: payments are rounded to { $unit } ({ $direction }): edge { $edge } becomes { $low_edge } at { $low_stake } and { $high_edge } at { $high_stake }
check-no-exact-stake = { $bet }: tiers.{ $tier }: no stake within its limits is paid exactly
check-far-from-print = { $bet }: { $figures }
check-settings-miss-print = published[{ $index }].settings: { $figures } with them
check-unused-paytable = paytables.{ $paytable }: no bet pays by it, whatever the settings
check-unused-tier = tiers.{ $tier }: no table can have it, whatever the settings
check-unused-progressive = progressive: no bet pays a share of a meter, whatever the settings
check-game = { $file }: { $key }: { $name }
check-price =
    { $bet }: { $rows ->
        [one] { NUMBER($rows) } row
       *[other] { NUMBER($rows) } rows
    }, edge { $edge }
check-good =
    good, under { $count ->
        [one] the only combination of settings
       *[other] each of { NUMBER($count) } combinations of settings
    }; hash { $hash }
check-warning = warning: { $what }
