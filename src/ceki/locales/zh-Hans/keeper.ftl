# 真实牌桌的计分（页面）。

title = 记分
says = 用真牌打的牌局，在这里记分。说明一局怎样结束；规则会计分，说明谁付给谁，并记下整晚的账。数据不离开这台设备，也不需要网络。
not-here = 这个页面没有可用来计分的规则。请从 ceki 服务器或 ceki site 的文件打开。
evenings = 这台设备上的牌局记录
none-kept = 这里还没有牌局记录。
rounds = { $n ->
        [0] 还没有一局
       *[other] { $n } 局
    }
go-on = 继续
new = 新的一晚
game = 游戏
players = 人数
house = 规则
usual = 通常规则
house-rules = 自定规则（改动 { $n } 项）
name-of = 玩家 { $n } 的名字
player = 玩家 { $n }
how-long = 打多久
any = 随意
n-rounds = { $n } 局
begin = 开始
open-file = 打开 ceki score 的文件
laying-out = 请稍候……

round = 第 { $n } 局
begins = { $name } 先手
next = 记第 { $n } 局
no-rounds = 还没有记下一局。先用手中的牌打一局，再来这里说明它怎样结束。
ledger = 账目
pot = 公池
sum = 现在
undo = 撤回
undo-round = 撤回第 { $n } 局
undone = 第 { $n } 局已撤回。
keep-it = 恢复
end = 结束今晚
end-says = 公池和筹码会分清，此后不再记局。
ended = 今晚已经结束。
share = 分享
shared = 链接已复制。打开的人会看到今晚此刻的账目。
share-here = 请复制这个链接：打开的人会看到今晚此刻的账目。
from-link = 这份记录来自链接，还没有存在这台设备上。
keep-here = 存在这里
broken-link = 这个链接里没有完整的记录。
csv = 存为表格（CSV）
file = 存为文件
delete = 删除
delete-sure = 从这台设备删除这份记录？
yes-delete = 删除
no-keep = 保留
all-evenings = 所有记录

nobody = 没有人
yes = 是
no = 否
none = 无
record = 记下这一局
cancel = 先不记
told = { $n } 张
told-of = { $n } / { $of } 张
take-off = 拿掉{ $card }
pick = 放上{ $card }，已有 { $n } 张
empty-cards = 请点下面的牌。
clear = 清空
column-round = 局
column-winners = 赢家
column-pot = 公池
column-total = { $name }，合计
row-end = 结束
