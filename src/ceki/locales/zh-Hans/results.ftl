you = 你
comma = 、
semicolon = ；
colon = ：
pair = { $some }和{ $last }
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
        [none] 本局无人获胜
       *[one] { $names }赢了本局
    }
wins-match =
    { $who ->
        [you] 你赢了比赛
        [none] 比赛无人获胜
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
    { $giver ->
        [you] { $taker ->
            [pot] 你付{ $amount }进注池
           *[one] 你付{ $amount }给{ $name }
        }
        [pot] { $taker ->
            [you] 注池付给你{ $amount }
           *[one] 注池付{ $amount }给{ $name }
        }
       *[one] { $taker ->
            [you] { $payer }付给你{ $amount }
            [pot] { $payer }付{ $amount }进注池
           *[one] { $payer }付{ $amount }给{ $name }
        }
    }
won = 赢{ $n }
rounds-won = 赢的局数：{ $n }
match-over = 比赛结束。
sits-out =
    { $who ->
        [you] 你这局不打，担任{ $place }。
       *[other] { $name }这局不打，担任{ $place }。
    }
ended = { $sentence }。
one-and-another = { $one }{ $another }
pot = 注池
