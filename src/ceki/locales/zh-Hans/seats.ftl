free = { $n }个座位空着。所有座位坐满就发牌。
invite-friends = 邀请朋友
at-the-table = 牌桌上
seats-from = 座位{ $first }到{ $last }
waiting-friends = 等待朋友
waiting-somebody = 等待有人坐下
here = 在这里
gone = 暂时离开
level-of-bots = 电脑的水平
fill =
    { $n ->
        [1] 电脑坐空座位
       *[other] 电脑坐{ $n }个空座位
    }
bots-yield = 随时可以有人接替电脑。
give-up = 放弃座位
closed = 这张牌桌已关闭。
taken = 座位都坐满了。你可以观战，并申请下一桌的座位。
free-of = { $n }个座位，{ $free }个空着。
bot-place = 没有空座位，但你可以接替电脑。
bot-place-playing = 没有空座位，但你可以接替电脑：它打完这一局，你从下一次发牌起参加。
plays = 在玩
away = 离开了；电脑代玩
coming = 下一次发牌起参加
free-seat = 空着
chat-on = 可以聊天
chat-off = 不能聊天
no-money = 虚拟的分数，不是钱
take-a-seat = 选座位
sit-here = 坐这里
take-bot-place = 接替电脑
only-watch = 只观战
invite-title = { $game }牌桌
invite-text = 来和我玩{ $game }。邀请码：{ $code }
qr = { $link }的二维码
code-read = 邀请码，可以念出来
link = 这张牌桌的链接
copy-link = 复制链接
link-copied = 链接已复制
copy-code = 复制邀请码
code-copied = 邀请码已复制
send = 发送……
who-may-come = 有链接或邀请码的人可以坐空座位、接替电脑，或观战。
friend = 邀请朋友
friend-now =
    { $bots ->
        [0] 这张牌桌在你的设备上，别人不能坐下。请到服务器的牌桌继续：同样的游戏和规则，一个空座位留给朋友。在那里你会得到可以发送的链接和邀请码。
       *[other] 这张牌桌在你的设备上，别人不能坐下。请到服务器的牌桌继续：同样的游戏和规则，{ $bots }个电脑，一个空座位留给朋友。在那里你会得到可以发送的链接和邀请码。
    }
friend-later =
    { $bots ->
        [0] 这张牌桌在你的设备上，别人不能坐下。本局结束后到服务器的牌桌继续：同样的游戏和规则，一个空座位留给朋友。在那里你会得到可以发送的链接和邀请码。
       *[other] 这张牌桌在你的设备上，别人不能坐下。本局结束后到服务器的牌桌继续：同样的游戏和规则，{ $bots }个电脑，一个空座位留给朋友。在那里你会得到可以发送的链接和邀请码。
    }
score-anew = 得分重新开始。你在这里玩过的留在“你玩过的”里。
score-anew-practice = 得分重新开始，没有提示，也不能撤销。你在这里玩过的留在“你玩过的”里。
stay = 留在这里
go-server = 去服务器
after-round = 本局之后
no-table = 这里没有牌桌
no-table-says = 这张牌桌已经不在了，或者这台设备的座位不再属于它。
ask-link = 请向邀请你的人再要一次链接。邀请码有六位字母或数字。
go-home = 回首页
open-own = 开自己的牌桌
past = 你玩过的
another-seat = 找别的座位
