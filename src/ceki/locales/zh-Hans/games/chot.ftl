# Chot
about = 两对搭档玩的 Balik Lima Belas，用筹码、bangkong 和余分计算。

line-tens = 十分筹码代替一分筹码
line-bangkong = 双方的差数
line-excess = 双方的分差

carried-tokens = 满二十为一个 bangkong
    .label = 筹码
carried-bangkong = 赢得的 bangkong
    .label = bangkong
carried-excess = 比另一方多的分
    .label = 余分

option-source = ayam 和 kandang 的分数按谁的记载。
option-bangkong_points = 一位玩家满几分为一个 bangkong。
option-bangkong_target = 一共打几个 bangkong。
option-ceki_tokens = 十分筹码代表什么。
option-bangkong_tie = 双方相同时怎么办。
option-bangkong_count = 满分一次算几个 bangkong。
option-bangkong_value = 每多一个 bangkong 多少仙。
option-excess_rate = 余分每一分多少仙。
option-settle = 搭档平分本方要付的，还是各付全数。

name-tens = 十分筹码
name-excess = 余分
name-bangkong_points = bangkong 分数
name-bangkong_target = bangkong 数目
name-ceki_tokens = ceki 筹码
name-tens_replace_bonus = 十分筹码代替奖分
name-tens_and_bonus = 十分筹码加奖分
name-bonus_only = 只有奖分
name-bangkong_tie = bangkong 同分
name-play_on = 继续打
name-trigger_side = 先满分的一方
name-bangkong_count = bangkong 计数
name-one = 一个
name-per_twenty = 每二十分一个
name-bangkong_value = bangkong 仙数
name-excess_rate = 余分仙数
name-settle = 搭档结算
name-halves = 各付一半
