# Pakau
about = 每人三张；去掉整十，剩的点数最大者胜，另有几种例外。

verb-open = 摊开手牌

line-three_aces = 三张 A（tiga sat）
line-three_threes = 三张三（tiga jalor）
line-three_tens = 三张十（tiga puloh）
line-three_courts = 三张人头牌（tiga angkong、tiga kuda）
line-remainder_9 = 余9点
line-remainder_8 = 余8点
line-remainder_7 = 余7点
line-remainder_6 = 余6点
line-remainder_5 = 余5点
line-remainder_4 = 余4点
line-remainder_3 = 余3点
line-remainder_2 = 余2点
line-remainder_1 = 余1点
line-remainder_0 = 余0点
line-thirty_out = 正好三十点：不能赢

ask-hand = 每位玩家亮出了哪些牌？

option-ranking = 从最好排起的牌型；没列出的按余点算。
option-court_trips = 任意三张人头牌，或三张相同的。
option-thirty = 正好三十点，但不是三张十或三张人头牌。
option-settlement = 最好的一手拿走同额的赌注，或各自与发牌人比。
option-tie = 几手并列时彩池归谁。
option-banker_tie = 与发牌人同点时。

preset-perak = 霹雳
    .says = 三张 A、三张人头牌，然后按余点；普通的三十点就爆。

name-open = 摊牌
name-three_aces = 三张 A
name-three_threes = 三张三
name-three_tens = 三张十
name-three_courts = 三张人头牌
name-remainder_9 = 余9点
name-remainder_8 = 余8点
name-remainder_7 = 余7点
name-remainder_6 = 余6点
name-remainder_5 = 余5点
name-remainder_4 = 余4点
name-remainder_3 = 余3点
name-remainder_2 = 余2点
name-remainder_1 = 余1点
name-remainder_0 = 余0点
name-thirty_out = 三十点就爆
name-known = 已亮的牌
name-ranking = 牌型大小
name-court_trips = 三张人头
name-any_three = 任意三张
name-same_rank = 同点
name-thirty = 三十点
name-pool = 最好者得注
name-return = 退还
name-banker_tie = 与发牌人同点

odds-classes = 各种牌型
odds-class-of-hand = 牌型
odds-how-hands = 52张牌里的每一手三张，按点数
odds-pips-of-hand = 一手牌的点数
odds-pips = 点数
odds-two-hands = 同一副牌的两手
odds-showdown = 比牌
odds-how-pairs = 所有的两手牌，按点数
odds-first-wins = 第一手赢
odds-second-wins = 第二手赢
odds-they-tie = 平手
odds-best-of-all = 全桌最好的一手
odds-class-of-best = 最好一手的牌型
odds-each-class = 各种牌型对另外一手
odds-how-pack = 同一副牌里所有的两手牌，按点数
odds-class = 牌型
odds-dealt-share = 发到
odds-wins = 赢
odds-loses = 输
odds-ties = 平手
odds-this-hand = 这手牌（{ $hand }）对另外一手
odds-how-unseen = 未见的牌里的每一手三张
odds-beyond = 多于两手时最好的一手，这里不作精确计算。
