# Why a meter refuses a command.
meter-refusal-no-such-meter = Meter not found.
meter-refusal-meter-exists = A meter of this name already exists.
meter-refusal-meter-down = The meter is down.
meter-refusal-meter-up = The meter is already up.
# `needed`: the roles of which the actor needs one.
meter-refusal-not-yours =
    { $needed ->
        [none] You may not do this.
       *[other] You may not do this. Required role: { $needed }.
    }
meter-refusal-no-progressive = The game has no bet that is paid from a meter.
meter-refusal-player-dealer = A table banked by a player-dealer has no progressive.
# `difference`: a meter-difference message.
meter-refusal-other-game =
    { $difference ->
        [none] A meter serves one game and one stake.
       *[other] A meter serves one game and one stake: { $difference }.
    }
meter-refusal-table-joined = The table already shares this meter.
meter-refusal-table-not-joined = The table does not share this meter.
meter-refusal-hand-on =
    { $tables ->
        [none] Nothing can change during a coup.
       *[other] Nothing can change during a coup. Now at: { $tables }.
    }
meter-refusal-no-hand = This table has no such coup.
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] The cards of this coup are not all out.
                [stood] The coup has a result and is not over.
                [ended] The coup is over.
               *[void] The coup is void.
            }
        [counted] The wagers of coup { $coup } were already counted.
        [no-award] No award is waiting for the key.
        [not-called] Call the supervisor first.
        [no-confirmation] This award needs no confirmation.
        [no-dealer] No dealer marks this coup.
       *[none] Not at this point of the coup.
    }
meter-refusal-empty-seat = That seat has no progressive wager.
meter-refusal-no-such-row = The pay table has no such line.
# `marks`: a meter-disagreement for each seat.
meter-refusal-marks-disagree =
    { $marks ->
        [none] Marks and cards disagree.
       *[other] Marks and cards disagree: { $marks }.
    }
meter-disagreement = seat { $seat } is marked { $marked }, the cards make { $cards }
meter-disagreement-nothing = nothing
meter-refusal-no-such-award = Award not found.
meter-refusal-award-status =
    { $status ->
        [hit] The award is not verified yet.
        [verified] The award is already verified.
        [paid] The award is already paid.
        [rejected] The award was rejected.
        [backed-out] The award was backed out.
       *[none] The award has another status.
    }
meter-refusal-award-pending =
    { $awards ->
        [none] Verify or reject the award first.
       *[other] Verify or reject the award first: { $awards }.
    }
meter-refusal-award-logged =
    { $awards ->
        [none] The award is already logged.
       *[other] The award is already logged: { $awards }.
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] Those are not the recorded cards.
       *[other] Those are not the recorded cards: { $cards }.
    }
# `reason`: a meter-adjust message; `way`: up or down; `pool`: a meter-pool.
meter-refusal-reason =
    { $way ->
        [up] This reason does not add to “{ $pool }”: { $reason }.
        [down] This reason does not take from “{ $pool }”: { $reason }.
       *[none] Give a reason.
    }
meter-refusal-amount = That is not an amount.
meter-refusal-over-limit =
    { $allowed ->
        [none] The meter would be above its limit.
       *[other] The meter would be above its limit. Allowed: { $allowed }.
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] There is less than that.
               *[other] There is less than that. Allowed: { $allowed }.
            }
       *[other]
            { $allowed ->
                [none] The wallet of seat { $seat } holds less than that.
               *[other] The wallet of seat { $seat } holds less than that. Allowed: { $allowed }.
            }
    }
meter-refusal-same-parameters = Nothing would change.
# `advice`: meter-advice messages, each a sentence.
meter-refusal-parameters =
    { $advice ->
        [none] These settings cannot be used.
       *[other] These settings cannot be used. { $advice }
    }
meter-refusal-approval-missing = A second person must approve this.
meter-refusal-approval-refused = The approval is not valid.
meter-refusal-same-person = The person who verified an award cannot pay it.
meter-refusal-not-confirmed = A supervisor confirms first, then the executive swipes the card.
meter-refusal-key =
    { $position ->
        [run] The key is in RUN.
        [jph] The key is in JPH.
       *[none] The key is in the wrong position.
    }
meter-refusal-recovery =
    { $status ->
        [verified] The award was not paid, so there is nothing to recover.
       *[paid] Say what became of a paid award: recovered or written off.
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] A wallet cannot hold that much.
       *[other] A wallet cannot hold that much. Allowed: { $allowed }.
    }

