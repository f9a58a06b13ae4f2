title-online = 和朋友的牌桌
title-device = 自己的牌桌
says-online = 选游戏和规则。你会得到可以发送的链接和六位邀请码。
says-device = 选游戏、规则，以及谁用这台设备玩。其余座位由电脑坐。
the-game = 游戏
game = 游戏
its-rules = 它的规则
the-rules = 规则
played-in = 各地的规则
usual = 通常的规则
usual-says = 出处记载最清楚的玩法
house-rules = 本桌规则
changed = 改过{ $changed }项
options = { $n }项，没有改过
and-more = { $some }，还有{ $n }项
as-usual = 和通常一样
preset = { $differs }。{ $origin }
who-plays = 谁来玩
you = 你
here = { $n }人用这台设备
bots = { $n }个电脑
by-link = { $n }位用链接的朋友
summary = { $who }。
players = 人数
on-device = 用这台设备
on-device-n =
    { $n ->
        [1] 只有我
       *[other] { $n }人轮流
    }
bots-of = 电脑人数
bots-none = 无
your-name = 你的名字
may-be-empty = 可以留空
name-of = 玩家{ $n }的名字
curtain = 设备在大家手里传。换人时，所有的牌都盖住。
the-table = 牌桌
time = 每步时间
time-any = 不限
time-seconds = { $n }秒
how-long = 玩多久
long-any = 不限
long-rounds = { $n }局
name-of-table = 牌桌的名字
list-it = 对所有人列出（否则只能用链接或邀请码）
together = 同一个家或学校的几个人可以一起坐下（否则每个网络一个座位）
chat = 大家可以聊天
chosen =
    { $changed ->
        [0] { $game } · { $players } · { $rules }
       *[other] { $game } · { $players } · { $rules }，改过{ $changed }项
    }
chosen-usual = 通常的规则
open = 开桌
laying-out = 正在载入游戏……
