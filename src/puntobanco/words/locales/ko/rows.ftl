# 배당표 각 행의 이름. 없는 조건은 "none". "own-"으로 시작하는 메시지는 이 언어에만 있습니다.
# 순서: 내추럴, 페어, 무늬, 카드, 합계, 점수 차, 승패, 상대.

row-clauses = { $a }, { $b }
row-anything = 모든 결과

row-count = { $n }장
row-joint = { row-count }

own-suits = { $suits ->
    [same] 같은 무늬
    [mixed] 섞인 무늬
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
    [clubs] 클로버
   *[none] {""}
}
own-suits-before = { $suits ->
    [none] {""}
   *[other] { own-suits }{" "}
}
# 카드 수와 합계: "카드 3장 7점".
own-counted = { $cards ->
    [none] { $suits ->
        [none] {""}
       *[other] 핸드{ $total ->
            [none] {""}
           *[other] {" "}
        }
    }
   *[other] 카드 { $cards }{ $total ->
        [none] {""}
       *[other] {" "}
    }
}{ $total ->
    [none] {""}
   *[other] { $total }점
}
# 무늬를 포함하여, 핸드에 요구되는 것(페어 제외).
own-traits = { own-suits-before }{ $ranks ->
    [none] { own-counted }
   *[other] { $ranks } 핸드{ $cards ->
        [none] {""}
       *[other] (카드 { $cards })
    }{ $total ->
        [none] {""}
       *[other] {" "}{ $total }점
    }
}
# 뒤에 오는 조사: "7점으로 승리", "카드 3장으로 승리", "핸드로 승리", 그러나 "7점 타이".
own-by-means = { $on ->
    [tie] {""}
   *[other] { $total ->
        [none] { $ranks ->
            [none] { $cards ->
                [none] 로
               *[other] 으로
            }
           *[other] 로
        }
       *[other] 으로
    }
}
own-paired = { $pair ->
    [yes] 페어인{" "}
    [suited] 퍼펙트 페어인{" "}
    [no] 페어가 아닌{" "}
   *[none] {""}
}
own-nature-and = { $natural ->
    [yes] { $pair ->
        [none] 내추럴{" "}
       *[other] 내추럴이고{" "}
    }
    [no] { $pair ->
        [none] 내추럴이 아닌{" "}
       *[other] 내추럴이 아니고{" "}
    }
   *[none] {""}
}
# 핸드로 어떻게: "카드 3장 7점으로 ".
own-means = { $traits ->
    [yes] { own-nature-and }{ own-paired }{ own-traits }{ own-by-means }{" "}
   *[none] { $pair ->
        [none] { $natural ->
            [yes] { $by ->
                [none] 내추럴{" "}
               *[other] 내추럴로{" "}
            }
            [no] 내추럴이 아닌{" "}
           *[none] {""}
        }
       *[other] { $natural ->
            [none] { $pair ->
                [yes] 페어{ own-by-means }{" "}
                [suited] 퍼펙트 페어{ own-by-means }{" "}
               *[no] 페어 없이{" "}
            }
           *[other] { own-nature-and }{ own-paired }핸드{ own-by-means }{" "}
        }
    }
}

row-result = { own-means }{ $by ->
    [none] {""}
   *[other] { $by }점 차{" "}
}{ $on ->
    [win] 승리
    [lose] 패배
   *[tie] 타이
}{ $over ->
    [none] {""}
   *[other] , 상대 { $over }점
}

# 승패와 관계없이 핸드에 요구되는 것.
row-held = { $traits ->
    [yes] { own-nature-and }{ own-paired }{ own-traits }
   *[none] { $pair ->
        [none] { $natural ->
            [yes] 내추럴
            [no] 내추럴이 아닌 핸드
           *[none] {""}
        }
       *[other] { $natural ->
            [none] { $pair ->
                [yes] 페어
                [suited] 퍼펙트 페어
               *[no] 페어 아님
            }
           *[other] { own-nature-and }{ own-paired }핸드
        }
    }
}{ $over ->
    [none] {""}
   *[other] { $asked ->
        [yes] ,{" "}
       *[none] {""}
    }상대 { $over }점
}

