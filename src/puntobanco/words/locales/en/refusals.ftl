# The amount that would be accepted, after the sentence of a refusal.
refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] { " " }Allowed: { $allowed }.
    }

# A second person's approval: `roles` are those any one of which may give it.
approval-missing =
    { $roles ->
        [none] A second person must approve this.
       *[other] A second person must approve this: { $roles }.
    }
approval-refused =
    { $fault ->
        [none] The approval is not valid.
       *[other] The approval is not valid: { $fault }.
    }
approval-fault-missing = none was given
approval-fault-unknown = nothing was approved under this reference since the house opened; ask for a new one
approval-fault-unknown-card = the house has issued no such card
approval-fault-revoked = its card was revoked, or its holder no longer works here
approval-fault-wrong-role = it was given as { $given }; expected { $expected }
approval-fault-other-table = it was given for { $given }; expected { $expected }
approval-fault-expired = it has expired; ask for a new one
approval-fault-replayed = it was used before, and counts once
approval-fault-same-person = you cannot approve your own request; ask another person
approval-fault-other-asker = another person asked for it; ask for your own
approval-fault-other-act = it was given for another act; ask for a new one

# The phase of a round, after "the table is".
phase-closed = closed
phase-idle = between coups
phase-betting = taking bets
phase-dealing = dealing
phase-mid-coup = taking bets after four cards
phase-result = waiting for payment

# What is burned from a new shoe.
burn-option-1 = turn a card and burn its points
burn-option-2 = burn one card
burn-option-3 = burn no card

# Why a table did not carry out a command.
refusal-table-closed = The table is closed.
refusal-table-open = The table is already open.
refusal-table-disabled = The table is out of service.
refusal-not-yours = You may not do this.
refusal-automatic-table = An automatic table deals for itself.
refusal-wrong-phase =
    { $phase ->
        [none] This is not possible now.
       *[other] This is not possible now: the table is { $phase }.
    }
refusal-other-coup = That coup is over or has not begun.
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = This table has no such seat.
refusal-seat-taken = This seat is taken.
refusal-seat-empty = Take a seat first.
refusal-already-seated = You already have a seat at this table.
refusal-not-a-patron = The house does not let this patron play.
refusal-back-line = You may not bet on another seat.
refusal-amount = This amount is not valid.{ refusal-allowed }
refusal-short-wallet = The wallet does not hold that much.{ refusal-allowed }
refusal-short-chips = You do not have enough chips.{ refusal-allowed }
refusal-no-such-bet = This table does not offer that bet.
refusal-bet-closed =
    { $closed ->
        [pairs] Pair bets close after coup { $game } of the shoe.
        [meter-down] This bet is closed while its meter is down.
        [no-exact-stake] No stake within the limits of this bet can be paid exactly.
        [after-four] This bet is made after four cards.
        [not-offered] This bet is not offered on these cards.
        [cards-dealt] This bet is made before the cards.
        [needs] You have no wager that this bet needs.
       *[other] This bet is closed now.
    }
refusal-denomination =
    { $stake ->
        [none] This bet takes multiples of { $step }.{ refusal-allowed }
       *[other] This bet takes a single stake of { $stake }.
    }
refusal-over-bet-limit = This is above the maximum for this bet.{ refusal-allowed }
refusal-over-total-limit = This is above the maximum for all bets together.{ refusal-allowed }
refusal-over-difference = Player and Banker would differ by too much.{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] You may not bet on both Player and Banker.
       *[other] A bet that rides on Player or Banker needs one of them alone.
    }
refusal-player-dealer-bets = The player-dealer does not bet in this coup.
refusal-nothing-to-take-back = You have no bet to take back.
refusal-nothing-to-repeat = You have no last bet to repeat.
refusal-nothing-to-double = No bet could be doubled.
refusal-has-wagers = You have bets or the bank in this coup.
refusal-no-shoe = No shoe is ready.
refusal-shoe-over = The last coup of this shoe is over.
refusal-shoe-in-use = The shoe in use has not ended.
refusal-cut-position = The shoe cannot be cut there. Choose a position from 1 to { $last }.
refusal-no-position = No player-dealer banks this coup.
refusal-house-banks = The house banks this table.
refusal-position-taken = The position is held or on offer already.
refusal-not-offered = The position is not offered to this seat.
refusal-bank-too-small = The bank must be at least the table's minimum.{ refusal-allowed }
refusal-wrong-card = This is not a card.
refusal-no-such-card = No card { $place } has been dealt.
refusal-burn-option = The burn option of this table is: { $burn }.
refusal-not-a-coup = These cards do not make one complete coup.
refusal-coup-complete = The tableau calls for no further card.
refusal-coup-incomplete = The tableau still calls for a card.
refusal-ended-sooner = With this card the coup would have ended sooner. Void the coup.
refusal-card-beyond-supply = The shoe can hold no more of that card.
refusal-unknown-setting = Unknown setting.
refusal-setting-locked = This setting is locked at this table.
refusal-setting-value = This setting does not take that value.
refusal-fee-column = Choose columns of the fee schedule: { $columns }.
refusal-no-fees = This table charges no collection fees.
refusal-needs-closed-table = A rule can change only while the table is closed.
refusal-no-such-coup = Only the last coup can be corrected, and only where the house banks.
refusal-reason = Give a reason.
refusal-same-id = This id was used for another command.
refusal-not-face-down = No such card is face down.
refusal-face-down = A card is still face down.
refusal-no-progressive = This game has no progressive bet.
refusal-meter-linked = The table already shares a meter.
refusal-no-meter = The table shares no meter.
refusal-excluded = You are excluded from play. You can still cash out and leave.
refusal-cooling-off = You chose to rest. You can still cash out and leave.
refusal-time-limit = You have reached your own time limit.
refusal-loss-limit = This is above what your own loss limit leaves.{ refusal-allowed }
refusal-chips-gone = Chips paid too much to seat { $seats } are no longer at the table. The patron brings them back first, or the cage settles it.
refusal-other-currency = This game uses another currency than the house.
refusal-table-name = The house uses this name itself. Choose another.
refusal-stake-step = This bet takes multiples of { $step }, which are paid exactly.{ refusal-allowed }
refusal-wallet-full = The wallet cannot hold that much.{ refusal-allowed }

# What no coup could be played or settled with, for callers of the functions of a table.
table-fee-negative = tier '{ $tier }': a fee below zero; expected a flat amount
table-fee-rates = tier '{ $tier }': { $rates } collection rates; expected at most { $most }
table-player-dealer-bets = seat { $seat }: the player-dealer bets on nothing in the coup; expected no wager there
table-bank-negative = bank { $bank }: expected zero or more
