meter-refusal-no-such-meter = No se encontró el bote.
meter-refusal-meter-exists = Ya existe un bote con ese nombre.
meter-refusal-meter-down = El bote no está en funcionamiento.
meter-refusal-meter-up = El bote ya está en funcionamiento.
meter-refusal-not-yours =
    { $needed ->
        [none] No tiene permiso para hacer esto.
       *[other] No tiene permiso para hacer esto. Rol necesario: { $needed }.
    }
meter-refusal-no-progressive = El juego no tiene ninguna apuesta que se pague de un bote.
meter-refusal-player-dealer = Una mesa con banquero no tiene progresivo.
meter-refusal-other-game =
    { $difference ->
        [none] Un bote sirve a un solo juego y un solo importe.
       *[other] Un bote sirve a un solo juego y un solo importe: { $difference }.
    }
meter-refusal-table-joined = La mesa ya comparte este bote.
meter-refusal-table-not-joined = La mesa no comparte este bote.
meter-refusal-hand-on =
    { $tables ->
        [none] Nada puede cambiar durante una jugada.
       *[other] Nada puede cambiar durante una jugada. En curso en: { $tables }.
    }
meter-refusal-no-hand = Esta mesa no tiene esa jugada.
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] Aún no han salido todas las cartas de esta jugada.
                [stood] La jugada tiene resultado y no ha terminado.
                [ended] La jugada ha terminado.
               *[void] La jugada está anulada.
            }
        [counted] Las apuestas de la jugada { $coup } ya se contaron.
        [no-award] Ningún premio espera la llave.
        [not-called] Llame primero al supervisor.
        [no-confirmation] Este premio no necesita confirmación.
        [no-dealer] Ningún crupier marca esta jugada.
       *[none] No en este punto de la jugada.
    }
meter-refusal-empty-seat = Ese asiento no tiene apuesta progresiva.
meter-refusal-no-such-row = La tabla de pagos no tiene esa fila.
meter-refusal-marks-disagree =
    { $marks ->
        [none] Las marcas y las cartas no coinciden.
       *[other] Las marcas y las cartas no coinciden: { $marks }.
    }
meter-disagreement = asiento { $seat } (marca: { $marked }; cartas: { $cards })
meter-disagreement-nothing = nada
meter-refusal-no-such-award = No se encontró el premio.
meter-refusal-award-status =
    { $status ->
        [hit] El premio aún no está verificado.
        [verified] El premio ya está verificado.
        [paid] El premio ya está pagado.
        [rejected] El premio fue rechazado.
        [backed-out] El premio fue revertido.
       *[none] El premio está en otro estado.
    }
meter-refusal-award-pending =
    { $awards ->
        [none] Verifique o rechace primero el premio.
       *[other] Verifique o rechace primero el premio: { $awards }.
    }
meter-refusal-award-logged =
    { $awards ->
        [none] El premio ya está registrado.
       *[other] El premio ya está registrado: { $awards }.
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] Esas no son las cartas registradas.
       *[other] Esas no son las cartas registradas: { $cards }.
    }
meter-refusal-reason =
    { $way ->
        [up] Este motivo no suma a «{ $pool }»: { $reason }.
        [down] Este motivo no resta de «{ $pool }»: { $reason }.
       *[none] Indique un motivo.
    }
meter-refusal-amount = Eso no es un importe.
meter-refusal-over-limit =
    { $allowed ->
        [none] El bote superaría su límite.
       *[other] El bote superaría su límite. Permitido: { $allowed }.
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] No hay suficiente.
               *[other] No hay suficiente. Permitido: { $allowed }.
            }
       *[other]
            { $allowed ->
                [none] El monedero del asiento { $seat } no tiene suficiente.
               *[other] El monedero del asiento { $seat } no tiene suficiente. Permitido: { $allowed }.
            }
    }
meter-refusal-same-parameters = No cambiaría nada.
meter-refusal-parameters =
    { $advice ->
        [none] Estos parámetros no se pueden usar.
       *[other] Estos parámetros no se pueden usar. { $advice }
    }
meter-refusal-approval-missing = Debe aprobarlo una segunda persona.
meter-refusal-approval-refused = La aprobación no es válida.
meter-refusal-same-person = Quien verificó un premio no puede pagarlo.
meter-refusal-not-confirmed = Primero confirma un supervisor; después el gerente pasa su tarjeta.
meter-refusal-key =
    { $position ->
        [run] La llave está en RUN.
        [jph] La llave está en JPH.
       *[none] La llave está en la posición equivocada.
    }
meter-refusal-recovery =
    { $status ->
        [verified] El premio no se pagó, así que no hay nada que recuperar.
       *[paid] Indique qué pasó con un premio pagado: recuperado o dado por perdido.
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] Un monedero no admite tanto.
       *[other] Un monedero no admite tanto. Permitido: { $allowed }.
    }

meter-difference-game = la mesa tiene { $other }, el bote { $own }
meter-difference-currency = la mesa cuenta en { $other }, el bote en { $own }
meter-difference-stake = el importe de la apuesta es { $other }, el del bote { $own }
meter-difference-decks = el sabot tiene { $other } barajas, el del bote { $own }
meter-difference-split =
    { $other ->
        [winners] el premio es solo para los ganadores, el bote lo reparte entre todos los participantes
       *[participants] el premio se reparte entre todos los participantes, el bote lo da solo a los ganadores
    }
