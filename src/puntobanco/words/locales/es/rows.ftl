# Filas de las tablas de pagos. La condición que una fila no tiene es "none".
# Los mensajes que empiezan por "own-" son solo de este idioma.

row-clauses = { $a }, { $b }
row-anything = cualquier resultado

row-count = { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
row-joint = { row-count }

own-nature = { $natural ->
    [yes] {" "}natural
    [no] {" "}no natural
   *[none] {""}
}
own-suits = { $suits ->
    [same] {" "}de un solo palo
    [mixed] {" "}de más de un palo
    [spades] {" "}de picas
    [hearts] {" "}de corazones
    [diamonds] {" "}de diamantes
    [clubs] {" "}de tréboles
   *[none] {""}
}
own-of-cards = { $cards ->
    [none] {""}
   *[other] {" "}de { $cards } cartas
}
own-making = { $ranks ->
    [none] {""}
   *[other] { $total ->
        [none] {""}
       *[other] {" "}que suma { $total }
    }
}

# "9", "2-3-4", "9 natural de dos cartas de picas".
own-score = { $ranks ->
    [none] { $total }
   *[other] { $ranks }
}
own-hand = { $score ->
    [yes] { own-score }{ own-of-cards }{ own-suits }{ own-making }
   *[none] { $cards ->
        [none] mano{ own-suits }
       *[other] { $cards } cartas{ own-suits }
    }
}
own-natural-hand = { own-score }{ own-nature }{ own-of-cards }{ own-suits }{ own-making }
own-pair = { $pair ->
    [yes] par
    [suited] par del mismo palo
   *[no] sin par
}

own-with = { $traits ->
    [yes] {" "}con { own-hand }{ $pair ->
        [none] {""}
       *[other] {" "}y { own-pair }
    }
   *[none] { $pair ->
        [none] {""}
        [no] {" "}{ own-pair }
       *[other] {" "}con { own-pair }
    }
}
own-by = { $by ->
    [none] {""}
   *[other] {" "}por { $by } { $last ->
        [one] punto
       *[other] puntos
    }
}
own-against = { $over ->
    [none] {""}
   *[other] {" "}contra { $over }
}
own-fared = { $on ->
    [win] victoria
    [lose] derrota
   *[tie] empate
}{ own-nature }{ own-by }{ own-with }{ own-against }

# "9 natural gana a 0" cuando unos puntos ganan a otros.
row-result = { $on ->
    [win] { $score ->
        [yes] { $over ->
            [none] { own-fared }
           *[other] { $by ->
                [none] { $pair ->
                    [none] { own-natural-hand } gana a { $over }
                   *[other] { own-fared }
                }
               *[other] { own-fared }
            }
        }
       *[none] { own-fared }
    }
    [lose] { $alone ->
        [yes] { $natural ->
            [yes] natural perdedor
           *[other] { own-fared }
        }
       *[none] { own-fared }
    }
   *[tie] { own-fared }
}

# Lo que se pide a la mano, gane o pierda.
row-held = { $natural ->
    [none] { $traits ->
        [yes] { own-total-of }{ own-hand }{ own-with-pair }{ own-against }
       *[none] { $pair ->
            [none] contra { $over }
           *[other] { own-pair }{ own-against }
        }
    }
   *[other] { $score ->
        [yes] { own-natural-hand }{ own-with-pair }{ own-against }
       *[none] { $natural ->
            [yes] natural
           *[no] mano no natural
        }{ own-of-cards }{ own-suits }{ own-with-pair }{ own-against }
    }
}
own-total-of = { $ranks ->
    [none] { $total ->
        [none] {""}
       *[other] { $cards ->
            [none] total de{" "}
           *[other] {""}
        }
    }
   *[other] {""}
}
own-with-pair = { $pair ->
    [none] {""}
    [no] {" "}{ own-pair }
   *[other] {" "}con { own-pair }
}

row-apart = { $n } { $last ->
    [one] punto
   *[other] puntos
} de diferencia
row-together = { $n } { $last ->
    [one] punto
   *[other] puntos
} entre ambas manos
row-either-pair = { $pair ->
    [yes] par en cualquiera de las manos
    [suited] par del mismo palo en cualquiera de las manos
   *[no] ninguna mano con par
}
row-both-pairs = { $pair ->
    [yes] par en ambas manos
    [suited] par del mismo palo en ambas manos
   *[no] par en una mano como máximo
}
row-dealt = { $suits ->
    [none] { $cards } cartas repartidas
   *[other] { $cards ->
        [none] { $suits ->
            [same] todas las cartas del mismo palo
            [mixed] cartas repartidas de más de un palo
           *[other] todas las cartas{ own-suits }
        }
       *[other] { $suits ->
            [same] { $cards } cartas, todas del mismo palo
            [mixed] { $cards } cartas repartidas de más de un palo
           *[other] { $cards } cartas, todas{ own-suits }
        }
    }
}

row-first-ranks = primeras dos cartas { $ranks }{ $of ->
    [either] {" "}en cualquiera de las manos
   *[hand] {""}
}
row-first-suits = primeras dos cartas { $suits ->
    [same] del mismo palo
    [mixed] de dos palos
    [spades] de picas
    [hearts] de corazones
    [diamonds] de diamantes
    [clubs] de tréboles
    [red] rojas
    [black] negras
   *[same-colour] del mismo color
}{ $of ->
    [either] {" "}en cualquiera de las manos
   *[hand] {""}
}
row-first-total = primeras dos cartas { $of ->
    [other] de la otra mano{" "}
   *[hand] {""}
}de { $n } { $last ->
    [one] punto
   *[other] puntos
}
row-cards = { $cards ->
    [red] rojas
    [black] negras
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
row-first-card = primera carta { $cards }
row-third-card = tercera carta { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = número de { $cards } { $of ->
    [hand] en la mano
   *[coup] entre todas las cartas
}: { $n }
row-group = más cartas de { $by ->
    [rank] un mismo valor
    [suit] un mismo palo
   *[colour] un mismo color
} { $of ->
    [hand] en la mano
   *[coup] entre todas las cartas
}: { $n }
row-coup-points = todas las cartas suman { $n } { $last ->
    [one] punto
   *[other] puntos
}
row-either-ranks = { $ranks } en cualquiera de las manos
row-either-suits = cualquiera de las manos { $suits ->
    [same] de un solo palo
    [mixed] de más de un palo
    [spades] de picas
    [hearts] de corazones
    [diamonds] de diamantes
   *[clubs] de tréboles
}
row-first-against = { $against ->
    [higher] primera carta más alta que la de la otra mano
    [lower] primera carta más baja que la de la otra mano
    [same] primeras cartas de ambas manos del mismo valor
   *[suited] primeras cartas de ambas manos del mismo valor y palo
}
row-suits-of = { $hand ->
    [player] mano del Jugador
   *[banker] mano de la Banca
} { $suits ->
    [same] de un solo palo
    [mixed] de más de un palo
    [spades] de picas
    [hearts] de corazones
    [diamonds] de diamantes
   *[clubs] de tréboles
}
row-seat-suits = { $hands ->
    [player] mano del Jugador del palo del asiento
    [banker] mano de la Banca del palo del asiento
   *[both] cada mano de su palo del asiento
}
# The suits of a seat, as symbols.
row-suits-of-seat = Jugador { $player } · Banca { $banker }

pays-to = { $n } a { $m }
pays-for = { $n } por { $m }
pays-push = devolución
pays-meter = { $share } del bote
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

side-player = Mano del Jugador
side-banker = Mano de la Banca
side-winner = Mano ganadora
side-line = Mano por la que apuesta el cliente
