## Cabecera de la hoja

sheet-kind = Hoja de reglas
sheet-source = Hoja de origen
sheet-key = Clave del juego
sheet-hash = Hash de las reglas
sheet-profile = Perfil
sheet-no-profile = ninguno
sheet-currency = Importes en

sheet-fonts = Georgia, "Times New Roman", "Noto Serif"
sheet-line-height = 1.5

## Cifras

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }–{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }–{ NUMBER($maximum) }
    }
sheet-span = { $first }–{ $last }

## Títulos de las secciones

sheet-title-game = El juego
sheet-title-cards = Cartas y puntos
sheet-title-deal = El reparto
sheet-title-bets = Apuestas y pagos
sheet-title-limits = Límites y apuestas admitidas
sheet-title-payments = Cómo se pagan las apuestas
sheet-title-player-dealer = El banquero
sheet-title-fees = Tarifas
sheet-title-progressive = El progresivo
sheet-title-trouble = Si algo sale mal
sheet-title-settings = Parámetros
sheet-title-notices = Avisos

## El juego

sheet-two-hands = Cada jugada tiene dos manos, Jugador y Banca, sea cual sea el número de clientes en la mesa. Los clientes apuestan a la mano que quedará más cerca de nueve y a las demás apuestas de esta hoja. Las cartas se reparten según reglas fijas; una vez cerradas las apuestas, nadie toma ninguna decisión.
sheet-banked-by-house = La casa hace de banquero: paga todas las apuestas ganadoras y cobra todas las perdedoras.
sheet-banked-by-player-dealer = Un cliente hace de banquero de la mesa. La casa no participa en el juego ni tiene interés en su resultado; sus únicos ingresos de la mesa son las tarifas.
sheet-seats = Asientos: { $seats }.
sheet-seats-and-position = Hasta { $seats } clientes juegan contra el banquero. El puesto de banquero rota entre los asientos, y las casillas de apuesta de su asiento quedan cerradas.
sheet-seats-skipped = No hay asiento { $numbers }.
sheet-source-line = Estas son las reglas de la hoja «{ $source }», con los parámetros que figuran al final. El hash identifica exactamente estas reglas: dos mesas con el mismo hash liquidan igual cada jugada.

## Cartas y puntos

sheet-decks =
    { $decks ->
        [one] Se usa una baraja de 52 cartas sin comodines.
       *[other] Se usan { $decks } barajas de 52 cartas sin comodines, { $cards } cartas en total.
    }
sheet-column-card = Carta
sheet-column-points = Puntos
sheet-hand-points = El valor de una mano es la última cifra de la suma de sus cartas: 7 + 8 = 15 vale 5.
sheet-natural = Un natural es una mano de dos cartas con { $points } puntos.
sheet-continuous = Barajado continuo: cada jugada se reparte de un sabot completo recién barajado. No hay carta de corte ni se queman cartas.
sheet-burn-points = La primera carta de un sabot nuevo se descubre. Se queman sin mostrarlas tantas cartas como puntos tenga; diez, si vale cero.
sheet-burn-one = Se quema sin mostrarla una carta del sabot nuevo.
sheet-burn-none = No se quema ninguna carta del sabot nuevo.
sheet-burn-between = Antes de cada jugada, salvo la primera del sabot, se quema una carta sin mostrarla.
sheet-no-burn-between = Entre jugadas no se quema ninguna carta.
sheet-cut-card = La carta de corte se coloca delante de las últimas { $cut } cartas. Si aparece durante una jugada, se termina esa jugada y se reparte una más. Si aparece como primera carta de una jugada, esa es la última del sabot.
sheet-face-up = Todas las cartas se reparten boca arriba; los clientes no las tocan.
sheet-squeeze =
    Los clientes pueden descubrir las cartas (squeeze). Tiene ese derecho quien más apueste a la mano; a igual importe, quien se sentó antes. El tiempo máximo es de { $first ->
        [one] 1 segundo
       *[other] { $first } segundos
    } para las dos primeras cartas y de { $third ->
        [one] 1 segundo
       *[other] { $third } segundos
    } para la tercera. La mesa descubre la mano que nadie descubra a tiempo.
sheet-squeeze-by-hand = Los clientes pueden descubrir (squeeze) las cartas que les entrega el crupier. El crupier descubre las demás.
sheet-squeeze-minimum = Para descubrir cartas, el cliente debe apostar al menos { NUMBER($minimum) }.
sheet-turned-by-table = La mesa descubre las cartas; los clientes no las tocan.

