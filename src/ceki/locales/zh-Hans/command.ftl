misused = { $why }（ceki --help 有例子）
interrupted = 已中断
not-number =
    { $kind ->
        [int] { $option } { $given } 不允许；要整数
       *[float] { $option } { $given } 不允许；要数字
    }
at-least = { $name } { $given } 不允许；至少 { $least }
at-least-seconds = { $name }：{ $given } 不允许；至少 0 秒
from-to = { $name } { $given } 不允许；{ $low } 到 { $high }
not-pair = 选项 { $given } 没有写成 NAME=VALUE
not-of-house = '{ $name }' 不是规则选项；请用 --{ $name }
twice = 选项 '{ $name }' 给了两次；只能给一次
no-file = 没有这个文件
there-already = 已有同名的东西；请换一个名字
is-folder = 这是文件夹，不是文件
not-folder = 路径中有一段是文件，不是文件夹
not-allowed-to = 你不能读或写它
disk-read-only = 这个磁盘不能写入
disk-full = 磁盘已满
nobody-answers = 那里没有回应
port-in-use = 已有别的程序在那里监听；用 --port 指定别的端口
not-this-machine = 这不是本机的地址
not-text = { $file } 不是 UTF-8 文本，记录应该是
too-long = { $file } 超过 { $most } MB，没有这么长的记录
save-where = --save { $file }：要写进已有文件夹里的文件
file-where = --out { $file }：请写一个已有文件夹里的文件
archived = { $file }：{ $rounds } 局，{ $size } MB
with-game = { $option } 和游戏一起用，不和牌桌的链接一起用，牌桌有自己的规则
with-link = { $option } 和牌桌的链接一起用，例如 http://127.0.0.1:8000/t/K7MPRA
a-code = { $code } 像是牌桌的邀请码；请说明在哪里：--server http://127.0.0.1:8000
watch-alone = --watch：观战的人没有座位和名字
bot-leaves = 电脑让出了座位。
one-store = --data 和 --database（或 CEKI_DATABASE）：只能用一个
no-move = --move { $given }：这一局有第 1 到 { $last } 步
one-round = --round 用于牌桌的记录；这是一局的记录
no-round = --round { $given }：记录里有第 1 到 { $last } 局
no-seat = --seat { $given }：座位是 0 到 { $last }
asked = 轮到座位{ $seat }。
two-bots = --bots { $given }：请写两个电脑，例如 search:20ms,greedy
two-a-look = --deals { $given } 不允许；每次查看至少两副
no-cards = cards：没有写牌
no-tongue = --from { $given } 不允许；词汇的语言有 { $known }
left-out = { $game } 还没有编译，网站不收它：用 ceki compile 编译
page-stale = 网站里的网页比 { $folder } 里的源文件旧；在那里运行 `{ $command }` 可以重新构建
site-written = 网站在 { $folder }：{ $files } 个文件，{ $size } MB（{ $command }）
no-page = { $game } 没有“怎么玩”的页面；`ceki rules { $game }` 打印规则
picture-in-english = { $file } 里是英文：这里的字体都没有这些字。请安装一种，例如 Noto Sans CJK；或写成 .svg，由读者自己的字体显示。
no-language = 没有语言 { $given }；可以用：{ $known }
language-first = --language 要写在命令之前：ceki --language ms { $command }
no-command =
    { $near ->
        [none] 没有命令 { $given }
       *[other] 没有命令 { $given }；是不是 { $near }？
    }
no-option =
    { $near ->
        [none] 这里没有选项 { $option }
       *[other] 这里没有选项 { $option }；是不是 { $near }？
    }
option-takes = { $option } 后面要有一个值
option-bare = { $option } 不带值
missing = 缺 { $what }
too-much = { $given } 是多余的
not-fitting = { $what }：{ $given } 不允许
needs = 这需要 { $library }，还没有安装：{ $command }
of-players = { $players } 人
house = 规则：{ $house }
checked = { $passed } 个通过，{ $failed } 个失败
progress-choices = 选择
progress-deals = 副数
progress-laws = 法则
progress-pages = PDF
progress-percent = 百分之
progress-playouts = 局
progress-rounds = 局数
progress-tables = 牌桌
simulated-game = 游戏
simulated-players = 人数
simulated-rounds = 局数
simulated-matches = 比赛场数
simulated-seed = 种子
simulated-moves = 步数
simulated-seconds = 秒数
simulated-moves-per-second = 每秒步数
simulated-wins = 胜局
simulated-no-win = 无人胜
simulated-cents = 仙
simulated-pot = 彩池
simulated-digest = 摘要
law-holds = 成立
law-broken = 违反
law-of-written = 规则用小 Python 写成，并打完三局
law-of-moves = 每一步牌都不多不少，有人能打，每局都会结束；仙的总和是零
law-of-leaks = 座位看到的和能做的，都不取决于它看不到的
law-of-replays = 一局就是它的密钥和打法
law-of-options = 每套预设、每个选项的每个值都合乎法则
law-of-modes = 直接运行和编译后，打出来的局一样
law-of-many = 编译后打的许多局也合乎法则
laws-asked =
    { $left ->
        [none] { $game }：{ $hold } 条法则成立，{ $broken } 条被违反
       *[other] { $game }：{ $hold } 条法则成立，{ $broken } 条被违反；没有检查：{ $left }
    }
laws-played =
    { $how ->
        [long] 打了 { $rounds } 局。
        [written] 打了 { $rounds } 局，规则都是直接运行的。装上附加组件 `author`，编译后可以多打很多局。
       *[short] 打了 { $rounds } 局。--long 大约打十倍的局数。
    }
bot-name = 电脑 { $kind }

no-code = { $game } 没有执行 { $clause } 的规则；`ceki rules { $game }` 列出它的条款。
game-written =
    已写好 { $folder }：rules.py、page.md 和 test_rules.py。
    上桌：CEKI_GAMES={ $around } ceki play { $game }
    查法则：ceki test-game { $folder }   跑测试：python -m pytest { $folder }
language-unchecked = 还没有人核对过这些文字。想帮忙，请看文档里的“Add a language”。
language-written =
    已写好 { $folder }，每句英文都在里面，先作为注释。
    要译一句，删去前面的 #，在 = 后面写上译文。
    看效果：ceki --language { $code } games   看进度：make languages   指南：docs/guide/add-a-language.md
pictures = 图片
compiling = 正在编译 { $game }；完成之前，规则按原文运行。
compiled = { $game }：已为 { $use } 编译（{ $seconds } 秒）。
runs-written = 规则按原文运行：{ $why }

# Backups of a server
saved = 已把{ $tables }张牌桌、{ $events }条记录存入{ $file }。里面有座位和后面发牌的密钥：请自己保管。
restored = 已从{ $file }恢复{ $tables }张牌桌、{ $events }条记录。
no-database = 数据库不能用：{ $why }
table-broken = 牌桌 { $table } 无法按记录重演；文件里保持原样
