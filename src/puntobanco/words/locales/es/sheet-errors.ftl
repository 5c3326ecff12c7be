### Errores de hojas de reglas, perfiles y parámetros: lugar, problema y lo que se esperaba.

## Lugares

sheet-error-at = { $file }: { $path }: { $problem }
sheet-error-in = { $file }: { $problem }
sheet-error-decided = { $path }: { $problem }
sheet-error-with = con { $settings }: { $problem }
sheet-error-parent = { $name }: { $problem }

## Archivos

sheet-error-profile-unknown = no existe ese perfil; se esperaba un archivo terminado en .toml o uno de { $known }
sheet-error-profile-parent-unknown = { $name }: no existe ese perfil; se esperaba un archivo terminado en .toml o uno de { $known }
sheet-error-game-unknown = no existe ese juego; se esperaba un archivo terminado en .toml o uno de { $known }
sheet-error-sheet-unknown = { $name }: no existe esa hoja; se esperaba un archivo terminado en .toml o una de { $known }
sheet-error-part = es una parte que los juegos amplían y no un juego; se esperaba uno de { $known }
sheet-error-key-taken = { $key }: un juego incluido ya tiene esta clave; se esperaba otra
sheet-error-not-utf8 = el byte { $byte } no es texto UTF-8; se esperaba TOML en UTF-8
sheet-error-unreadable = no se puede leer: { $reason }; se esperaba { $expected }
sheet-error-loop = { $loop }: una hoja no puede ampliarse a sí misma; no se esperaba un bucle
toml-error = no se puede leer como TOML: { $reason } (al final)
toml-error-line = no se puede leer como TOML: { $reason } (línea { $line }, columna { $column }), en { $text }
toml-error-deep-key = no se puede leer como TOML: la clave { $key } tiene más de { $most } partes; se esperaban menos
toml-error-nested = no se puede leer como TOML: listas dentro de listas sin fin; se esperaban menos
toml-error-long-number = no se puede leer como TOML: un número de miles de cifras; se esperaba uno más corto

## Forma

sheet-error-value = { $value }: se esperaba { $expected }
sheet-error-float = { $value }: aquí no se admite un número de coma flotante; se esperaba { $expected }
sheet-error-name = { $key } no puede ser un nombre aquí; se esperaba { $expected }
sheet-error-empty = una tabla vacía; se esperaba { $expected }
sheet-error-unknown-key = clave desconocida; se esperaba una de { $known }
sheet-error-required = «{ $key }» es obligatorio; se esperaba { $expected }
sheet-error-required-in-game = falta; se esperaba que cada juego lo escriba, porque no se hereda
sheet-error-no-place = { $place }: no existe ese lugar en una hoja; se esperaba uno como 'cards.decks'
sheet-error-no-choices = sin opciones; se esperaba al menos una
sheet-value-table = una tabla
sheet-value-list = una lista

## Archivos que se combinan

sheet-error-parents-differ = { $file } dice { $value } y { $other_file } dice { $other_value }; se esperaba que la hoja que amplía ambos diga cuál
sheet-error-paytables-differ = { $file } y { $other_file } la definen de modo distinto; se esperaba un nombre propio para cada una
sheet-error-paytable-again = { $file } ya la ha definido; se esperaba un nombre nuevo para otros pagos

## Parámetros

sheet-error-setting-locked = { $value }: este parámetro está bloqueado; se esperaba { $expected }
sheet-error-setting-unknown = no existe ese parámetro; se esperaba uno de { $known }
sheet-error-setting-of-no-game = ningún juego tiene un parámetro con ese nombre; se esperaba uno de { $known }
sheet-error-setting-without-label = { $key }: ninguna hoja anterior tiene este parámetro; se esperaba { $near ->
    [none] una «label» para uno nuevo
   *[other] { $near }, o una «label» para uno nuevo
}
sheet-error-sets-or-choices = se esperaba «sets» o una tabla de «choices», y no ambos
sheet-error-setting-without-value = «value» es obligatorio; se esperaba el valor que rige mientras nadie lo cambie
sheet-error-sets-no-value = { $place }: se esperaba un lugar que contenga un solo valor, como 'cards.decks'
sheet-error-when-unknown = { $key }: no existe ese parámetro; se esperaba uno de { $known }
sheet-error-when-circular = { $key } depende de este mismo parámetro; se esperaba uno que no dependa
sheet-error-when-written = { $value }: se esperaba { $expected }, como lo escribe settings.{ $key }
sheet-error-of-sheet = { $problem }, según consta en { $file }
sheet-error-not-among = { $value }: se esperaba { $count ->
    [one] { $choices }
   *[other] uno de { $choices }
}
sheet-error-too-small = { $value }: se esperaba { $least } o más
sheet-error-too-large = { $value }: se esperaba { $most } o menos
sheet-error-decided-twice = decide «{ $place }», que settings.{ $other } decide también; se esperaba que lo decida un solo parámetro
sheet-error-decided-elsewhere = aquí se escribe { $value }, pero lo decide settings.{ $key }; se esperaba el valor allí
sheet-error-decided-by-choices = aquí se escribe { $value }, pero lo decide settings.{ $key }; se esperaba «{ $place }» en cada una de sus opciones: { $choices }

