# Errores de la biblioteca y de la línea de comandos: "lugar: problema; se esperaba". Sin punto final.

error-quoted = «{ $text }»
error-line = { $file }:{ $line }: { $problem }
error-place = { $place }: { $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] : { $problem }
    }

error-argument-least = { $argument } { $value }: se esperaba { $least } como mínimo
error-argument-range = { $argument } { $value }: se esperaba de { $least } a { $most }
error-argument-choice = { $argument } { $value }: se esperaba { $choices }

argument-against = apuestas en contra
argument-bankroll = capital
argument-bound = cota
argument-contribution = aportación
argument-coups = jugadas
argument-coups-an-hour = jugadas por hora
argument-coups-per-shoe = jugadas por sabot
argument-decks = barajas
argument-first-shoe = primer sabot
argument-hands = manos
argument-hours-a-day = horas al día
argument-layout = disposición
argument-least = mínimo
argument-most = máximo
argument-paid = pagado
argument-rates = porcentajes
argument-reserve = reserva
argument-rides = mano que sigue
argument-risk = riesgo
argument-seed = semilla
argument-seeds = importes iniciales
argument-sessions = sesiones
argument-shoe = sabot
argument-shoes = sabots
argument-stake = importe
argument-stop-loss = tope de pérdida
argument-stop-win = tope de ganancia
argument-tables = mesas
argument-unit = unidad
argument-wagers = apuestas
argument-workers = procesos
argument-years = años

error-extra = { $place }: necesita el extra [{ $extra }]; se esperaba `pip install 'puntobanco[{ $extra }]'`
error-unchecked = Python se ejecuta sin sus comprobaciones (-O o PYTHONOPTIMIZE); no se esperaba ninguna de las dos opciones
error-path = PUNTO_ISA «{ $path }»: se esperaba { $paths }

error-json = no se puede leer como JSON: { $problem }
error-key-repeated = la clave «{ $key }» aparece dos veces; se esperaba una
error-nesting = listas anidadas demasiado profundas; se esperaban menos niveles

error-card-rank = carta «{ $text }»: se esperaba un valor de { $ranks }
error-card-suit = carta «{ $text }»: se esperaba un palo de s h d c o ♠ ♥ ♦ ♣
error-rank = valor «{ $text }»: se esperaba uno de { $ranks }
error-cards-none = cartas: no se dio ninguna; se esperaba al menos una
error-cards-dash = cartas: un guion precede a una carta de la misma mano; se esperaba después de ella
error-coup-complete = cartas «{ $cards }»: la jugada está completa con { $count } cartas; no se esperaba { $card } después
error-coup-unfinished = cartas «{ $cards }»: la jugada no está completa; se esperaba otra carta para la mano { $hand ->
    [player] del Jugador
   *[banker] de la Banca
  }
error-amount = { $text }: se esperaba un importe como { $example }
error-amount-negative = importe «{ $text }»: se esperaba 0 como mínimo

error-bet = apuesta «{ $bet }»: no se ofrece; se esperaba { $offered }
error-bet-rides = apuesta «{ $bet }»: { $rides ->
    [none] no sigue a nada
   *[other] no puede seguir a { $rides }
  }; se esperaba { $sides }
error-bet-seat = apuesta «{ $bet }»: sus filas dependen de los palos del asiento; se esperaba el asiento { $seats }
error-bet-meter-row = apuesta «{ $bet }»: rows[{ $row }] paga una parte de un bote; se esperaba el importe del bote
error-game-bet = apuesta «{ $bet }»: { $game } no la ofrece; se esperaba { $offered }
error-game-setting = parámetro «{ $setting }»: { $game } no lo tiene; se esperaba { $known }
error-game-no-settings = parámetro «{ $setting }»: { $game } no tiene parámetros; no se esperaba ninguno

error-mark = marca «{ $text }»: se esperaba B, P o T, y después b, p y n si procede
error-results-most = resultados: se esperaban { NUMBER($most) } letras como máximo, mil sabots
error-result-letter = resultado «{ $text }» en la posición { $position }: se esperaba B, P o T

