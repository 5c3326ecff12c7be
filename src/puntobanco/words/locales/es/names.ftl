### Nombres y avisos de las hojas de reglas y los perfiles incluidos.

## Juegos

name-commission-free-baccarat = Baccarat sin comisión
name-commission-free-baccarat-dragon-bonus = Baccarat sin comisión Dragon Bonus
name-dragon-bonus-baccarat = Baccarat Dragon Bonus
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = Baccarat Dragon Bonus sin comisión con Fortune 7
name-dragon-bonus-pay-table-1 = Dragon Bonus, tabla de pagos 1
name-dragon-bonus-pay-table-2 = Dragon Bonus, tabla de pagos 2
name-dragon-bonus-pay-table-3 = Dragon Bonus, tabla de pagos 3
name-midi-baccarat = Midi Baccarat
name-mini-baccarat = Mini Baccarat
name-dragon-bonus-progressive-table-1-5 = Dragon Bonus Progressive, tabla 1, $5
name-dragon-bonus-progressive-table-1 = Dragon Bonus Progressive, tabla 1
name-dragon-bonus-progressive-table-2 = Dragon Bonus Progressive, tabla 2
name-dragon-bonus-progressive-table-3 = Dragon Bonus Progressive, tabla 3
name-player-terminal-pay-table-1 = Terminal de juego, tabla de pagos 1
name-player-terminal-pay-table-2 = Terminal de juego, tabla de pagos 2
name-player-terminal-pay-table-3 = Terminal de juego, tabla de pagos 3
name-player-terminal-pay-table-4 = Terminal de juego, tabla de pagos 4

## Apuestas

name-player-dragon-bonus = Dragon Bonus Jugador
name-banker-dragon-bonus = Dragon Bonus Banca
name-fortune-7 = Fortune 7
name-player-pair = Par Jugador
name-banker-pair = Par Banca
name-dragon-bonus-progressive = Dragon Bonus Progressive
name-player = Jugador
name-banker = Banca
name-tie = Empate

## Parámetros

name-settlement-order = Orden de liquidación
name-tie-odds-options-sheet = Pago del Empate (hoja de opciones)
name-coverage-of-the-bank = Cobertura del fondo
name-player-dealer-rotation = Rotación del banquero
name-coups-before-the-position-is-offered = Jugadas antes de ofrecer el puesto
name-collection-fees-taken = Cobro de las tarifas
name-table-limits = Límites de la mesa
name-dragon-bonus = Dragon Bonus
name-total-decks = Número de barajas
name-cards-behind-the-cut-card = Cartas tras la carta de corte
name-new-shoe-card-burn-option = Quema de cartas del sabot nuevo
name-burn-card-between-hands = Quemar una carta entre jugadas
name-continuous-shuffle-mode = Barajado continuo
name-payments-rounded-to = Redondeo de los pagos a
name-payments-rounded-towards = Sentido del redondeo
name-only-stakes-that-are-paid-exactly = Solo importes de pago exacto
name-denomination = Denominación
name-most-between-player-and-banker-totals = Diferencia máxima entre Jugador y Banca
name-bet-both-player-and-banker = Apostar a Jugador y Banca a la vez
name-residual-betting = Apostar el saldo restante
name-dummy-hand = Jugada sin apuestas
name-seats = Asientos
name-seat-numbers = Numeración de los asientos
name-betting-time-s = Tiempo de apuestas (s)
name-last-bets-warning-s = Aviso de últimas apuestas (s)
name-squeeze-card = Squeeze
name-squeeze-time-1st-2nd-card-s = Tiempo de squeeze, 1.ª y 2.ª carta (s)
name-squeeze-time-3rd-card-s = Tiempo de squeeze, 3.ª carta (s)
name-squeeze-minimum-bet = Apuesta mínima para el squeeze
name-player-colour = Color del Jugador
name-banker-colour = Color de la Banca
name-tie-colour = Color del Empate
name-allow-side-bet-w-o-main-bet = Apuesta lateral sin apuesta principal
name-pair-bet-disabled-after-game = Última jugada con apuestas de par
name-combined-pair-limit = Límite conjunto de los pares
name-progressive-wager-rides-on = El progresivo sigue a
name-percentage-prize-divided-among = Reparto del premio porcentual
name-seed-amount = Importe inicial
name-meter-contribution = Aportación al bote
name-reserve-contribution = Aportación a la reserva
name-meter-limit = Límite del bote
name-fixed-pays-come-from = Origen de los pagos fijos
name-award-verification = Verificación de premios
name-executive-card-above = Tarjeta de gerente por encima de
name-baccarat-type = Tipo de baccarat
name-paytable = Tabla de pagos
name-banker-win-on-6-odds = Pago de la Banca que gana con 6
name-tie-win-odds = Pago del Empate

## Perfiles

name-california-sheet = Hoja de California
name-house-default = Valores de la casa
name-restricted-configurations = Configuraciones restringidas
name-unrestricted = Sin restricciones
name-washington-sheet = Hoja de Washington

## Avisos

name-must-be-21-or-older-to-gamble = Prohibido el juego a menores de 21 años.
name-gambling-problem-call-1-800-589-9966 = ¿Problemas con el juego? Llame al 1-800-589-9966.
name-collection-fees-are-fixed-before-the-coup-and = Las tarifas se fijan y se publican antes de la jugada; no forman parte de ninguna apuesta ni ganancia.
name-back-line-betting-is-not-permitted = No se permite apostar en el asiento de otro cliente.
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = Dragon Bonus es propiedad de SHFL Entertainment, Inc.; esta mesa es una implementación independiente con dinero ficticio.
name-only-the-highest-matching-pay-is-paid-the = Solo se paga el premio más alto que corresponda. El bote pertenece a los clientes hasta que se gana.
name-the-progressive-systems-on-the-printed-sheet-are = Los sistemas progresivos de la hoja impresa son propiedad de LNW Gaming, Inc.; este bote es una implementación independiente con dinero ficticio.
name-malfunction-voids-all-pays-and-plays = El mal funcionamiento anula todos los pagos y jugadas.
name-the-house-takes-no-part-in-the-play = La casa no participa en el juego ni tiene interés en su resultado.
name-the-dragon-bonus-is-owned-patented-and-or = Dragon Bonus es propiedad de SHFL Entertainment, Inc. y está protegido por patentes o derechos de autor.
name-the-pay-schedule-is-posted-at-every-table = La tabla de pagos está expuesta en todas las mesas.
name-play-for-pleasure-you-can-set-limits-rest = Juegue por diversión. En «Mis límites» puede fijar límites, hacer una pausa o autoexcluirse en cualquier momento.
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = Dragon Bonus y Dragon Bonus Progressive pertenecen a su titular.
