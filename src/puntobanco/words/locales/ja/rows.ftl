# Labels of paytable rows. A condition that a row does not have is "none".
# Messages that begin with "own-" are this language's alone.

row-clauses = { $a }、{ $b }
row-anything = すべての結果

row-count = { $n }
row-joint = { $n }

own-pair = { $pair ->
    [yes] ペア
    [suited] 同スートペア
   *[no] ペアなし
}
own-suits = { $suits ->
    [same] 同スート
    [mixed] 混合スート
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
    [clubs] クラブ
   *[none] {""}
}
# "3枚の7", "3枚", "2-3-4", "3枚の2-3-4で合計9"
own-score = { $ranks ->
    [none] { $cards ->
        [none] { $total ->
            [none] {""}
           *[other] { $suits ->
                [none] { $total }
               *[other] 合計{ $total }
            }
        }
       *[other] { $total ->
            [none] { $cards }枚
           *[other] { $cards }枚の{ $total }
        }
    }
   *[other] { $cards ->
        [none] {""}
       *[other] { $cards }枚の
    }{ $ranks }{ $total ->
        [none] {""}
       *[other] （合計{ $total }）
    }
}
own-suited = { $suits ->
    [none] { own-score }
   *[other] { $noun ->
        [yes] { own-suits }の{ own-score }
       *[none] { own-suits }{ $suits ->
            [same] {""}
            [mixed] {""}
           *[other] のみ
        }
    }
}
own-held = { own-suited }{ $pair ->
    [none] {""}
   *[other] { $traits ->
        [yes] かつ
       *[none] {""}
    }{ own-pair }
}
# "ナチュラルの9", "ナチュラル以外かつペア", "ナチュラル"
own-hand = { $natural ->
    [yes] ナチュラル
    [no] ナチュラル以外
   *[none] {""}
}{ $natural ->
    [none] {""}
   *[other] { $hand ->
        [yes] { $score ->
            [yes] { $suits ->
                [none] の
               *[other] かつ
            }
           *[none] かつ
        }
       *[none] {""}
    }
}{ own-held }
own-with = { $asked ->
    [yes] { own-hand }で
   *[none] {""}
}

# "ナチュラル以外で9点差の勝ち", "9で相手の0に勝ち"
row-result = { own-with }{ $over ->
    [none] {""}
   *[other] 相手の{ $over }{ $on ->
        [tie] と
       *[other] に
    }
}{ $by ->
    [none] {""}
   *[other] { $by }点差{ $over ->
        [none] の
       *[other] で
    }
}{ $on ->
    [win] 勝ち
    [lose] 負け
   *[tie] タイ
}

row-held = { $asked ->
    [yes] { own-total-of }{ own-hand }{ $over ->
        [none] {""}
       *[other] 、相手は{ $over }
    }
   *[none] 相手が{ $over }
}
own-total-of = { $natural ->
    [none] { $total ->
        [none] {""}
       *[other] { $ranks ->
            [none] { $cards ->
                [none] { $suits ->
                    [none] 合計
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
    }
   *[other] {""}
}

row-apart = { $n }点差
row-together = 両ハンド合計{ $n }点
row-either-pair = { $pair ->
    [yes] どちらかのハンドがペア
    [suited] どちらかのハンドが同スートペア
   *[no] 両ハンドともペアなし
}
row-both-pairs = { $pair ->
    [yes] 両ハンドともペア
    [suited] 両ハンドとも同スートペア
   *[no] ペアは多くても一方のみ
}
row-dealt = { $suits ->
    [none] 両ハンドで計{ $cards }枚
   *[other] { $cards ->
        [none] 両ハンドのカードが
       *[other] 両ハンドで計{ $cards }枚、
    }{ $suits ->
        [same] すべて同スート
        [mixed] 混合スート
        [spades] すべてスペード
        [hearts] すべてハート
        [diamonds] すべてダイヤ
       *[clubs] すべてクラブ
    }
}

row-first-ranks = { $of ->
    [either] どちらかのハンドの
   *[hand] {""}
}最初の2枚が{ $ranks }
row-first-suits = { $of ->
    [either] どちらかのハンドの
   *[hand] {""}
}最初の2枚が{ $suits ->
    [same] 同スート
    [mixed] 異スート
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
    [clubs] クラブ
    [red] 赤
    [black] 黒
   *[same-colour] 同色
}
row-first-total = { $of ->
    [other] 相手のハンドの
   *[hand] {""}
}最初の2枚が{ $n }点
row-cards = { $cards ->
    [red] 赤
    [black] 黒
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
row-first-card = 1枚目が{ $cards }
row-third-card = 3枚目が{ $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = { $of ->
    [hand] ハンド内の
   *[coup] 全カード中の
}{ $cards }が{ $n }枚
row-group = { $of ->
    [hand] ハンド内で
   *[coup] 全カード中で
}同じ{ $by ->
    [rank] ランク
    [suit] スート
   *[colour] 色
}が最多{ $n }枚
row-coup-points = 全カード合計{ $n }点
row-either-ranks = どちらかのハンドが{ $ranks }
row-either-suits = どちらかのハンドが{ $suits ->
    [same] 同スート
    [mixed] 混合スート
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
row-first-against = { $against ->
    [higher] 1枚目が相手の1枚目より高い
    [lower] 1枚目が相手の1枚目より低い
    [same] 両方の1枚目が同ランク
   *[suited] 両方の1枚目が同ランク同スート
}
row-suits-of = { $hand ->
    [player] プレイヤーハンドが
   *[banker] バンカーハンドが
}{ $suits ->
    [same] 同スート
    [mixed] 混合スート
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
   *[clubs] クラブ
}
row-seat-suits = { $hands ->
    [player] プレイヤーハンドが席のスート
    [banker] バンカーハンドが席のスート
   *[both] 両ハンドがそれぞれ席のスート
}
# The suits of a seat, as symbols.
row-suits-of-seat = プレイヤー { $player }・バンカー { $banker }

pays-to = { $n }対{ $m }
pays-for = 元金込み{ $n }対{ $m }
pays-push = プッシュ
pays-meter = メーターの{ $share }
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

side-player = プレイヤーハンド
side-banker = バンカーハンド
side-winner = 勝ったハンド
side-line = お客様自身のラインベットのハンド
