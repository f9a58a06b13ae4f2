you = 你
comma = 、
semicolon = ；
colon = ：
pair = { $some }和{ $last }
    .more = { $some }和{ $last }
amount =
    { $unit ->
        [points] { $n }分
        [cents] { $n }仙
        [tokens] { $n }枚筹码
        [tricks] { $n }墩
       *[other] { $n } { $unit }
    }
unit =
    { $unit ->
        [points] 分
        [cents] 仙
        [tokens] 筹码
        [tricks] 墩
       *[other] { $unit }
    }
with-unit =
    { $unit ->
        [points] { $label }（分）
        [cents] { $label }（仙）
        [tokens] { $label }（筹码）
        [tricks] { $label }（墩）
       *[other] { $label }（{ $unit }）
    }
wins-round =
    { $who ->
        [you] 你赢了本局
        [none] 这局没人赢
       *[one] { $names }赢了本局
    }
wins-match =
    { $who ->
        [you] 你赢了比赛
        [none] 这场没人赢
       *[one] { $names }赢了比赛
    }
won-most =
    { $what ->
        [cents] { $who ->
            [you] 你赢得的仙最多
           *[one] { $names }赢得的仙最多
        }
       *[rounds] { $who ->
            [you] 你赢的局最多
           *[one] { $names }赢的局最多
        }
    }
in-all = 共{ $amount }
from-each = 每人付{ $amount }
pays =
    { $from ->
        [you] { $to ->
            [pot] 你付{ $cents }进彩池
           *[other] 你付{ $cents }给{ $taker }
        }
        [pot] { $to ->
            [you] 彩池付给你{ $cents }
           *[other] 彩池付{ $cents }给{ $taker }
        }
       *[other] { $to ->
            [you] { $giver }付给你{ $cents }
            [pot] { $giver }付{ $cents }进彩池
           *[other] { $giver }付{ $cents }给{ $taker }
        }
    }
pays-each =
    { $to ->
        [you] { $givers }各付给你{ $cents }
        [pot] { $givers }各付{ $cents }进彩池
       *[other] { $givers }各付{ $cents }给{ $taker }
    }
pays-all =
    { $from ->
        [you] 你付给{ $takers }每人{ $cents }
        [pot] 彩池付给{ $takers }每人{ $cents }
       *[other] { $giver }付给{ $takers }每人{ $cents }
    }
you-paid = 你
for-what = （{ $what }）
for-points = （{ $what }，每分{ $cents }）
won = { $n }局
rounds-won = 赢的局数：{ $n }
match-over = 比赛结束。
sits-out =
    { $who ->
        [you] 你这局不打，担任{ $place }。
       *[other] { $name }这局不打，担任{ $place }。
    }
ended = { $sentence }。
one-and-another = { $one }{ $another }
pot = 彩池
