win-page = Hoja de premio
win-slip = Comprobante
win-award = Premio
win-undone = Revertido
win-line = { $name }: { $value }
win-signature = { $what }:
win-status-verified = verificado, aún sin pagar
win-status-paid = verificado y pagado
win-status-backed-out = revertido

win-table = Mesa
win-coup = Jugada
win-hit-at = Acierto
win-logged-at = Registro
win-paid-at = Pago
win-not-paid = sin pagar
win-meter = Bote
win-number = Número de premio
win-pit = Pit
win-game = Juego
win-winner = Ganador, asiento { $seat }
win-won-by = { $row }: { $pays }
win-why-undone = { $at }: { $reason }: { $note }
win-player = Jugador
win-banker = Banca

win-wagers = Apuestas progresivas de la jugada
win-seat = Asiento
win-patron = Cliente
win-rides = Sigue a
win-stake = Apostado
win-made = Las cartas dan
win-nothing = nada
win-share = Parte

win-amount = Importe
win-division = Reparto
win-shown = Bote al fijarse el resultado, con las aportaciones de esta jugada
win-prize = Premio: { $pays }
win-each =
    { $count ->
        [1] A una sola apuesta
       *[other] A partes iguales entre { NUMBER($count) } apuestas, cada una
    }
win-undivided = Resto que no se puede dividir, queda en el bote
win-awarded = Concedido
win-before = Antes del premio
win-seed = Importe inicial puesto por la casa
win-reserve = De la reserva
win-overflow = Por encima del límite, al excedente
win-after = Después del premio
win-undone-meter = Bote al revertirse el premio
win-undone-before = Antes de la reversión
win-undone-award = Premio repuesto
win-undone-seed = Importe inicial retirado por la casa
win-undone-reserve = Devuelto a la reserva
win-undone-after = Después de la reversión

win-verification = Verificación
win-step = Paso
win-person = Persona
win-role = Como
win-card = Tarjeta o llave
win-time = Hora
win-asked = Solicitado por
win-logged = Registrado con
win-paid = Pagado por
win-backed-out = Revertido por
win-authorised = Autorizado con

win-entries = Apuntes contables
win-entry = Apunte
win-from = De la cuenta
win-to = A la cuenta
win-entry-hit = acierto
win-entry-paid = pago
win-entry-backed-out = reversión

win-sign-asked = solicitado
win-sign-verified = verificado
win-sign-backed-out = revertido
win-sign-authorised = autorizado
win-sign-paid = pagado
win-sign-received = recibido, asiento { $seat }

win-log-hit = entrada del registro, acierto
win-log-logged = entrada del registro, premio registrado
win-log-last = entrada del registro, última
win-log-game = juego