## El reparto

sheet-betting =
    Las apuestas permanecen abiertas durante { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } antes de repartir la primera carta.
sheet-last-bets =
    Las últimas apuestas se anuncian { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } antes del cierre.
sheet-no-more-bets = En una mesa con crupier, este abre y cierra las apuestas. Después de «no va más» no se admite, cambia ni retira ninguna apuesta.
sheet-four-cards = Se reparten cuatro cartas, una a una: Jugador, Banca, Jugador, Banca.
sheet-natural-ends = Si alguna de las manos es un natural, no se reparten más cartas.
sheet-player-rule = Si no, actúa primero la mano del Jugador: toma una tercera carta con { $draws } y se planta con { $stands }.
sheet-banker-after-stand = Si la mano del Jugador se planta, la de la Banca toma carta con { $draws } y se planta con { $stands }.
sheet-banker-after-draw = Si la mano del Jugador toma carta, la de la Banca sigue el cuadro: cuentan su propio total y los puntos de la tercera carta del Jugador.
sheet-result = Gana la mano más cercana a nueve; con los mismos puntos hay empate.

## Cuadro de la Banca

sheet-chart = La mano de la Banca toma carta (T) o se planta (P), según su propio total y los puntos de la tercera carta del Jugador; «sin» indica que la mano del Jugador se plantó.
sheet-chart-corner = Banca
sheet-chart-no-card = sin
sheet-chart-draws = T
sheet-chart-stands = P

## Apuestas y pagos

sheet-column-bet = Apuesta
sheet-column-hand = Sobre
sheet-column-requires = Requiere
sheet-column-minimum = Mínimo
sheet-column-maximum = Máximo
sheet-seat-suits = Asiento { $seat }: { $suits }.
sheet-column-event = Resultado
sheet-column-pays = Paga
sheet-on-both-hands = Ambas manos
sheet-on-the-coup = La jugada
sheet-rows-top-down = Lea cada tabla de pagos desde arriba. La primera fila que corresponda liquida la apuesta; si no corresponde ninguna, la apuesta pierde.
sheet-pays-to = «N a 1» paga N veces lo apostado y devuelve lo apostado.
sheet-pays-to-part = «N a M» paga N por cada M apostado y devuelve lo apostado.
sheet-pays-for = «N por 1» paga N veces lo apostado; lo apostado no se devuelve.
sheet-pays-push = «Devolución» devuelve lo apostado y no paga nada.
sheet-pays-meter = «% del bote» paga esa parte del bote progresivo; lo apostado no se devuelve.
sheet-by-points = Victoria «por» tantos puntos: la diferencia entre los totales finales.
sheet-over = «Gana a 0» o «contra 0» significa que la otra mano tiene 0 puntos, y así con los demás números.
sheet-together = «Puntos entre ambas manos» es la suma de los totales finales de las dos: 9 y 8 suman 17.
sheet-ranks = Las cartas que se nombran por su valor son la mano entera, en cualquier orden.
sheet-all-cards = «Seis cartas», «cuatro cartas», etc. son todas las cartas de la jugada, de ambas manos juntas.
sheet-pair = Par: las dos primeras cartas de la mano tienen el mismo valor, sean cuales sean los palos y el resultado (10 y J no son par).
sheet-suited-pair = Par del mismo palo: las dos primeras cartas de la mano tienen el mismo valor y el mismo palo, sea cual sea el resultado.
sheet-either-hand = «En cualquiera de las manos» significa en la del Jugador, en la de la Banca o en ambas.
sheet-pushed-hand-has-won = Una mano cuya victoria solo devuelve las apuestas a Jugador o Banca ha ganado igualmente: toda otra apuesta a esa mano se liquida según su propia tabla de pagos.
sheet-needs-explained = Una apuesta que requiere otra solo se admite a un cliente que haya hecho también alguna de las indicadas. Se comprueba al cerrarse las apuestas: la que no cumpla se devuelve entonces. Lo que después ocurra con la otra apuesta no cambia nada.
sheet-less-commission = { $pays }, menos { $rate }
sheet-commission = Una apuesta ganadora a { $bet } paga el { $rate } de lo ganado como comisión. Una apuesta perdedora o devuelta no paga comisión.
sheet-fixed-stake = El importe de la apuesta es fijo: { NUMBER($stake) }.
sheet-after-four = Se hace después de cuatro cartas y antes de una tercera, en jugadas que continúan. Se ofrece para la mano { $side ->
    [player] del Jugador
   *[banker] de la Banca
 } con: { $offers }.
