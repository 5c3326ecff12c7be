act-appoint-staff = Asignar roles
act-invite-staff = Crear un enlace de acceso
act-issue-card = Asignar una tarjeta de empleado
act-issue-credit = Ingresar dinero
act-redeem-credit = Pagar dinero
act-house-time-zone = Zona horaria
act-house-day-start = Comienzo del día
act-house-shifts = Turnos por día
act-house-cage-transaction = Límite de caja por operación
act-house-cage-shift = Límite de caja por turno
act-void-coup = Anular la jugada
act-correct-card = Corregir una carta
act-correct-coup = Corregir la última jugada
act-change-setting = Cambiar un parámetro

act-line-staff = Empleado
act-line-roles = Roles
act-line-card = Tarjeta
act-line-patron = Cliente
act-line-amount = Importe
act-line-change = Cambio
act-line-reason = Motivo
act-line-coup = Jugada
act-line-card-dealt = Carta repartida
act-line-before = Registrada como
act-line-after = Corregida a
act-line-setting = Parámetro

act-somebody-new = un empleado nuevo
act-from-to = { $before }, después { $after }
act-nothing = –

demo-opens = se abre la demostración
demo-set-up = se prepara la demostración
