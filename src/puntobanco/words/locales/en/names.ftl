### Names and notices of the built-in rule sheets and profiles.
### The English text is the one in the sheet, word for word; the key is its slug.

## Games

name-commission-free-baccarat = Commission-Free Baccarat
name-commission-free-baccarat-dragon-bonus = Commission-Free Baccarat Dragon Bonus
name-dragon-bonus-baccarat = Dragon Bonus Baccarat
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = Dragon Bonus Baccarat Commission Free with Fortune 7
name-dragon-bonus-pay-table-1 = Dragon Bonus, pay table 1
name-dragon-bonus-pay-table-2 = Dragon Bonus, pay table 2
name-dragon-bonus-pay-table-3 = Dragon Bonus, pay table 3
name-midi-baccarat = Midi-Baccarat
name-mini-baccarat = Mini-Baccarat
name-dragon-bonus-progressive-table-1-5 = Dragon Bonus Progressive, table 1, $5
name-dragon-bonus-progressive-table-1 = Dragon Bonus Progressive, table 1
name-dragon-bonus-progressive-table-2 = Dragon Bonus Progressive, table 2
name-dragon-bonus-progressive-table-3 = Dragon Bonus Progressive, table 3
name-player-terminal-pay-table-1 = Player terminal, pay table 1
name-player-terminal-pay-table-2 = Player terminal, pay table 2
name-player-terminal-pay-table-3 = Player terminal, pay table 3
name-player-terminal-pay-table-4 = Player terminal, pay table 4

## Bets

name-player-dragon-bonus = Player Dragon Bonus
name-banker-dragon-bonus = Banker Dragon Bonus
name-fortune-7 = Fortune 7
name-player-pair = Player Pair
name-banker-pair = Banker Pair
name-dragon-bonus-progressive = Dragon Bonus Progressive
name-player = Player
name-banker = Banker
name-tie = Tie

## Settings

name-settlement-order = Settlement order
name-tie-odds-options-sheet = Tie odds (options sheet)
name-coverage-of-the-bank = Coverage of the bank
name-player-dealer-rotation = Player-dealer rotation
name-coups-before-the-position-is-offered = Coups before the position is offered
name-collection-fees-taken = Collection fees taken
name-table-limits = Table limits
name-dragon-bonus = Dragon bonus
name-total-decks = Total decks
name-cards-behind-the-cut-card = Cards behind the cut card
name-new-shoe-card-burn-option = New shoe card burn option
name-burn-card-between-hands = Burn card between hands
name-continuous-shuffle-mode = Continuous shuffle mode
name-payments-rounded-to = Payments rounded to
name-payments-rounded-towards = Payments rounded towards
name-only-stakes-that-are-paid-exactly = Only stakes that are paid exactly
name-denomination = Denomination
name-most-between-player-and-banker-totals = Most between Player and Banker totals
name-bet-both-player-and-banker = Bet both Player and Banker
name-residual-betting = Residual betting
name-dummy-hand = Dummy hand
name-seats = Seats
name-seat-numbers = Seat numbers
name-betting-time-s = Betting time (s)
name-last-bets-warning-s = Last bets warning (s)
name-squeeze-card = Squeeze card
name-squeeze-time-1st-2nd-card-s = Squeeze time 1st/2nd card (s)
name-squeeze-time-3rd-card-s = Squeeze time 3rd card (s)
name-squeeze-minimum-bet = Squeeze minimum bet
name-player-colour = Player colour
name-banker-colour = Banker colour
name-tie-colour = Tie colour
name-allow-side-bet-w-o-main-bet = Allow side bet w/o main bet
name-pair-bet-disabled-after-game = Pair bet disabled after game
name-combined-pair-limit = Combined pair limit
name-progressive-wager-rides-on = Progressive wager rides on
name-percentage-prize-divided-among = Percentage prize divided among
name-seed-amount = Seed amount
name-meter-contribution = Meter contribution
name-reserve-contribution = Reserve contribution
name-meter-limit = Meter limit
name-fixed-pays-come-from = Fixed pays come from
name-award-verification = Award verification
name-executive-card-above = Executive card above
name-baccarat-type = Baccarat type
name-paytable = Paytable
name-banker-win-on-6-odds = Banker win on 6 odds
name-tie-win-odds = Tie win odds

## Profiles

name-california-sheet = California sheet
name-house-default = House default
name-restricted-configurations = Restricted configurations
name-unrestricted = Unrestricted
name-washington-sheet = Washington sheet

## Notices

name-must-be-21-or-older-to-gamble = Must be 21 or older to gamble.
name-gambling-problem-call-1-800-589-9966 = Gambling problem? Call 1-800-589-9966.
name-collection-fees-are-fixed-before-the-coup-and = Collection fees are fixed before the coup and posted; they are no part of any wager or win.
name-back-line-betting-is-not-permitted = Back-line betting is not permitted.
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = Dragon Bonus is owned by SHFL Entertainment, Inc.; this table is an independent implementation for play money.
name-only-the-highest-matching-pay-is-paid-the = Only the highest matching pay is paid. The meter belongs to the patrons until it is won.
name-the-progressive-systems-on-the-printed-sheet-are = The progressive systems on the printed sheet are owned by LNW Gaming, Inc.; this meter is an independent implementation for play money.
name-malfunction-voids-all-pays-and-plays = Malfunction voids all pays and plays.
name-the-house-takes-no-part-in-the-play = The house takes no part in the play and has no interest in its outcome.
name-the-dragon-bonus-is-owned-patented-and-or = The Dragon Bonus is owned, patented and/or copyrighted by SHFL Entertainment, Inc.
name-the-pay-schedule-is-posted-at-every-table = The pay schedule is posted at every table.
name-play-for-pleasure-you-can-set-limits-rest = Play for pleasure. You can set limits, rest or exclude yourself at any time under My limits.
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = Dragon Bonus and Dragon Bonus Progressive belong to their owner.
