# 賠付表各行的名稱；沒有的條件為 "none"。以 "own-" 開頭的訊息只屬於本語言。

row-clauses = { $a }，{ $b }
row-anything = 不論結果

row-count = { $n ->
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
   *[6] 六
}
row-joint = { row-count }

own-nature = { $natural ->
    [yes] 例牌
    [no] 非例牌
   *[none] {""}
}
own-suits = { $suits ->
    [same] 同花
    [mixed] 非同花
    [spades] 黑桃
    [hearts] 紅心
    [diamonds] 方塊
    [clubs] 梅花
   *[none] {""}
}
own-counted = { $cards ->
    [none] {""}
   *[other] { $cards }張牌
}{ $total ->
    [none] {""}
   *[other] { $total }點
}
own-traits = { $ranks ->
    [none] { $counted ->
        [yes] { own-counted }{ $suits ->
            [none] {""}
           *[other] 且手牌{ own-suits }
        }
       *[none] { $suits ->
            [none] {""}
           *[other] 手牌{ own-suits }
        }
    }
   *[other] { own-suits }{ $ranks }{ $counted ->
        [yes] 且{ own-counted }
       *[none] {""}
    }
}
own-hand = { own-traits }{ $pair ->
    [none] {""}
   *[other] { $traits ->
        [yes] 且
       *[none] {""}
    }{ $pair ->
        [yes] 對子
        [suited] 完美對子
       *[no] 非對子
    }
}

row-result = { $hand ->
    [yes] 以
   *[none] {""}
}{ own-nature }{ own-hand }{ $on ->
    [win] 勝
    [lose] 負
   *[tie] 和局
}{ $by ->
    [none] {""}
   *[other] { $on ->
        [tie] {""}
       *[other] { $by }點
    }
}{ $over ->
    [none] {""}
   *[other] ，對方{ $over }點
}{ $by ->
    [none] {""}
   *[other] { $on ->
        [tie] ，相差{ $by }點
       *[other] {""}
    }
}
row-held = { own-nature }{ own-hand }{ $over ->
    [none] {""}
   *[other] { $asked ->
        [yes] ，
       *[none] {""}
    }對方{ $over }點
}
row-apart = 相差{ $n }點
row-together = 雙方合計{ $n }點
row-either-pair = { $pair ->
    [yes] 任一方為對子
    [suited] 任一方為完美對子
   *[no] 雙方皆非對子
}
row-both-pairs = { $pair ->
    [yes] 雙方皆為對子
    [suited] 雙方皆為完美對子
   *[no] 至多一方為對子
}
row-dealt = { $suits ->
    [none] 共發{ $cards }張牌
   *[other] { $cards ->
        [none] 所發的牌
       *[other] { $cards }張牌
    }{ $suits ->
        [same] 全部同花
        [mixed] 不全同花
        [spades] 全為黑桃
        [hearts] 全為紅心
        [diamonds] 全為方塊
       *[clubs] 全為梅花
    }
}

row-first-ranks = { $of ->
    [either] 任一方
   *[hand] {""}
}首兩張為 { $ranks }
row-first-suits = { $of ->
    [either] 任一方
   *[hand] {""}
}首兩張{ $suits ->
    [same] 同花
    [mixed] 不同花
    [spades] 為黑桃
    [hearts] 為紅心
    [diamonds] 為方塊
    [clubs] 為梅花
    [red] 為紅色
    [black] 為黑色
   *[same-colour] 同色
}
row-first-total = { $of ->
    [other] 對方
   *[hand] {""}
}首兩張共 { $n } 點
row-cards = { $cards ->
    [red] 紅色
    [black] 黑色
    [spades] 黑桃
    [hearts] 紅心
    [diamonds] 方塊
   *[clubs] 梅花
}
row-first-card = 第一張為 { $cards }
row-third-card = 第三張為 { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = { $of ->
    [hand] 該手牌中
   *[coup] 全部牌中
} { $cards } 共 { $n } 張
row-group = { $of ->
    [hand] 該手牌中
   *[coup] 全部牌中
}同一{ $by ->
    [rank] 點數牌
    [suit] 花色
   *[colour] 顏色
}最多 { $n } 張
row-coup-points = 全部牌點數合計 { $n } 點
row-either-ranks = 任一方為 { $ranks }
row-either-suits = 任一方{ $suits ->
    [same] 同花
    [mixed] 非同花
    [spades] 為黑桃
    [hearts] 為紅心
    [diamonds] 為方塊
   *[clubs] 為梅花
}
row-first-against = { $against ->
    [higher] 第一張牌大於對方第一張
    [lower] 第一張牌小於對方第一張
    [same] 雙方第一張牌面相同
   *[suited] 雙方第一張牌面與花色相同
}
row-suits-of = { $hand ->
    [player] 閒方
   *[banker] 莊方
}{ $suits ->
    [same] 同花
    [mixed] 非同花
    [spades] 為黑桃
    [hearts] 為紅心
    [diamonds] 為方塊
   *[clubs] 為梅花
}
row-seat-suits = { $hands ->
    [player] 閒方皆為座位的花色
    [banker] 莊方皆為座位的花色
   *[both] 雙方各為座位的花色
}
# The suits of a seat, as symbols.
row-suits-of-seat = 閒 { $player } · 莊 { $banker }

pays-to = { $m } 賠 { $n }
pays-for = { $m } 派 { $n }（含本金）
pays-push = 退還本金
pays-meter = 獎池的 { $share }
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

side-player = 閒方
side-banker = 莊方
side-winner = 勝方
side-line = 投注者所押的一方
