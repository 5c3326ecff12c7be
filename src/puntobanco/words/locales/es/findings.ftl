# Hallazgos: lo que una prueba, una comprobación o una auditoría encuentra mal, y dónde.

finding-at =
    pit { $pit }, entrada { $entry }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }{ $table ->
        [none] {""}
       *[other] , mesa { $table }
    }{ $meter ->
        [none] {""}
       *[other] , bote { $meter }
    }{ $coup ->
        [none] {""}
       *[other] , jugada { $coup }
    }{ $seat ->
        [none] {""}
       *[other] , asiento { $seat }
    }{ $bet ->
        [none] {""}
       *[other] , apuesta { $bet }
    }: { $problem }

finding-place = la entrada { $entry } del pit { $pit } está en su lugar
finding-hash = su hash no corresponde a su contenido
finding-missing = falta: la cabeza del registro es la entrada { $head }
finding-head = su hash no es el de la cabeza del registro
finding-beyond-head = está después de la cabeza del registro
finding-cut-off = un ancla la nombra, pero el registro termina antes
finding-anchor = su hash no es el del ancla
finding-lost = se confirmó ({ $file }), pero el registro termina en la entrada { $end }: { $count ->
        [one] se ha perdido la última entrada
       *[other] se han perdido las últimas { NUMBER($count) } entradas
    }. Copie la carpeta tal como está y después restaure una copia de seguridad
finding-lost-entry = se confirmó ({ $file }), pero falta
finding-lost-hash = se confirmó ({ $file }) con otro hash

finding-command = orden «{ $command }»: su fila se modificó
finding-command-count = { $kept ->
        [one] hay { NUMBER($kept) } orden guardada
       *[other] hay { NUMBER($kept) } órdenes guardadas
    }, pero { $due ->
        [one] se ejecutó { NUMBER($due) }
       *[other] se ejecutaron { NUMBER($due) }
    }
finding-commands = las órdenes guardadas difieren de las ejecutadas
finding-row = { $table } de «{ $key }»: su fila se modificó y no cuenta
finding-astray = credencial de «{ $login }»: su titular no conduce a ella

finding-unreadable = no se puede leer: { $problem }
finding-impossible = no pudo ocurrir aquí: { $problem }
finding-not-applied = no se puede aplicar; no se probó nada posterior
finding-kind = contiene { $found }, se esperaba { $expected }
finding-stream = pertenece a { $stream }, que no tiene sucesos de este tipo
finding-instead = se encontró { $stream }, aquí se esperaba { $kind } de { $expected }
finding-ends = el registro termina antes de { $kind } de { $stream }, que debe seguir
finding-meter-refused = el bote lo habría rechazado: { $refusal }
finding-uncalled = nada lo causó
finding-uncalled-by-meter = ningún bote lo causó
finding-turn = llega cuando la mesa está { $phase }
finding-turned = descubre cartas que ya están boca arriba: { $cards }
finding-not-placed = retira { $act }, que el asiento { $seat } nunca hizo
finding-no-meter = paga apuestas que no esperan ningún bote
finding-actor = autor: se encontró { $by }, se esperaba { $roles }
finding-approval = no estaba aprobado. { $objection }

finding-unbalanced = los apuntes suman { $total }, se esperaba cero
finding-overdrawn = deja { $account } en { $left }, se esperaba cero o más
finding-accounts = mueve dinero en { $accounts }
finding-wallet = monedero de { $patron }: se encontró { $found }, según sus apuntes se esperaba { $expected }
finding-no-wallet = monedero de { $patron }: no se encontró, según sus apuntes se esperaba { $expected }
finding-balance = { $account }: consta { $found }, según sus apuntes se esperaba { $expected }
finding-sums = los registros no se pueden sumar: { $problem }

finding-stopped = { $patron } juega sin tener permiso: { $why }
finding-stop-excluded = excluido
finding-stop-cooling-off = en pausa
finding-stop-time-limit = límite de tiempo alcanzado
finding-risk = { $patron } arriesga { $risked }, según sus propios límites se esperaba { $most } como máximo

finding-differs = { $place ->
        [none] {""}
       *[other] { $place }:{" "}
    }se encontró { $found }, se esperaba { $expected }
finding-differences = { $all }
finding-more = { $count ->
        [one] y uno más
       *[other] y { NUMBER($count) } más
    }
