seat = 座位{ $n }
bot = 电脑
bot-level = 电脑，{ $level }
keeper-away = { $name }离开了：在{ $name }重新打开牌桌之前，由电脑代玩。
keeper-coming = { $name }从下一次发牌起参加；在那之前由电脑代玩。
keeper-bot = 有链接的人可以接替电脑，从下一次发牌起参加。
keeper-free = 这里还没有人坐。
keeper-lost = { $name }掉线了。过一会儿由电脑代玩，直到{ $name }重新打开牌桌。
turn-closed = 牌桌已关闭
turn-waiting = 等待玩家
turn-over = 本局结束
turn-you = 轮到你了
turn-other = 轮到{ $name }
hint-not = { $card }现在不能打。你可以：{ $moves }
hint-both = 从手牌或桌上选一张牌
hint-table = 选桌上有标记的牌：{ $moves }
hint-hand = 选手里有标记的牌：{ $moves }
either = { $some }，或{ $last }
coins = { $text }，{ $n }枚钱币
leave-door = 回到首页
round = 第{ $n }局
practice = 练习
watching = { $n }人观战
direction =
    { $way ->
        [clockwise] 顺时针轮流
       *[anticlockwise] 逆时针轮流
    }
seconds-left = 还剩{ $n }秒
connection =
    { $line ->
        [connected] 连接：已连接
        [reconnecting] 连接：正在重新连接
        [restarting] 连接：服务器正在重启
        [ended] 连接：已结束
       *[other] 连接：{ $line }
    }
rules = 本桌规则
happened = 发生过什么
more = 更多
menu = 这张牌桌
invite-code = 邀请（邀请码{ $code }）
invite-friend = 邀请朋友
menu-hand =
    { $sort ->
        [rank] 手牌：按点数
        [suit] 手牌：按花色
       *[mine] 手牌：自己排
    }
menu-groups =
    { $on ->
        [yes] 组间留空：是
       *[no] 组间留空：否
    }
menu-sound =
    { $on ->
        [yes] 声音：开
       *[no] 声音：关
    }
leave-seat = 永久离开座位
leave-sure =
    { $last ->
        [yes] 永久离开？这桌没有别人了，牌桌会关闭。
       *[no] 永久离开？电脑会接替你的座位。
    }
leave-it = 离开
leave-not = 留下
key-sort = 整理手牌：按点数、按花色、自己排
key-happened = 发生过什么
key-rules = 本桌规则
key-groups = 手牌分组，再按一次还原
key-hint = 提示（练习桌）
key-sound = 声音
key-next = 下一局
key-keys = 这个列表
key-space = 空格
in-hand = 手里{ $n }张牌
seat-log = 这个座位做过什么
seat-next-deal = 下一次发牌
seat-to-move = 轮到了
somebody = 有人
seat-free = 空着
seat-away = 离开
seat-cards = { $n }张牌