meter-difference-side = la apuesta sigue a otra mano: { $other }; el bote tiene { $own }
meter-difference-pay-table = la mesa tiene otra tabla de pagos

meter-wagers-refused = El bote rechazó apuestas que ninguna jugada puede tener.
meter-wrong-increment = Mesa { $table }, jugada { $coup }: { $why }
meter-increment-stake = el asiento { $seat } apuesta { $amount }; el importe es { $expected }
meter-increment-seats =
    { $wagers ->
        [0] no hay ninguna apuesta
       *[other] un asiento tiene más de una de las { NUMBER($wagers) } apuestas
    }
meter-increment-most = se apostaron { $amount }; el máximo por jugada es { $expected }

meter-advice-contribution-range = Aportación { $rate }: se esperaba de 0 a 100 %.
meter-advice-reserve-range = Aportación a la reserva { $rate }: se esperaba de 0 a 100 %.
meter-advice-rates-together = Aportación y reserva juntas { $rate }: se esperaba 100 % como máximo.
meter-advice-amount-range =
    { $setting ->
        [seed] Importe inicial
        [limit] Límite
        [executive-above] Gerente por encima de
       *[most-wagered] Máximo apostado por jugada
    } { $amount }: se esperaba cero o más, dentro de lo que admite la contabilidad.
meter-advice-seed-zero = Importe inicial 0: se esperaba un importe o la confirmación expresa.
meter-advice-limit-under-seed = Límite { $amount }: se esperaba el importe inicial, { $bound }, o más.
meter-advice-limit-under-meter = Límite { $amount }: se esperaba lo que muestra el bote, { $bound }, o más.
meter-advice-seed-changed = Importe inicial { $amount } en lugar de { $bound }: las cifras impresas ya no valen.
meter-advice-seed-under-fixed = El importe inicial { $amount } es menor que el mayor premio fijo, { $bound }.
meter-advice-contribution-over-preset = La aportación { $rate } supera la prevista, { $bound }, mientras la bandeja paga los premios fijos: la ventaja queda por debajo de la impresa.
meter-advice-contribution-low = La aportación { $rate } es inferior a { $bound } mientras el bote lo paga todo: puede agotarse.
meter-advice-no-reserve = No hay reserva. Una pequeña permite que el bote empiece más alto después de un premio.
meter-advice-reserve-only-seed = La reserva es el único importe inicial: tras un premio temprano contiene poco.
meter-advice-bound-under-layout = El máximo apostado { $amount } es menor que { NUMBER($seats) } apuestas, { $bound }: una mesa llena se tomaría por una avería.

meter-advice-riding =
    Siguiendo a { $hands ->
        [player] la mano del Jugador
        [banker] la mano de la Banca
       *[either] cualquiera de las manos
    }{ $applies ->
        [no] { " (no con estos parámetros)" }
       *[yes] { "" }
    }: { $edge ->
        [none] los pagos fijos se llevan más de lo que recibe el bote
       *[other] ventaja de la casa { $edge }, premio medio { $award }
    }
meter-advice-verdict =
    { $game }: { $verdict ->
        [refused] rechazado
        [dry] el bote se agota y la bandeja paga el resto
       *[usable] se puede usar
    }
meter-advice-line = { $code }: { $advice }
meter-level-refuse = rechazo
meter-level-warn = aviso
meter-level-advise = consejo
meter-level-ok = bien
meter-file-game = { $file }: el juego «{ $game }» no tiene bote; se esperaba uno que lo tenga
meter-file-unread = { $file }: no se puede leer: { $why }; se esperaba un archivo TOML
meter-file-not-text = { $file }: no es texto; se esperaba un archivo TOML
meter-file-shape = { $file }: { $why }; se esperaba game y [settings]

meter-not-in-log = bote { $meter }: el registro del pit { $pit } no tiene ese bote; se esperaba uno que nombre
meter-slip-not-in-log = comprobante { $slip } del bote { $meter }: el registro del pit { $pit } no tiene ese comprobante; se esperaba el de un premio verificado
meter-game-without = juego «{ $game }»: ninguna apuesta se paga de un bote; se esperaba un juego que la tenga
meter-none-in-pit = pit { $pit }: no tiene ningún bote; se esperaba una casa con una mesa progresiva
meter-unnamed = { NUMBER($count) } botes: se esperaba uno de ellos después de la base de datos: { $meters }
meter-unknown = bote { $meter }: se esperaba uno de { $meters }
meter-step-start = { $system ->
    [keyed] INICIAR JUEGO: los sensores muestran cada apuesta; retire las apuestas de $1 y deje las de $5 en su sitio
   *[carded] INICIAR JUEGO en la pantalla del crupier: los sensores muestran cada apuesta; retire las apuestas de $1 y deje las de $5 en su sitio
}
meter-step-mark = { $system ->
    [keyed] Pulse el botón de mano de cada ganador; pulse de nuevo para desmarcar
   *[carded] Toque cada ganador en la pantalla; toque de nuevo para desmarcar
}
meter-step-call = Llame al supervisor
meter-step-key = Gire la llave a JPH
meter-step-confirm = El supervisor confirma
meter-step-log = { $system ->
    [keyed] Pulse J-POT para registrar el premio
   *[carded] El supervisor confirma, tarjeta de supervisor
}
meter-step-executive-card = Tarjeta de gerente
meter-step-run = Gire la llave de nuevo a RUN para ajustar el bote
meter-step-end = { $system ->
    [keyed] FIN DE JUEGO
   *[carded] CERRAR JUEGO
}
meter-step-pay = Pague el premio

