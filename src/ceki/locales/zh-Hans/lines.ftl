# Sets of cards
balik-card = 翻开的牌{ $cards }算{ $worth }。
mata = { $n ->
    [1] 一组 mata，{ $cards }：{ $worth }。
   *[other] { $n }组 mata：{ $worth }。
}
red-mata = { $n ->
    [1] 一组红 mata，{ $cards }：{ $worth }。
   *[other] { $n }组红 mata：{ $worth }。
}
ayam = 别人的牌补齐了 ceki，这叫 ayam：{ $worth }。
    .cholek_tiga = { $n ->
        [1] 一张手牌吃了两张完全相同的牌，这叫 ayam：每人马上付{ $each }。
       *[other] 手牌{ $n }次吃了两张完全相同的牌，这叫 ayam：每次每人马上付{ $each }。
    }
kandang = 赢家自己摸到 ceki 的最后一张，这叫 kandang：{ $worth }。
    .cholek_tiga = { $n ->
        [1] 翻开的牌吃了两张完全相同的牌，这叫 kandang：每人马上付{ $each }。
       *[other] 翻开的牌{ $n }次吃了两张完全相同的牌，这叫 kandang：每次每人马上付{ $each }。
    }
kandang-tangan = 发到手就齐了：加倍，再加{ $worth }。
tan-point = 喊 tan 后胡牌：{ $worth }。
replay = 翻开的牌{ $cards }是 yeo。没有人付，本局重打。
win = 胡牌：{ $worth }。
olo = { $n ->
    [1] 一组 olo，{ $cards }：{ $worth }。
   *[other] { $n }组 olo：{ $worth }。
}
chiqui-upgrade = 翻开的牌使 chiqui 成为 olo，{ $cards }：{ $worth }。
tens = ceki 带 mata 胡牌，每枚筹码算十：再加{ $worth }。
bangkong = { $n ->
    [1] 比对方多一个 bangkong：{ $worth }。
   *[other] 比对方多{ $n }个 bangkong：{ $worth }。
}
excess = 比对方多出的分：{ $worth }。
metu = { $amount ->
    [0] 靠别人的牌胡，叫 metu。
   *[other] 靠别人的牌胡，叫 metu：{ $worth }。
}
rabas = { $amount ->
    [0] 赢家自摸，叫 rabas。
   *[other] 赢家自摸，叫 rabas：{ $worth }。
}
red-winning-card = 赢的那张{ $cards }是红牌：再加{ $worth }。
bak = { $n ->
    [1] 一组 bak，{ $cards }：{ $worth }。
   *[other] { $n }组 bak：{ $worth }。
}
red-bak = { $n ->
    [1] 一组红 bak，{ $cards }：{ $worth }。
   *[other] { $n }组红 bak：{ $worth }。
}
top-card = 翻开的牌{ $cards }算{ $worth }。
pool-bak = { $n ->
    [1] 手牌和翻开的牌中有一组 bak，{ $cards }：{ $worth }。
   *[other] 手牌和翻开的牌中有{ $n }组 bak：{ $worth }。
}
pool-red-bak = { $n ->
    [1] 手牌和翻开的牌中有一组红 bak，{ $cards }：{ $worth }。
   *[other] 手牌和翻开的牌中有{ $n }组红 bak：{ $worth }。
}
pot = 来自彩池：{ $worth }。
bets = 来自各人的注：{ $worth }。

# Kowah
set = { $n ->
    [1] 一组按牌的点数之和计算：{ $worth }。
   *[other] { $n }组按牌的点数之和计算：{ $worth }。
}
plain = 最后一张{ $cards }是摸到就打出的：手牌算一倍。
double = 最后一张{ $cards }原来留在手里：手牌算两倍，再加{ $worth }。
triple = 赢家自己摸到最后一张{ $cards }：手牌算三倍，再加{ $worth }。
behind = 落后比赛的赢家{ $n }分：{ $worth }。
ahead = 别人付的差额：{ $worth }。
behind-in-race = 落后竞速的赢家{ $n }分：{ $worth }。
race-won = 别人付的差额：{ $worth }。
hands-stake = 比赛的赌注：{ $worth }。
race-stake = 竞速的赌注：{ $worth }。