sheet-paytable = Tabla de pagos { $key }

## Límites

sheet-limits-in-force = Límites en vigor: { $currency } { NUMBER($minimum) }–{ NUMBER($maximum) } en cada apuesta, salvo que la lista de apuestas indique otra cosa.
sheet-total-limit = Un cliente puede apostar como máximo { NUMBER($total) } entre todas las apuestas.
sheet-out-of-limits = Un importe superior al máximo se rechaza y se muestra el permitido. Un importe que siga por debajo del mínimo al cerrarse las apuestas se devuelve.
sheet-max-difference = Los totales apostados en la mesa a Jugador y a Banca pueden diferir en { NUMBER($amount) } como máximo.
sheet-chips = Fichas: { $chips }. Denominación: { NUMBER($denomination) }.
sheet-both-lines = Un cliente puede apostar a Jugador y a Banca en la misma jugada.
sheet-both-lines-but = Un cliente puede apostar a Jugador y a Banca en la misma jugada, salvo junto con una apuesta a { $bets }.
sheet-not-both-lines = Un cliente no puede apostar a Jugador y a Banca en la misma jugada.
sheet-residual = Un crédito inferior al mínimo puede apostarse entero.
sheet-no-residual = Un crédito inferior al mínimo no puede apostarse.
sheet-combined-pair-limit = Todas las apuestas de par comparten un mismo máximo.
sheet-pairs-close = Las apuestas de par se cierran tras la jugada { $coup } del sabot.
sheet-free-hand = Una jugada puede repartirse sin apuestas.
sheet-no-free-hand = Ninguna jugada se reparte sin apuestas.

## Pagos

sheet-rounded-nearest = Un pago que no sea múltiplo de { NUMBER($unit) } se redondea al múltiplo más próximo; las mitades, a favor del cliente.
sheet-rounded-patron = Un pago que no sea múltiplo de { NUMBER($unit) } se redondea hacia arriba, a favor del cliente.
sheet-rounded-house = Un pago que no sea múltiplo de { NUMBER($unit) } se redondea hacia abajo, a favor de la casa.
sheet-rounded-bank = Un pago que no sea múltiplo de { NUMBER($unit) } se redondea hacia abajo, a favor del banquero.
sheet-rounded-once = Cada apuesta se redondea una sola vez, sobre su importe total, no ficha por ficha.
sheet-paid-exactly = Cada apuesta se paga con exactitud, en múltiplos enteros de { NUMBER($unit) }. No se admite un importe cuyo pago hubiera que redondear.
sheet-stakes-in = Los importes son múltiplos de { NUMBER($unit) }.
sheet-stakes-on = En { $bet }: múltiplos de { NUMBER($unit) }.
sheet-order-house = Las apuestas se liquidan una a una en este orden. La casa cubre íntegramente todas las apuestas, de modo que el orden no altera ningún importe.
sheet-order-player-dealer = Las apuestas se liquidan una a una en este orden; dentro de cada apuesta, en el sentido de las agujas del reloj, desde el asiento a la izquierda del banquero.

## El banquero

