# Labels of paytable rows. A row has up to a dozen conditions; each that it does not have is "none".
# Each language puts them in its own order. Messages that begin with "own-" are this language's alone.

row-clauses = { $a }, { $b }
row-anything = any result

# "two" in "two cards", and "two-" in "a two- or three-card 7".
row-count = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
row-joint = { $n ->
    [2] two-
    [3] three-
    [4] four-
    [5] five-
   *[6] six-
}

own-nature = { $natural ->
    [yes] natural{" "}
    [no] non-natural{" "}
   *[none] {""}
}
own-suits = { $suits ->
    [same] in one suit
    [mixed] in mixed suits
    [spades] in spades
    [hearts] in hearts
    [diamonds] in diamonds
    [clubs] in clubs
   *[none] {""}
}
own-score = { $ranks ->
    [none] { $total ->
        [none] {""}
       *[other] { $total }
    }
   *[other] { $total ->
        [none] { $ranks }
       *[other] { $ranks } making { $total }
    }
}
own-bare = { $cards ->
    [none] { own-score }
   *[other] { $score ->
        [yes] { $joint }card { own-score }
       *[none] { $cards } cards
    }
}
own-a-bare = { $cards ->
    [none] { own-score }
   *[other] { $score ->
        [yes] a { $joint }card { own-score }
       *[none] { $cards } cards
    }
}
own-suited = { $suits ->
    [none] { own-bare }
   *[other] { $noun ->
        [yes] { own-bare } { own-suits }
       *[none] hand { own-suits }
    }
}
own-a-suited = { $suits ->
    [none] { own-a-bare }
   *[other] { $noun ->
        [yes] { own-a-bare } { own-suits }
       *[none] a hand { own-suits }
    }
}
own-a-pair = { $pair ->
    [yes] a pair
    [suited] a suited pair
   *[no] no pair
}
own-hand = { $pair ->
    [none] { own-suited }
   *[other] { $traits ->
        [yes] { own-suited } and { own-a-pair }
       *[none] { $pair ->
            [yes] pair
            [suited] suited pair
           *[no] no pair
        }
    }
}
own-a-hand = { $pair ->
    [none] { own-a-suited }
   *[other] { $traits ->
        [yes] { own-a-suited } and { own-a-pair }
       *[none] { own-a-pair }
    }
}
own-over = { $over ->
    [none] {""}
   *[other] {" "}{ $on ->
        [win] over
        [lose] to
       *[other] against
    } { $over }
}
own-by = { $by ->
    [none] {""}
   *[other] {" "}by { $by } { $last ->
        [one] point
       *[other] points
    }
}
own-with = { $hand ->
    [yes] {" "}with { own-a-hand }
   *[none] {""}
}
own-fared = { own-nature }{ $on ->
    [win] win
    [lose] loss
   *[tie] tie
}{ own-over }{ own-by }{ own-with }

# "natural winner" if nothing but a natural is asked, "9 over 0" if a score beats a score.
# For other languages: $counted (a number of cards or a total), $asked (anything of the hand), $joint.
row-result = { $on ->
    [win] { $alone ->
        [yes] { $natural ->
            [yes] natural winner
           *[other] { own-fared }
        }
       *[none] { own-beaten }
    }
    [lose] { $alone ->
        [yes] { $natural ->
            [yes] natural loser
           *[other] { own-fared }
        }
       *[none] { own-fared }
    }
   *[tie] { own-fared }
}
own-beaten = { $score ->
    [yes] { $over ->
        [none] { own-fared }
       *[other] { $by ->
            [none] { $pair ->
                [none] { own-nature }{ own-hand }{ own-over }
               *[other] { own-fared }
            }
           *[other] { own-fared }
        }
    }
   *[none] { own-fared }
}

