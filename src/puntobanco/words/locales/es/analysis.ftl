# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes =
    { $count ->
        [one] { NUMBER($count) } sabot
       *[other] { NUMBER($count) } sabots
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
odds-dealt = En la mesa: Jugador { $player }, Banca { $banker }
odds-no-cards = sin cartas
odds-not-offered = no se ofrece con estas cartas
odds-chances = Gana el Jugador { $player } %, gana la Banca { $banker } %, empate { $tie } %
odds-bet = apuesta
odds-edge = ventaja %
odds-hit = acierto %
odds-deviation = desviación
odds-meter = bote { $amount }
odds-for-patron = favorece al cliente
odds-removed = retirada
odds-effects = { $game }, { $decks }: variación de la ventaja, en porcentaje, cuando sale una carta
interrupted = interrumpido; { $again }
again-shoes = { $shoes } completos; para repetir lo mismo: { $options }
again-sessions = { $sessions } completas; para repetir lo mismo: { $options }
interrupted-no-shoes = interrumpido antes de completar los primeros sabots
interrupted-no-sessions = interrumpido antes de completar las primeras sesiones
deal-heading = { $game } · semilla { $seed } ({ $generator }) · importes y resultados en { $currency }
deal-shoe = Sabot { $shoe }
deal-bet = apuesta
deal-staked = apostado
deal-returned = devuelto
deal-net = neto
deal-commission = comisión
deal-on = { $bet } ({ $hand })
deal-summary = { $coups }: Banca { $banker }, Jugador { $player }, Empate { $tie }
simulate-heading = { $game }: { $coups } de { $shoes }, semilla { $seed }
simulate-bet = apuesta
simulate-mean = media %
simulate-error = ± 95 %
simulate-exact = exacto %
simulate-z = z
simulate-chi-square =
    ji cuadrado { $value } con { $degrees ->
        [one] { NUMBER($degrees) } grado de libertad
       *[other] { NUMBER($degrees) } grados de libertad
    }:
    el azar solo da tanto en el { $chance } de las simulaciones.
simulate-mean-note = La media es lo que gana el cliente por cada unidad apostada; los errores son por sabot.
simulate-speed = { $speed } M de jugadas por segundo.
simulate-scarce = * Una fila que paga es demasiado rara para tan pocas jugadas: el error es el de la varianza exacta, y la media dice poco.
simulate-rare = { $error }*
simulate-cut-card = Se nota la carta de corte: los naturales se desviaron { $relative } de su parte exacta, { $z } errores estándar. Un sabot con muchos naturales al principio admite otra jugada, repartida con menos ochos y nueves, así que el conjunto de jugadas no equivale del todo al de un sabot completo. Es una propiedad del juego; --coups-per-shoe { $most } compara con las cifras exactas.
plan-heading = { $plan } en { $bets }, { $game }: { $sessions }, semilla { $seed }
plan-mean = resultado medio de una sesión
plan-quantile = el { $share } de las sesiones acaba en o por debajo de
plan-end-coups = jugaron todas sus jugadas
plan-end-win = se detuvieron con la ganancia
plan-end-loss = se detuvieron con la pérdida
plan-end-ruin = arruinadas
plan-drawdown-median = caída máxima, mediana
plan-drawdown-high = caída máxima, { $share }
plan-longest = racha perdedora más larga
plan-action = total apostado
plan-action-value = { $amount } en { $wagers }
plan-bankroll = capital para un riesgo de ruina del { $risk }
plan-verdict =
    Por cada unidad apostada el plan dio { $brought };
    la ventaja exacta de sus apuestas dice { $exact }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }.
lab-heading = { $game }, { $hands }: { $years } de { $coups }, semilla { $seed }
lab-awards =
    { $count ->
        [one] { NUMBER($count) } premio
       *[other] { NUMBER($count) } premios
    } del 100 %: media { $mean }{ $exact ->
        [none] {""}
       *[other] , exacta { $exact }
    }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }
lab-spread = premios: el 5 % por debajo de { $low }, la mitad de { $middle }, el 95 % de { $high }
lab-days = días entre premios: el 5 % por debajo de { $low }, la mitad de { $middle }, el 95 % de { $high }
lab-no-award = ningún premio del 100 % en ese tiempo
lab-fixed =
    { $count ->
        [one] { NUMBER($count) } pago fijo
       *[other] { NUMBER($count) } pagos fijos
    } del bote;
    en el { $dry } de los casos no había bastante
lab-overflow = por encima del límite del bote llegaron { $amount }
lab-question = ¿Qué importe inicial y qué aportación?
lab-seed = importe inicial
lab-rate = aportación
lab-edge = ventaja
lab-mean = premio medio
lab-below = { $share } por debajo
lab-median = mediana
lab-dry = agotado
lab-exact = exacto
lab-simulated = simulado
roads-ask = Camino de consulta
roads-totals = Banca { $banker }  Jugador { $player }  Empate { $tie }
roads-pairs = Pares: Banca { $banker }, Jugador { $player }  Natural { $natural }
roads-letters = B Banca (rojo)  P Jugador (azul)  T Empate (verde)
roads-ties = En el gran camino, / es un empate; un número, esa cantidad; +, diez o más.
roads-pair-signs = ' par de la Banca  . par del Jugador  : ambos
roads-derived = R rojo y U azul comparan columnas; no representan a Banca y Jugador.
roads-cut = Columnas más antiguas omitidas por falta de espacio: { $roads }.
roads-cut-one = { $road } { $columns }
plot-errors = errores estándar respecto a la media exacta (gris: { $share })
plot-run = { $game }: { $coups }, semilla { $seed }
plot-coups = jugadas
plot-balance = saldo, { $currency }
plot-paths = { $plan } en { $bets }, { $game }: primeras { $sessions } (rojo: arruinadas)
plot-result = resultado de una sesión, { $currency } (rojo: media)
plot-sessions = sesiones
plot-seed = importe inicial { $amount }
plot-award = premio, { $currency }
plot-median = { $game }: premio mediano (sombreado: del 5 al 95 %)
plot-contribution = aportación al bote, % de cada apuesta
plot-edge = ventaja de la casa, %
