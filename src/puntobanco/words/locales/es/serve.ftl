serve-key-pair = --certificate y --private-key: se esperaban ambas o ninguna
serve-proxy-or-certificate = --certificate y --behind-proxy: se esperaba solo una de ellas
serve-proxy-address = --behind-proxy { $proxy }: se esperaba una dirección como 10.0.0.7
serve-proxy-hosts = --behind-proxy: se esperaba también --address o --host-name, porque se rechazan las peticiones a otros hosts
serve-host-name = --host-name { $name }: se esperaba un nombre como house.example
serve-address = --address { $address }: se esperaba una como https://one.example:8443, sin ruta
serve-plain-http = --host { $host }: el http sin cifrar es solo para esta máquina; se esperaba una dirección de bucle local, o --certificate y --private-key, o --behind-proxy
serve-data-file = --data { $folder }: es un archivo; se esperaba una carpeta
serve-data-make = --data { $folder }: no se puede crear ({ $why }); se esperaba una carpeta en la que se pueda escribir
serve-data-write = --data { $folder }: no se puede escribir; se esperaba una carpeta en la que se pueda escribir
serve-host-unknown = --host { $host }: no es una dirección ({ $why }); se esperaba una de esta máquina
serve-port-used = --port { $port } en { $host } lo usa otro programa; se esperaba un puerto libre
serve-port-refused = --port { $port } en { $host } no está disponible ({ $why }); se esperaba un puerto libre
serve-pem-unreadable = { $file }: no se puede leer; se esperaba un archivo en formato PEM
serve-key-readable = { $file }: otros pueden leerlo; se esperaba una clave privada que solo lea su propietario
serve-pem-mismatch = { $certificate } y { $key }: no se corresponden; se esperaba un certificado y su clave privada en formato PEM
serve-no-demonstration = --demo: la casa en { $folder } no es una demostración; ábrala sin --demo o indique otra carpeta con --data
serve-is-demonstration = la casa en { $folder } es una demostración; ábrala con --demo o indique otra carpeta con --data
client-moved = la mesa se atiende en { $address }
client-moving = aún ningún proceso atiende la mesa
client-not-welcome = la casa no respondió al hello con un welcome: { $answer }
client-lost = el socket se cerró
client-fault = { $code }: { $message }
game-unknown = juego «{ $game }»: no existe ese juego; se esperaba uno de { $known }
profile-unknown = perfil «{ $profile }»: no existe ese perfil; se esperaba uno de { $known }
profile-not-ours = perfil «{ $profile }»: esta casa funciona solo con «{ $ours }»; se esperaba ese
table-of-same-game = --table { $file }: la clave «{ $key }» es también la de { $other }; se esperaba una mesa por juego
table-in-other-currency = --table { $file }: en { $currency }; se esperaba { $ours }, la moneda de esta casa
opened-as-demonstration = el registro dice que esta casa se abrió como demostración, y lo sigue siendo; ábrala con --demo
opened-as-house = el registro dice que esta casa se abrió como casa real, y lo sigue siendo; ábrala sin --demo
entry-unreadable = no se puede leer una entrada del registro ({ $error }); se esperaba lo que escribió una casa: `punto verify` dice dónde se modificó
currency-written = { $code } con { $places ->
    [one] { NUMBER($places) } decimal
   *[other] { NUMBER($places) } decimales
  }

serve-open = { $house } está abierta en { $address }
serve-standby = { $address ->
    [none] Aún ningún proceso atiende sus mesas; este proceso está en espera.
   *[other] Sus mesas se atienden en { $address }; este proceso está en espera.
  }
serve-links = { $days ->
    [one] Acceso de los administradores (cada enlace una sola vez, en el plazo de { NUMBER($days) } día):
   *[other] Acceso de los administradores (cada enlace una sola vez, en el plazo de { NUMBER($days) } días):
  }
serve-two-people = Entregue cada enlace y cada tarjeta a una persona distinta: una aprueba lo que pide la otra.
serve-card = Tarjeta de empleado de { $staff }: { $card }
serve-not-built = Las pantallas no están compiladas: instale Node 20.19 o posterior y ejecute de nuevo `pip install .` en el código fuente.
serve-table-unchanged = La mesa { $table } conserva sus reglas. Para abrirla con { $file } tal como está ahora, ciérrela y reinicie la casa.
serve-stopped = la casa se detuvo; no se ejecutó ninguna orden posterior: { $why }
serve-address-taken = --address { $address }: otro proceso, { $process }, tiene también esta dirección; se esperaba una para cada proceso
