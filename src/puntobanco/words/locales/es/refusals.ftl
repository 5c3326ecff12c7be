refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] { " " }Permitido: { $allowed }.
    }

approval-missing =
    { $roles ->
        [none] Debe aprobarlo una segunda persona.
       *[other] Debe aprobarlo una segunda persona: { $roles }.
    }
approval-refused =
    { $fault ->
        [none] La aprobación no es válida.
       *[other] La aprobación no es válida: { $fault }.
    }
approval-fault-missing = no se ha dado ninguna
approval-fault-unknown = desde que abrió la casa no se ha aprobado nada con esta referencia; pida una nueva
approval-fault-unknown-card = la casa no ha emitido esa tarjeta
approval-fault-revoked = su tarjeta fue revocada o su titular ya no trabaja aquí
approval-fault-wrong-role = se dio como { $given }; se esperaba { $expected }
approval-fault-other-table = se dio para { $given }; se esperaba { $expected }
approval-fault-expired = ha caducado; pida una nueva
approval-fault-replayed = ya se utilizó y vale una sola vez
approval-fault-same-person = no puede aprobar su propia petición; pídalo a otra persona
approval-fault-other-asker = la pidió otra persona; pida la suya
approval-fault-other-act = se dio para otro acto; pida una nueva

phase-closed = cerrada
phase-idle = entre jugadas
phase-betting = con apuestas abiertas
phase-dealing = repartiendo
phase-mid-coup = aceptando apuestas tras cuatro cartas
phase-result = pendiente de pago

burn-option-1 = descubrir una carta y quemar tantas como sus puntos
burn-option-2 = quemar una carta
burn-option-3 = no quemar ninguna carta

refusal-table-closed = La mesa está cerrada.
refusal-table-open = La mesa ya está abierta.
refusal-table-disabled = La mesa está fuera de servicio.
refusal-not-yours = No tiene permiso para hacer esto.
refusal-automatic-table = Una mesa automática reparte por sí sola.
refusal-wrong-phase =
    { $phase ->
        [none] Ahora no es posible.
       *[other] Ahora no es posible: la mesa está { $phase }.
    }
refusal-other-coup = Esa jugada ha terminado o no ha empezado.
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = Esta mesa no tiene ese asiento.
refusal-seat-taken = El asiento está ocupado.
refusal-seat-empty = Ocupe primero un asiento.
refusal-already-seated = Ya tiene un asiento en esta mesa.
refusal-not-a-patron = La casa no permite jugar a este cliente.
refusal-back-line = No puede apostar en el asiento de otro.
refusal-amount = El importe no es válido.{ refusal-allowed }
refusal-short-wallet = El monedero no tiene saldo suficiente.{ refusal-allowed }
refusal-short-chips = No tiene fichas suficientes.{ refusal-allowed }
refusal-no-such-bet = Esta mesa no ofrece esa apuesta.
refusal-bet-closed =
    { $closed ->
        [pairs] Las apuestas de par se cierran tras la jugada { $game } del sabot.
        [meter-down] Esta apuesta está cerrada mientras su bote no funcione.
        [no-exact-stake] Ningún importe dentro de los límites de esta apuesta puede pagarse con exactitud.
        [after-four] Esta apuesta se hace tras cuatro cartas.
        [not-offered] Esta apuesta no se ofrece con estas cartas.
        [cards-dealt] Esta apuesta se hace antes de las cartas.
        [needs] No tiene la apuesta que esta requiere.
       *[other] Esta apuesta está cerrada ahora.
    }
refusal-denomination =
    { $stake ->
        [none] Esta apuesta admite múltiplos de { $step }.{ refusal-allowed }
       *[other] Esta apuesta admite un único importe de { $stake }.
    }
refusal-over-bet-limit = Supera el máximo de esta apuesta.{ refusal-allowed }
refusal-over-total-limit = Supera el máximo del conjunto de las apuestas.{ refusal-allowed }
refusal-over-difference = La diferencia entre Jugador y Banca sería excesiva.{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] No puede apostar a Jugador y a Banca a la vez.
       *[other] Una apuesta que sigue a Jugador o a Banca requiere apostar solo a uno de los dos.
    }
