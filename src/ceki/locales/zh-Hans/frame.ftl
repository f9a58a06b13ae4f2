home = 首页
close = 关闭
print = 打印
try-again = 重试
page-broke = 这个页面出了问题，无法显示。
part-away = 页面的一部分没有下载到。有网络时请再试。
all-kept = 您玩过的都保存着。
language = 语言
language-away = 无法取得这种语言的文字。有网络时请重新载入本页。
language-part = 这一页已译出{ $percent }；其余的用{ $name }。

# Settings

settings = 设置
settings-you = 你
settings-name = 你的名字
settings-name-empty = 可以留空
settings-looks = 外观
settings-colours = 颜色
colours-auto = 跟随设备
colours-light = 浅色
colours-dark = 深色
settings-size = 牌的大小
size-usual = 普通
size-large = 大
size-very-large = 特大
settings-movement = 动画
movement-none = 无
movement-usual = 普通
movement-fast = 快
settings-contrast = 高对比度
settings-index = 牌上显示字母
settings-play = 打牌
settings-sorted = 手牌排序
sorted-rank = 按点数
sorted-suit = 按花色
sorted-mine = 自己排
settings-win = 能胡的时候
win-ask = 总是先问
win-auto = 自动胡
settings-one-tap = 轻点一下就出牌
settings-keys = 单字母快捷键
settings-told = 提醒
settings-sound = 声音
settings-volume = 音量
settings-notices = 轮到我时在这台设备上提醒我
notices-refused = 浏览器不允许。可以在浏览器中更改这个页面的设置。
notices-none = 这个浏览器在这里不显示提醒。轮到你时，标签页的标题会告诉你。
settings-chat = 牌桌允许时，显示别人写的话

# The levels of bots

bots = 电脑玩家
level =
    { $name ->
        [easy] 初级
        [middle] 中级
        [strong] 高级
       *[other] { $name }
    }
level-plays =
    { $name ->
        [easy] 只看后一两步，偶尔出错。
        [middle] 会看后几步，能赢必赢，很少出错。
        [strong] 眨眼之间尽量看远，不出错。
       *[other] { $says }
    }

# Keys

keys = 快捷键
keys-move = 在手牌中移动
keys-lay = 移动这张牌：自己排
keys-choose = 选牌；再按一次：打出
keys-buttons = 从左数的按钮
not-whole = 这一部分没有载入
not-whole-says = 有网络时请重新载入本页。这一局已保存。
