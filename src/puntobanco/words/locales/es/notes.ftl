sign-in-fault-wrong-password = contraseña incorrecta
sign-in-fault-unknown-name = nombre desconocido
sign-in-fault-locked = bloqueado
sign-in-fault-disabled = desactivado
sign-in-fault-not-welcome = vetado o dado de baja

locked-device = este dispositivo
locked-network = red { $network }
locked-approval = aprobaciones en la pantalla de { $asker }
locked-elsewhere = redes desconocidas

note-device = { $device }
signed-out-everywhere = en todas partes
signed-out-another = otro dispositivo: { $device }
signed-out-others = todos los demás dispositivos
invited = { $kind ->
    [staff] empleado { $id }
   *[patron] cliente { $id }
  }
invited-at-start = empleado { $staff }, al iniciar
erased = cliente { $patron }
login-changed = por { $login }: { $reason }
verification-whole = íntegro { $anchor }
verification-findings = { $count ->
    [one] { NUMBER($count) } hallazgo
   *[other] { NUMBER($count) } hallazgos
  } { $anchor }
verification-cancelled = cancelada
verification-failed = fallida
approved = como { $role } en { $place }: { $act }, a petición de { $asker }
clock-forward = el reloj se adelantó { $seconds } s
clock-back = el reloj se atrasó { $seconds } s
alarm-skew = el reloj va { $seconds } s por delante del de la base de datos
alarm-lag = el bucle de eventos se retrasó { $seconds } s
alarm-queue = órdenes a la espera del disco: { NUMBER($count) }
alarm-meter = { $meter }: { $fault }
alarm-behind = entradas de retraso respecto del registro: { NUMBER($count) }
alarm-reading = Gestión no ha leído nada en { $seconds } s: { $why }
alarm-no-owner = ningún proceso atiende las mesas
alarm-not-checked = la comprobación diaria de integridad no se ejecutó: { $why }
alarm-watch-ended = la vigilancia ha terminado ({ $error })
alarm-hold-unknown = no se puede calcular el hold: { $why }
alarm-hold = { $bet } de { $game }: { $deviations } desviaciones estándar en { NUMBER($wagers) } apuestas
storage-unreadable = no se puede leer { $place } ({ $why })
storage-left = quedan { NUMBER($mebibytes) } MiB en { $place }
alarm-several = { $reasons }