## Apuestas y tablas de pagos

sheet-error-bet-unknown = { $bet }: no existe esa apuesta; se esperaba una de { $known }
sheet-error-bet-twice = { $bet } figura dos veces; se esperaba cada apuesta una vez
sheet-error-bets-missing = { $count ->
    [one] falta
   *[other] faltan
} { $bets }; se esperaba cada apuesta de la hoja una vez
sheet-error-no-bet = no se ofrece ninguna apuesta; se esperaba al menos una
sheet-error-paytable-unknown = { $paytable }: no existe esa tabla de pagos; se esperaba una de { $known }
sheet-error-no-rows = sin filas; se esperaba al menos una
sheet-error-zero = 0: se esperaba un importe mayor que cero
sheet-error-negative = { $value }: se esperaba un importe de cero o más
sheet-error-seat-suits-rows = las filas con 'seat_suits' necesitan los palos de los asientos, y estos una fila así; se esperaban ambos o ninguno, y no con side 'line'
sheet-error-seat-suits-twice = 'seat_suits' junto a 'player_suits' o 'banker_suits'; se esperaba uno de ellos
sheet-error-line-needs = obligatorio; se esperaban las apuestas a las que sigue una apuesta con side «line»
sheet-error-line-needs-others = { $needs }: una apuesta con side «line» sigue a player o a banker; se esperaban solo estas
sheet-error-row-without-hand = { $keys }: pregunta por la mano ganadora, pero en un empate no la hay; se esperaba on = 'win', o una apuesta con side 'player' o 'banker'
sheet-error-row-impossible = no corresponde a ninguna jugada: { $keys } no puede cumplirse nunca; se esperaba otro valor
sheet-error-row-contradicts = no corresponde a ninguna jugada: { $keys } no pueden cumplirse a la vez; se esperaba otro valor u omitir uno de ellos
sheet-error-row-unreachable = es inalcanzable: las filas anteriores cubren todas sus jugadas, como { $coup } en rows[{ $by }]; muévala hacia arriba o elimínela
sheet-error-row-not-offered = no corresponde a ninguna jugada en la que se ofrezca la apuesta; se esperaba una fila que pueda corresponder a una de ellas
sheet-error-after-four-side = la mano de una apuesta hecha tras cuatro cartas debe conocerse entonces; se esperaba 'player' o 'banker'
sheet-error-after-four-line = una apuesta de línea se hace antes de las cartas; no se esperaba after_four_cards
sheet-error-after-four-meter = una apuesta hecha tras cuatro cartas no puede pagar parte de un bote; se esperaba una tabla de pagos sin él
sheet-error-after-four-seats = una apuesta hecha tras cuatro cartas no puede dar palos a los asientos; no se esperaba seat_suits
sheet-error-after-four-player-dealer = la banca de un jugador-banquero se cuenta antes de las cartas; se esperaba una mesa con banca de 'house'
sheet-error-after-four-needs = { $bet } se hace tras cuatro cartas; se esperaba una apuesta hecha antes
sheet-error-row-crosses = se cruza con rows[{ $row }]: ambas cubren { $both }, solo esta { $this }, solo rows[{ $row }] { $other }; se esperaban filas sin jugadas comunes, o la superior contenida por entero en esta
sheet-error-pays-too-large = { $pays }: se esperaban números hasta { $most }
sheet-error-brings-too-much = { $stake } en { $bet } a { $pays } daría { $brings }; se esperaba { $most } como máximo
sheet-error-meter-twice = el bote está detrás de { $bet }; se esperaba una sola apuesta así
sheet-error-meter-player-dealer = la tabla de pagos { $paytable } paga de un bote; no se esperaba ninguna así en una mesa con banquero
sheet-error-meter-stake = obligatorio; se esperaba el importe único de una apuesta progresiva
sheet-error-meter-shares = aportación { $contribution } y reserva { $reserve }: se esperaba 100 % como máximo entre ambas
sheet-error-no-meter = el juego { $game } no tiene bote; se esperaba uno que lo tenga
sheet-error-face-up = true: se esperaba false, porque todas las cartas se reparten boca arriba