# Cholek Tiga
no-plain = { $n ->
    [1] 缺一种普通牌：{ $worth }。
   *[other] 缺{ $n }种普通牌：{ $worth }。
}
plain-single = { $n ->
    [1] 一张普通牌，{ $cards }：{ $worth }。
   *[other] { $n }张普通牌：{ $worth }。
}
plain-pair = { $n ->
    [1] 两张相同的牌，{ $cards }：{ $worth }。
   *[other] { $n }对相同的牌：{ $worth }。
}
triplet = { $n ->
    [1] 三张相同的牌，{ $cards }：{ $worth }。
   *[other] { $n }组三张相同的牌：{ $worth }。
}
quadruplet = { $n ->
    [1] 四张相同的牌，{ $cards }：{ $worth }。
   *[other] { $n }组四张相同的牌：{ $worth }。
}
no-red = { $n ->
    [1] 缺一种红牌：{ $worth }。
   *[other] 缺{ $n }种红牌：{ $worth }。
}
red-single = { $n ->
    [1] 一张红牌，{ $cards }：{ $worth }。
   *[other] { $n }张红牌：{ $worth }。
}
red-pair = { $n ->
    [1] 两张相同的红牌，{ $cards }：{ $worth }。
   *[other] { $n }对相同的红牌：{ $worth }。
}
red-triplet = { $n ->
    [1] 三张相同的红牌，{ $cards }：{ $worth }。
   *[other] { $n }组三张相同的红牌：{ $worth }。
}
red-quadruplet = { $n ->
    [1] 四张相同的红牌，{ $cards }：{ $worth }。
   *[other] { $n }组四张相同的红牌：{ $worth }。
}
ang-pow = { $n ->
    [1] 三张相同的红牌{ $cards }是 ang pow：其他玩家各付{ $each }。
   *[other] { $n }组三张相同的红牌，ang pow：其他玩家每组各付{ $each }。
}
ang-pow-besar = { $n ->
    [1] 四张相同的红牌{ $cards }是 ang pow besar：其他玩家各付{ $each }。
   *[other] { $n }组四张相同的红牌，ang pow besar：其他玩家每组各付{ $each }。
}

# Pei
ireng = Bunci ireng，{ $n }张连续的文：{ $worth }。
abang = Bunci abang，{ $n }张红牌：{ $worth }。
keyang = Pang kéyang，各花色第二大的牌：{ $worth }。
picis = Pang picis，各花色第二小的牌：{ $worth }。
macan = Macan，老虎：{ $worth }。
face-points = { $n ->
    [1] 另外一张牌按点数计算：{ $worth }。
   *[other] 另外{ $n }张牌按点数计算：{ $worth }。
}
ngete = Ngeté，第一名：{ $worth }。
tengah = Tengah，第二名：{ $worth }。
kete = Kete，最后一名：{ $worth }。
first-place = 第一名：{ $worth }。
second-place = 第二名：{ $worth }。
last-place = 最后一名：{ $worth }。
into-wudon = Wudon，放进中间：{ $worth }。
into-wulwulan = 放进常设的彩池：{ $worth }。
into-jedhil = Jedhil，放进它的彩池：{ $worth }。
te-lumrah = Té lumrah，最后一名付给第一名：{ $worth }。
te-mati = Té mati，低于界线：{ $worth }。
belahan = Belahan，赢家有350分：{ $worth }。
patang-atusan = Patang atusan，赢家有400分：{ $worth }。
wudon = 来自中间：{ $worth }。
jung = 按分差：{ $worth }。
wulwulan = 来自常设彩池：{ $worth }。
jedhil = Jedhil，来自常设彩池：{ $worth }。
returned = 彩池剩余的退回：{ $worth }。

# Three cards each
three-aces = 三张A：tiga sat。
three-threes = 三张3：tiga jalor。
three-tens = 三张10：tiga puloh。
three-courts = 三张人头牌：tiga kuda。
remainder-9 = { $n }点，去掉整十剩9。
remainder-8 = { $n }点，去掉整十剩8。
remainder-7 = { $n }点，去掉整十剩7。
remainder-6 = { $n }点，去掉整十剩6。
remainder-5 = { $n }点，去掉整十剩5。
remainder-4 = { $n }点，去掉整十剩4。
remainder-3 = { $n }点，去掉整十剩3。
remainder-2 = { $n }点，去掉整十剩2。
remainder-1 = { $n }点，去掉整十剩1。
remainder-0 = { $n }点，去掉整十什么也不剩。
thirty-out = 正好三十点不能赢。

# To a number
stand = 停在{ $n }点。
masok-mata = 正好{ $n }点：masok mata。
masok-daun = 手牌满了，{ $n }点：masok daun。
mati = { $n }点，爆了：mati。
nikah = 头两张是一张人头牌和一张A：nikah。
kachang = 头两张是两张A：kachang。
sa-glabat = 头两张是一张人头牌和一张4：sa-glabat。
dua-jalor = 头两张是两张3：dua jalor。
ace-two = 头两张是一张A和一张2，最好不过。
b-lit-kechil = 在26、27或28点停牌叫 b’lit kĕchil。
b-lit-besar = 在29或30点停牌叫 b’lit bĕsar。
tengah-tiang = 停在25点叫 tĕngah tiang，半旗。
sa-nepak-ulu-klang = 有六张牌，怕第七张而停牌，叫 sa-nepak Ulu Klang。

# Tricks
s-ri = 每个人都有一墩，这叫 s’ri：注都退回。
takes = { $n }墩：净赢{ $worth }。
forfeits = { $n ->
    [0] 一墩也没有：输掉{ $worth }。
   *[other] 只有{ $n }墩，不够：输掉{ $worth }。
}
