store-unreadable = no se puede leer { $file } ({ $reason })
store-damaged = { $file } está dañado ({ $reason }); se dejó como estaba
store-damaged-on-write = { $file } está dañado ({ $reason })
store-write-failed = { $file }: falló una escritura ({ $reason }); lea de nuevo lo que contiene
store-read-only = { $file } se abrió solo para lectura
store-not-opened = no se puede abrir { $file } ({ $reason })
store-not-written = no se puede escribir { $file } ({ $reason })
store-not-removed = no se puede eliminar { $file } ({ $reason })
store-not-made = no se puede crear { $file } ({ $reason })
store-not-copied = no se puede copiar { $file } a { $folder } ({ $reason })
store-not-flushed = no se puede volcar { $folder } al disco ({ $reason })
store-unfinished = no se puede crear { $file }: SQLite no pudo terminar { $part }
store-exists = { $file } ya existe y no se sobrescribe; se esperaba un nombre libre
store-no-file = { $file }: no existe el archivo
store-no-folder = no se puede crear { $file }: no existe la carpeta; se esperaba una existente
store-empty = { $file } está vacío; se esperaba la base de datos de una casa
store-foreign = { $file } es la base de datos de otro programa; se dejó como estaba
store-too-old = { $file } está vacío o es de un programa anterior; se esperaba uno que este programa haya servido o restaurado alguna vez
store-too-new = { $file } tiene la versión { $version } y este programa conoce la { $known }; use el programa que lo escribió
store-no-version = { $file } ha perdido su versión; restaure una copia de seguridad
store-no-table = { $file } ha perdido su tabla { $table }; restaure una copia de seguridad
store-wal-alone = { $file } ya no está, pero su archivo -wal sí; restaure una copia de seguridad
store-replaced = { $file } se eliminó o sustituyó mientras la casa funcionaba; nada posterior se confirmó. Restaure una copia de seguridad
store-busy = { $process ->
        [none] otro proceso está escribiendo
       *[other] el proceso { $process } está escribiendo
    } en { $file }; detenga primero ese proceso
store-lost = { $file }: { $problem }. Para abrir la casa de todos modos, use --accept-change
store-shape = las tablas { $name }_… tienen la forma { $found } y este programa conoce la { $known }

store-head-damaged = { $file } está dañado: no dice qué entrada se confirmó en último lugar
store-head-missing = falta { $file }: no se sabe qué entrada se confirmó en último lugar
store-head-other = { $file } pertenece al pit { $pit }
store-head-replaced = { $file } se eliminó o sustituyó mientras la casa funcionaba

store-sqlite-version = SQLite { $found } es demasiado antiguo; se esperaba { $least } o posterior
store-sqlite-setting = SQLite mantiene aquí { $setting } en { $found }; se esperaba { $expected }, o un corte de corriente podría deshacer lo respondido
store-server-setting = { $server } tiene { $setting } = { $found }; se esperaba { $expected }
store-no-driver = { $server }: PostgreSQL necesita el paquete psycopg
store-right-sequence = { $server }: el rol { $role } no puede usar la secuencia { $sequence }; se esperaba USAGE sobre ella
store-right-table = { $server }: el rol { $role } no puede hacer { $right } en { $table }; se esperaba { $rights } en todas las tablas
store-right-make = { $server }: el rol { $role } no puede hacer { $right }; se esperaba un rol que pueda crear las tablas de Gestión o tenga los permisos sobre las de esta versión

store-url = dirección de la base de datos: no es un URL; se esperaba uno como sqlite:///house.db
store-backend = dirección de la base de datos: «{ $backend }»; se esperaba sqlite o postgresql
store-address = dirección de la base de datos «{ $address }»: se esperaba un archivo, como en sqlite:///house.db
store-anchor = ancla «{ $anchor }»: se esperaba «anchor 1», un pit, un número de secuencia y un hash
store-time = hora { $time }: se esperaban milisegundos que quepan en 64 bits
store-payload = contenido de tipo { $type }: se esperaban bytes
store-name = { $what } «{ $name }»: se esperaban de 1 a { NUMBER($most) } caracteres imprimibles
store-pit = pit «{ $pit }»: se esperaban hasta 64 letras, cifras y . _ : -, con una letra o cifra al comienzo
store-text = { $what } «{ $text }»: se esperaban { NUMBER($most) } caracteres como máximo
store-change = monedero de «{ $patron }»: una variación de { $change } está fuera de rango; se esperaba { $most } como máximo en cualquier sentido
store-lease-time = concesión de { $seconds } s: se esperaba más de 0 y un día como máximo
store-snapshot-entry = instantánea del pit { $pit } en la entrada { $entry }: el registro no tiene esa entrada; se esperaba una que tenga

store-held = el pit { $pit } lo tiene { $owner }, época { $epoch }
store-lease-lost = pit { $pit }: { $owner } ya no lo tiene; la época { $epoch } ha terminado
store-lease-over = pit { $pit }: la concesión ya no es válida: { $why }
store-lease-released = se liberó
store-lease-error = una escritura anterior terminó en { $error }
store-tail = pit { $pit }: el registro no termina donde dice su cabeza
store-restore = pit { $pit }: { $problem }; restaure una copia de seguridad
store-reused = orden «{ $command }»: su id ya se usó con otro contenido
store-repeated = la orden ya se había ejecutado
store-overdrawn = monedero de «{ $patron }»: tiene { $balance } y no puede variar en { $change }
credential-not-as-written = su fila no era la que se escribió
store-snapshot-damaged = la instantánea del pit { $pit } en la entrada { $entry } está dañada o es de otro registro; se omitió
store-snapshot-format = la instantánea del pit { $pit } en la entrada { $entry } tiene el formato { $format }; se omitió

