input-place = { $place }: { $problem }.
input-problem = { $problem }.
input-several = { $faults }
input-other = El mensaje no tiene la forma esperada.
input-unreadable = El mensaje no es JSON completo.
input-value = { $value }: se esperaba { $expected }
input-required = «{ $field }» es obligatorio ({ $expected })
input-unknown-field = { $count ->
    [0] campo desconocido; no se esperaba ninguno
   *[other] campo desconocido; se esperaba { $fields }
  }
input-entries = { $count ->
    [one] { NUMBER($count) } elemento
   *[other] { NUMBER($count) } elementos
  }: se esperaban { $expected }
input-characters = { $count ->
    [one] { NUMBER($count) } carácter
   *[other] { NUMBER($count) } caracteres
  }: se esperaban { $expected }
input-repeated = { $key }: aparece dos veces; se esperaba una.

expected-whole = un número entero
expected-whole-least = un número entero de { $least } o más
expected-whole-most = un número entero de { $most } o menos
expected-whole-between = un número entero de { $least } a { $most }
expected-number = un número
expected-true-or-false = true o false
expected-text = texto
expected-text-of = texto de { $length }
expected-text-not-blank = texto de { $length }, no todo en blanco
expected-list = una lista
expected-object = un objeto
expected-one-of = { $count ->
    [1] { $values }
   *[other] uno de { $values }
  }
expected-id = de 1 a 64 letras, cifras, '.', '_', ':' o '-', empezando por una letra o una cifra
expected-command-key = de 8 a 64 letras, cifras, '.', '_', ':' o '-'
expected-made-id = de 1 a 64 letras, cifras, '-' o '_'
expected-day = un día como 2024-03-10
expected-place = un lugar como lo nombró la página anterior
expected-game-hash = el hash de un juego, 64 cifras hexadecimales
expected-session = el número de una sesión, 16 cifras hexadecimales

characters-most = { $most ->
    [one] { NUMBER($most) } carácter como máximo
   *[other] { NUMBER($most) } caracteres como máximo
  }
characters-least = { $least ->
    [one] { NUMBER($least) } carácter como mínimo
   *[other] { NUMBER($least) } caracteres como mínimo
  }
characters-between = { $least } a { $most } caracteres
entries-most = { $most ->
    [one] { NUMBER($most) } elemento como máximo
   *[other] { NUMBER($most) } elementos como máximo
  }
entries-least = { $least ->
    [one] { NUMBER($least) } elemento como mínimo
   *[other] { NUMBER($least) } elementos como mínimo
  }
entries-between = { $least } a { $most } elementos
input-expected = se esperaba { $expected }