# What keeps a table from sharing a meter; a clause.
meter-difference-game = the table has { $other }, the meter { $own }
meter-difference-currency = the table counts in { $other }, the meter in { $own }
meter-difference-stake = the stake is { $other }, the meter has { $own }
meter-difference-decks = the shoe has { $other } decks, the meter has { $own }
meter-difference-split =
    { $other ->
        [winners] the prize goes to the winners alone, the meter divides it among all who take part
       *[participants] the prize is divided among all who take part, the meter gives it to the winners alone
    }
# `other` and `own`: a hand by its name.
meter-difference-side = the wager rides on another hand: { $other }, the meter has { $own }
meter-difference-pay-table = the table has another pay table

# What is wrong with wagers that a meter did not count; `why`: a meter-increment message.
meter-wagers-refused = The meter refused wagers that no coup can have.
meter-wrong-increment = Table { $table }, coup { $coup }: { $why }
meter-increment-stake = seat { $seat } wagers { $amount }; the stake is { $expected }
meter-increment-seats =
    { $wagers ->
        [0] there is no wager
       *[other] a seat has more than one of the { NUMBER($wagers) } wagers
    }
meter-increment-most = { $amount } was wagered; the most in one coup is { $expected }

# Advice on the settings of a meter: sentences.
meter-advice-contribution-range = Contribution { $rate }: expected 0 to 100 %.
meter-advice-reserve-range = Reserve contribution { $rate }: expected 0 to 100 %.
meter-advice-rates-together = Contribution and reserve together { $rate }: expected at most 100 %.
meter-advice-amount-range =
    { $setting ->
        [seed] Seed
        [limit] Limit
        [executive-above] Executive above
       *[most-wagered] Most wagered in a coup
    } { $amount }: expected zero or more, within what the books can hold.
meter-advice-seed-zero = Seed 0: expected an amount, or the override.
meter-advice-limit-under-seed = Limit { $amount }: expected the seed, { $bound }, or more.
meter-advice-limit-under-meter = Limit { $amount }: expected what the meter shows, { $bound }, or more.
meter-advice-seed-changed = Seed { $amount } instead of { $bound }: the printed figures no longer hold.
meter-advice-seed-under-fixed = Seed { $amount } is less than the largest fixed award, { $bound }.
meter-advice-contribution-over-preset = Contribution { $rate } is above the preset { $bound } while the tray pays the fixed awards: the edge falls below the printed one.
meter-advice-contribution-low = Contribution { $rate } is under { $bound } while the meter pays everything: it may run dry.
meter-advice-no-reserve = There is no reserve. A small one lets the meter start higher after an award.
meter-advice-reserve-only-seed = The reserve is the only seed: after an early award it holds little.
meter-advice-bound-under-layout = Most wagered { $amount } is less than { NUMBER($seats) } wagers, { $bound }: a full table would be a fault.

# `punto meter advise`.
# `hands`: the hands that a wager rides on; `applies`: whether it can, as the game is set.
meter-advice-riding =
    Riding on { $hands ->
        [player] the Player hand
        [banker] the Banker hand
       *[either] either hand
    }{ $applies ->
        [no] { " (not as set)" }
       *[yes] { "" }
    }: { $edge ->
        [none] fixed pays take more than the meter is fed
       *[other] house edge { $edge }, mean award { $award }
    }
meter-advice-verdict =
    { $game }: { $verdict ->
        [refused] refused
        [dry] the meter runs dry, and the tray pays the rest
       *[usable] can be used
    }
meter-advice-line = { $code }: { $advice }
meter-level-refuse = refuse
meter-level-warn = warn
meter-level-advise = advise
meter-level-ok = ok
meter-file-game = { $file }: game '{ $game }' has no meter; expected one that has
meter-file-unread = { $file }: cannot be read: { $why }; expected a TOML file
meter-file-not-text = { $file }: is not text; expected a TOML file
meter-file-shape = { $file }: { $why }; expected game and [settings]

# A meter, a slip or a game that is not what was asked for.
meter-not-in-log = meter { $meter }: the log of pit { $pit } has no such meter; expected one that it names
meter-slip-not-in-log = slip { $slip } of meter { $meter }: the log of pit { $pit } has no such slip; expected the slip of a verified award
meter-game-without = game '{ $game }': no bet is paid from a meter; expected one that is
meter-none-in-pit = pit { $pit }: has no meter; expected a house with a progressive table
meter-unnamed = { NUMBER($count) } meters: expected one of them after the database: { $meters }
meter-unknown = meter { $meter }: expected one of { $meters }
# The steps of a coup, by the dealing procedure of the keyed and of the carded system.
meter-step-start = { $system ->
    [keyed] START GAME: the sensors show each wager; lift $1 wagers, leave $5 wagers on the spot
   *[carded] START GAME on the dealer display: the sensors show each wager; lift $1 wagers, leave $5 wagers on the spot
}
meter-step-mark = { $system ->
    [keyed] Press the hand button of each winner; press again to unmark
   *[carded] Touch each winner on the display; touch again to unmark
}
meter-step-call = Call the supervisor
meter-step-key = Turn the key to JPH
meter-step-confirm = Supervisor confirms
meter-step-log = { $system ->
    [keyed] Press J-POT to log the win
   *[carded] Supervisor confirms, Supervisor card
}
meter-step-executive-card = Executive card
meter-step-run = Turn the key back to RUN to adjust the meter
meter-step-end = { $system ->
    [keyed] GAME OVER
   *[carded] END GAME
}
meter-step-pay = Pay the win