store-manifest = { $file }: no se puede leer{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }; se esperaba el manifiesto de una copia de seguridad
store-manifest-format = { $file }: su manifiesto tiene otro formato; se esperaba { $format }
store-no-manifest = { $file }: se esperaba una copia de seguridad y su manifiesto { $manifest }
store-backup-server = { $file }: copie PostgreSQL con pg_dump y compruébelo con verify; se esperaba un archivo SQLite
store-backup-failed = { $file }: la copia de seguridad falló ({ $reason })
store-restore-failed = { $file }: la restauración falló ({ $reason })
store-backup-changed = { $file } no es el archivo que describe su manifiesto
store-backup-heads = { $file }: sus registros no terminan donde dice su manifiesto
store-backup-broken = { $file }: { $problem }

fairness-shoe-file-cut-off = línea { $line }: el archivo se interrumpe; se esperaban líneas completas
fairness-shoe-file-line = línea { $line }: { $problem }
fairness-shoe-file-lines = líneas { $first } a { $last }: { $problem }
fairness-shoe-lot-name = «{ $name }»: se esperaba como en «burn» o «coup 12»
fairness-shoe-lot-empty = { $name }: se esperaba al menos una carta
fairness-shoe-lot-cards = { $name }: se esperaban cartas como en «8s Kd», separadas por un espacio
fairness-shoe-commitment-form = compromiso «{ $commitment }»: se esperaban 64 cifras hexadecimales
fairness-shoe-cut-line = «{ $line }»: se esperaba como en «cut: 203 by seat-5» o «cut: 203 drawn»
fairness-shoe-cut-position = corte { $position }: se esperaba un lugar de 1 a { $last }
fairness-shoe-text = se esperaba «{ $opening }» y { $lines } líneas en total
fairness-shoe-salt-bytes = sal de { $bytes } bytes: se esperaba { $expected }
fairness-shoe-salt-form = sal: se esperaban { $digits } cifras hexadecimales
fairness-shoe-order-cards = orden: se esperaban cartas como en «8s Kd», separadas por un espacio
fairness-shoe-number = sabot «{ $shoe }»: se esperaba un número entero de hasta 18 cifras
fairness-shoe-game-hash = juego «{ $game }»: se esperaba un hash de 64 cifras hexadecimales
fairness-shoe-name = { $what } «{ $name }»: se esperaban hasta 64 de A-Z a-z 0-9 . _ : - y ningún espacio
fairness-shoe-binding-lines = { $count } líneas: se esperaba { $expected }
fairness-shoe-field = «{ $line }»: se esperaba «{ $opening }…»
fairness-shoe-bound = cota { $bound }: se esperaba 1 como mínimo
fairness-key-exists = archivo de clave { $file }: ya existe y no se sobrescribe; se esperaba un nombre libre
fairness-key-not-written = archivo de clave { $file }: no se puede escribir ({ $reason }); se esperaba una carpeta propia
fairness-key-unreadable = archivo de clave { $file }: no se puede leer ({ $reason }); se esperaba una clave creada por este programa
fairness-key-form = archivo de clave { $file }: se esperaba una línea de { $digits } cifras 0-9 a-f
fairness-key-no-file = archivo de clave { $file }: no es un archivo normal; se esperaba uno
fairness-key-owner = archivo de clave { $file }: pertenece al usuario { $owner }; se esperaba { $user }, el suyo
fairness-key-mode = archivo de clave { $file }: otros pueden usarlo (modo { $mode }); se esperaba 0600

pit-owned = pit { $pit }: lo tiene { $owner }, época { $epoch }
pit-left = pit { $pit }: { $owner } se ha detenido: { $why }
pit-elsewhere = el pit { $pit } { $address ->
        [none] está cambiando de titular
       *[other] se atiende en { $address }
    }

custody-fault = { $part }: { $problem }
custody-part-program = programa
custody-part-key = clave
custody-part-log = registro
custody-part-wallets = monederos
custody-part-clock = reloj
custody-refused = { $fault }. Para abrir la casa de todos modos, use --accept-change
custody-accepted-wallets = { $fault }; se fija en lo que dice el registro
custody-accepted-commands = { $problem }; las órdenes valen tal como constan
custody-program = la versión { $version } es un programa distinto del que abrió la casa por última vez (versión { $opened }); { $file } no dice qué archivos difieren
custody-files = la versión { $version } difiere en { $files }{ $more ->
        [0] {""}
       *[other] {" "}y { NUMBER($more) } más
    }; la casa se abrió por última vez con la versión { $opened }
custody-key = { $file } tiene el id { $id }, pero la clave de esta base de datos tiene el id { $expected }: traiga su archivo de clave o dé a cada casa su propia base de datos
custody-pit = el pit { $pit } ya no está, pero { $file } lo nombra
custody-anchor = { $problem } ({ $file })
custody-empty = está vacío
custody-clock = marca { $now }, pero la última entrada del pit { $pit } es de { $last }: ponga el reloj en hora
