# 印出来的东西：牌、说明单、记分表。

deck-for = { $game }，{ $players }人：{ $cards }张牌
half-decks = { $decks }个半副：{ $cards }张牌
sheet = 第{ $sheet }页，共{ $sheets }页
print-at-full-size = 请按100%（“实际大小”）打印，不要选“适合页面”。然后量一量：这个方框长宽各{ $square }毫米，尺子长{ $ruler }毫米。沿标记裁切。
turn-over =
    { $lies ->
        [true] 牌背：双面打印，沿短边翻转。
       *[false] 牌背：双面打印，沿长边翻转。
    }

# 命令所说的话和拒绝的理由
written = 已写入 { $file }。{ $what }
files-written = { $folder } 里写了{ $files }个文件。
not-known = { $option } { $given } 不认识；可用：{ $allowed }
not-length = { $option } { $given } 不可用；可用 0mm 到 { $most }mm
not-ending = { $file }：文件名要以 { $allowed } 结尾，因为写入的是 PDF
with-for = { $option } 要和 --for GAME 一起用
for-or-half-decks = --for 和 --half-decks 只能用一个
too-long = { $game } 太长，一张纸的折页放不下

# 说明单
how-to-play = 玩法
players-from = { $first }至{ $last }人玩
players-of = { $seats }人玩
or = 或
sources = 出处
source =
    { $pages ->
        [none] { $title }
       *[other] { $title }，{ $pages }
    }
colophon = 由 ceki 制作：Ceki（Cherki、Koa）纸牌游戏之家。赌注都是虚拟的仙。ceki.github.io/ceki
fold = 双面打印，沿短边翻转，从中间对折。

# 记分表
round = 局
total = 总计
date = 日期
place = 地点
what-counts = 怎样算分
unit =
    { $unit ->
        [points] （分）
        [cents] （虚拟的仙）
        [tokens] （筹码）
       *[tricks] （墩）
    }
sums-to-zero = 各人输赢的虚拟仙连同彩池，加起来是零。

# 代替的牌
replacements = 没有 Ceki 牌也能玩
replacements-how = 一副麻将就行：拿掉风牌、季节牌和花牌。一副东莞牌也行：拿掉鬼牌。两种都剩下三十种牌，每种{ $copies }张，一共{ $cards }张。
replacements-source = 出处：A. Pollett, Andy’s Playing Cards，“Ceki (or Kowah)”（KW-33）。
replacements-reading = 出处说明拿掉哪些牌，剩下1到9的三种花色和三种特别的牌。哪种花色、哪种特别的牌代替哪一种，是我们的解读。
this-card = Ceki 牌
mah-jong-tile = 麻将
dongguan-card = 东莞牌
red-too = 这三种牌是红的。请在麻将上做记号，或者记住：红九、红花和老仟。
suffice-for = 够玩：
game-for = { $game }（{ $seats }人）