sheet-position = El banquero paga todas las apuestas ganadoras y cobra todas las perdedoras con un fondo depositado antes de la jugada, y no hace ninguna otra apuesta en ella.
sheet-offered-after = El puesto se ofrece en el sentido de las agujas del reloj cada { $hands } jugadas, en último lugar a quien lo ocupa. El cliente puede aceptar o rechazar; si todos rechazan, no se reparte. Una jugada anulada no cuenta.
sheet-offered-every-hand = El puesto se ofrece en el sentido de las agujas del reloj antes de cada jugada, en último lugar a quien lo ocupa. El cliente puede aceptar o rechazar; si todos rechazan, no se reparte.
sheet-no-more-than-bank = En una jugada, el banquero no puede ganar ni perder más que el fondo depositado para ella.
sheet-coverage-gross = La cobertura es bruta: cada importe pagado o cobrado consume otro tanto del fondo; las devoluciones no consumen nada. Si el fondo no cubre entero un importe, se paga o se cobra lo que queda de él: la apuesta ganadora recupera además todo lo apostado; la perdedora, la parte no cobrada. Toda apuesta posterior se devuelve íntegra.
sheet-coverage-gross-example = Ejemplo: el fondo es 100 y gana Banca. El asiento 1 pierde 60 en Jugador: se cobran 60 y quedan 40. El asiento 2 gana 50 en Banca a 1 a 1: se pagan 40 y se devuelven los 50 apostados. Los 10 apostados a Empate en el asiento 3 se devuelven.
sheet-coverage-net = La cobertura es neta: el dinero cobrado paga ganancias posteriores. Cada apuesta se paga o se cobra mientras el resultado acumulado del banquero, ganado o perdido, no exceda del fondo. La parte de una apuesta que lo exceda se devuelve, y la liquidación sigue con la siguiente.
sheet-coverage-net-example = Ejemplo: el fondo es 100 y gana Banca. El asiento 1 pierde 60 en Jugador: se cobran 60. El asiento 2 gana 50 en Banca a 1 a 1: se pagan 50 de lo cobrado. Los 10 apostados a Empate en el asiento 3 pierden y se cobran.
sheet-no-back-line = En ninguna apuesta se permite apostar en el asiento de otro cliente.

## Tarifas

sheet-fees-flat = Las tarifas son importes fijos, establecidos y publicados antes de la jugada. Nunca son un porcentaje de una apuesta ni de una ganancia.
sheet-fees-before = Se cobran antes de la primera carta de la jugada.
sheet-fees-after = Se cobran después de la jugada.
sheet-fees-kept = Se devuelven si la jugada se anula; se conservan en caso de empate y cuando el fondo no cubre una apuesta.
sheet-fees-may-be-waived = La casa puede no cobrar una tarifa en una jugada; la mesa lo muestra antes de la jugada.
sheet-fee-schedule = En { $currency }, por cada apuesta hecha y por cada jugada del banquero. ● señala los límites en vigor.
sheet-column-table-limit = Límites
sheet-column-player-dealer = Banquero
sheet-fee-waived = ninguna

## El progresivo

sheet-rides-on-line = Una apuesta a { $bet } sigue a la mano de la propia apuesta del cliente a { $needs }, tal como esté al cerrarse las apuestas. Quien la hace puede apostar solo a uno de los dos.
sheet-rides-on-winner = Una apuesta a { $bet } sigue a la mano que gane, sea cual sea.
sheet-rides-on-side =
    { $side ->
        [player] Una apuesta a { $bet } sigue a la mano del Jugador.
       *[banker] Una apuesta a { $bet } sigue a la mano de la Banca.
    }
sheet-edge-beside-print =
    { $hands ->
        [player] Con la mano del Jugador
        [banker] Con la mano de la Banca
       *[either] Con cualquiera de las manos
    }, la ventaja de la casa en esta apuesta es del { $exact }; la hoja de origen imprime { $printed }.
sheet-hit-beside-print =
    { $hands ->
        [player] Con la mano del Jugador
        [banker] Con la mano de la Banca
       *[either] Con cualquiera de las manos
    }, esta apuesta gana en el { $exact } de las jugadas; la hoja de origen imprime { $printed }.