## Límites y tarifas

sheet-error-tier-unknown = { $tier }: { $known ->
    [none] se esperaba uno de los niveles, pero la hoja no tiene ninguno
   *[other] se esperaba uno de { $known }
}
sheet-error-limits = mín. { $min }, máx. { $max }: se esperaba un mínimo mayor que cero y no superior al máximo
sheet-error-fees-of-house = { $columns }: no se esperaban tarifas en una mesa en la que la casa hace de banquero
sheet-error-fee-unknown = no existe esa columna; se esperaba una de { $known }
sheet-error-fee-rates = { $rates } tarifas: se esperaban { $most } como máximo en una mesa
sheet-error-below-minimum = { $bet } es independiente y puede apostarse por debajo del mínimo de la mesa; se esperaba { $minimum } como mínimo

## Cartas

shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }: se esperaba al menos una
sheet-error-many-decks = { $decks }: se esperaban { $most } como máximo
sheet-error-cut-shallow = { $cut }: la última jugada podría quedarse sin cartas; se esperaban al menos { $least } cartas tras la carta de corte
sheet-error-cut-deep = { $cut }: antes no cabe ninguna jugada de { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
}; se esperaba { $most } como máximo

## Perfiles

sheet-error-not-offered = { $game }: no se ofrece aquí; se esperaba uno de { $known }
sheet-error-basis = { $place }: el perfil no dice nada al respecto; se esperaba { $known ->
    [none] una de sus propias entradas
   *[other] una de { $known }
}
sheet-error-no-such-game = { $game }: no existe ese juego; se esperaba uno de { $known }
sheet-error-reality-check = { $minutes }: se esperaba uno de reality-check-choices, { $choices }

## Importes y pagos

notation-amount = importe { $text }: se esperaban cifras { $places ->
    [0] sin decimales
    [one] con un decimal como máximo
   *[other] con { $places } decimales como máximo
}
notation-rate = porcentaje { $text }: se esperaba un porcentaje como '5 %'
notation-rate-above = porcentaje { $text }: se esperaba 100 % como máximo
notation-pays = { $text }: se esperaba 'N to M', 'N for M', 'push' o 'N % of meter'
notation-pays-whole = { $text }: se esperaban números enteros y '{ $word }', como '{ $example }'
notation-pays-share = { $text }: se esperaba una parte del bote mayor que 0 y de 100 % como máximo

## Lo que se espera