error-record-empty = vacío; se esperaba «{ $opening }»
error-record-opening = «{ $text }»: se esperaba «{ $opening }» como primera línea
error-record-version = versión { $version }: se esperaba { $known }
error-header = «{ $key }:» aparece { $place }; se esperaba «game:» al comienzo de un sabot
error-place-first-shoe = antes del primer sabot
error-place-coups = después de las jugadas
error-header-repeated = «{ $key }:» aparece dos veces en una cabecera; se esperaba una
error-coup-line = «{ $text }»: se esperaba «number. cards» y después «= result», si consta
error-coup-no-shoe = la jugada { $number } no pertenece a ningún sabot; se esperaba antes «game:»
error-wager-no-coup = la apuesta «{ $text }» no pertenece a ninguna jugada; se esperaba antes una jugada
error-record-line = «{ $text }»: se esperaba un comentario, una cabecera, una jugada o una apuesta en la forma «[@seat] bet stake [on side] [-> returned] [won amount]»
error-result = resultado «{ $text }»: se esperaba como en «P 9-7», «P» o «9-7»
error-side = lado «{ $text }»: se esperaba { $sides }
error-record-game = juego «{ $text }»: se esperaba la clave de un juego, o - si se desconoce
error-record-hash = hash «{ $text }»: se esperaban de 8 a 64 cifras hexadecimales
error-record-count = { $key } «{ $text }»: se esperaba un número entero de { $least } a 9999
error-record-burn = quema «{ $text }»: se esperaba la carta descubierta y el número de cartas quemadas sin mostrar, como en «Kd + 10», o solo ese número
error-record-currency = moneda «{ $text }»: se esperaba un código y sus decimales, como en «USD 2»
error-record-write = acta: no se puede escribir de modo que se lea igual; se esperaba texto sin saltos de línea ni espacios alrededor, y claves de minúsculas, cifras y guiones

error-argument-positive = { $argument } { $value }: se esperaba un importe mayor que cero
error-argument-amount-most = { $argument } { $value }: se esperaba { $most } como máximo
error-counts = { $count ->
    [one] { $count } recuento
   *[other] { $count } recuentos
  }: se esperaba { $kinds }
error-counts-kinds = { $count ->
    [one] { $count } recuento
   *[other] { $count } recuentos
  }: se esperaban 10 puntuaciones, 13 valores o 52 cartas
error-counts-by-value = recuentos por puntuación: se esperaban 13 valores o 52 cartas
error-counts-suits = { $count } recuentos: hay filas que preguntan por palos; se esperaban 52 cartas
error-counts-ranks = { $count } recuentos: hay filas que preguntan por valores; se esperaban 13 valores o 52 cartas
error-count-negative = el recuento { $place } es { $count }: se esperaba cero o más
error-counts-few = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }: una jugada puede necesitar { $least }; se esperaban al menos esas
error-removed = retirada «{ $card }» { $times ->
    [one] { $times } vez
   *[other] { $times } veces
  }: el sabot contiene { $held }; no se esperaban más
error-hand = --hand { $text }: se esperaban las cartas del Jugador y las de la Banca separadas por una barra, como '5s 2d / 9c Kh'
error-hand-few = --hand: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  } en la mesa; se esperaban al menos { $least }
error-hand-many = --hand: la mano { $hand ->
    [player] del Jugador
   *[banker] de la Banca
  } tiene { $count } cartas; se esperaban 3 como máximo
error-hand-early = --hand: la mano { $hand ->
    [player] del Jugador
   *[banker] de la Banca
  } tiene una tercera carta; antes se esperaban dos cartas en la otra mano
error-hand-third = --hand: la mano { $hand ->
    [player] del Jugador
   *[banker] de la Banca
  } no pide tercera carta con estas cartas; se esperaban dos