sheet-far-from-print = Ambas difieren en más de un punto porcentual, y ninguna lectura que pueda fijarse da la cifra impresa.
sheet-far-but-set = Ambas difieren en más de un punto porcentual; la cifra impresa corresponde a: { $settings }.
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = Solo se paga la primera fila que corresponda, no las que están debajo.
sheet-meter = El bote empieza en { NUMBER($seed) }. De cada apuesta, el { $contribution } va al bote y el { $reserve } a una reserva.
sheet-meter-restart = Tras un premio del bote completo, este vuelve a empezar en { NUMBER($seed) } más toda la reserva y lo que no se haya podido dividir.
sheet-meter-limit = El bote se detiene en { NUMBER($limit) }; las aportaciones que lo superen se guardan para los clientes.
sheet-no-meter-limit = El bote no tiene límite superior.
sheet-one-prize = Un porcentaje del bote es un único premio para la mesa y la jugada: ese porcentaje del importe mostrado al fijarse el resultado, incluidas las aportaciones de la jugada.
sheet-split-winners = Se reparte a partes iguales entre las apuestas ganadoras de la mesa; los céntimos que no se pueden dividir quedan en el bote.
sheet-split-participants = Se reparte a partes iguales entre todas las apuestas progresivas de la mesa en esa jugada; los céntimos que no se pueden dividir quedan en el bote.
sheet-fixed-from-tray = Todos los demás pagos salen de la bandeja de la casa y no alteran el bote.
sheet-fixed-from-meter = Todos los demás pagos salen también del bote; si no alcanza, la casa paga el resto.
sheet-one-meter = El bote sirve solo a mesas de este juego y a un único importe de apuesta. No está vinculado a ningún otro progresivo ni juego.
sheet-verify = Un premio se paga una vez verificado. En una mesa con crupier, este marca cada apuesta ganadora y llama a un supervisor. Hasta entonces el premio queda apartado del bote, y las demás mesas siguen jugando.
sheet-verify-keyed = La llave del supervisor registra el premio.
sheet-verify-carded = La tarjeta de un supervisor registra el premio; por encima de { NUMBER($amount) }, la de un gerente.

## Si algo sale mal

sheet-malfunction = El mal funcionamiento anula todos los pagos y jugadas: una jugada que no pueda terminarse según estas reglas es nula.
sheet-void = Jugada anulada: se devuelve íntegro todo lo apostado en ella.
sheet-void-player-dealer = Jugada anulada: se devuelve íntegro todo lo apostado en ella, con sus tarifas, y también el fondo. La jugada no cuenta para el turno del banquero.
sheet-void-progressive = Lo que las apuestas progresivas de una jugada anulada aportaron al bote se queda en él; la casa devuelve lo apostado. Una vez registrado un premio, su jugada ya no puede anularse.
sheet-dealer-error = Error del crupier: un supervisor lo corrige para que las manos sigan las reglas de la tercera carta; si no es posible, la jugada se anula. Se anota el motivo. Deciden las cartas repartidas, no lo que haya mostrado una pantalla.
sheet-settled-stands = Una jugada ya liquidada entre los clientes y el banquero no se liquida de nuevo: de un error descubierto después se ocupan el supervisor y la caja.
sheet-disconnect = Conexión perdida: una apuesta sin confirmar al cerrarse las apuestas no se admite. Una apuesta confirmada se mantiene; la jugada se termina y se liquida sin el cliente, que verá el resultado al volver.

## Parámetros

sheet-settings-explained = Los parámetros actuales de este juego. † señala una decisión de la casa donde la hoja de origen no toma ninguna.
sheet-column-setting = Parámetro
sheet-column-value = Valor
sheet-column-change = Se puede cambiar
sheet-change-read-only = no
sheet-change-table-closed = mesa cerrada
sheet-change-between-coups = entre jugadas
sheet-change-at-meter = en el bote
sheet-not-applicable = no procede
sheet-decided-by-house = { $label } †

## Valores de los parámetros

setting-value-yes = sí
setting-value-no = no
setting-value-none = no hay
setting-value-nearest = al más próximo; mitades, al cliente
setting-value-patron = arriba, al cliente
setting-value-house = abajo
setting-value-printed = como se imprimió
setting-value-side-bets-first = primero las apuestas laterales
setting-value-gross = bruta
setting-value-net = neta
setting-value-sheet = como dice la hoja
setting-value-every-hand = antes de cada jugada
setting-value-before-cards = antes de la primera carta
setting-value-after-hand = después de la jugada
setting-value-plain = correlativa
setting-value-no-four = sin el 4
setting-value-no-four-no-thirteen = sin el 4 ni el 13
setting-value-standard = Estándar
setting-value-banker-6 = Banca 6
setting-value-5-commission = Comisión del 5 %
setting-value-nc-fortune-7 = Sin comisión, Fortune 7
setting-value-paytable-1 = Tabla de pagos 1
setting-value-paytable-2 = Tabla de pagos 2
setting-value-paytable-3 = Tabla de pagos 3
setting-value-line = la apuesta propia del cliente
setting-value-winning-hand = la mano ganadora
setting-value-winners = las apuestas ganadoras
setting-value-participants = todas las apuestas progresivas
setting-value-tray = la bandeja
setting-value-meter = el bote
setting-value-keyed = llave del supervisor
setting-value-carded = tarjeta del supervisor
