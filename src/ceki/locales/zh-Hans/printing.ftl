# 为真实牌桌打印的页面。$pages、$cards、$n 是数字。

title = 打印，供真实牌桌用
says = 实际大小的牌、一张纸的玩法说明、记分纸：都是 PDF。
things = 牌、折页和记分纸
kind = 打印什么
deck = 一副牌
deck-says = 实际大小，可裁剪
leaflet = 玩法
leaflet-says = 一张纸，对折一次
score-sheet = 记分纸
score-sheet-says = 附这个游戏的计分项目
replacements = 没有 Ceki 牌时
replacements-says = 用麻将牌代替

# 具体选择
cards-for = 牌用于
any-game = 任何游戏：若干半副
half-decks = 半副数
half-decks-of = { $n }个半副，{ $cards }张牌
game = 游戏
players = 人数
paper = 纸张
paper-name =
    { $name ->
        [a4] A4
        [letter] Letter
       *[other] { $name }
    }
size = 牌的大小
size-name =
    { $name ->
        [classic] 24 × 60 毫米，与 Ceki 牌一样
        [large] 36 × 90 毫米，大号
        [poker] 63.5 × 88.9 毫米，可装牌套
       *[other] { $name }
    }
backs = 带牌背，双面打印
index = 两端印数字或字母

# 结果
pages = 共{ $pages }页。
deck-pages = { $cards }张牌，共{ $pages }页。
true-size = 请按100%（“实际大小”）打印，不要选“适合页面”。然后量一量50毫米的方框和100毫米的尺子。
fold = 双面打印，沿短边翻转，再从中间对折。
open = 打开 PDF
making = 正在制作 PDF……
made = PDF 已做好。
open-made = 再次打开
ready = 可以打印的
none-ready = 这里没有现成的。

# 不能打印的地方
cannot-server = 这台服务器还不能打印。管理者安装打印部分后重新启动即可：
cannot-files = 这里没有可以打印的文件。在装有 Python 的电脑上，可用 ceki 打印：
command-install = pip install 'ceki[print]'
command-print = ceki print deck -o deck.pdf --backs
