# What is wrong with a message, a body or a parameter that a program sent.

# A problem with its place ("seat.number"), and one that concerns the whole.
input-place = { $place }: { $problem }.
input-problem = { $problem }.
input-several = { $faults }
input-other = The message is not of the expected form.
input-unreadable = The message is not complete JSON.
input-value = { $value }: expected { $expected }
input-required = '{ $field }' is required ({ $expected })
input-unknown-field = { $count ->
    [0] unknown field; expected none
   *[other] unknown field; expected { $fields }
  }
input-entries = { $count ->
    [one] { NUMBER($count) } entry
   *[other] { NUMBER($count) } entries
  }: expected { $expected }
input-characters = { $count ->
    [one] { NUMBER($count) } character
   *[other] { NUMBER($count) } characters
  }: expected { $expected }
input-repeated = { $key }: occurs twice; expected once.

# What was expected, as the end of a sentence, or what came instead.
expected-whole = a whole number
expected-whole-least = a whole number of { $least } or more
expected-whole-most = a whole number of { $most } or less
expected-whole-between = a whole number from { $least } to { $most }
expected-number = a number
expected-true-or-false = true or false
expected-text = text
expected-text-of = text of { $length }
expected-text-not-blank = text of { $length }, not all blank
expected-list = a list
expected-object = an object
expected-one-of = { $count ->
    [1] { $values }
   *[other] one of { $values }
  }
expected-id = 1 to 64 letters, digits, '.', '_', ':' or '-', starting with a letter or a digit
expected-command-key = 8 to 64 letters, digits, '.', '_', ':' or '-'
expected-made-id = 1 to 64 letters, digits, '-' or '_'
expected-day = a day such as 2024-03-10
expected-place = a place as the page before named it
expected-game-hash = the hash of a game, 64 hexadecimal digits
expected-session = the number of a session, 16 hexadecimal digits

characters-most = { $most ->
    [one] at most { NUMBER($most) } character
   *[other] at most { NUMBER($most) } characters
  }
characters-least = { $least ->
    [one] at least { NUMBER($least) } character
   *[other] at least { NUMBER($least) } characters
  }
characters-between = { $least } to { $most } characters
entries-most = { $most ->
    [one] at most { NUMBER($most) } entry
   *[other] at most { NUMBER($most) } entries
  }
entries-least = { $least ->
    [one] at least { NUMBER($least) } entry
   *[other] at least { NUMBER($least) } entries
  }
entries-between = { $least } to { $most } entries
input-expected = expected { $expected }