error-hand-supply = --hand: no queda ninguna { $card } en el sabot; se esperaban cartas que contenga
error-bet-meter = apuesta «{ $bet }»: paga una parte de un bote; se esperaba el importe del bote
error-bet-whole-meter = apuesta «{ $bet }»: ninguna fila paga el 100 % del bote; se esperaba una
error-bet-not-offered = apuesta «{ $bet }»: no se ofrece con estas cartas; se esperaban cartas con las que se ofrezca
error-plan-after-four = apuesta «{ $bet }»: se hace tras cuatro cartas y un plan apuesta antes; se esperaba otra apuesta
error-rates-together = aportación { $contribution } y reserva { $reserve }: se esperaba 100 % como máximo entre ambas
error-edge-out-of-reach = ventaja { $edge }: ninguna aportación de 0 a { $most } la da; se esperaba de { $least_edge } a { $most_edge }
error-meter-does-not-rise = el bote no crece entre premios, así que no se puede calcular la dispersión de los premios; se esperaba una aportación mayor que lo que se llevan los pagos fijos
error-figure-top-row = { $game }: apuesta «{ $bet }»: su primera fila no sale nunca; se esperaba una que pueda salir
error-figure-no-meter = { $game }: apuesta «{ $bet }»: no tiene bote del que imprimir cifras; se esperaba una apuesta que se pague de un bote
error-figure-number = cifra impresa «{ $text }»: se esperaba un número, con $ o %

error-wager-columns = apuesta «{ $text }»: se esperaba BET=STAKE_COLUMN[:PAYOUT_COLUMN]
error-cells-header = { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
  }; se esperaban { $expected } como en la cabecera
error-row-no-cards = sin cartas; se esperaba al menos una
error-column = columna «{ $column }»: { $problem }
error-no-header = sin cabecera; se esperaban los nombres de las columnas o «{ $opening }»
error-csv = no se puede leer como CSV: { $why }; se esperaba una tabla
error-no-bets = sin columna de apuestas; se esperaban juntos apuestas e importes
error-no-stakes = sin columna de importes; se esperaban juntos apuestas e importes
error-header-column = la columna «{ $column }» { $count ->
    [0] no está en la cabecera
   *[other] aparece { $count } veces en la cabecera
  }; se esperaba { $known }
error-winner = ganador «{ $text }»: se esperaba P, B o T, o bien Player, Banker o Tie
error-number = número «{ $text }»: se esperaban cifras

error-path-native = PUNTO_ISA «{ $path }»: el módulo nativo no está instalado; se esperaba que PUNTO_ISA no estuviera definida
error-cluster-address = clúster «{ $address }»: se esperaba «local» o una dirección como tcp://host:8786
error-cluster-no-workers = clúster { $address }: no tiene procesos de trabajo; se esperaba al menos uno
error-cluster-unreachable = clúster { $address }: inaccesible ({ $why }); se esperaba un planificador
error-cluster-no-scheduler = clúster { $address }: el programa que escucha ahí no es un planificador; se esperaba uno
error-cluster-silent = clúster { $address }: ningún planificador responde ({ $why }); se esperaba uno
error-workers = { $argument } { $value }: se esperaba de 1 a { $most } en una máquina con { $cores ->
    [one] { $cores } núcleo
   *[other] { $cores } núcleos
  }
error-run-length = una ejecución admite jugadas o sabots; se esperaba solo uno de los dos
error-coups-per-shoe = { $argument } { $value }: un sabot de { $decks ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
  } solo garantiza { $most }; se esperaba { $most } como máximo
error-classes = las condiciones sobre cartas de todas las apuestas distinguen más de { NUMBER($most) } resultados: se esperaban menos condiciones que se combinen libremente
error-game-no-meter = { $game }: no tiene apuesta progresiva; se esperaba un juego con bote
error-lab-long = { NUMBER($coups) } jugadas: producirían más de { NUMBER($most) } sucesos, demasiados para Python solo; se esperaban menos años
error-plot-name = --plot { $file }: se esperaba un nombre terminado en { $endings }
error-plot-folder = --plot { $file }: la carpeta no existe; se esperaba un archivo en una carpeta existente
error-plot-write = --plot { $file }: no se puede escribir ({ $why }); se esperaba un archivo en el que se pueda escribir

