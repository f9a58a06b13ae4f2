# Main chabut
about = 从牌底摸牌，尽量接近三十一点，或二十一点。

verb-draw = 摸最底下的牌（chabut）
verb-pass = 停牌（b'lit）
verb-out = 说自己出局（mati）

line-stand = 手里的点数
line-masok_mata = 正好到目标
line-masok_daun = 牌数已满，不到目标
line-mati = 出局：超过目标
line-nikah = lunas：人头牌和 A
line-kachang = lunas：两张 A
line-sa_glabat = lunas：人头牌和四
line-dua_jalor = lunas：两张三
line-ace_two = lunas：A 和二，最好
line-b_lit_kechil = 在26、27或28点停牌
line-b_lit_besar = 在29或30点停牌
line-tengah_tiang = 半旗：25点
line-sa_nepak_ulu_klang = 拿着六张停牌，怕第七张

refusal-too_many_to_21 = 玩家：{ $players }位不能玩到21点的 chabut；可以2至7位
refusal-stand_above_target = { $min_stand }超过目标；可选0至{ $target }
refusal-dealer_above_target = { $dealer_stand_at }超过目标；可选0至{ $target }

show-out =
    .is-1 = 出局

ask-keels = 发给每位玩家的是哪两张牌？
ask-drawn = 每位玩家摸了哪些牌？
unfit-cast_out = 这里的牌里没有 { $card }
unfit-too_many = { $seat } 的牌比允许的多
unfit-goes_on = { $seat } 点数太少，不能停，还要摸牌

option-target = 要达到的点数。
option-tens_out = 把十拿掉不用。
option-court_value = 玩到31点时人头牌算几点。
option-courts_21 = 玩到21点时的人头牌：拿掉，不算点，或算十点。
option-ace_values = A 可以算几点，由拿牌人选。
option-many_aces_low = 玩到21点有两张 A、到31点有三张时，每张算一点。
option-max_cards = 手里最多几张牌，lunas 也算。
option-min_stand = 点数更少时不能停牌。
option-masok_daun = 牌数已满而没出局：按点数比，或算赢，或算输。
option-showdown = 各自与发牌人比，或最好的一手拿走同额的注。
option-tie = 点数相同时谁赢。
option-both_bust = 玩家和发牌人都出局时。
option-masok_mata_multiplier = 正好到目标时赢几注。
option-lunas_multiplier = 拿到这些 lunas 时赢几注。
option-drawn_visible = 摸到的牌摊开。
option-dealer_stand_at = 发牌人不到这个点数必须摸牌，到了就停。

preset-twenty_one = 二十一点
    .says = 玩到21点，不用人头牌。
preset-winstedt = 据 Winstedt
    .says = 按他的 A：也可算十点，多了就算一点；两种玩法里人头牌都算十点。

name-draw = 摸牌
name-pass = 停牌
name-stand = 点数
name-nikah = nikah
name-kachang = kachang
name-dua_jalor = dua jalor
name-ace_two = A 和二
name-keels = lunas
name-cards = 牌
name-tens_out = 不用十
name-court_value = 人头牌点数
name-courts_21 = 21点的人头牌
name-removed = 拿掉
name-ten = 十点
name-ace_values = A 的点数
name-many_aces_low = 多张 A 算一
name-max_cards = 最多张数
name-min_stand = 停牌最低点
name-wins = 算赢
name-loses = 算输
name-showdown = 怎样比
name-pool = 最好者得注
name-player = 玩家
name-both_bust = 两人都出局
name-masok_mata_multiplier = masok mata 倍数
name-lunas_multiplier = lunas 倍数
name-drawn_visible = 摸牌摊开
name-dealer_stand_at = 发牌人停牌点
