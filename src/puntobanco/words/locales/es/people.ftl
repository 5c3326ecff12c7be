role-none = sin rol
role-and = { $a } y { $b }
role-above = { $roles }, por encima de { $amount }
place-house = la casa
place-table = la mesa { $table }
place-meter = el bote { $meter }

people-refusal-not-yours = Solo puede hacerlo el cliente.
people-refusal-role-missing = Se necesita el rol de { $roles }.
people-refusal-house-only = Una casa se abre donde se inicia.
people-refusal-unknown-patron = La casa no conoce a este cliente.
people-refusal-patron-exists = La casa ya conoce a este cliente.
people-refusal-already-barred = Este cliente ya está vetado.
people-refusal-unknown-staff = La casa no conoce a este empleado.
people-refusal-not-at-work = Este empleado no trabaja aquí.
people-refusal-unknown-card = La casa no ha emitido la tarjeta { $card }.
people-refusal-card-issued = La tarjeta { $card } ya se emitió antes.
people-refusal-setting-value = { $value } no es válido aquí: se esperaba { $expected }.
people-refusal-limit-value = Un límite es un importe o un tiempo entero mayor que cero.
people-refusal-nothing-changes = No cambiaría nada.
people-refusal-nothing-waits = No hay ningún cambio en espera.
people-refusal-term =
    { $unit ->
        [minutes] La casa no ofrece ese tiempo. Elija { $offered } minutos.
        [hours] La casa no ofrece ese tiempo. Elija { $offered } horas.
       *[days] La casa no ofrece ese tiempo. Elija { $offered } días.
    }
people-refusal-not-longer = Un plazo en curso solo puede alargarse.
people-refusal-excluded = Excluido del juego. Aún es posible retirar dinero.
people-refusal-cooling-off = En pausa. Aún es posible retirar dinero.
people-refusal-not-excluded = No está excluido.
people-refusal-term-runs = La exclusión no puede terminar antes de que acabe su plazo.
people-refusal-reason = Indique un motivo.
people-refusal-simulated = Esta casa no tiene clientes simulados.
people-refusal-short-wallet = El monedero no tiene saldo suficiente.{ refusal-allowed }
people-refusal-barred = Cliente vetado. No reciba dinero; aún es posible pagarle.
people-refusal-roles-apart = Una misma persona no puede ser { $roles }: { $why }.
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = Supera el límite de caja por operación: debe aprobarlo una segunda persona ({ $roles }).{ refusal-allowed }
people-refusal-cage-shift = Supera el límite de caja del turno de este cajero: debe aprobarlo una segunda persona ({ $roles }).{ refusal-allowed }
people-refusal-opened-as =
    { $opened ->
        [demonstration] La casa se abrió como demostración y lo sigue siendo.
       *[real] La casa se abrió como casa real y lo sigue siendo.
    }
people-refusal-wallet-full = El monedero no admite tanto.{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] Un importe es un número entero mayor que cero.
       *[other] Es demasiado de una sola vez.{ refusal-allowed }
    }

roles-apart-access = quien concede accesos no los usa
roles-apart-checks = un auditor no interviene
roles-apart-deals = un crupier no maneja el dinero de la caja
roles-apart-orders = quien aprueba un pago no lo realiza
roles-apart-corrects = un crupier no aprueba correcciones del reparto
roles-apart-levels = los premios grandes requieren a ambos, como dos personas

house-expects-time-zone = una zona como America/Los_Angeles
house-expects-day-start = un cuarto de hora como 06:00
house-expects-shifts = de 1 a 4 partes iguales del día
house-expects-cage-transaction = un importe como número entero de la unidad monetaria mínima
house-expects-cage-shift = un importe como número entero de la unidad monetaria mínima
