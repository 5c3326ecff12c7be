# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups =
    { $count ->
        [one] { NUMBER($count) } jugada
       *[other] { NUMBER($count) } jugadas
    }
count-shoes =
    { $count ->
        [one] { NUMBER($count) } sabot
       *[other] { NUMBER($count) } sabots
    }
count-wagers =
    { $count ->
        [one] { NUMBER($count) } apuesta
       *[other] { NUMBER($count) } apuestas
    }
count-sessions =
    { $count ->
        [one] { NUMBER($count) } sesión
       *[other] { NUMBER($count) } sesiones
    }
count-decks =
    { $count ->
        [one] { NUMBER($count) } baraja
       *[other] { NUMBER($count) } barajas
    }
count-years =
    { $count ->
        [one] { NUMBER($count) } año
       *[other] { NUMBER($count) } años
    }
odds-left =
    { $game }: { $cards ->
        [one] queda { NUMBER($cards) } carta
       *[other] quedan { NUMBER($cards) } cartas
    }
odds-bet = apuesta
odds-edge = ventaja %
odds-hit = acierto %
odds-deviation = desviación
odds-meter = bote { $amount }
odds-for-patron = favorece al cliente
odds-removed = retirada
odds-effects = { $game }, { $decks }: variación de la ventaja, en porcentaje, cuando sale una carta
