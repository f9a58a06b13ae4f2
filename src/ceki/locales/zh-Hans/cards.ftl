unseen = 看不见的牌
some = 一张牌
white-flower = 白花
red-flower = 红花
old-thousand = 老仟
rank =
    { $rank ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [T] 十
       *[other] { $rank }
    }
    .short =
        { $rank ->
            [1] 一
            [2] 二
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [T] 十
           *[other] { $rank }
        }
suit =
    { $suit ->
        [C] 文
        [S] 索
       *[M] 万
    }
    .pack =
        { $suit ->
            [S] 黑桃
            [H] 红心
            [D] 方块
           *[C] 梅花
        }
card = { $rank }{ $suit }
    .pack = { $suit }{ $rank }
spoken = { $card }（{ $code }）
    .red = { $card }（{ $code }，红牌）