row-apart = { $n }점 차
row-together = 양쪽 합계 { $n }점
row-either-pair = { $pair ->
    [yes] 한쪽 이상 페어
    [suited] 한쪽 이상 퍼펙트 페어
   *[no] 양쪽 모두 페어 아님
}
row-both-pairs = { $pair ->
    [yes] 양쪽 모두 페어
    [suited] 양쪽 모두 퍼펙트 페어
   *[no] 페어는 많아야 한쪽
}
row-dealt = { $suits ->
    [none] 나온 카드 { $cards }
   *[other] 나온 카드{ $cards ->
        [none] {""}
       *[other] {" "}{ $cards }
    }{ $suits ->
        [same] , 모두 같은 무늬
        [mixed] , 섞인 무늬
        [spades] , 모두 스페이드
        [hearts] , 모두 하트
        [diamonds] , 모두 다이아몬드
       *[clubs] , 모두 클로버
    }
}

row-first-ranks = { $of ->
    [either] 한쪽 이상{" "}
   *[hand] {""}
}처음 두 장 { $ranks }
row-first-suits = { $of ->
    [either] 한쪽 이상{" "}
   *[hand] {""}
}처음 두 장 { $suits ->
    [same] 같은 무늬
    [mixed] 다른 무늬
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
    [clubs] 클로버
    [red] 빨간색
    [black] 검은색
   *[same-colour] 같은 색
}
row-first-total = { $of ->
    [other] 상대 핸드{" "}
   *[hand] {""}
}처음 두 장 { $n }점
row-cards = { $cards ->
    [red] 빨간 카드
    [black] 검은 카드
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
   *[clubs] 클로버
}
row-first-card = 첫 번째 카드 { $cards }
row-third-card = 세 번째 카드 { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = { $of ->
    [hand] 핸드의
   *[coup] 모든 카드 중
} { $cards } { $n }장
row-group = { $of ->
    [hand] 핸드에서
   *[coup] 모든 카드에서
} 같은 { $by ->
    [rank] 숫자
    [suit] 무늬
   *[colour] 색
} 최대 { $n }장
row-coup-points = 모든 카드 합계 { $n }점
row-either-ranks = 한쪽 이상 { $ranks }
row-either-suits = 한쪽 이상 { $suits ->
    [same] 같은 무늬
    [mixed] 섞인 무늬
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
   *[clubs] 클로버
}
row-first-against = { $against ->
    [higher] 첫 번째 카드가 상대 핸드보다 높음
    [lower] 첫 번째 카드가 상대 핸드보다 낮음
    [same] 양쪽 첫 번째 카드의 숫자가 같음
   *[suited] 양쪽 첫 번째 카드의 숫자와 무늬가 같음
}
row-suits-of = { $hand ->
    [player] 플레이어 핸드
   *[banker] 뱅커 핸드
} { $suits ->
    [same] 같은 무늬
    [mixed] 섞인 무늬
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
   *[clubs] 클로버
}
row-seat-suits = { $hands ->
    [player] 플레이어 핸드가 좌석의 무늬
    [banker] 뱅커 핸드가 좌석의 무늬
   *[both] 양쪽 핸드가 각각 좌석의 무늬
}
# The suits of a seat, as symbols.
row-suits-of-seat = 플레이어 { $player } · 뱅커 { $banker }

# 배당. "30 대 1"은 30을 지급하고 베팅액을 돌려주며, "1당 8(원금 포함)"은 베팅액 대신 8을 지급합니다.
pays-to = { $n } 대 { $m }
pays-for = { $m }당 { $n }(원금 포함)
pays-push = 푸시
pays-meter = 미터의 { $share }
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

# 베팅의 기준이 되는 핸드.
side-player = 플레이어 핸드
side-banker = 뱅커 핸드
side-winner = 이긴 핸드
side-line = 고객이 라인에 베팅한 핸드
