# What commands print that read the log of a house: verify, recall and integrity.

count-entries = { $count ->
    [one] { NUMBER($count) } entry
   *[other] { NUMBER($count) } entries
  }
count-coups = { $count ->
    [one] { NUMBER($count) } coup
   *[other] { NUMBER($count) } coups
  }
count-wagers = { $count ->
    [one] { NUMBER($count) } wager
   *[other] { NUMBER($count) } wagers
  }
count-shoes-revealed = { $count ->
    [one] { NUMBER($count) } shoe revealed
   *[other] { NUMBER($count) } shoes revealed
  }
count-meters = { $count ->
    [one] { NUMBER($count) } meter
   *[other] { NUMBER($count) } meters
  }
count-awards = { $count ->
    [one] { NUMBER($count) } award
   *[other] { NUMBER($count) } awards
  }
count-findings = { $count ->
    [one] { NUMBER($count) } finding
   *[other] { NUMBER($count) } findings
  }
count-faults = { $count ->
    [one] { NUMBER($count) } fault
   *[other] { NUMBER($count) } faults
  }
count-files = { $count ->
    [one] { NUMBER($count) } file
   *[other] { NUMBER($count) } files
  }

verify-pit = pit { $pit }: { $counts }: { $verdict }
verify-whole = whole
verify-note = pit { $pit }: { $note }
verify-commands-accepted = { NUMBER($count) } of { NUMBER($commands) } commands were accepted as they were

recalled-none = table { $table }: no coup has been played
recalled-coup = recall of table { $table }, coup { $coup }, shoe { $shoe }: { $game }
recalled-times = opened { $opened }, { $outcome ->
    [void] void
    [passed] passed
   *[settled] settled
  } { $ended }
recalled-card = { $hand ->
    [player] Player
   *[banker] Banker
  } { $card }
recalled-result = Player { $player }, Banker { $banker }: { $result ->
    [P] the Player hand wins
    [B] the Banker hand wins
   *[T] a tie
  }
# $cards: each as its place from 0, a colon and the card read by mistake.
recalled-misread = misread at first: { $cards }
recalled-corrected = settled again { $at }: { $reason }
recalled-seat = seat { $seat }, { $patron }: chips { $before } before, { $after } after, fee { $fee }
recalled-bank = banked the coup with { $bank }
recalled-wager = { $stake } on { $bet }: won { $won }, returned { $returned }{ $uncovered ->
    [none] {""}
   *[other] , the bank did not cover { $uncovered }
  }

integrity-program = program { $digest }, { $files }
integrity-by-hand = without this program: { $command }
integrity-unchanged = nothing has changed
