# Nhãn của các dòng trong bảng trả thưởng; điều kiện không có là "none".
# Thông báo bắt đầu bằng "own-" chỉ thuộc về ngôn ngữ này.

row-clauses = { $a }, { $b }
row-anything = kết quả bất kỳ

row-count = { $n ->
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
   *[6] sáu
}
row-joint = { row-count }

own-nature = { $natural ->
    [yes] {" "}tự nhiên
    [no] {" "}không tự nhiên
   *[none] {""}
}
own-suits = { $suits ->
    [same] {" "}đồng chất
    [mixed] {" "}không đồng chất
    [spades] {" "}toàn bích
    [hearts] {" "}toàn cơ
    [diamonds] {" "}toàn rô
    [clubs] {" "}toàn chuồn
   *[none] {""}
}
own-cards = { $cards ->
    [none] {""}
   *[other] {" "}{ $cards } lá
}
own-score = { $ranks ->
    [none] { $total ->
        [none] {""}
       *[other] {" "}{ $total } điểm
    }
   *[other] {" "}{ $ranks }{ $total ->
        [none] {""}
       *[other] {" "}được { $total } điểm
    }
}
own-pair = { $pair ->
    [yes] {" "}có đôi
    [suited] {" "}có đôi đồng chất
    [no] {" "}không có đôi
   *[none] {""}
}
# Tay bài với mọi điều kiện về lá: "tay ba lá 7 điểm đồng chất có đôi".
own-hand = tay{ own-cards }{ own-score }{ own-suits }{ own-pair }
# Như trên, nhưng chỉ là "7 điểm" nếu không hỏi gì khác.
own-points = { $cards ->
    [none] { $suits ->
        [none] { $pair ->
            [none] { $ranks ->
                [none] { $total } điểm
               *[other] { own-hand }
            }
           *[other] { own-hand }
        }
       *[other] { own-hand }
    }
   *[other] { own-hand }
}
own-with = { $hand ->
    [yes] {" "}với { own-points }
   *[none] {""}
}
own-against = { $over ->
    [none] {""}
   *[other] {" "}{ $on ->
        [tie] gặp
       *[other] trước
    } tay { $over } điểm
}
own-by = { $by ->
    [none] {""}
   *[other] { $hand ->
        [yes] ,
       *[none] { $over ->
            [none] {""}
           *[other] ,
        }
    }{" "}cách biệt { $by } điểm
}
own-fared = { $on ->
    [win] thắng
    [lose] thua
   *[tie] hòa
}{ own-nature }{ own-with }{ own-against }{ own-by }
own-beats = { own-points }{ own-nature } thắng { $over } điểm

row-result = { $on ->
    [win] { $score ->
        [yes] { $over ->
            [none] { own-fared }
           *[other] { $by ->
                [none] { own-beats }
               *[other] { own-fared }
            }
        }
       *[none] { own-fared }
    }
   *[other] { own-fared }
}
row-held = { $hand ->
    [yes] { $traits ->
        [yes] { own-hand }{ own-nature }
       *[none] { $natural ->
            [none] { $pair ->
                [yes] đôi
                [suited] đôi đồng chất
               *[no] không có đôi
            }
           *[other] bài{ own-nature }{ own-pair }
        }
    }
   *[none] { $natural ->
        [none] {""}
       *[other] bài{ own-nature }
    }
}{ $over ->
    [none] {""}
   *[other] { $asked ->
        [yes] {" "}gặp tay { $over } điểm
       *[none] đối phương { $over } điểm
    }
}
row-apart = hai tay chênh nhau { $n } điểm
row-together = tổng hai tay { $n } điểm
row-either-pair = { $pair ->
    [yes] đôi ở tay bất kỳ
    [suited] đôi đồng chất ở tay bất kỳ
   *[no] không tay nào có đôi
}
row-both-pairs = { $pair ->
    [yes] cả hai tay có đôi
    [suited] cả hai tay có đôi đồng chất
   *[no] nhiều nhất một tay có đôi
}
row-dealt = { $suits ->
    [none] cả ván chia { $cards } lá
   *[other] { $cards ->
        [none] các lá của ván
       *[other] cả ván chia { $cards } lá
    } { $suits ->
        [same] đồng chất
        [mixed] không đồng chất
        [spades] toàn bích
        [hearts] toàn cơ
        [diamonds] toàn rô
       *[clubs] toàn chuồn
    }
}

row-first-ranks = hai lá đầu { $ranks }{ $of ->
    [either] {" "}ở tay bất kỳ
   *[hand] {""}
}
row-first-suits = hai lá đầu { $suits ->
    [same] đồng chất
    [mixed] khác chất
    [spades] toàn bích
    [hearts] toàn cơ
    [diamonds] toàn rô
    [clubs] toàn chuồn
    [red] màu đỏ
    [black] màu đen
   *[same-colour] cùng màu
}{ $of ->
    [either] {" "}ở tay bất kỳ
   *[hand] {""}
}
row-first-total = hai lá đầu { $of ->
    [other] của tay kia{" "}
   *[hand] {""}
}được { $n } điểm
row-cards = { $cards ->
    [red] lá đỏ
    [black] lá đen
    [spades] bích
    [hearts] cơ
    [diamonds] rô
   *[clubs] chuồn
}
row-first-card = lá thứ nhất { $cards }
row-third-card = lá thứ ba { $cards }
# The number $n of certain cards, or the size $n of the largest group, in the hand or in the coup.
row-counted = số lá { $cards } { $of ->
    [hand] trong tay bài
   *[coup] trong tất cả các lá
}: { $n }
row-group = nhiều lá nhất cùng { $by ->
    [rank] giá trị
    [suit] chất
   *[colour] màu
} { $of ->
    [hand] trong tay bài
   *[coup] trong tất cả các lá
}: { $n }
row-coup-points = tổng tất cả các lá { $n } điểm
row-either-ranks = { $ranks } ở tay bất kỳ
row-either-suits = tay bất kỳ { $suits ->
    [same] đồng chất
    [mixed] không đồng chất
    [spades] toàn bích
    [hearts] toàn cơ
    [diamonds] toàn rô
   *[clubs] toàn chuồn
}
row-first-against = { $against ->
    [higher] lá thứ nhất cao hơn lá thứ nhất của tay kia
    [lower] lá thứ nhất thấp hơn lá thứ nhất của tay kia
    [same] lá thứ nhất của hai tay cùng giá trị
   *[suited] lá thứ nhất của hai tay cùng giá trị và chất
}
row-suits-of = { $hand ->
    [player] tay Người chơi
   *[banker] tay Nhà cái
} { $suits ->
    [same] cùng một chất
    [mixed] khác chất
    [spades] toàn bích
    [hearts] toàn cơ
    [diamonds] toàn rô
   *[clubs] toàn chuồn
}
row-seat-suits = { $hands ->
    [player] tay Người chơi cùng chất của ghế
    [banker] tay Nhà cái cùng chất của ghế
   *[both] mỗi tay cùng chất của ghế
}
# The suits of a seat, as symbols.
row-suits-of-seat = Người chơi { $player } · Nhà cái { $banker }

pays-to = { $m } ăn { $n }
pays-for = { $m } nhận { $n } (gồm cược)
pays-push = hoàn cược
pays-meter = { $share } quỹ thưởng
payout-sum =
    { $stake } × { $times }{ $kept ->
        [none] {""}
       *[other] {" "}− { $kept } ({ $rate })
    } { $exact ->
        [yes] =
       *[no] ≈
    } { $won }

side-player = Tay Nhà Con
side-banker = Tay Nhà Cái
side-winner = Tay thắng
side-line = Tay khách đã cược