# What is asked of the hand if it does not matter how it fared.
# For other languages: $counted, $asked, $last, $joint.
row-held = { $natural ->
    [none] { own-total-of }{ own-hand }{ own-against }
   *[other] { $score ->
        [yes] { own-nature }{ own-hand }{ own-against }
       *[none] { $natural ->
            [yes] natural
           *[no] non-natural hand
        }{ own-with }{ own-against }
    }
}
own-total-of = { $total ->
    [none] {""}
   *[other] { $ranks ->
        [none] { $cards ->
            [none] total of{" "}
           *[other] {""}
        }
       *[other] {""}
    }
}
own-against = { $over ->
    [none] {""}
   *[other] { $hand ->
        [yes] {" "}against { $over }
       *[none] { $natural ->
            [none] against { $over }
           *[other] {" "}against { $over }
        }
    }
}

# $last is the last of the numbers $n: it chooses the plural.
row-apart = { $n } { $last ->
    [one] point
   *[other] points
} apart
# $last is the last of the numbers $n: it chooses the plural.
row-together = { $n } { $last ->
    [one] point
   *[other] points
} together
row-either-pair = { $pair ->
    [yes] pair on either hand
    [suited] suited pair on either hand
   *[no] no pair on either hand
}
row-both-pairs = { $pair ->
    [yes] pair on both hands
    [suited] suited pair on both hands
   *[no] pair on one hand at most
}
row-dealt = { $suits ->
    [none] { $cards } cards dealt
   *[other] { $cards ->
        [none] the cards dealt
       *[other] { $cards } cards
    } { $suits ->
        [same] all of one suit
        [mixed] of mixed suits
        [spades] all spades
        [hearts] all hearts
        [diamonds] all diamonds
       *[clubs] all clubs
    }
}

row-first-ranks = first two cards { $ranks }{ $of ->
    [either] {" "}on either hand
   *[hand] {""}
}
row-first-suits = first two cards { $suits ->
    [same] in one suit
    [mixed] in two suits
    [spades] in spades
    [hearts] in hearts
    [diamonds] in diamonds
    [clubs] in clubs
    [red] red
    [black] black
   *[same-colour] in one colour
}{ $of ->
    [either] {" "}on either hand
   *[hand] {""}
}
row-first-total = { $of ->
    [other] other hand's first two cards{" "}
   *[hand] first two cards{" "}
}{ $n } { $last ->
    [one] point
   *[other] points
}
row-cards = { $cards ->
    [red] red
    [black] black
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
row-first-card = first card { $cards }
row-third-card = third card { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = number of { $cards } { $of ->
    [hand] in the hand
   *[coup] among all cards
}: { $n }
row-group = most cards of one { $by ->
    [rank] rank
    [suit] suit
   *[colour] colour
} { $of ->
    [hand] in the hand
   *[coup] among all cards
}: { $n }
row-coup-points = all cards together { $n } { $last ->
    [one] point
   *[other] points
}
row-either-ranks = { $ranks } on either hand
row-either-suits = either hand { $suits ->
    [same] in one suit
    [mixed] in mixed suits
    [spades] in spades
    [hearts] in hearts
    [diamonds] in diamonds
   *[clubs] in clubs
}
row-first-against = { $against ->
    [higher] first card higher than the other hand's
    [lower] first card lower than the other hand's
    [same] first cards of both hands of one rank
   *[suited] first cards of both hands of one rank and suit
}
row-suits-of = { $hand ->
    [player] Player hand
   *[banker] Banker hand
} { $suits ->
    [same] in one suit
    [mixed] in mixed suits
    [spades] in spades
    [hearts] in hearts
    [diamonds] in diamonds
   *[clubs] in clubs
}
row-seat-suits = { $hands ->
    [player] Player hand in the suit of the seat
    [banker] Banker hand in the suit of the seat
   *[both] each hand in its suit of the seat
}
# The suits of a seat, as symbols.
row-suits-of-seat = Player { $player } · Banker { $banker }

# What a row pays: "30 to 1" pays 30 and returns the stake; "8 for 1" pays 8 in place of the stake.
pays-to = { $n } to { $m }
pays-for = { $n } for { $m }
pays-push = push
pays-meter = { $share } of meter
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

# The hand that a bet is about.
side-player = Player hand
side-banker = Banker hand
side-winner = Winning hand
side-line = Hand of the patron's own line wager
