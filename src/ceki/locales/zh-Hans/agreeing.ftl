to-come = 以后各局
proposes =
    { $who ->
        [you] 你提议
       *[other] { $name }提议
    }
proposed-agreed = { $what }。所有人都同意。
proposed-waiting = { $what }。还没同意：{ $names }。
may = { $what }。可以另作约定：坐在这里的人都必须同意。
you = 你
agree = 同意
take-back = 收回
say-no = 不同意
propose-change =
    { $again ->
        [yes] 另外提议
       *[no] 提议更改
    }
propose = 提议
in-cents = { $title }，以仙计
pair = { $one }和{ $other }
bet = { $one }和{ $other } { $cents }
bets-none = 无
bets-same = 所有人之间相同