finding-nothing = nada
finding-yes = sí
finding-no = no
finding-part = { $name } { $value }
finding-posting = { $amount } en { $account }

finding-shoe-decks = el orden tiene { NUMBER($cards) } cartas, se esperaban barajas completas de { NUMBER($deck) }
finding-shoe-cards = el orden tiene { NUMBER($found) } de { $card }, se esperaba { NUMBER($expected) }
finding-shoe-commitment = el compromiso es { $commitment }, pero el orden y su sal dan { $found }
finding-shoe-cut = el corte está en { NUMBER($position) }, se esperaba de 1 a { NUMBER($last) }
finding-shoe-overdealt = se repartieron { NUMBER($dealt) } cartas, pero el sabot tiene { NUMBER($cards) }
finding-shoe-dealt = la carta repartida { NUMBER($place) } fue { $found }, pero el orden tras el corte tiene { $expected }

evidence-entry = entrada { $entry } del pit { $pit }: { $kind } de la jugada { $coup } en la mesa { $table }
evidence-no-entry = la entrada { $entry } del pit { $pit } no está en el registro
evidence-other-entry = la entrada { $entry } del pit { $pit } es { $kind }, no de la jugada { $coup } en la mesa { $table }
evidence-no-entries = no hay entradas
evidence-chain = entradas { $first } a { $last }, cada una enlazada con la anterior
evidence-cards = { $cards ->
        [none] ninguna carta
       *[other] { $cards }
    }
evidence-other-cards = en el registro consta { $cards ->
        [none] ninguna carta
       *[other] { $cards }
    }, pero se muestra { $shown ->
        [none] ninguna carta
       *[other] { $shown }
    }
evidence-void = se devolvieron las apuestas y las tarifas
evidence-no-wagers = no había ninguna apuesta
evidence-other-payout = asiento { $seat }, { $bet }: se encontró { $found }, según las cartas y la hoja se esperaba { $expected }
evidence-settled = apuestas liquidadas por el juego { $game }: { NUMBER($count) }
evidence-shown = líneas comparadas: { NUMBER($count) }
evidence-other-lines = las líneas mostradas no son las del registro
evidence-by-hand = el crupier repartió las cartas a mano
evidence-shoe-in-use = el orden del sabot se publica cuando este termina
evidence-shoe = el sabot { $shoe } coincide con su compromiso { $commitment }
evidence-shoe-retired = el sabot { $shoe } se retiró: { $why }

explain-coup = mesa { $table }, jugada { $coup }, sabot { $shoe }: { $game }
explain-entry = entrada del registro { $entry }, juego { $game }
explain-void = anulada: { $reason }; se devolvieron las apuestas y las tarifas
explain-player = Jugador { $cards } = { $total }
explain-banker = Banca { $cards } = { $total }
explain-result = { $result ->
        [P] gana la mano del Jugador
        [B] gana la mano de la Banca
       *[T] empate
    }: totales { $player }-{ $banker }, cartas { $player_cards }-{ $banker_cards }
explain-bank = el fondo del banquero era { $bank }
explain-line = asiento { $seat }, { $patron }: { $wager }: { $row }; devuelto { $returned }{ $due ->
        [none] {""}
       *[other] ; es incorrecto: las cartas y la hoja dan { $due }
    }
explain-wager = { $stake } a { $bet }{ $rides ->
        [none] {""}
        [player] {" "}siguiendo a la mano del Jugador
        [banker] {" "}siguiendo a la mano de la Banca
       *[other] {" "}siguiendo a { $rides }
    }
explain-lost = no corresponde ninguna fila, perdida{ $uncovered ->
        [none] {""}
       *[other] ; el fondo no cubrió { $uncovered }
    }
