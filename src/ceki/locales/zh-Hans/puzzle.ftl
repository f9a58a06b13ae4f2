title = { $day ->
    [yes] 今日谜题
   *[other] 谜题
}
door = { $solved ->
    [yes] 已解开，明天有新的
   *[other] { $game }：一道题
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· 连续{ $row }天
}
ask = { $about ->
    [alone] { $moves }：这里哪个更好？
    [hand] 哪一步对你的手牌帮助最大？
    [call] 喊牌还是等？找出最好的一步。
    [capture] 现在打哪一张最好？
    [safe] 打出哪张牌最好？
    [trick] 这一墩出哪张牌最好？
   *[any] 有一步明显最好。是哪一步？
}
ask-card = 摸到哪张牌，你的手牌就凑齐了？
ask-amount = 你现在可以赢（{ $move }）。值多少{ $unit ->
    [cents] 仙
    [points] 分
    [tokens] 枚筹码
   *[other] 墩
}？
wrong-card = { $card }不能凑齐。再试一次。
wrong-amount = 不是{ $n }。再试一次。
right-card = { $cards }可以凑齐。
right-amount = { $amount }：{ $lines }。
line = { $line } { $amount }
wrong = { $move }：平均比最好的一步少{ $less }{ $why ->
    [none] { "" }
   *[other] ；{ $why }
}。再试一次。
right = { $end ->
    [shown] 答案：
   *[other] { $at ->
        [0] 一次就解开了！
       *[other] 解开了！
    }
}{ $why }
in-a-row = 连续{ $row }天！
show = 看答案
play-on = 继续玩
share = 分享
copied = 已复制
next = 下一题
seeking = { $game ->
    [none] 正在找谜题……
   *[other] 正在找{ $game }的谜题……
}
share-text = Ceki 谜题 { $day } · { $tries ->
    [1] 一次解开
    [2] 第二次解开
   *[other] 第{ $tries }次解开
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· 连续{ $row }天
}
