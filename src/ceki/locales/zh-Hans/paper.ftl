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
written = 已写入{ $file }。{ $what }
not-known = { $option } { $given } 不认识；可用：{ $allowed }
not-length = { $option } { $given } 不可用；可用 0mm 到 { $most }mm
with-for = { $option } 要和 --for GAME 一起用
for-or-half-decks = --for 和 --half-decks 只能用一个
