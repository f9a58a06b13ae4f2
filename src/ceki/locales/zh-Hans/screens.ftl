keys = ←→ 选牌  Enter 出牌  1-9 选择  m 打法  v 文字  s 得分  l 记录  r 规则  u 撤销  ? 帮助  q 离开
few-keys = ←→ Enter 1-9  m 打法  v 文字  r 规则  ? 帮助  q 离开
stock = 牌堆{ $n }
way =
    { $way ->
        [clockwise] 顺时针
       *[other] 逆时针
    }
look-on = 你在观战
hand =
    { $who ->
        [you] 你的手牌 · { $cards }
       *[other] { $name }的手牌 · { $cards }
    }
do-not-wait = 空格：不等了。
look-on-keys = v：牌桌的文字描述   l：发生过什么   r：规则
enter-sheet = Enter：得分表。
enter-move = Enter：{ $move }，{ $says }。
more-moves = { $moves }其他打法：用 ←→ 指一张牌，或按 m。
point-at = 用 ←→ 指一张牌，按 Enter；m 列出所有打法。
stood-in = 电脑替你玩。空格：自己接着玩。
bot-for-good = 永久交给电脑
give-away = 把离开的人的座位交给电脑
help = 帮助
score = 得分
rules = 本桌规则
in-words = 牌桌的文字描述
your-moves = 你的打法
a-hint = 提示
to-table = 对牌桌说
agree = 你同意吗？
agree-who = { $name }，你同意吗？
leave = 离开牌桌？
    .says =
        你的座位交给电脑，在这个终端上不能再要回来。
        最后一个人离开时，牌桌关闭。
whose-place = 把谁的座位永久交给电脑？
curtain = { $name }，轮到你了。
curtain-enter = 只有你看得到屏幕时按 Enter。
esc-back = Esc：回到牌桌
esc-look = Esc：看牌桌
enter-leave = Enter：离开牌桌
enter-next-round = Enter：下一局
enter-ready = Enter：准备好下一局
key-review = v：复盘
o-agree = o：约定 { $options }
yes-no = Enter：是   Esc：否
leave-stay = Enter：离开   Esc：留下
say-or-back = Enter：说出来   Esc：回到牌桌
this-or-back = Enter：就这个   Esc：回到牌桌
propose-or-back = Enter：提议   Esc：返回
back-to-score = Enter、Esc：回到得分
has-come = { $title }来了：关闭这一页就能看。
hint-when = 提示只用于和电脑练习，而且要轮到你选择。
undo-where = undo：在练习桌，这一局你打过一手之后才行。
nobody-silent = 半分钟内大家都有回应。
o-answers = 在得分表（s）上按 o 回答。
key-point = 指向可以打的牌；↑ ↓ 手牌和桌上
key-play = 打出这张牌（不喊牌：要喊请按编号）
key-number = 按编号打；! 表示喊牌或胡
key-moves = 所有可用的打法，供选择
key-space = 不等电脑
key-words = 牌桌的文字描述
key-log = 发生过的一切
key-score = 得分
key-rules = 本桌规则和词汇
key-undo = 撤销上一步（和电脑练习时）
key-quit = 离开牌桌
key-hint = 提示：你的打法，带概率和理由
key-look-back = 在得分表上：哪些选择损失最大
key-talk = 对牌桌说话
key-without = 不等半分钟没有回应的人，继续
key-remove = 把不回应的人的座位永久交给电脑
key-who-decides = （由开桌的人决定；公开牌桌由多数玩家决定）
signs-pointer = 也可以用鼠标指：点一次选牌，再点一次打出。
signs-marks = • 可以打  ▲ 指着  ✦ 新来的  ×2 张数  ▣ 红印
signs-cards = ● 文  ║ 索  ▲ 万  ✿ 花  ★ 老仟

# Where strangers wait
be-here = 按任意键表示你在。
