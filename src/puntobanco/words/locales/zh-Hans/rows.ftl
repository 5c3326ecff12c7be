# 赔付表各行的名称；没有的条件为 "none"。以 "own-" 开头的信息只属于本语言。

row-clauses = { $a }，{ $b }
row-anything = 不论结果

row-count = { $n ->
    [2] 两
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
    [hearts] 红心
    [diamonds] 方块
    [clubs] 梅花
   *[none] {""}
}
own-counted = { $cards ->
    [none] {""}
   *[other] { $cards }张牌
}{ $total ->
    [none] {""}
   *[other] { $total }点
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
        [yes] 对子
        [suited] 完美对子
       *[no] 非对子
    }
}

row-result = { $hand ->
    [yes] 以
   *[none] {""}
}{ own-nature }{ own-hand }{ $on ->
    [win] 胜
    [lose] 负
   *[tie] 和局
}{ $by ->
    [none] {""}
   *[other] { $on ->
        [tie] {""}
       *[other] { $by }点
    }
}{ $over ->
    [none] {""}
   *[other] ，对方{ $over }点
}{ $by ->
    [none] {""}
   *[other] { $on ->
        [tie] ，相差{ $by }点
       *[other] {""}
    }
}
row-held = { own-nature }{ own-hand }{ $over ->
    [none] {""}
   *[other] { $asked ->
        [yes] ，
       *[none] {""}
    }对方{ $over }点
}
row-apart = 相差{ $n }点
row-together = 双方合计{ $n }点
row-either-pair = { $pair ->
    [yes] 任一方为对子
    [suited] 任一方为完美对子
   *[no] 双方皆非对子
}
row-both-pairs = { $pair ->
    [yes] 双方皆为对子
    [suited] 双方皆为完美对子
   *[no] 至多一方为对子
}
row-dealt = { $suits ->
    [none] 共发{ $cards }张牌
   *[other] { $cards ->
        [none] 所发的牌
       *[other] { $cards }张牌
    }{ $suits ->
        [same] 全部同花
        [mixed] 不全同花
        [spades] 全为黑桃
        [hearts] 全为红心
        [diamonds] 全为方块
       *[clubs] 全为梅花
    }
}

row-first-ranks = { $of ->
    [either] 任一方
   *[hand] {""}
}首两张为 { $ranks }
row-first-suits = { $of ->
    [either] 任一方
   *[hand] {""}
}首两张{ $suits ->
    [same] 同花
    [mixed] 不同花
    [spades] 为黑桃
    [hearts] 为红心
    [diamonds] 为方块
    [clubs] 为梅花
    [red] 为红色
    [black] 为黑色
   *[same-colour] 同色
}
row-first-total = { $of ->
    [other] 对方
   *[hand] {""}
}首两张共 { $n } 点
row-cards = { $cards ->
    [red] 红色
    [black] 黑色
    [spades] 黑桃
    [hearts] 红心
    [diamonds] 方块
   *[clubs] 梅花
}
row-first-card = 第一张为 { $cards }
row-third-card = 第三张为 { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = { $of ->
    [hand] 该手牌中
   *[coup] 全部牌中
} { $cards } 共 { $n } 张
row-group = { $of ->
    [hand] 该手牌中
   *[coup] 全部牌中
}同一{ $by ->
    [rank] 点数牌
    [suit] 花色
   *[colour] 颜色
}最多 { $n } 张
row-coup-points = 全部牌点数合计 { $n } 点
row-either-ranks = 任一方为 { $ranks }
row-either-suits = 任一方{ $suits ->
    [same] 同花
    [mixed] 非同花
    [spades] 为黑桃
    [hearts] 为红心
    [diamonds] 为方块
   *[clubs] 为梅花
}
row-first-against = { $against ->
    [higher] 第一张牌大于对方第一张
    [lower] 第一张牌小于对方第一张
    [same] 双方第一张牌面相同
   *[suited] 双方第一张牌面与花色相同
}
row-suits-of = { $hand ->
    [player] 闲方
   *[banker] 庄方
}{ $suits ->
    [same] 同花
    [mixed] 非同花
    [spades] 为黑桃
    [hearts] 为红心
    [diamonds] 为方块
   *[clubs] 为梅花
}
row-seat-suits = { $hands ->
    [player] 闲方皆为座位的花色
    [banker] 庄方皆为座位的花色
   *[both] 双方各为座位的花色
}
# The suits of a seat, as symbols.
row-suits-of-seat = 闲 { $player } · 庄 { $banker }

pays-to = { $m } 赔 { $n }
pays-for = { $m } 派 { $n }（含本金）
pays-push = 退还本金
pays-meter = 奖池的 { $share }
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

side-player = 闲方
side-banker = 庄方
side-winner = 胜方
side-line = 投注者所押的一方