# A meter as the command line reports it.
meter-report-title = meter { $meter }: { $name } ({ $game }), { $currency }
meter-report-state = status
meter-report-status =
    { $state ->
        [faulted] fault: { $why }
        [disabled] disabled: { $why }
       *[up] up
    }
meter-report-tables = tables
meter-report-no-tables = none
meter-report-attention = attention
meter-report-no-awards = no awards yet
meter-report-line = { $hits } × { $pays }: { $row }
award-column-award = award
award-column-slip = slip
award-column-time = time
award-column-table = table
award-column-coup = coup
award-column-status = status
award-column-prize = prize
award-column-winners = winners
meter-report-beginning = the beginning
meter-report-now = now
meter-warning-dry = The meter was dry: the tray paid { $amount } of fixed pays since the last start.
meter-warning-pending = Awards to verify: { $awards }.
meter-warning-waiting = Rates that wait for the next award of the whole meter: contribution { $contribution }, reserve { $reserve }, fixed pays from { $pays }.
meter-column-entry = entry
meter-column-time = time
meter-column-event = event
meter-column-table = table
meter-column-coup = coup
meter-column-before = before
meter-column-after = after
meter-column-reserve = reserve
meter-column-overflow = overflow
meter-column-by = by
meter-column-authorised-by = authorised by
meter-column-why = why
meter-history-wagers =
    { $wagers ->
        [one] { NUMBER($wagers) } wager
       *[other] { NUMBER($wagers) } wagers
    }
meter-history-award = award { $award }
meter-history-fixed = fixed pays { $covered } from the meter, { $short } from the tray
meter-history-slip = award { $award }, slip { $slip }
meter-history-confirmed = award { $award }, confirmed by { $by }
meter-history-key = key of { $holder } to { $to }
meter-history-undone = award { $award }: { $reason }
meter-history-adjusted = { $pool } { $change }: { $reason }
meter-reconciliation-from = from
meter-reconciliation-until = until
meter-reconciliation-wagers = wagers
meter-reconciliation-in-meter = in-meter
meter-reconciliation-hits = hits
meter-reconciliation-wins-logged = wins logged
meter-reconciliation-stakes-returned = stakes returned
meter-reconciliation-opening-meter = opening: meter
meter-reconciliation-opening-reserve = opening: reserve
meter-reconciliation-opening-overflow = opening: overflow
meter-reconciliation-opening-set-aside-for-awards = opening: set aside for awards
meter-reconciliation-opening-owed-to-patrons = opening: owed to patrons
meter-reconciliation-in-contributions-to-the-meter = in: contributions to the meter
meter-reconciliation-in-contributions-to-the-reserve = in: contributions to the reserve
meter-reconciliation-in-seed-less-taken-back = in: seed put up by the house, less taken back
meter-reconciliation-in-adjustments-less-those-down = in: adjustments, less those down
meter-reconciliation-in-awards-recovered = in: awards recovered from winners
meter-reconciliation-in-awards-written-off = in: awards written off by the house
meter-reconciliation-out-awards-paid = out: awards paid
meter-reconciliation-out-fixed-pays = out: fixed pays from the meter
meter-reconciliation-closing-meter = closing: meter
meter-reconciliation-closing-reserve = closing: reserve
meter-reconciliation-closing-overflow = closing: overflow
meter-reconciliation-closing-set-aside-for-awards = closing: set aside for awards
meter-reconciliation-closing-owed-to-patrons = closing: owed to patrons
meter-reconciliation-not-accounted-for = not accounted for

# What a second person approves at a meter, and the lines that describe it.
act-open-meter = Open a meter
act-change-meter = Change the settings of the meter
act-enable-meter = Enable the meter
act-confirm-award = Confirm an award
act-turn-key = Turn the key
act-verify-award = Verify an award
act-reject-award = Reject an award
act-back-out-award = Back out a logged award
act-adjust-meter = Adjust the meter
act-line-game = Game
act-line-fault = Fault
act-line-award = Award
act-line-position = Position
act-line-cards = Cards
act-line-recovery = The money
act-line-pool = Account
act-line-held = Held now
act-line-note = Note