refusal-player-dealer-bets = El banquero no apuesta en esta jugada.
refusal-nothing-to-take-back = No tiene apuestas que retirar.
refusal-nothing-to-repeat = No tiene una última apuesta que repetir.
refusal-nothing-to-double = No se pudo doblar ninguna apuesta.
refusal-has-wagers = Tiene apuestas o el fondo en esta jugada.
refusal-no-shoe = No hay ningún sabot preparado.
refusal-shoe-over = Ya se jugó la última jugada de este sabot.
refusal-shoe-in-use = El sabot en uso no ha terminado.
refusal-cut-position = El sabot no se puede cortar ahí. Elija una posición de 1 a { $last }.
refusal-no-position = Esta jugada no tiene banquero.
refusal-house-banks = En esta mesa la casa hace de banquero.
refusal-position-taken = El puesto de banquero ya está ocupado o en oferta.
refusal-not-offered = El puesto de banquero no se ofrece a este asiento.
refusal-bank-too-small = El fondo debe ser al menos el mínimo de la mesa.{ refusal-allowed }
refusal-wrong-card = Esto no es una carta.
refusal-no-such-card = No se ha repartido ninguna carta { $place }.
refusal-burn-option = En esta mesa, la quema de cartas es: { $burn }.
refusal-not-a-coup = Estas cartas no forman una jugada completa.
refusal-coup-complete = Las reglas de la tercera carta no piden más cartas.
refusal-coup-incomplete = Las reglas de la tercera carta piden otra carta.
refusal-ended-sooner = Con esta carta la jugada habría terminado antes. Anule la jugada.
refusal-card-beyond-supply = En el sabot no puede haber más cartas como esa.
refusal-unknown-setting = Parámetro desconocido.
refusal-setting-locked = Este parámetro está bloqueado en esta mesa.
refusal-setting-value = Este parámetro no admite ese valor.
refusal-fee-column = Elija columnas del cuadro de tarifas: { $columns }.
refusal-no-fees = Esta mesa no cobra tarifas.
refusal-needs-closed-table = Una regla solo puede cambiar con la mesa cerrada.
refusal-no-such-coup = Solo se puede corregir la última jugada, y solo si la casa hace de banquero.
refusal-reason = Indique un motivo.
refusal-same-id = Este id se usó para otra orden.
refusal-not-face-down = Esa carta no está boca abajo.
refusal-face-down = Aún hay una carta boca abajo.
refusal-no-progressive = Este juego no tiene apuesta progresiva.
refusal-meter-linked = La mesa ya comparte un bote.
refusal-no-meter = La mesa no comparte ningún bote.
refusal-excluded = Está excluido del juego. Aún puede cobrar y marcharse.
refusal-cooling-off = Eligió hacer una pausa. Aún puede cobrar y marcharse.
refusal-time-limit = Ha alcanzado su propio límite de tiempo.
refusal-loss-limit = Supera lo que permite su propio límite de pérdidas.{ refusal-allowed }
refusal-chips-gone = Las fichas pagadas de más (asiento { $seats }) ya no están en la mesa. El cliente debe devolverlas primero, o lo resuelve la caja.
refusal-other-currency = Este juego usa una moneda distinta de la de la casa.
refusal-table-name = La casa ya usa este nombre. Elija otro.
refusal-stake-step = Esta apuesta admite múltiplos de { $step }, que se pagan con exactitud.{ refusal-allowed }
refusal-wallet-full = El monedero no admite tanto.{ refusal-allowed }

table-fee-negative = nivel «{ $tier }»: una tarifa inferior a cero; se esperaba un importe fijo
table-fee-rates = nivel «{ $tier }»: { $rates } tarifas; se esperaban { $most } como máximo
table-player-dealer-bets = asiento { $seat }: el banquero no apuesta en la jugada; no se esperaba ninguna apuesta ahí
table-bank-negative = fondo { $bank }: se esperaba cero o más
