report-title-performance =
    { $about ->
        [none] Rendimiento del juego
       *[other] Rendimiento del juego de la mesa { $about }
    }
report-title-liability = Obligaciones
report-title-statement = Cuenta de { $about }
report-title-ledger = Libro mayor
report-title-cage = Caja
report-demonstration = demostración: dinero ficticio, no es una casa real
report-generated = generado: { $at }
report-as-of = hasta { $anchor }
report-period = del { $since } al { $until }
report-no-activity = Sin actividad
report-row-total = total
report-row-table = mesa { $table }
report-row-game = juego { $game }
report-row-simulated = omitido: simulado
report-row-opening = saldo inicial
report-row-closing = saldo final
report-left-out = omitido: { $amount } de clientes simulados
report-one-of = { $options }: se esperaba una de ellas
report-unknown = { $report }: se esperaba { $reports }
report-takes-no = { $option }: el informe { $report } no la admite
report-needs = informe { $report }: falta { $option }
report-column-coups = jugadas
report-column-void = anuladas
report-column-drop = drop
report-column-wagers = apuestas
report-column-stake = apostado
report-column-returned = devuelto
report-column-fees = tarifas
report-column-house-win = ganancia casa
report-column-theory = teoría
report-column-hold = hold
report-column-bet = apuesta
report-column-won = ganado
report-column-commission = comisión
report-column-edge = ventaja
report-column-z = z
report-column-wallets = monederos
report-column-chips = fichas
report-column-held = en juego
report-column-banks = fondos
report-column-meters = botes
report-column-total = total
report-column-transaction = movimiento
report-column-time = hora
report-column-kind = tipo
report-column-table = mesa
report-column-coup = jugada
report-column-change = variación
report-column-wallet = monedero
report-column-funds = fondos
report-column-account = cuenta
report-column-opening = inicial
report-column-in = entradas
report-column-out = salidas
report-column-closing = final
report-column-by = por
report-column-times-in = veces
report-column-times-out = veces
report-column-net = neto

reconcile-figure = cifra
reconcile-printed = impresa
reconcile-exact = exacta
reconcile-verdict = resultado
reconcile-note = nota
published-figure-edge = ventaja
published-figure-hit = acierto
published-figure-top-one-in = primera fila, 1 de
published-figure-mean-award = premio medio
published-figure-seed = importe inicial
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] , Jugador
        [banker] , Banca
       *[either] , cualquiera de las manos
    }{ $decks ->
        [none] {""}
       *[other] , { $decks }
    }
reconcile-name = { $bet }: { $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = si { $reading }
reconcile-cut-off = truncada, no redondeada
reconcile-too-high = la cifra impresa es { $off } demasiado alta
reconcile-too-low = la cifra impresa es { $off } demasiado baja
reconcile-contribution = una aportación del { $rate } la daría
reconcile-contribution-impossible = una aportación del { $rate } la daría, pero ningún bote puede tenerla
reconcile-nearest = lo más próximo es { $value } con { $readings }
reconcile-verdict-reproduced = reproducida
reconcile-verdict-reproduced-if = reproducida si
reconcile-verdict-differs = difiere
reconcile-summary =
    { $figures ->
        [one] { NUMBER($figures) } cifra
       *[other] { NUMBER($figures) } cifras
    }: reproducidas { NUMBER($reproduced) }, reproducidas si { NUMBER($conditional) }, difieren { NUMBER($differ) }.
reconcile-nothing-printed = { $games }: no imprime ninguna cifra; se esperaba [[published]] en la hoja
