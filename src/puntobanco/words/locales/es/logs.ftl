count-entries = { $count ->
    [one] { NUMBER($count) } entrada
   *[other] { NUMBER($count) } entradas
  }
count-coups = { $count ->
    [one] { NUMBER($count) } jugada
   *[other] { NUMBER($count) } jugadas
  }
count-wagers = { $count ->
    [one] { NUMBER($count) } apuesta
   *[other] { NUMBER($count) } apuestas
  }
count-shoes-revealed = { $count ->
    [one] { NUMBER($count) } sabot revelado
   *[other] { NUMBER($count) } sabots revelados
  }
count-meters = { $count ->
    [one] { NUMBER($count) } bote
   *[other] { NUMBER($count) } botes
  }
count-awards = { $count ->
    [one] { NUMBER($count) } premio
   *[other] { NUMBER($count) } premios
  }
count-findings = { $count ->
    [one] { NUMBER($count) } hallazgo
   *[other] { NUMBER($count) } hallazgos
  }
count-faults = { $count ->
    [one] { NUMBER($count) } problema
   *[other] { NUMBER($count) } problemas
  }
count-files = { $count ->
    [one] { NUMBER($count) } archivo
   *[other] { NUMBER($count) } archivos
  }

verify-pit = pit { $pit }: { $counts }: { $verdict }
verify-whole = íntegro
verify-note = pit { $pit }: { $note }
verify-commands-accepted = { NUMBER($count) } de { NUMBER($commands) } órdenes se aceptaron tal como estaban

recalled-none = mesa { $table }: no se ha jugado ninguna jugada
recalled-coup = repetición de la mesa { $table }, jugada { $coup }, sabot { $shoe }: { $game }
recalled-times = abierta { $opened }, { $outcome ->
    [void] anulada
    [passed] sin apuestas
   *[settled] liquidada
  } { $ended }
recalled-card = { $hand ->
    [player] Jugador
   *[banker] Banca
  } { $card }
recalled-result = Jugador { $player }, Banca { $banker }: { $result ->
    [P] gana la mano del Jugador
    [B] gana la mano de la Banca
   *[T] empate
  }
recalled-misread = mal leídas al principio: { $cards }
recalled-corrected = liquidada de nuevo { $at }: { $reason }
recalled-seat = asiento { $seat }, { $patron }: fichas { $before } antes, { $after } después, tarifa { $fee }
recalled-bank = fue banquero con { $bank }
recalled-wager = { $stake } a { $bet }: ganado { $won }, devuelto { $returned }{ $uncovered ->
    [none] {""}
   *[other] , el fondo no cubrió { $uncovered }
  }

integrity-program = programa { $digest }, { $files }
integrity-by-hand = sin este programa: { $command }
integrity-unchanged = nada ha cambiado