meter-report-title = bote { $meter }: { $name } ({ $game }), { $currency }
meter-report-state = estado
meter-report-status =
    { $state ->
        [faulted] avería: { $why }
        [disabled] desactivado: { $why }
       *[up] en funcionamiento
    }
meter-report-tables = mesas
meter-report-no-tables = ninguna
meter-report-attention = atención
meter-report-no-awards = aún no hay premios
meter-report-line = { $hits } × { $pays }: { $row }
award-column-award = premio
award-column-slip = comprobante
award-column-time = hora
award-column-table = mesa
award-column-coup = jugada
award-column-status = estado
award-column-prize = importe
award-column-winners = ganadores
meter-report-beginning = el principio
meter-report-now = ahora
meter-warning-dry = El bote se agotó: la bandeja ha pagado { $amount } de pagos fijos desde el último inicio.
meter-warning-pending = Premios por verificar: { $awards }.
meter-warning-waiting = Valores que esperan el próximo premio del bote completo: aportación { $contribution }, reserva { $reserve }, pagos fijos: { $pays }.
meter-column-entry = entrada
meter-column-time = hora
meter-column-event = suceso
meter-column-table = mesa
meter-column-coup = jugada
meter-column-before = antes
meter-column-after = después
meter-column-reserve = reserva
meter-column-overflow = excedente
meter-column-by = por
meter-column-authorised-by = autorizado por
meter-column-why = motivo
meter-history-wagers =
    { $wagers ->
        [one] { NUMBER($wagers) } apuesta
       *[other] { NUMBER($wagers) } apuestas
    }
meter-history-award = premio { $award }
meter-history-fixed = pagos fijos: { $covered } del bote, { $short } de la bandeja
meter-history-slip = premio { $award }, comprobante { $slip }
meter-history-confirmed = premio { $award }, confirmado por { $by }
meter-history-key = llave de { $holder } a { $to }
meter-history-undone = premio { $award }: { $reason }
meter-history-adjusted = { $pool } { $change }: { $reason }
meter-reconciliation-from = desde
meter-reconciliation-until = hasta
meter-reconciliation-wagers = apuestas
meter-reconciliation-in-meter = total apostado
meter-reconciliation-hits = aciertos
meter-reconciliation-wins-logged = premios registrados
meter-reconciliation-stakes-returned = apuestas devueltas
meter-reconciliation-opening-meter = saldo inicial: bote
meter-reconciliation-opening-reserve = saldo inicial: reserva
meter-reconciliation-opening-overflow = saldo inicial: excedente
meter-reconciliation-opening-set-aside-for-awards = saldo inicial: apartado para premios
meter-reconciliation-opening-owed-to-patrons = saldo inicial: debido a los clientes
meter-reconciliation-in-contributions-to-the-meter = entra: aportaciones al bote
meter-reconciliation-in-contributions-to-the-reserve = entra: aportaciones a la reserva
meter-reconciliation-in-seed-less-taken-back = entra: importe inicial, menos lo retirado
meter-reconciliation-in-adjustments-less-those-down = entra: ajustes, menos los de resta
meter-reconciliation-in-awards-recovered = entra: premios recuperados de los ganadores
meter-reconciliation-in-awards-written-off = entra: premios dados por perdidos por la casa
meter-reconciliation-out-awards-paid = sale: premios pagados
meter-reconciliation-out-fixed-pays = sale: pagos fijos del bote
meter-reconciliation-closing-meter = saldo final: bote
meter-reconciliation-closing-reserve = saldo final: reserva
meter-reconciliation-closing-overflow = saldo final: excedente
meter-reconciliation-closing-set-aside-for-awards = saldo final: apartado para premios
meter-reconciliation-closing-owed-to-patrons = saldo final: debido a los clientes
meter-reconciliation-not-accounted-for = sin justificar

act-open-meter = Abrir un bote
act-change-meter = Cambiar los parámetros del bote
act-enable-meter = Activar el bote
act-confirm-award = Confirmar un premio
act-turn-key = Girar la llave
act-verify-award = Verificar un premio
act-reject-award = Rechazar un premio
act-back-out-award = Revertir un premio registrado
act-adjust-meter = Ajustar el bote
act-line-game = Juego
act-line-fault = Avería
act-line-award = Premio
act-line-position = Posición
act-line-cards = Cartas
act-line-recovery = El dinero
act-line-pool = Cuenta
act-line-held = Contiene ahora
act-line-note = Nota