explain-row = fila { $row } de { $paytable }, { $label }, paga { $pays }{ $sum ->
        [none] {""}
       *[other] : { $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ; el fondo no cubrió { $uncovered }
    }
explain-from-meter = pagada con el premio del bote, no en la mesa
explain-fee = asiento { $seat }: tarifa { $fee }

verification-ended = terminó antes de encontrar nada

audit-player = Jugador
audit-banker = Banca
audit-tie = Empate
audit-cards = la mano de { $hand } tiene { $found ->
        [one] 1 carta
       *[other] { NUMBER($found) } cartas
    }; se esperaban 2 o 3
audit-total = total de { $hand } { $found }, pero { $cards } suma { $expected }
audit-winner = ganador { $found }, pero las cartas dan Jugador { $player }, Banca { $banker }; se esperaba { $expected }
audit-supply = { $card ->
        [none] carta
       *[other] { $card }
    } número { $found } del sabot: { $decks ->
        [one] 1 baraja contiene
       *[other] { $decks } barajas contienen
    } { $expected }
audit-burn = se descubrió { $card } y se quemaron { $found }; se esperaba { $expected }
audit-draw = { $rule } { $found }
audit-player-rule = Jugador con { $total } { $expected }, pero
audit-banker-rule = Banca con { $total } { $expected } { $third ->
        [none] cuando el Jugador se planta
       *[other] ante una tercera carta { $third }
    }, pero
audit-natural-rule = el natural { $total } de { $best } termina la jugada, pero { $hand }
audit-draws = toma carta
audit-stands = se planta
audit-drew = tomó { $card }
audit-stood = se plantó
audit-number-twice = la jugada { $found } aparece dos veces seguidas; se esperaba otro número
audit-number = la jugada { $found } sigue a la jugada { $last }; se esperaba la jugada { $expected }
audit-game = hash de juego { $found }: aquí { $game } tiene { $expected }; se esperaban los parámetros con los que se repartió el sabot
audit-bet = { $wager }: { $game } no la ofrece; se esperaba una de { $expected }
audit-after-four = { $wager }: la apuesta no se ofrece tras estas cuatro cartas; no se esperaba ninguna
audit-side = { $wager }: la apuesta sigue a { $expected }
audit-amount = { $bet }: columna «{ $column }»: importe «{ $found }»: se esperaba como máximo { $places ->
        [one] 1 decimal
       *[other] { $places } decimales
    }
audit-stake = { $wager }: lo apostado es menor que cero
audit-wager = { $seat ->
        [none] {""}
       *[other] asiento { $seat }:{" "}
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] {" "}siguiendo a { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] ganó
       *[returned] devolvió
    } { $found }; se esperaba { $expected }{ $if_covered }: { $reason }
audit-if-covered = { " " }si el fondo lo cubrió
audit-lost = no corresponde ninguna fila, así que la apuesta se pierde
audit-push = rows[{ $row }] ({ $asks }) da { $pays }, así que se devuelve lo apostado
audit-for = rows[{ $row }] ({ $asks }) paga { $pays }, { $won } en lugar de lo apostado
audit-to = rows[{ $row }] ({ $asks }) paga { $pays }, { $won } ganados y { $back } devueltos
audit-gap-winner = jugadas sin ganador indicado
audit-gap-totals = jugadas sin los dos totales indicados
audit-gap-draws = jugadas con una mano de menos de dos cartas: quién toma carta
audit-gap-suits = cartas sin palo: contadas solo por su valor
audit-gap-shoes = jugadas sin sabot conocido: las cartas disponibles
audit-gap-unpaid = apuestas sin pago indicado
audit-gap-game = apuestas sin juego: pagos
audit-gap-currency = apuestas en una moneda con otros decimales que la del juego: pagos
audit-gap-broken = apuestas en jugadas cuyas cartas infringen las reglas: pagos
audit-gap-rides = apuestas que no dicen a qué mano siguen: pagos
audit-gap-suit-rows = apuestas cuya fila de pago depende de palos que no constan: pagos
audit-gap-seat = apuestas que no nombran un asiento con palos: pagos
audit-gap-meter = apuestas que ganaron una parte de un bote: pagos
audit-gap-coverage = apuestas contra un banquero: hasta dónde las cubrió el fondo
audit-line = { $file }:{ $line }: sabot { $shoe }{ $coup ->
        [none] {""}
       *[other] , jugada { $coup }
    }: { $problem }
audit-summary = { $coups } en { $shoes }, { $wagers }: { $result }
audit-clean = nada infringe las reglas
audit-found = { $count ->
        [one] { NUMBER($count) } hallazgo
       *[other] { NUMBER($count) } hallazgos
    } ({ $kinds })
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = tercera carta
audit-kind-cards = cartas
audit-kind-total = total
audit-kind-winner = ganador
audit-kind-supply = cartas del sabot
audit-kind-payout = pago
audit-kind-amount = importe
audit-kind-bet = apuesta
audit-kind-number = numeración
audit-kind-burn = quema
audit-kind-game = juego
audit-not-judged = sin juzgar: { $what } ({ NUMBER($count) })
audit-progress = auditoría
