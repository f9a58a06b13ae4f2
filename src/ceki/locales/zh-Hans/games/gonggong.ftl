# Gonggong
about = 爪哇的 Balik Satu：凑五组牌，其中要有一组 bak；六种计分方法任选一种。

verb-flick = 打出一张牌，nocog 摆一枚钱，kowah 摆两枚
    .made = 打{ $card }并喊牌
verb-flick_nocog = 打一张牌，已有 bak 仍喊 nocog
    .made = 打{ $card }并喊 nocog
verb-change = 打出一张牌，摆上第二枚硬币
    .made = 打{ $card }，摆上第二枚硬币
verb-rabas = 亮出五组牌，自摸

line-pool_bak = 28张牌里的每组 bak
line-pool_red_bak = 28张牌里的每组红 bak
line-pot = 从彩池得的仙
line-bets = 赌注的仙
line-stake = 投进彩池的赌注
line-umbuk = 投进彩池的赌注；彩池或其一半归胜者

refusal-no_seat = 没有座位{ $seat }；可选0至{ $last }

option-starter_extra = 首位拿十五张，先打出一张。
option-kena = 翻开的牌可以补成 bak。
option-scoring = 胡牌怎样付。
option-pool_counts = 手里的 bak 在28张牌里是否再算一次。
option-bak_bakan_mode = bak-bakan 付整个 toh bayaran，还是只付 bak。
option-stake = 每人投进彩池多少仙；没有另约赌注时，也是两人之间的赌注。
option-pot_refill = 彩池空了怎么办。
option-umbuk_rounding = 彩池是单数时，一半怎么算。
option-bets = 两个座位之间的赌注，每局之间可以另约；没有时，所有人之间都一样。

preset-surakarta_1941 = 梭罗1941
    .says = Toh bayaran：按怎样胡、每组 bak 和翻开的牌计分；每分两仙。
preset-surakarta_fourteen = 梭罗1941，十四张
    .says = 另一种 toh bayaran：翻十四张而不是一张，其中和手里的每组 bak 都算。
preset-undhuh_undhuhan = Undhuh-undhuhan，梭罗1941
    .says = 每人投一注进彩池：metu 取一注，rabas 取走余下的全部，游戏就此结束。
preset-yogyakarta_1941 = 日惹1941
    .says = Bak-bakan：按 bak 的数目付；出处把它当作 toh bayaran。
preset-umbuk = Umbuk，日惹1941
    .says = 每人投一注进彩池：metu 取一半，rabas 全取。
preset-ceken = Ceken，日惹1941
    .says = 玩家之间的赌注：胜者得到其余每位与之约定的注。

name-flick_nocog = 打出报 nocog
name-pool_bak = 28张里的 bak
name-pool_red_bak = 28张里的红 bak
name-pot = 彩池
name-starter_extra = 首位多一张
name-scoring = 计分方法
name-pool_counts = 28张的算法
name-new_only = 只算新的
name-bak_bakan_mode = bak-bakan 方式
name-bak_only = 只付 bak
name-pot_refill = 彩池再投
name-end = 结束
name-restake = 重新下注
name-umbuk_rounding = umbuk 取整
name-up = 进位
name-down = 舍去