sheet-expected-nothing = nada
sheet-expected-one-of = uno de { $values }
sheet-expected-integer = un número entero
sheet-expected-integer-from = un número entero de { $least } o más
sheet-expected-integer-range = un número entero de { $least } a { $most }
sheet-expected-list = una lista, cada elemento { $entry }
sheet-expected-table = una tabla de elementos con nombre
sheet-expected-table-of = una tabla de { $keys }
sheet-expected-true-false = true o false
sheet-expected-text = texto
sheet-expected-yes-no = yes o no
sheet-expected-different-numbers = números distintos entre sí
sheet-expected-different-amounts = importes mayores que cero y distintos entre sí
sheet-expected-some-ranks = dos o tres de { $ranks } o * para cualquiera
sheet-expected-setting-of-sheet = un parámetro de la hoja
sheet-expected-toml-file = un archivo TOML
sheet-expected-toml-or-game = un archivo TOML, o { $game } para el juego incluido
sheet-expected-file-name = el nombre de un archivo
sheet-expected-line = una línea de texto, no en blanco
sheet-expected-line-or-none = una línea de texto, o '' para ninguna
sheet-expected-amount = un importe como "12.50" o un número entero
sheet-expected-rate = un porcentaje como "5 %"
sheet-expected-pays = 'N to M', 'N for M', 'push' o 'N % of meter'
sheet-expected-key = una clave de minúsculas, cifras y guiones, como 'player-pair'
sheet-expected-option = un nombre sin puntos ni espacios
sheet-expected-currency = tres mayúsculas como 'USD'
sheet-expected-colour = un color como '#1f5fbf'
sheet-expected-points = un número entero de 0 a 9, o una lista de ellos
sheet-expected-sums = un número entero de 0 a 18, o una lista de ellos
sheet-expected-held = un número entero de 2 a 3, o una lista de ellos
sheet-expected-dealt = un número entero de 4 a 6, o una lista de ellos
sheet-expected-pair = true, false o 'suited'
sheet-expected-scalar = texto, un número entero, o true o false
sheet-expected-language = la etiqueta de un idioma, como 'en' o 'zh-Hant'
sheet-expected-name = una línea de texto, o una tabla de líneas por idioma, como 'en'
sheet-expected-ranks = los valores de la mano, como '234' o '9*', o una lista de ellos
sheet-expected-two-ranks = dos de { $ranks } o * para cualquiera
sheet-expected-seat-suits = para cada uno de los { $seats } asientos los palos de la mano del Jugador y de la Banca, como 'hearts clubs', ninguno repetido, y todos de dos palos o todos de uno
sheet-expected-first-ranks = los valores de dos cartas, como 'KQ' o 'K*', o una lista de ellos
sheet-expected-cards = valores de { $ranks }, cartas como 'Qh', un palo, red o black, con un espacio entre ellos
sheet-expected-cards-text = cartas, como 'JQK', 'Qh' o 'red'
sheet-expected-count = una tabla de números por cartas o grupo, como { "{" } Q = 2 { "}" } o { "{" } suit = 3 { "}" }
sheet-expected-different-texts = entradas todas distintas
sheet-expected-count-of-hand = un número entero de 0 a 3, o una lista de ellos
sheet-expected-count-of-coup = un número entero de 0 a 6, o una lista de ellos
sheet-expected-coup-points = un número entero de 0 a 54, o una lista de ellos
sheet-expected-paytable = el nombre de una tabla de pagos, u 'off'
sheet-expected-place = un lugar de una hoja, como 'cards.decks'
sheet-expected-choices = una lista de valores, o una tabla de hojas parciales
sheet-expected-figure = la cifra tal como se imprimió, como '2.70 %' o '$98,101'
sheet-expected-sheets = el nombre de una hoja, un archivo terminado en .toml, o una lista de ellos
sheet-expected-profiles = la clave de un perfil, un archivo terminado en .toml, o una lista de ellos
sheet-expected-minutes = minutos, un número entero de 0 a 1440
sheet-expected-hours = horas, un número entero de 1 a 1008
sheet-expected-days = días, un número entero de 1 a 3650

## Advertencias de `punto check`

check-patron-edge = { $bet }: ventaja { $edge }: la ventaja es del cliente
check-patron-edge-with = { $bet }: ventaja { $edge } con { $settings }: la ventaja es del cliente
check-two-cards = { $place }: '{ $ranks }' es una mano entera de dos cartas: con una tercera pierde; escriba first_ranks para las dos primeras cartas de cualquier mano, o cards = 2 si eso es lo que se quiere
check-rounding = { $bet }: los pagos se redondean a { $unit } ({ $direction }): la ventaja { $edge } pasa a { $low_edge } con { $low_stake } y a { $high_edge } con { $high_stake }
check-no-exact-stake = { $bet }: tiers.{ $tier }: ningún importe dentro de sus límites se paga con exactitud
check-far-from-print = { $bet }: { $figures }
check-settings-miss-print = published[{ $index }].settings: con estos parámetros, { $figures }
check-unused-paytable = paytables.{ $paytable }: ninguna apuesta paga según ella, sean cuales sean los parámetros
check-unused-tier = tiers.{ $tier }: ninguna mesa puede tenerlo, sean cuales sean los parámetros
check-unused-progressive = progressive: ninguna apuesta paga una parte de un bote, sean cuales sean los parámetros
check-game = { $file }: { $key }: { $name }
check-price =
    { $bet }: { $rows ->
        [one] { NUMBER($rows) } fila
       *[other] { NUMBER($rows) } filas
    }, ventaja { $edge }
check-good =
    correcta, { $count ->
        [one] con la única combinación de parámetros
       *[other] con cada una de las { NUMBER($count) } combinaciones de parámetros
    }; hash { $hash }
check-warning = aviso: { $what }