error-risk-bankroll = riesgo de ruina: se aplica a sesiones sin capital; no se esperaba ninguno
error-risk-share = { $argument } { $value }: se esperaba una proporción entre 0 y 1
error-bankroll = { $argument } { $value }: se esperaba al menos una unidad, { $unit }
error-least-stake = { $argument } { $value }: se esperaba como máximo { $most }, el mayor importe de { $bet }
error-unit = { $argument } { $value }: se esperaba un importe que { $bet } admita, de { $least } a { $most }
error-plan = plan «{ $plan }»: se esperaba un archivo .csv o .toml, o { $plans }
error-plan-no-line = plan «{ $plan }»: no tiene ninguna línea; se esperaba al menos un número
error-plan-own-bet = --bet { $bet }: { $plan } elige su propia apuesta; no se esperaba ninguna
error-plan-bet = apuesta «{ $bet }»: sigue a otra apuesta o se paga de un bote; se esperaba una apuesta independiente
error-plan-large = apuesta «{ $bet }»: { $coups ->
    [one] { $coups } jugada podría
   *[other] { $coups } jugadas podrían
  } ganar más de lo que se puede contar; se esperaban importes menores, menos jugadas o pagos menores
error-session-bet = apuesta «{ $bet }»: el plan no la juega; se esperaba { $bets }
error-plan-unreadable = { $file }: no se puede leer: { $why }; se esperaba un archivo de pasos
error-not-text = no es texto
error-plan-step-bet = { $place }: apuesta «{ $bet }»: se esperaba { $bets }
error-plan-steps = plan «{ $plan }»: { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
  }; se esperaban de 1 a { $most }
error-plan-lacks = { $place }: no tiene { $name }; se esperaba { $needed }
error-plan-repeated = { $place }: el paso «{ $step }» aparece dos veces; se esperaba una
error-plan-stake = { $place }: importe «{ $stake }»: se esperaba un número entero de unidades mayor que 0
error-plan-follows = { $place }: { $name } lleva al paso «{ $step }», que no existe; se esperaba { $steps }
error-plan-unreached = { $place }: ningún paso lleva a «{ $step }»; se esperaba que se llegue a todos los pasos
error-plan-cells = { $place }: { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
  }; se esperaban { $expected }
error-plan-csv = { $place }: { $why }; se esperaba una tabla
error-plan-toml = { $file }: { $problem }; se esperaba [[steps]]
error-plan-tables = { $file }: se esperaban tablas [[steps]] y nada más
error-plan-no-table = { $place }: «{ $value }»: se esperaba una tabla
error-plan-value = { $place }: «{ $value }»: se esperaba texto o un número entero
error-plan-column = { $place }: columna «{ $column }»: se esperaba { $columns }
error-plan-no-column = { $place }: no tiene la columna { $column }; se esperaba { $columns }
error-place-line = { $file }, línea { $line }
error-place-step = { $file }: steps[{ $step }]
error-place-value = { $place }.{ $key }

