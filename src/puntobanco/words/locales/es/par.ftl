# Hojas PAR: las cifras exactas de un juego, como página, en un terminal y en Markdown.

par-sheet-kind = Hoja PAR
par-heading = Hoja PAR: { $game }
par-line = { $name }: { $value }
par-bet = { $bet }
par-bet-seat = { $bet }, asiento { $seat }
par-bet-on = { $bet }, { $hands }
par-other-result = Cualquier otro resultado
par-lose = pierde
par-less = { $pays } menos { $rate }
par-game = Juego
par-sheet = Hoja
par-key = Clave
par-profile = Perfil
par-hash = Hash
par-shoe-name = Sabot
par-made-by = Método
par-made-with = Creado con
par-date = Fecha
par-enumeration = enumeración exacta de { $deals } repartos ordenados de seis cartas
par-summary = Resumen
par-progressive = Progresivo
par-rounding = Redondeo
par-rounding-caption = Importe menor y mayor; ventaja más baja y más alta.
par-by-decks = Ventaja por número de barajas
par-correlations = Correlación de las apuestas
par-method = Método
par-range = Intervalo del 90 % del retorno
par-range-of = Intervalo del 90 % del retorno:
par-range-caption = Intervalo del 90 % del retorno. La línea señala el retorno mismo.
par-chart = Gráfico
par-chart-returns = Gráfico de retornos
par-chart-of-returns = A dónde va cada unidad apostada, apuesta por apuesta:
par-chart-paid = pagado en filas ganadoras, en el orden de la tabla de pagos;
par-chart-push = devuelto;
par-chart-kept = retenido por la casa.
par-chart-name-returns = Gráfico de los retornos de las apuestas
par-chart-name-bar = barra
par-chart-name-decks = ventaja con una a ocho barajas
par-chart-name-meter = Ventaja de la casa según el bote
par-own-scale = Cada línea tiene su propia escala.
par-meter-caption = { $hands }: ventaja en % según el bote; ●{" "}{ $edge } con { $at }; ○{" "}equilibrio con { $even }.
par-meter-caption-uneven = { $hands }: ventaja en % según el bote; ●{" "}{ $edge } con { $at }; sin punto de equilibrio.
par-figure = Cifra
par-value = Valor
par-bet-head = Apuesta
par-edge = Ventaja de la casa
par-edge-exact = Ventaja de la casa, exacta
par-hit = Frecuencia de acierto
par-offered = Ofrecida, proporción de jugadas
par-deviation-short = Desv. estándar
par-deviation = Desviación estándar
par-variance = Varianza
par-skew = Asimetría
par-volatility = Índice de volatilidad
par-event = Resultado
par-pays = Paga
par-combinations = Combinaciones
par-probability = Probabilidad
par-one-in = 1 de cada
par-return = Retorno
par-total = Total
par-never = nunca
par-plays = Apuestas
par-from = De
par-to = A
par-law = Ley
par-law-exact = exacta
par-law-normal = normal, ± { $error }
par-decks-head = Ventaja en %, barajas:
par-by-rounding = Por redondeo
par-stake-in = Apostado en { $code }
par-amounts-in = Importes en { $code }
par-correlation = Correlación
par-not-offered = no se ofrece
par-none = ninguno
par-one-wager = Una apuesta
par-together = Apuestas que ganan juntas
par-seed = Importe inicial
par-contribution = Aportación al bote
par-reserve = Aportación a la reserva
par-one-in-row = 1 de cada: { $row } ({ $pays })
par-fixed-return = Retorno de los pagos fijos
par-shown = Bote con el que se valora la apuesta
par-edge-at = Ventaja de la casa con ese bote
par-edge-long = Ventaja de la casa a largo plazo
par-edge-printed = Ventaja de la casa impresa
par-hit-printed = Frecuencia de acierto impresa
par-break-even = Bote de equilibrio
par-mean-award = Premio medio
par-median-award = Premio mediano
par-award-95 = El 95 % de los premios no supera
par-between = Media de apuestas entre premios
par-closing = Todas las cifras son exactas; cada intervalo del 90 % indica su ley. La carta de corte no se tiene en cuenta. --html y --markdown imprimen el método completo.
par-wanted-edge = { $game }: aportación con la que la ventaja es del { $edge }
par-wanted-rate = { $bet }: { $rate }
par-wanted-none = { $bet }: ninguna; { $why }
par-warning = Aviso: { $what }.
par-warning-dry = Aviso ({ $hands }): los pagos fijos retiran del bote más de lo que las apuestas aportan. El bote se agota y la bandeja paga el resto. Las cifras a largo plazo suponen que esto no ocurre, así que no son aplicables.
par-warning-favour = Aviso ({ $hands }): los pagos fijos devuelven por sí solos más de lo apostado. La apuesta favorece al cliente sea cual sea el bote.
par-warning-limited = Aviso: este bote tiene un límite que las cifras a largo plazo no tienen en cuenta.
par-method-counted = Aquí no se simula nada. Cada reparto ordenado de seis cartas del sabot es igual de probable y se juega según las reglas de la tercera carta. Una jugada que termina con cuatro o cinco cartas se cuenta con cada orden de las cartas que habrían seguido, de modo que todos los recuentos comparten un mismo total. Son números enteros de cualquier tamaño; nada se pierde por redondeo.
par-method-rows = Las combinaciones son los repartos que liquida una fila de la tabla de pagos. Las filas se leen desde arriba: la primera que corresponde liquida la apuesta, y una apuesta a la que no corresponde ninguna se pierde. Probabilidades, retornos, ventajas y varianzas son fracciones exactas. Los decimales impresos son correctos hasta el último.
par-method-return = El retorno es lo que vuelve por cada unidad apostada, incluido lo apostado si se devuelve. La ventaja de la casa es uno menos el retorno. Un acierto es una apuesta ganada; una devolución no es un acierto. La varianza, la desviación estándar y la asimetría describen el resultado neto de una apuesta de una unidad.
par-method-range = El índice de volatilidad es 1.645 desviaciones estándar. El intervalo del 90 % tras n apuestas deja por debajo el 5 % de las series y por encima otro 5 %. Procede de la distribución de la suma de n apuestas independientes, calculada con una suma de Fourier (exacta): las probabilidades del 5 % y el 95 % son correctas hasta { $error }. La parte de un bote se redondea a una diezmilésima del bote mostrado.
par-method-normal = Donde la tabla dice «normal», la suma tiene demasiados valores para ello. El intervalo es entonces el retorno más o menos el índice dividido por la raíz cuadrada de n, según la ley normal. Por el teorema de Berry–Esseen, las probabilidades del 5 % y el 95 % se desvían { $error } como máximo.
par-method-decks = La ventaja por número de barajas se calcula del mismo modo con una a ocho barajas completas. La correlación de dos apuestas es la de sus resultados netos en la misma jugada.
par-method-meter = Cada apuesta alimenta el bote y la reserva. Un premio del 100 % se lleva el bote, que vuelve a empezar con el importe inicial más la reserva. La ventaja con un bote es la de una sola apuesta mientras el bote muestra ese importe; las apuestas que ganan juntas se reparten el premio. Si no se indicó un bote, se toma el premio medio, con el que esta ventaja coincide con la de largo plazo. El bote de equilibrio es el importe con el que una apuesta vale lo que cuesta. La ventaja por número de barajas mantiene los mismos botes.
par-method-shared = Si hay apuestas con la otra mano, la ventaja con ese bote es la de una apuesta que comparte los premios como los reparte el juego. Si se reparten entre todos los participantes, una apuesta recibe parte de lo que se gana con la otra mano y menos de lo que se gana con la suya. Las cifras a largo plazo corresponden a apuestas con una sola mano.
par-method-awards = El premio medio, las ventajas y las apuestas entre premios son exactos. La mediana y el premio del 95 % proceden del estado estacionario del bote, resuelto en una rejilla; sus probabilidades son correctas hasta { $tolerance }. No se tienen en cuenta los céntimos enteros del bote ni que el bote alcance un límite o se agote.
par-method-no-spread = Entre premios no entra en el bote más de lo que sale, así que no se calculan su mediana ni su premio del 95 %. No se tienen en cuenta los céntimos enteros del bote ni que el bote alcance un límite o se agote.
par-method-left-out = Las cifras corresponden a pagos sin redondear. Si un juego redondea los pagos de un importe que admite, la tabla «Redondeo» indica qué cambia. La carta de corte no se tiene en cuenta: las cifras corresponden a una jugada del sabot completo. Las frecuencias a lo largo de muchos sabots que terminan en una carta de corte difieren en una o dos diezmilésimas.
par-method-fees = Un cliente hace de banquero de la mesa. Ni las tarifas ni las apuestas que el fondo no cubre figuran en estas cifras.

par-hands = { $hands ->
    [player] mano del Jugador
    [banker] mano de la Banca
   *[either] cualquiera de las manos
}
par-shoe = { $decks ->
    [one] { NUMBER($decks) } baraja
   *[other] { NUMBER($decks) } barajas
}, { $cards ->
    [one] { NUMBER($cards) } carta
   *[other] { NUMBER($cards) } cartas
}
par-shoe-counted = { $cards ->
    [one] { NUMBER($cards) } carta
   *[other] { NUMBER($cards) } cartas
}, recuento { $counts }
par-edge-against = { $n ->
    [one] Lo mismo con { $n } apuesta con la otra mano
   *[other] Lo mismo con { $n } apuestas con la otra mano
}
own-figure = { $figure ->
    [edge] ventaja de la casa
   *[hit] frecuencia de acierto
}
printed-beside = { own-figure }, { $hands }: { $exact }, impresa { $printed }
printed-far = { printed-beside }: más de un punto porcentual de diferencia; ningún parámetro da la cifra impresa
printed-far-settings = { printed-beside }: más de un punto porcentual de diferencia; { $settings } da la cifra impresa