error-invariant = se ha incumplido un invariante: { $problem }
error-memory = memoria agotada; se esperaba menos trabajo a la vez
error-stream = { $problem }; se esperaba un archivo o flujo que se pueda leer y escribir
error-file = { $file }: { $problem }; se esperaba un archivo o flujo que se pueda leer y escribir
error-program = fallo del programa, versión { $version }: { $error } en { $place }: { $problem }; comunique esta línea a los responsables de puntobanco, con lo que escribió; { $traceback }=1 muestra más
error-no-module = { $command }: no existe el módulo { $module }
error-installation = { $place }: la instalación está incompleta; ejecute `pip install --force-reinstall puntobanco`, con los extras que use
error-options-exclusive = { $options }: imprimen cosas distintas; se esperaba una de ellas
error-option-with = { $option }: se esperaba también { $needed }
error-option-negative = { $option } { $value }: se esperaba cero o más
error-option-no-meter = { $option } { $value }: { $game } no tiene apuesta progresiva; se esperaba un juego con bote
error-set = --set «{ $text }»: se esperaba KEY=VALUE, como total-decks=6
error-set-repeated = --set «{ $text }»: «{ $key }» ya tiene el valor «{ $first }»; se esperaba una sola vez
error-language = --language «{ $tag }»: se esperaba { $languages }
error-typed = { $option } { $value }: se esperaba { $expected }
error-usage = { $problem }; se esperaba lo que indica `{ $command } --help`
error-write = { $option } «{ $file }»: no se puede escribir: { $why }; se esperaba un archivo en una carpeta suya, o - para imprimir
error-whole = { $argument } { $value }: se esperaba un número entero, como 1000000 o 1e6
error-is-folder = { $path }: es una carpeta; se esperaba un archivo
error-benchmark = prueba de rendimiento «{ $text }»: se esperaba una parte de { $known }
error-check-nothing = check: se esperaba una hoja de reglas terminada en .toml o la clave de un juego
error-shoe-and-coups = --shoe y --coups: un sabot completo tiene su propio número de jugadas; se esperaba solo una de las dos
error-shoe-continuous = --shoe: con barajado continuo no termina ningún sabot; se esperaba --coups
error-log-entry = entrada { $entry } de { $pit }
error-lab-seeds = { $argument } { $value }: se esperaban importes separados por espacios
error-lab-rate = { $argument } { $value }: se esperaba un porcentaje de 0 a 100, como 20 o 17.5
error-lab-rates = { $argument } { $value }: se esperaban porcentajes separados por espacios
error-effects = --effects «{ $text }»: se esperaba «value» o «card»
error-effects-full = --effects: es para un sabot completo; no se esperaban --counts, --removed ni --hand
error-counts-whole = --counts: indica el sabot entero; no se esperaban --removed ni --decks
error-count = el recuento { $place } es «{ $text }»: se esperaba un número entero
error-risk-and-bankroll = --risk: calcula el capital; no se esperaba --bankroll
error-risk = { $argument } { $value }: se esperaba un porcentaje entre 0 y 100
error-log-level = --log-level { $level }: se esperaba { $levels }
error-database = base de datos «{ $database }»: no existe el archivo; se esperaba la base de datos de una casa
error-database-empty = { $database }: nunca se escribió nada; se esperaba el registro de una casa
error-pits = --pit: { $count } pits; se esperaba { $pits }
error-pit = --pit { $pit }: se esperaba { $pits }
error-no-tables = --table: el registro no nombra ninguna mesa; se esperaba una mesa del registro
error-tables = --table: { $count } mesas; se esperaba { $tables }
error-table = --table { $table }: no existe esa mesa; se esperaba una del registro
error-patron = --patron { $patron }: no existe ese cliente; se esperaba un nombre o un id del registro
error-moment = { $option } «{ $text }»: se esperaba una fecha como 2023-11-14, con hora como 2023-11-14T22:00, o milisegundos desde 1970
error-forms = { $forms }: se esperaba uno de ellos
error-wanted-edge-form = --wanted-edge y { $form }: se esperaba texto o --json
error-wanted-edge = --wanted-edge «{ $text }»: se esperaba un porcentaje como 20 o 17.5
error-meter-dry = { $game }: con las manos «{ $hands }» los pagos fijos vacían el bote, así que no tiene media; se esperaba --meter o una aportación mayor
error-log-game = juego «{ $game }»: desconocido; se esperaba uno de { $games }, o --game con una hoja propia
error-record-columns = { $file }: es un acta de sabot; no se esperaban opciones para columnas de una tabla
error-log-unreadable = { $file }: { $why }; se esperaba un registro legible
error-line-long = se esperaba una línea de { $most } caracteres como máximo
